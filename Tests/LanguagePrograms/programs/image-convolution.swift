// programs: a generic bitmap, kernels from literals, an operator of its own precedence, strips computed in parallel
import Foundation
import Dispatch

struct Size: Equatable { var width, height: Int; var area: Int { width * height } }

struct Bitmap<Pixel> {
    let size: Size
    private(set) var pixels: ContiguousArray<Pixel>

    init(size: Size, fill: Pixel) {
        self.size = size
        pixels = ContiguousArray(repeating: fill, count: size.area)
    }

    init(width: Int, height: Int, _ generator: (_ x: Int, _ y: Int) -> Pixel) {
        size = Size(width: width, height: height)
        pixels = []
        pixels.reserveCapacity(size.area)
        for y in 0..<height { for x in 0..<width { pixels.append(generator(x, y)) } }
    }

    subscript(x: Int, y: Int) -> Pixel {
        get {
            precondition(contains(x, y), "(\(x), \(y)) is outside of \(size)")
            return pixels[y * size.width + x]
        }
        set { pixels[y * size.width + x] = newValue }
    }

    subscript(clamped x: Int, y: Int) -> Pixel {
        self[min(max(x, 0), size.width - 1), min(max(y, 0), size.height - 1)]
    }

    subscript(row y: Int) -> ArraySlice<Pixel> { Array(pixels)[y * size.width ..< (y + 1) * size.width] }

    func contains(_ x: Int, _ y: Int) -> Bool { (0..<size.width).contains(x) && 0..<size.height ~= y }

    func mapRows<Output>(strips: Int = 4, default filler: Output, _ transform: (Bitmap, Int, Int) -> Output) -> Bitmap<Output> {
        var result = Bitmap<Output>(size: size, fill: filler)
        let rows = (size.height + strips - 1) / strips
        result.pixels.withUnsafeMutableBufferPointer { (buffer: inout UnsafeMutableBufferPointer<Output>) in
            let target = buffer
            DispatchQueue.concurrentPerform(iterations: strips) { strip in
                for y in strip * rows ..< min((strip + 1) * rows, size.height) {
                    for x in 0 ..< size.width { target[y * size.width + x] = transform(self, x, y) }
                }
            }
        }
        return result
    }
}

extension Bitmap: Equatable where Pixel: Equatable {}

extension Bitmap where Pixel: BinaryInteger {
    var histogram: [Pixel: Int] { pixels.reduce(into: [:]) { counts, pixel in counts[pixel, default: 0] += 1 } }
    var mean: Double { pixels.isEmpty ? .nan : Double(pixels.reduce(0) { $0 + Int($1) }) / Double(pixels.count) }
}

struct Kernel: ExpressibleByArrayLiteral {
    typealias ArrayLiteralElement = [Int]
    let rows: [[Int]]
    var divisor: Int
    init(arrayLiteral elements: [Int]...) {
        rows = elements
        let sum = elements.joined().reduce(0, +)
        divisor = sum == 0 ? 1 : sum
    }
    var radius: Int { rows.count / 2 }

    static let blur: Kernel = [[1, 2, 1], [2, 4, 2], [1, 2, 1]]
    static let edges: Kernel = [[-1, -1, -1], [-1, 8, -1], [-1, -1, -1]]
    static let emboss = Kernel(arrayLiteral: [-2, -1, 0], [-1, 1, 1], [0, 1, 2])
    static prefix func - (kernel: Kernel) -> Kernel {
        var copy = kernel
        copy.divisor.negate()
        return copy
    }
}

extension UInt8 {
    init(saturating value: Int) { self = UInt8(clamping: value) }
    var shade: Character { let ramp = Array(" .:-=+*#%@"); return ramp[Int(self) * (ramp.count - 1) / 255] }
}

precedencegroup ConvolutionPrecedence {
    associativity: left
    higherThan: AdditionPrecedence
}
infix operator ⊛: ConvolutionPrecedence

func ⊛ (image: Bitmap<UInt8>, kernel: Kernel) -> Bitmap<UInt8> {
    image.mapRows(default: 0) { image, x, y in
        var sum = 0
        for (dy, row) in zip(-kernel.radius...kernel.radius, kernel.rows) {
            for (dx, weight) in zip(-kernel.radius...kernel.radius, row) where weight != 0 {
                sum += weight * Int(image[clamped: x + dx, y + dy])
            }
        }
        return UInt8(saturating: sum / kernel.divisor)
    }
}

func median(of image: Bitmap<UInt8>, radius: Int) -> Bitmap<UInt8> {
    image.mapRows(strips: 2, default: 0) { image, x, y in
        let window = (-radius...radius).flatMap { dy in (-radius...radius).map { dx in image[clamped: x + dx, y + dy] } }
        return window.sorted()[window.count / 2]
    }
}

extension Bitmap where Pixel == UInt8 {
    func ascii() -> String {
        (0..<size.height).map { y in String(self[row: y].map(\.shade)) }.joined(separator: "\n")
    }
    static func - (a: Bitmap, b: Bitmap) -> Bitmap<Int> {
        Bitmap<Int>(width: a.size.width, height: a.size.height) { Int(a[$0, $1]) - Int(b[$0, $1]) }
    }
    mutating func fill(_ rect: (x: Range<Int>, y: Range<Int>), with value: UInt8) {
        for y in rect.y { for x in rect.x where contains(x, y) { self[x, y] = value } }
    }
    mutating func invert() { for i in pixels.indices { pixels[i] = ~pixels[i] } }
}

var image = Bitmap<UInt8>(size: Size(width: 12, height: 8), fill: 0)
image.fill((x: 3..<9, y: 2..<6), with: 200)
image[5, 3] = 0
image.fill((10..<20, 0..<2), with: 255)
print(image.ascii())
let blurred = image ⊛ .blur
print(blurred.ascii())
print((image ⊛ .edges).ascii())
print((image ⊛ .blur ⊛ .emboss).histogram.sorted { $0.key < $1.key }.prefix(5).map { "\($0.key):\($0.value)" })
let smooth = median(of: image, radius: 1)
print(smooth[5, 3], smooth == image, String(format: "%.3f", smooth.mean), (image ⊛ -Kernel.edges).mean)
let difference = image - blurred
print(difference.pixels.min()!, difference.pixels.max()!, difference.pixels.reduce(0, +), difference[5, 3])
image.invert()
print(image[0, 0], image[11, 0], image[row: 3].map { Int($0) }, image.histogram[255, default: 0])

let integral = { (image: Bitmap<UInt8>) -> Bitmap<Int> in
    var sums = Bitmap<Int>(size: image.size, fill: 0)
    for y in 0..<image.size.height {
        var row = 0
        for x in 0..<image.size.width {
            row += Int(image[x, y])
            sums[x, y] = row + (y > 0 ? sums[x, y - 1] : 0)
        }
    }
    return sums
}
let stages: [(String, (Bitmap<UInt8>) -> Bitmap<UInt8>)] = [
    ("blur", { $0 ⊛ .blur }), ("median", { median(of: $0, radius: 1) }), ("twice", { $0 ⊛ .blur ⊛ .blur }),
]
let group = DispatchGroup(), results = DispatchQueue(label: "results")
var sums: [String: Int] = [:]
for (name, stage) in stages {
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [image] in
        let total = integral(stage(image)).pixels.last!
        results.async(group: group) { sums[name] = total }
    }
}
group.notify(queue: results) {
    for (name, total) in sums.sorted(by: { $0.key < $1.key }) { print("\(name): \(total)") }
    exit(0)
}
dispatchMain()
