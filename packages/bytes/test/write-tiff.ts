import type { Bitmap } from '@sextant/bytes/image/bitmap'

/** Writes an 8-bit grayscale picture in strips as TIFF; `own` adds or replaces tags. */
export function writeTiff(
  { width, height }: Bitmap,
  strips: readonly Uint8Array[],
  own: Readonly<Record<number, number>> = {},
  little = true,
): Uint8Array {
  const rows = Math.ceil(height / strips.length)
  const starts: number[] = []
  let at = 8
  for (const strip of strips) {
    starts.push(at)
    at += strip.length
  }
  const fields: Record<number, readonly number[]> = {
    256: [width],
    257: [height],
    258: [8],
    259: [1],
    262: [1],
    273: starts,
    277: [1],
    278: [rows],
    279: strips.map(({ length }) => length),
    ...Object.fromEntries(Object.entries(own).map(([tag, value]) => [tag, [value]])),
  }
  const entries = Object.entries(fields)
  const directory = at + (at % 2)
  let behind = directory + 2 + 12 * entries.length + 4
  const bytes = new Uint8Array(behind + 4 * entries.reduce((sum, [, values]) => sum + values.length, 0))
  const view = new DataView(bytes.buffer)
  bytes.set(little ? [0x49, 0x49] : [0x4d, 0x4d])
  view.setUint16(2, 42, little)
  view.setUint32(4, directory, little)
  for (const [index, strip] of strips.entries()) bytes.set(strip, starts[index] ?? 0)
  view.setUint16(directory, entries.length, little)
  for (const [index, [tag, values]] of entries.entries()) {
    const entry = directory + 2 + 12 * index
    view.setUint16(entry, Number(tag), little)
    view.setUint16(entry + 2, 4, little)
    view.setUint32(entry + 4, values.length, little)
    if (values.length === 1) view.setUint32(entry + 8, values[0] ?? 0, little)
    else {
      view.setUint32(entry + 8, behind, little)
      for (const value of values) {
        view.setUint32(behind, value, little)
        behind += 4
      }
    }
  }
  return bytes
}
