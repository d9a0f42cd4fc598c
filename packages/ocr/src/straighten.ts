import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { identity, type Matrix, multiply } from '@sextant/pdf/matrix'

/** A rotated picture. */
export interface RotatedBitmap extends Bitmap {
  /** Maps its pixels to those of the original picture. */
  back: Matrix
}

export const asGiven = (picture: Bitmap): RotatedBitmap => ({ ...picture, back: identity })

/** The maximum skew in degrees to either side, and the search steps. */
const maxDegrees = 15
const steps = { coarse: 0.5, fine: 0.1 }
/**
 * For the reduced picture used to find the skew: its longer side, how dark ink is, the length from which a line is no
 * word but a rule, and how many points of ink are examined.
 */
const small = { side: 900, dark: 110, rule: 150, points: 60_000 }

/** The squares of straight lines, such as frames, whose direction is not that of the words. */
function rulesIn(isInk: readonly boolean[], columns: number): Set<number> {
  const rules = new Set<number>()
  const addRuns = (first: number, step: number, count: number): void => {
    let length = 0
    for (let at = 0; at <= count; at++) {
      const square = first + at * step
      if (at < count && isInk[square] === true) length++
      else {
        if (length > small.rule) for (let back = 1; back <= length; back++) rules.add(square - back * step)
        length = 0
      }
    }
  }
  const rows = isInk.length / columns
  for (let row = 0; row < rows; row++) addRuns(row * columns, 1, columns)
  for (let column = 0; column < columns; column++) addRuns(column, columns, rows)
  return rules
}

/** The positions of ink in a reduced picture: x and y alternating. A square with any ink counts as ink. */
function inkOf({ width, height, grey }: Bitmap): { points: number[]; width: number; height: number } {
  const factor = Math.max(1, Math.round(Math.max(width, height) / small.side))
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)]
  const darkest = new Uint8ClampedArray(columns * rows).fill(255)
  for (let y = 0; y < rows * factor; y++) {
    for (let x = 0; x < columns * factor; x++) {
      const square = Math.floor(y / factor) * columns + Math.floor(x / factor)
      darkest[square] = Math.min(darkest[square] ?? 255, grey[y * width + x] ?? 255)
    }
  }
  const isInk = Array.from(darkest, (shade) => shade < small.dark)
  const rules = rulesIn(isInk, columns)
  const inked = Array.from(isInk.keys()).filter((square) => isInk[square] === true && !rules.has(square))
  const every = Math.ceil(inked.length / small.points) || 1
  const points = inked
    .filter((_, index) => index % every === 0)
    .flatMap((square) => [square % columns, Math.floor(square / columns)])
  return { points, width: columns, height: rows }
}

/** How sharply rows of ink and white rows are separated when the page is rotated by this many degrees. */
function sharpness({ points, width, height }: ReturnType<typeof inkOf>, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Float64Array(height + 2 * width + 2)
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] ?? 0) - (points[at] ?? 0) * slope) + width
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}

interface Slant {
  degrees: number
  sharpness: number
}

/** The clockwise skew of a picture's lines: the angle at which its rows are separated most sharply. */
function slantOf(picture: Bitmap): Slant {
  const ink = inkOf(picture)
  let best: Slant = { degrees: 0, sharpness: sharpness(ink, 0) }
  const look = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const found = sharpness(ink, degrees)
      if (found > best.sharpness) best = { degrees, sharpness: found }
    }
  }
  look(-maxDegrees, maxDegrees, steps.coarse)
  look(best.degrees - steps.coarse, best.degrees + steps.coarse, steps.fine)
  return best
}

/** Rotates a picture by a quarter turn counterclockwise. */
export function turned({ width, height, grey, back }: RotatedBitmap): RotatedBitmap {
  const out = new Uint8ClampedArray(grey.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[(width - 1 - x) * height + y] = grey[y * width + x] ?? 255
  }
  return { width: height, height: width, grey: out, back: multiply([0, 1, -1, 0, width, 0], back) }
}

/** Rotates a picture about its centre, on a canvas that holds all of it; areas beyond its edges are white. */
function rotated({ width, height, grey, back }: RotatedBitmap, degrees: number): RotatedBitmap {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const wide = Math.ceil(width * cos + height * Math.abs(sin))
  const high = Math.ceil(height * cos + width * Math.abs(sin))
  const out = new Uint8ClampedArray(wide * high).fill(255)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [right, down] = [x - wide / 2, y - high / 2]
      const [fromX, fromY] = [width / 2 + right * cos - down * sin, height / 2 + right * sin + down * cos]
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const at = top * width + left
      const [along, below] = [fromX - left, fromY - top]
      const upper = (grey[at] ?? 255) * (1 - along) + (grey[at + 1] ?? 255) * along
      const lower = (grey[at + width] ?? 255) * (1 - along) + (grey[at + width + 1] ?? 255) * along
      out[y * wide + x] = upper * (1 - below) + lower * below
    }
  }
  const middle: Matrix = [1, 0, 0, 1, -wide / 2, -high / 2]
  return {
    width: wide,
    height: high,
    grey: out,
    back: multiply(multiply(middle, [cos, sin, -sin, cos, width / 2, height / 2]), back),
  }
}

/** Lines skewed by less than this, in degrees, are read without correction. */
const straight = 0.3
/** How much sharper columns must be than rows for a picture to count as lying on its side. */
const clearly = 1.5

/** Rotates a picture so that its lines are horizontal, upright or upside down. */
export function straightened(given: Bitmap): RotatedBitmap {
  const picture = asGiven(given)
  const side = turned(picture)
  const [rows, columns] = [slantOf(picture), slantOf(side)]
  const isLying = columns.sharpness > clearly * rows.sharpness
  const { degrees } = isLying ? columns : rows
  const upright = isLying ? side : picture
  return Math.abs(degrees) < straight ? upright : rotated(upright, degrees)
}
