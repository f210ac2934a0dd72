import Testing

/// What objects of Foundation print on Apple's systems where the compiled twin here prints something else.
@Suite("Texts of Apple's objects")
struct AppleTextTests {
  @Test("Bytes say how many they are, and leave out the middle of many")
  func textOfBytes() {
    let run = SimulatedRun(
      of: """
        import Foundation
        for count in [0, 3, 24, 25, 40] { print(Data((0..<count).map { UInt8($0) }) as NSData) }
        print("\\(NSMutableData(data: Data([255])))", [Data([1]) as NSData])
        """)
    #expect(
      run?.printed == """
        {length = 0, bytes = 0x}
        {length = 3, bytes = 0x000102}
        {length = 24, bytes = 0x000102030405060708090a0b0c0d0e0f1011121314151617}
        {length = 25, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 11121314 15161718 }
        {length = 40, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 20212223 24252627 }
        {length = 1, bytes = 0xff} [{length = 1, bytes = 0x01}]

        """)
  }
}
