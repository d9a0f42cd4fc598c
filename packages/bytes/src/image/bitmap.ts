/** A grey picture: 0 black to 255 white, row by row. */
export interface Bitmap {
  width: number
  height: number
  grey: Uint8ClampedArray
}

/** The maximum number of pixels decoded; a barcode in an email has far fewer. */
export const maxPixels = 1_500_000

/** The sample layout of an uncompressed picture. */
export interface Layout {
  width: number
  height: number
  /** Bits per sample: 1, 2, 4, 8 or 16. */
  depth: number
  /** Samples per pixel: 1 grey or index, 2 grey and alpha, 3 colours, 4 colours and alpha. */
  samples: number
  /** The palette, three bytes per colour. */
  palette?: Uint8Array
  /** Whether the samples are inks, which darken: one ink, or cyan, magenta, yellow and black. */
  inks?: boolean
}

export const bytesPerRow = ({ width, depth, samples }: Layout): number => Math.ceil((width * depth * samples) / 8)

/** Undoes PNG's row filters (PNG §9.2), which PDF uses as predictors; null if rows are missing. */
export function unfilter(data: Uint8Array, layout: Layout): Uint8Array {
  const row = bytesPerRow(layout)
  const step = Math.max(1, (layout.depth * layout.samples) >> 3)
  const out = new Uint8Array(row * layout.height)
  for (let y = 0; y < layout.height; y++) {
    const from = y * (row + 1)
    const filter = data[from] ?? 0
    const to = y * row
    for (let x = 0; x < row; x++) {
      const left = x >= step ? (out[to + x - step] ?? 0) : 0
      const up = y > 0 ? (out[to + x - row] ?? 0) : 0
      const corner = x >= step && y > 0 ? (out[to + x - row - step] ?? 0) : 0
      out[to + x] = (data[from + 1 + x] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return out
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? paeth(left, up, corner) : 0
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** Converts samples to a grey picture. Colours have equal weight; transparent pixels become white. */
export function toBitmap(data: Uint8Array, layout: Layout): Bitmap {
  const { width, height, depth, samples, palette, inks = false } = layout
  const row = bytesPerRow(layout)
  const grey = new Uint8ClampedArray(width * height)
  const full = (1 << Math.min(depth, 8)) - 1
  const sample = (y: number, index: number): number => {
    if (depth === 8) return data[y * row + index] ?? 255
    if (depth === 16) return data[y * row + 2 * index] ?? 255
    const byte = data[y * row + ((index * depth) >> 3)] ?? 255
    return (byte >> (8 - depth - ((index * depth) & 7))) & full
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const first = x * samples
      const value = sample(y, first)
      const alpha = samples % 2 === 0 && !inks ? sample(y, first + samples - 1) : full
      let shade = (value * 255) / full
      if (palette) shade = mean(palette[3 * value], palette[3 * value + 1], palette[3 * value + 2])
      else if (samples > 2) shade = mean(value, sample(y, first + 1), sample(y, first + 2))
      if (inks) shade = 255 - shade - (samples === 4 ? sample(y, first + 3) : 0)
      grey[y * width + x] = alpha * 2 < full ? 255 : shade
    }
  }
  return { width, height, grey }
}

const mean = (red = 255, green = 255, blue = 255): number => (red + green + blue) / 3
