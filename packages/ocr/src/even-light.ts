import type { Bitmap } from '@sextant/bytes/image/bitmap'

/** The side, in pixels, of the squares in which the paper's shade is taken as uniform. */
const side = 32

function histogram(grey: Uint8ClampedArray): Uint32Array {
  const counts = new Uint32Array(256)
  for (const shade of grey) counts[shade] = (counts[shade] ?? 0) + 1
  return counts
}

/** The shade below which a given share of the pixels lies. */
function quantile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (let shade = 0; shade < 256; shade++) {
    seen += counts[shade] ?? 0
    if (seen >= total * share) return shade
  }
  return 255
}

/** A value for each square of a picture. */
interface Squares {
  columns: number
  rows: number
  values: Float32Array
}

/** Computes a value for each square from the histogram of its shades. */
function squaresOf({ width, height, grey }: Bitmap, of: (counts: Uint32Array) => number): Squares {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const values = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let square = 0; square < values.length; square++) {
    const [left, top] = [(square % columns) * side, Math.floor(square / columns) * side]
    counts.fill(0)
    for (let y = top; y < Math.min(height, top + side); y++) {
      for (let x = left; x < Math.min(width, left + side); x++) {
        const shade = grey[y * width + x] ?? 255
        counts[shade] = (counts[shade] ?? 0) + 1
      }
    }
    values[square] = of(counts)
  }
  return { columns, rows, values }
}

/** Replaces each square's value by one computed from those of its neighborhood. */
function smooth({ columns, rows, values }: Squares, of: (near: readonly number[]) => number): Squares {
  const around = [-1, 0, 1]
  const smoothed = values.map((_, square) => {
    const [column, row] = [square % columns, Math.floor(square / columns)]
    const near = around
      .flatMap((down) => around.map((across) => [column + across, row + down] as const))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows)
      .map(([x, y]) => values[y * columns + x] ?? 255)
    return of(near)
  })
  return { columns, rows, values: smoothed }
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 255
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The paper's shade in each square: that of half of its pixels, or of its neighbors where it is full of ink. */
const paperOf = (picture: Bitmap): Squares =>
  smooth(
    squaresOf(picture, (counts) => quantile(counts, 0.5)),
    median,
  )

/** How much further from the paper's shade the lighter pixels of a square are than the darker ones. */
function lightness(counts: Uint32Array): number {
  const paper = quantile(counts, 0.5)
  return quantile(counts, 0.98) - paper - (paper - quantile(counts, 0.02))
}

/** Which squares of a picture are dark, with light words or none, as in headings and in dark mode. */
function darkSquares(picture: Bitmap): Squares {
  const { columns, rows, values } = smooth(squaresOf(picture, lightness), sum)
  const { values: paper } = paperOf(picture)
  return {
    columns,
    rows,
    values: values.map((light, square) => (light >= 0 && (paper[square] ?? 255) < darkBelow ? 1 : 0)),
  }
}

/** Half the side of the area around a pixel that tells paper from ink, which is thinner. */
const reach = 4

/** The mean shade around a pixel. */
function shadeAround({ width, height, grey }: Bitmap, x: number, y: number): number {
  let [total, count] = [0, 0]
  for (let down = Math.max(0, y - reach); down <= Math.min(height - 1, y + reach); down++)
    for (let across = Math.max(0, x - reach); across <= Math.min(width - 1, x + reach); across++) {
      total += grey[down * width + across] ?? 255
      count++
    }
  return total / count
}

/** Inverts what is light on dark. Where light and dark paper meet, neither leaves a bar. */
function darkOnLight(picture: Bitmap): Bitmap {
  const dark = darkSquares(picture)
  const isEdge = smooth(dark, (near) => (new Set(near).size > 1 ? 1 : 0)).values
  const { width, grey } = picture
  const squareOf = (at: number): number =>
    Math.floor(Math.floor(at / width) / side) * dark.columns + Math.floor((at % width) / side)
  const inverted = {
    ...picture,
    grey: grey.map((shade, at) => (dark.values[squareOf(at)] === 1 ? 255 - shade : shade)),
  }
  const isBar = (at: number): boolean =>
    isEdge[squareOf(at)] === 1 && shadeAround(inverted, at % width, Math.floor(at / width)) < darkBelow
  return { ...picture, grey: inverted.grey.map((shade, at) => (isBar(at) ? 255 : shade)) }
}

/** The two squares whose centres a pixel lies between, and how close it is to the second. */
function between(at: number, count: number): [number, number, number] {
  const place = Math.min(count - 1, Math.max(0, at / side - 0.5))
  const first = Math.floor(place)
  return [first, Math.min(count - 1, first + 1), place - first]
}

/** Divides a picture by the shade of its paper, interpolated between squares. */
function onWhite({ width, height, grey }: Bitmap, { columns, rows, values }: Squares): Bitmap {
  const out = new Uint8ClampedArray(grey.length)
  const across = Array.from({ length: width }, (_, x) => between(x, columns))
  for (let y = 0; y < height; y++) {
    const [above, below, down] = between(y, rows)
    for (let x = 0; x < width; x++) {
      const [left, right, along] = across[x] ?? [0, 0, 0]
      const shade = (row: number): number =>
        (values[row * columns + left] ?? 255) * (1 - along) + (values[row * columns + right] ?? 255) * along
      const paper = shade(above) * (1 - down) + shade(below) * down
      out[y * width + x] = (255 * (grey[y * width + x] ?? 255)) / Math.max(1, paper)
    }
  }
  return { width, height, grey: out }
}

/** Light words are only on paper that is darker than this shade. */
const darkBelow = 128
/** The share of pixels that become black, and the lightest shade that may. */
const ink = { share: 0.01, lightest: 220 }

/**
 * Produces dark words on white paper regardless of lighting: inverts light on dark, turns shadows and grey paper white,
 * and darkens pale ink.
 */
export function evenLight(picture: Bitmap): Bitmap {
  const light = darkOnLight(picture)
  const even = onWhite(light, paperOf(light))
  const black = Math.min(ink.lightest, quantile(histogram(even.grey), ink.share))
  return { ...even, grey: even.grey.map((shade) => ((shade - black) * 255) / (255 - black)) }
}
