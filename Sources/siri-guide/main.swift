import Foundation
import GuideCommandLine

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
