import { wasmModule } from './wasm-module'

const bytesPerPage = 65_536
/** Number of vectors that are added by one call. */
const maxAdded = 2048

const known = new WeakMap<Float32Array, VectorSums>()

/** Reads the vector of a row. */
type VectorReader = (row: number, into: Float32Array) => void

/**
 * Vectors of the same length, and the sum of some of them, in the memory of a WebAssembly module that adds four
 * components at a time: most of the time of scoring goes into these sums. They are the same to the bit as those of
 * single components, since the order of additions is.
 */
export class VectorSums {
  /** The current sum. */
  readonly sum: Float32Array
  /** The vectors, one after the other; of those that are read on first use, those that were. */
  readonly vectors: Float32Array
  /** The addresses of vectors to be added. */
  readonly #addresses: Int32Array
  readonly #firstAddress: number
  readonly #firstVector: number
  readonly #bytesEach: number
  readonly #add: (first: number, last: number) => void
  readonly #read: VectorReader | undefined
  /** Where each vector that was read is; 0 if it was not. */
  readonly #places: Uint16Array
  #lastPlace = 0

  /**
   * @param units the length of each vector, a multiple of four
   * @param read reads a vector when it is first added. Vectors are then stored in this order: the few that most emails
   *   need are next to each other, and the memory of those that none needs is never touched.
   */
  constructor(units: number, count: number, read?: VectorReader) {
    this.#read = read
    this.#places = new Uint16Array(read ? count : 0)
    this.#bytesEach = units * Float32Array.BYTES_PER_ELEMENT
    this.#firstAddress = this.#bytesEach
    this.#firstVector = this.#firstAddress + maxAdded * Int32Array.BYTES_PER_ELEMENT
    const initial = Math.ceil((this.#firstVector + count * this.#bytesEach) / bytesPerPage)
    const memory = new WebAssembly.Memory({ initial, maximum: initial })
    this.sum = new Float32Array(memory.buffer, 0, units)
    this.#addresses = new Int32Array(memory.buffer, this.#firstAddress, maxAdded)
    this.vectors = new Float32Array(memory.buffer, this.#firstVector, count * units)
    this.#add = addingFunction(units, memory)
    known.set(this.vectors, this)
  }

  /**
   * Adds the vectors of features to the sum, in order.
   * @param rows the place of each feature's vector; 0 if it has none
   */
  add(features: ArrayLike<number>, rows: Uint16Array): void {
    let count = 0
    for (let at = 0; at < features.length; at++) {
      const row = rows[features[at] ?? 0] ?? 0
      if (row === 0) continue
      if (count === maxAdded) {
        this.#addListed(count)
        count = 0
      }
      this.#addresses[count++] = this.#firstVector + this.#placeOf(row) * this.#bytesEach
    }
    this.#addListed(count)
  }

  #placeOf(row: number): number {
    if (!this.#read) return row
    const known = this.#places[row] ?? 0
    if (known > 0) return known
    const place = ++this.#lastPlace
    this.#places[row] = place
    const units = this.sum.length
    this.#read(row, this.vectors.subarray(place * units, (place + 1) * units))
    return place
  }

  #addListed(count: number): void {
    this.#add(this.#firstAddress, this.#firstAddress + count * Int32Array.BYTES_PER_ELEMENT)
  }
}

/** Sums of vectors that are not changed any more. They are copied, unless they are those of `VectorSums`. */
export function sumsOf(units: number, vectors: Float32Array): VectorSums {
  let sums = known.get(vectors)
  if (!sums) {
    known.set(vectors, (sums = new VectorSums(units, vectors.length / units)))
    sums.vectors.set(vectors)
  }
  return sums
}

function addingFunction(units: number, memory: WebAssembly.Memory): (first: number, last: number) => void {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasmModule(units)), { m: { m: memory } })
  const { a: add } = exports
  if (typeof add !== 'function') throw new TypeError('no function to add vectors')
  return (first, last) => void add(first, last)
}
