/// What a target builds.
package enum TargetKind: Hashable, Sendable {
  case application
  /// An app of a watch, or the container of one.
  case watchApp
  /// An extension of an app; its Info.plist says of which kind.
  case appExtension
  case appClip
  case framework
  case bundle
  case unitTest
  case uiTest
  /// Any other; the product type as written, which may be empty.
  case other(String)

  /// - Parameter productType: The `productType` of a `PBXNativeTarget`.
  package init(productType: String) {
    let prefix = "com.apple.product-type."
    let name = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : ""
    self =
      switch name {
      case "application", "application.messages": .application
      case "application.watchapp", "application.watchapp2", "application.watchapp2-container":
        .watchApp
      case "app-extension", "app-extension.messages", "app-extension.messages-sticker-pack",
        "app-extension.intents-service", "extensionkit-extension", "watchkit-extension",
        "watchkit2-extension", "tv-app-extension":
        .appExtension
      case "application.on-demand-install-capable": .appClip
      case "framework", "framework.static": .framework
      case "bundle": .bundle
      case "bundle.unit-test": .unitTest
      case "bundle.ui-testing": .uiTest
      default: .other(productType)
      }
  }
}
