import Foundation

print("ÄÖü ß", "ÄÖü ß".capitalized, "ﬁle ﬁle".capitalized, "o'neil e\u{301}clair 3rd".capitalized, "".capitalized)
print("abc".replacing("", with: "#"), "".replacing("", with: "#"), "👧a".replacing("", with: "-"), "abc".replacing("b", with: ""))
print("abc".replacingOccurrences(of: "", with: "#"))
