import Pronunciation

// Judges pronunciation hints for `scripts/pronunciation-accuracy`: a line of standard input holds a rule,
// a phrase and a hint with tabs between, a line of standard output the faults (severity and kind) and,
// behind a tab, the hint as it should be.

while let line = readLine() {
  let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  guard fields.count == 3 else { fatalError("no rule, phrase and hint: \(line)") }
  print(HintVerdict(rule: fields[0], phrase: fields[1], hint: fields[2]).line)
}
