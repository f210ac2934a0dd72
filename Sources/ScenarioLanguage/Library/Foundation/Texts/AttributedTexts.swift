/// Foundation's texts with attributes, which are kept for each unit of UTF-16. Nothing is drawn.
extension LibraryArea {
  static let attributedTexts = LibraryArea(
    name: "AttributedTexts",
    module: "Foundation",
    provides: ["NSAttributedString", "NSMutableAttributedString"],
    source: text("Foundation/Texts/AttributedText", "Foundation/Texts/ChangedAttributes"))
}
