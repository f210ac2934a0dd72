internal import CCairo
package import Timeline

/// The three font files of every picture, loaded by path. A user's font configuration changes no pixel, because
/// fontconfig is never asked.
///
/// Not thread-safe: FreeType faces are not. Make one for each thread that draws.
package final class FontLibrary {
  private var library: FT_Library?
  private var faces: [TextStyle.Face: FontFace] = [:]
  private let directory: String?

  /// Where DejaVu is looked for, after the folder that the user names.
  package static let knownFolders = [
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu", "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/TTF", "/usr/local/share/fonts/dejavu", "/Library/Fonts", "/opt/homebrew/share/fonts",
    "/usr/local/share/fonts",
  ]

  /// Loads the fonts from `directory` if one is given (and from nowhere else), or else from the first known folder with each.
  package init(directory: String? = nil) throws(RenderingError) {
    self.directory = directory
    guard FT_Init_FreeType(&library) == 0, let library else { throw .cairo("FreeType does not start") }
    let folders = directory.map { [$0] } ?? Self.knownFolders
    for (face, file) in Self.files {
      faces[face] = try FontFace(file: file, in: folders, library: library)
    }
  }

  /// The same fonts for another thread.
  func another() throws(RenderingError) -> FontLibrary { try FontLibrary(directory: directory) }

  deinit {
    faces = [:]
    FT_Done_FreeType(library)
  }

  private static let files: [(TextStyle.Face, String)] = [
    (.regular, "DejaVuSans.ttf"), (.bold, "DejaVuSans-Bold.ttf"), (.mono, "DejaVuSansMono.ttf"),
  ]

  func face(_ face: TextStyle.Face) -> FontFace {
    guard let found = faces[face] else { preconditionFailure("every face is loaded by init") }
    return found
  }
}

extension FontLibrary: TextMeasurer {
  /// The sum of the advances, each rounded by itself, exactly as the glyphs are placed when the text is drawn.
  package func width(of text: String, _ style: TextStyle) -> Int {
    let face = face(style.face)
    return WrittenText.signs(of: text).reduce(0) { $0 + face.advance(face.glyph(of: $1), size: style.size) }
  }

  package func lacks(_ character: Unicode.Scalar, _ style: TextStyle) -> Bool { face(style.face).glyph(of: character) == 0 }
}

/// One open font file.
final class FontFace {
  private let face: FT_Face
  let cairo: OpaquePointer
  private let unitsPerEm: Int
  private var designAdvances: [UInt: Int] = [:]

  init(file: String, in folders: [String], library: FT_Library) throws(RenderingError) {
    var opened: FT_Face?
    for folder in folders where opened == nil {
      let path = folder + "/" + file
      switch FT_New_Face(library, path, 0, &opened) {
      case 0: break
      case Self.cannotOpen: opened = nil
      default: throw .fontUnreadable(path: path)
      }
    }
    guard let opened else { throw .fontMissing(file: file, folders: folders) }
    face = opened
    unitsPerEm = max(Int(opened.pointee.units_per_EM), 1)
    cairo = cairo_ft_font_face_create_for_ft_face(opened, Self.noHinting)
  }

  deinit {
    cairo_font_face_destroy(cairo)
    FT_Done_Face(face)
  }

  /// FreeType's `FT_Err_Cannot_Open_Resource`.
  private static let cannotOpen: FT_Error = 1
  /// FreeType's `FT_LOAD_NO_HINTING` and `FT_LOAD_NO_SCALE`.
  private static let noHinting: Int32 = 1 << 1
  private static let noScale: Int32 = 1 << 0

  /// 0 where the font has none. A tab is a space: nothing stands in columns here.
  func glyph(of scalar: Unicode.Scalar) -> UInt {
    let shown: Unicode.Scalar = scalar == "\t" ? " " : scalar
    return UInt(FT_Get_Char_Index(face, FT_ULong(shown.value)))
  }

  /// The advance of a glyph in 64ths of a pixel at an em of `size` 64ths: integers from the font's own design units.
  func advance(_ glyph: UInt, size: Int) -> Int {
    (designAdvance(glyph) * size + unitsPerEm / 2) / unitsPerEm
  }

  private func designAdvance(_ glyph: UInt) -> Int {
    if let known = designAdvances[glyph] { return known }
    let isLoaded = FT_Load_Glyph(face, FT_UInt(glyph), Self.noScale) == 0
    let advance = isLoaded ? Int(face.pointee.glyph.pointee.advance.x) : 0
    designAdvances[glyph] = advance
    return advance
  }
}
