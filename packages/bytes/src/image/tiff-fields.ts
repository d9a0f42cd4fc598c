/** Tags of a picture (TIFF 6.0, "Baseline Field Reference Guide"). */
export const tags = {
  width: 256,
  height: 257,
  depth: 258,
  packing: 259,
  meaning: 262,
  starts: 273,
  samples: 277,
  rowsOfStrip: 278,
  lengths: 279,
  faxOptions: 292,
  predictor: 317,
  colours: 320,
} as const
type Tag = keyof typeof tags

/** The size of a value in bytes by type: byte, ASCII, short, long. */
const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4 }
/** The maximum number of values per tag, and of entries per directory. */
const limits = { values: 20_000, entries: 200 }

export type Fields = Readonly<Partial<Record<number, number[]>>>

/** The fields of the first picture in a file; null if it is not a TIFF file. */
export function fieldsOf(bytes: Uint8Array): Fields | null {
  if (bytes.length < 10) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = bytes[0] === 0x49
  const directory = view.getUint32(4, little)
  if (directory + 2 > bytes.length) return null
  const fields: Record<number, number[]> = {}
  for (let index = 0; index < Math.min(view.getUint16(directory, little), limits.entries); index++) {
    const at = directory + 2 + 12 * index
    if (at + 12 > bytes.length) break
    const [tag, type, count] = [
      view.getUint16(at, little),
      view.getUint16(at + 2, little),
      view.getUint32(at + 4, little),
    ]
    const size = sizes[type]
    if (size === undefined || count > limits.values) continue
    const from = size * count <= 4 ? at + 8 : view.getUint32(at + 8, little)
    if (from + size * count > bytes.length) continue
    fields[tag] = Array.from({ length: count }, (_, value) => {
      const offset = from + size * value
      if (size === 1) return view.getUint8(offset)
      return size === 2 ? view.getUint16(offset, little) : view.getUint32(offset, little)
    })
  }
  return fields
}

export const value = (fields: Fields, tag: Tag, otherwise: number): number => fields[tags[tag]]?.[0] ?? otherwise

/** The size of a TIFF file's first picture; null if it has none. */
export function tiffSize(bytes: Uint8Array): { width: number; height: number } | null {
  const fields = fieldsOf(bytes)
  const [width, height] = fields ? [value(fields, 'width', 0), value(fields, 'height', 0)] : [0, 0]
  return width > 0 && height > 0 ? { width, height } : null
}
