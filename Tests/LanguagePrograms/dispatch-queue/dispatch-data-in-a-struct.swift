// DispatchData as a property, a parameter and in an array.
import Dispatch

struct Chunk {
    let bytes: DispatchData
    let count: Int
}

func length(_ data: DispatchData) -> Int { data.count }
let chunks: [Chunk] = []
print(chunks.reduce(0) { sum, chunk in sum + length(chunk.bytes) }, MemoryLayout<Int>.size)
