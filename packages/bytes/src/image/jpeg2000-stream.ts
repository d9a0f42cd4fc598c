/** The coded part of a JPEG 2000 picture, and what its header says. */
export interface Jpeg2000Stream {
  /** Width and height in pixels. */
  width: number
  height: number
  /** The code stream, without the boxes of a file around it. */
  bytes: Uint8Array
  /** Samples per pixel: 1 grey or 3 colours. */
  samples: number
  /** Bits per sample. */
  depth: number
  /** How many times the picture can be halved while it is decoded. */
  halvings: number
}

/**
 * Limits per picture. Scans have at most some hundred tiles; the memory and time of a decoder grow with samples, tiles,
 * precincts and layers.
 */
const limits = { boxes: 200, segments: 200, samples: 32_000_000, tiles: 2000, layers: 50, precinct: 5 }

/** The bytes for reading numbers of several bytes. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The code stream in the boxes of a file (ITU-T T.800 Annex I); the bytes themselves if there are no boxes. */
function codeStream(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] === 0xff && bytes[1] === 0x4f) return bytes
  const view = viewOf(bytes)
  if (bytes.length < 12 || view.getUint32(4) !== 0x6a502020) return null
  for (let at = 0, box = 0; at + 16 <= bytes.length && box < limits.boxes; box++) {
    const length = view.getUint32(at)
    // a length of 1 means that 8 bytes with the length follow, and 0 that the box is the last one
    const head = length === 1 ? 16 : 8
    const size = length === 1 ? view.getUint32(at + 12) : length === 0 ? bytes.length - at : length
    if (size < head) return null
    if (view.getUint32(at + 4) === 0x6a703263) return bytes.subarray(at + head, at + size)
    at += size
  }
  return null
}

/** Reads the size and components (SIZ, T.800 §A.5.1); null if they are unusual, or need too much room. */
function readSize(bytes: Uint8Array, view: DataView): Jpeg2000Stream | null {
  const [width, height, samples] = [view.getUint32(4), view.getUint32(8), view.getUint16(36)]
  // the picture and the tiles start at the same point
  for (let at = 12; at < 36; at += 4) if ((at < 20 || at >= 28) && view.getUint32(at) !== 0) return null
  if (width < 1 || height < 1 || (samples !== 1 && samples !== 3) || view.byteLength < 38 + 3 * samples) return null
  // signed samples have the highest bit set
  const depth = view.getUint8(38)
  for (let at = 38; at < 38 + 3 * samples; at += 3) {
    // all components have the same depth, and a sample for each pixel
    if (view.getUint8(at) !== depth || view.getUint8(at + 1) !== 1 || view.getUint8(at + 2) !== 1) return null
  }
  const tiles = Math.ceil(width / view.getUint32(20)) * Math.ceil(height / view.getUint32(24))
  const fits = depth < (samples === 1 ? 16 : 8) && width * height * samples <= limits.samples && tiles <= limits.tiles
  return fits ? { bytes, width, height, samples, depth: depth + 1, halvings: 0 } : null
}

/** Whether the coding style (COD, T.800 §A.6.1) has few layers, and precincts of a usual size. */
function isUsualStyle(view: DataView): boolean {
  if (view.byteLength < 12 || view.getUint16(4) > limits.layers || view.getUint8(7) > 32) return false
  if ((view.getUint8(2) & 1) === 0) return true
  // the sizes of precincts as powers of two, from the coarsest resolution, which can be small, to the finest
  const sizes = Array.from({ length: view.byteLength - 12 }, (_, at) => view.getUint8(12 + at))
  return sizes.every((size, at) => Math.min(size & 15, size >> 4) >= (at === 0 ? 1 : limits.precinct))
}

const marks = { size: 0xff51, style: 0xff52, tilePart: 0xff90, data: 0xff93 }
/** Markers that change the coding of a component, or the order of packets, which scans do not have. */
const changes: ReadonlySet<number> = new Set([0xff53, 0xff5e, 0xff5f])

/** Reads the main header (T.800 §A.3). Returns the stream, and where its first tile-part starts. */
function readMainHeader(bytes: Uint8Array, view: DataView): { stream: Jpeg2000Stream; end: number } | null {
  let [at, stream, halvings]: [number, Jpeg2000Stream | null, number | null] = [2, null, null]
  for (let segment = 0; segment < limits.segments && at + 4 <= bytes.length; segment++) {
    const mark = view.getUint16(at)
    if (mark === marks.tilePart)
      return stream && halvings !== null ? { stream: { ...stream, halvings }, end: at } : null
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length || changes.has(mark)) return null
    const body = viewOf(bytes.subarray(at + 2, at + 2 + length))
    if (mark === marks.size) {
      stream = stream === null && length >= 41 ? readSize(bytes, body) : null
      if (!stream) return null
    } else if (mark === marks.style) {
      if (!isUsualStyle(body)) return null
      halvings = body.getUint8(7)
    }
    at += 2 + length
  }
  return null
}

/** Whether no tile-part has a coding style of its own, so that what the main header says holds for all of them. */
function areTilePartsUniform(view: DataView, start: number): boolean {
  let at = start
  for (let part = 0; part < 2 * limits.tiles; part++) {
    if (at + 12 > view.byteLength || view.getUint16(at) !== marks.tilePart) return true
    const size = view.getUint32(at + 6)
    let header = at + 12
    for (let segment = 0; header + 4 <= view.byteLength; segment++) {
      const mark = view.getUint16(header)
      if (mark === marks.data) break
      if (segment >= limits.segments || mark === marks.style || changes.has(mark)) return false
      header += 2 + view.getUint16(header + 2)
    }
    // without a size, it is the last one
    if (size === 0) return true
    if (size < 14) return false
    at += size
  }
  return false
}

/** Reads the header of a JPEG 2000 picture (ITU-T T.800), alone or in a file; null if it is not one that is decoded. */
export function jpeg2000Stream(file: Uint8Array): Jpeg2000Stream | null {
  const bytes = codeStream(file)
  if (!bytes) return null
  const view = viewOf(bytes)
  const header = readMainHeader(bytes, view)
  return header && areTilePartsUniform(view, header.end) ? header.stream : null
}
