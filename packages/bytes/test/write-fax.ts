import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { blackRuns, type FaxCodes, horizontalMode, modes, passMode, whiteRuns } from '@sextant/bytes/image/fax-codes'

const codesOf = (codes: FaxCodes): Map<number, string> =>
  new Map([...codes].map(([key, value]) => [value, key.toString(2).slice(1)]))
const [ofWhite, ofBlack, ofModes] = [codesOf(whiteRuns), codesOf(blackRuns), codesOf(modes)]

function run(length: number, isBlack: boolean): string {
  const codes = isBlack ? ofBlack : ofWhite
  const most = Math.min(2560, length - (length % 64))
  return most > 0 ? (codes.get(most) ?? '') + run(length - most, isBlack) : (codes.get(length) ?? '')
}

const isDark = ({ grey, width }: Bitmap, y: number, x: number): boolean => y >= 0 && (grey[y * width + x] ?? 255) < 128

/** Where a row next changes colour after a pixel; white precedes the first pixel. */
function changeAfter(picture: Bitmap, y: number, from: number): number {
  let x = from
  while (x < picture.width && isDark(picture, y, x) === (x > 0 && isDark(picture, y, x - 1))) x++
  return x
}

/** Encodes a picture as a group 4 fax (ITU-T T.6), row by row. */
export function writeFax(picture: Bitmap): Uint8Array {
  const { width, height } = picture
  let bits = ''
  for (let y = 0; y < height; y++) {
    let [at, isBlack] = [-1, false]
    while (at < width) {
      const start = Math.max(at, 0)
      let end = start
      while (end < width && isDark(picture, y, end) === isBlack) end++
      let above = changeAfter(picture, y - 1, at + 1)
      if (above < width && isDark(picture, y - 1, above) === isBlack) above = changeAfter(picture, y - 1, above + 1)
      const below = above < width ? changeAfter(picture, y - 1, above + 1) : width
      if (below < end) {
        bits += ofModes.get(passMode)
        at = below
      } else if (Math.abs(end - above) <= 3) {
        bits += ofModes.get(end - above)
        ;[at, isBlack] = [end, !isBlack]
      } else {
        let next = end
        while (next < width && isDark(picture, y, next) !== isBlack) next++
        bits += `${ofModes.get(horizontalMode)}${run(end - start, isBlack)}${run(next - end, !isBlack)}`
        at = next
      }
    }
  }
  bits += '000000000001000000000001'
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
}
