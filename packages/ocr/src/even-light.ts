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

/** The paper's shade in each square: that of the lighter half of its pixels. */
interface Paper {
  columns: number
  rows: number
  shades: Float32Array
}

function paperOf({ width, height, grey }: Bitmap): Paper {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const shades = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let square = 0; square < shades.length; square++) {
    const [left, top] = [(square % columns) * side, Math.floor(square / columns) * side]
    counts.fill(0)
    for (let y = top; y < Math.min(height, top + side); y++) {
      for (let x = left; x < Math.min(width, left + side); x++) {
        const shade = grey[y * width + x] ?? 255
        counts[shade] = (counts[shade] ?? 0) + 1
      }
    }
    shades[square] = quantile(counts, 0.5)
  }
  return { columns, rows, shades }
}

/** Replaces each square by the median of its neighbourhood, since a square full of ink says nothing about the paper. */
function smooth({ columns, rows, shades }: Paper): Paper {
  const around = [-1, 0, 1]
  const middle = shades.map((_, square) => {
    const [column, row] = [square % columns, Math.floor(square / columns)]
    const near = around
      .flatMap((down) => around.map((across) => [column + across, row + down] as const))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows)
      .map(([x, y]) => shades[y * columns + x] ?? 255)
      .toSorted((a, b) => a - b)
    return near[near.length >> 1] ?? 255
  })
  return { columns, rows, shades: middle }
}

/** The two squares whose centres a pixel lies between, and how close it is to the second. */
function between(at: number, count: number): [number, number, number] {
  const place = Math.min(count - 1, Math.max(0, at / side - 0.5))
  const first = Math.floor(place)
  return [first, Math.min(count - 1, first + 1), place - first]
}

/** Divides a picture by the shade of its paper, interpolated between squares. */
function onWhite({ width, height, grey }: Bitmap, { columns, rows, shades }: Paper): Bitmap {
  const out = new Uint8ClampedArray(grey.length)
  const across = Array.from({ length: width }, (_, x) => between(x, columns))
  for (let y = 0; y < height; y++) {
    const [above, below, down] = between(y, rows)
    for (let x = 0; x < width; x++) {
      const [left, right, along] = across[x] ?? [0, 0, 0]
      const shade = (row: number): number =>
        (shades[row * columns + left] ?? 255) * (1 - along) + (shades[row * columns + right] ?? 255) * along
      const paper = shade(above) * (1 - down) + shade(below) * down
      out[y * width + x] = (255 * (grey[y * width + x] ?? 255)) / Math.max(1, paper)
    }
  }
  return { width, height, grey: out }
}

/** If half of a picture's pixels are below this shade, it is light on dark. */
const darkBelow = 100
/** The share of pixels that become black, and the lightest shade that may. */
const ink = { share: 0.01, lightest: 220 }

/**
 * Produces dark words on white paper regardless of lighting: inverts light on dark, turns shadows and grey paper white,
 * and darkens pale ink.
 */
export function evenLight(picture: Bitmap): Bitmap {
  const isDark = quantile(histogram(picture.grey), 0.5) < darkBelow
  const light = isDark ? { ...picture, grey: picture.grey.map((shade) => 255 - shade) } : picture
  const even = onWhite(light, smooth(paperOf(light)))
  const black = Math.min(ink.lightest, quantile(histogram(even.grey), ink.share))
  return { ...even, grey: even.grey.map((shade) => ((shade - black) * 255) / (255 - black)) }
}
