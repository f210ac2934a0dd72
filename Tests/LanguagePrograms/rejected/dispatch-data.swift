// advice: DispatchData is not modelled: use an array; one message, however often it is used
import Dispatch

struct Chunk {
    let bytes: DispatchData
    let count: Int
}

func length(_ data: DispatchData) -> Int { data.count }
let chunks: [Chunk] = []
print(chunks.reduce(0) { sum, chunk in sum + length(chunk.bytes) }, MemoryLayout<Int>.size)
