import { ArithmeticDecoder } from './arithmetic-decoder'
import type { Bitmap } from './bitmap'
import type { Size } from './image-size'
import { type Budget, budgetOf, take, takePicture } from './jbig2-budget'
import { type Bits, blankBits, combine, readRegion, regionContexts } from './jbig2-region'
import { readSymbols, readText } from './jbig2-symbols'
import { readFax } from './read-fax'

interface Segment {
  number: number
  type: number
  refersTo: number[]
  data: Uint8Array
}

/** Reads big-endian integers of whole bytes; zeros beyond the end. */
class Fields {
  at = 0

  constructor(private readonly bytes: Uint8Array) {}

  number(size: number): number {
    let value = 0
    for (let count = 0; count < size; count++) value = value * 256 + (this.bytes[this.at++] ?? 0)
    return value
  }

  /** A signed byte. */
  signed(): number {
    const value = this.number(1)
    return value > 127 ? value - 256 : value
  }

  get rest(): Uint8Array {
    return this.bytes.subarray(this.at)
  }

  get isOver(): boolean {
    return this.at >= this.bytes.length
  }
}

/**
 * The segments of a stream as embedded in PDF files, with each header before its data (T.88 §7.2); null if there are
 * too many.
 */
function segmentsIn(bytes: Uint8Array, budget: Budget): Segment[] | null {
  const fields = new Fields(bytes)
  const segments: Segment[] = []
  while (!fields.isOver) {
    const number = fields.number(4)
    const flags = fields.number(1)
    let count = fields.number(1) >> 5
    if (count === 7) {
      fields.at--
      count = fields.number(4) & 0x1fffffff
      fields.at += Math.ceil((count + 1) / 8)
    }
    if (!take(budget, 'segments', 1 + count)) return null
    const size = number <= 256 ? 1 : number <= 65_536 ? 2 : 4
    const refersTo = Array.from({ length: count }, () => fields.number(size))
    fields.at += flags & 0x40 ? 4 : 1
    const length = fields.number(4)
    // a region may have unknown length, and is then the last segment
    const data = length === 0xffffffff ? fields.rest : fields.rest.subarray(0, length)
    fields.at += data.length
    segments.push({ number, type: flags & 0x3f, refersTo, data })
  }
  return segments
}

/** What has been decoded so far. */
interface State {
  page: Bits | null
  symbols: Map<number, Bits[]>
  budget: Budget
}

/** A region's position and how it is drawn (T.88 §7.4.1). */
const placeOf = (fields: Fields) => ({
  width: fields.number(4),
  height: fields.number(4),
  left: fields.number(4),
  top: fields.number(4),
  operator: fields.number(1) & 7,
})

const adaptivePixels = (fields: Fields, count: number): [number, number][] =>
  Array.from({ length: count }, () => [fields.signed(), Math.min(0, fields.signed())])

function readGeneric(fields: Fields, { width, height }: Size, budget: Budget): Bits | null {
  const flags = fields.number(1)
  if (flags & 1) {
    if (!takePicture(budget, width, height)) return null
    if (width === 0 || height === 0) return blankBits(width, height)
    const fax = readFax(fields.rest, { width, height, k: -1, isAligned: false })
    return { width, height, pixels: Uint8Array.from(fax.grey, (shade) => (shade < 128 ? 1 : 0)) }
  }
  // twelve adaptive pixels are an extension that nobody uses
  if (flags & 0x10) return null
  const template = (flags >> 1) & 3
  const adaptive = adaptivePixels(fields, template === 0 ? 4 : 1)
  const layout = { width, height, template, adaptive, isTypical: (flags & 8) !== 0 }
  return readRegion(layout, new ArithmeticDecoder(fields.rest), regionContexts(), budget)
}

/** A symbol dictionary (T.88 §7.4.2); null if it uses Huffman coding or refinement, which hardly any does. */
function readDictionary({ data }: Segment, inputSymbols: readonly Bits[], budget: Budget): Bits[] | null {
  const fields = new Fields(data)
  const flags = fields.number(2)
  if (flags & 0x103) return null
  const template = (flags >> 10) & 3
  const adaptive = adaptivePixels(fields, template === 0 ? 4 : 1)
  const [exportedCount, newCount] = [fields.number(4), fields.number(4)]
  return readSymbols({ template, adaptive, exportedCount, newCount }, inputSymbols, fields.rest, budget)
}

/** A text region (T.88 §7.4.3), with the same restrictions. */
function readTextRegion(
  fields: Fields,
  { width, height }: Size,
  budget: Budget,
  symbols: readonly Bits[],
): Bits | null {
  const flags = fields.number(2)
  if (flags & 3) return null
  const offset = (flags >> 10) & 31
  const layout = {
    width,
    height,
    stripBits: (flags >> 2) & 3,
    referenceCorner: (flags >> 4) & 3,
    isTransposed: (flags & 0x40) !== 0,
    operator: (flags >> 7) & 3,
    isBlack: (flags & 0x200) !== 0,
    offset: offset > 15 ? offset - 32 : offset,
    instances: fields.number(4),
  }
  return readText(layout, symbols, fields.rest, budget)
}

/** Starts the page; if its height is unknown, that of the picture is used (T.88 §7.4.8). */
function beginPage(fields: Fields, size: Size, budget: Budget): Bits | null {
  const [width, height] = [fields.number(4), fields.number(4)]
  fields.at += 8
  const flags = fields.number(1)
  const isFit = width === size.width && (height === 0xffffffff || height === size.height)
  return isFit && takePicture(budget, size.width, size.height)
    ? blankBits(size.width, size.height, (flags >> 2) & 1)
    : null
}

/**
 * The symbols of all dictionaries that a segment refers to, counted before they are listed; null if there are too many.
 */
function symbolsFor({ refersTo }: Segment, { symbols, budget }: State): Bits[] | null {
  const lists = refersTo.map((number) => symbols.get(number) ?? [])
  const count = lists.reduce((sum, list) => sum + list.length, 0)
  return take(budget, 'symbols', count) ? lists.flat() : null
}

/** Reads a segment; returns whether it could be read. */
function readSegment(segment: Segment, state: State, size: Size): boolean {
  const { type, data } = segment
  const { budget } = state
  if (type === 48) {
    state.page = beginPage(new Fields(data), size, budget)
    return state.page !== null
  }
  if (type === 0) {
    const inputSymbols = symbolsFor(segment, state)
    const symbols = inputSymbols && readDictionary(segment, inputSymbols, budget)
    if (!symbols) return false
    state.symbols.set(segment.number, symbols)
  } else if (type === 6 || type === 7 || type === 38 || type === 39) {
    const fields = new Fields(data)
    const { width, height, left, top, operator } = placeOf(fields)
    if (!state.page) return false
    const isText = type < 8
    const inputSymbols = isText ? symbolsFor(segment, state) : []
    const read = isText ? readTextRegion : readGeneric
    const region = inputSymbols && read(fields, { width, height }, budget, inputSymbols)
    if (!region) return false
    combine(state.page, region, left, top, operator)
  }
  // end markers and comments change nothing; halftones and refinements would
  return ![4, 16, 20, 22, 23, 36, 40, 42, 43].includes(type)
}

/**
 * Reads a JBIG2 picture (ITU-T T.88) as embedded in PDF files: generic regions, symbols and text regions, all with
 * arithmetic coding, and MMR (fax). `globals` are segments shared by several pictures. All segments share one budget.
 * Null if any segment uses another encoding, is invalid, or exceeds the budget, even if others were already drawn: a
 * partial picture would be indistinguishable from a complete one. Missing bytes at the end are tolerated.
 */
export function readJbig2(bytes: Uint8Array, globals: Uint8Array | null, size: Size): Bitmap | null {
  const { width, height } = size
  const budget = budgetOf(width * height)
  const shared = globals ? segmentsIn(globals, budget) : []
  const own = segmentsIn(bytes, budget)
  if (!shared || !own) return null
  const state: State = { page: null, symbols: new Map(), budget }
  for (const segment of [...shared, ...own]) if (!readSegment(segment, state, size)) return null
  const { page } = state
  return page && { width, height, grey: Uint8ClampedArray.from(page.pixels, (bit) => (bit ? 0 : 255)) }
}
