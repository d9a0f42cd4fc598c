import type { ArithmeticDecoder } from './arithmetic-decoder'
import { type Budget, takePicture } from './jbig2-budget'

/** A bitonal picture with one byte per pixel; 1 is black. */
export interface Bits {
  width: number
  height: number
  pixels: Uint8Array
}

export const blankBits = (width: number, height: number, value = 0): Bits => ({
  width,
  height,
  pixels: new Uint8Array(width * height).fill(value),
})

/** A pixel's position relative to the one being decoded. */
type Offset = readonly [x: number, y: number]

/**
 * The pixels that form a pixel's context (T.88 §6.2.5.3), row by row. A number is the index of an adaptive pixel (AT),
 * whose position is given in the picture itself.
 */
const templates: readonly (readonly (Offset | number)[])[] = [
  [
    3,
    [-1, -2],
    [0, -2],
    [1, -2],
    2,
    1,
    [-2, -1],
    [-1, -1],
    [0, -1],
    [1, -1],
    [2, -1],
    0,
    [-4, 0],
    [-3, 0],
    [-2, 0],
    [-1, 0],
  ],
  [[-1, -2], [0, -2], [1, -2], [2, -2], [-2, -1], [-1, -1], [0, -1], [1, -1], [2, -1], 0, [-3, 0], [-2, 0], [-1, 0]],
  [[-1, -2], [0, -2], [1, -2], [-2, -1], [-1, -1], [0, -1], [1, -1], 0, [-2, 0], [-1, 0]],
  [[-3, -1], [-2, -1], [-1, -1], [0, -1], [1, -1], 0, [-4, 0], [-3, 0], [-2, 0], [-1, 0]],
]
/** The context of the bit SLTP, which toggles LTP: whether a row equals the one above (§6.2.5.7). */
const sltpContexts = [0x9b25, 0x0795, 0x00e5, 0x0195] as const

/** How a region's rows are encoded. */
export interface RegionLayout {
  width: number
  height: number
  /** 0 to 3 (GBTEMPLATE). */
  template: number
  /** The adaptive template pixels (GBAT): four for template 0, otherwise one. */
  adaptive: readonly Offset[]
  /** Typical prediction (TPGDON): whether a bit before each row says if it equals the one above. */
  isTypical: boolean
}

/** The context estimates of generic regions. */
export const regionContexts = (): Uint8Array => new Uint8Array(1 << 16)

/** Decodes a generic region (T.88 §6.2); null if the budget does not allow it. */
export function readRegion(
  layout: RegionLayout,
  decoder: ArithmeticDecoder,
  contexts: Uint8Array,
  budget: Budget,
): Bits | null {
  const { width, height, template, adaptive, isTypical } = layout
  const offsets = (templates[template] ?? []).map((one) => (typeof one === 'number' ? (adaptive[one] ?? [0, 0]) : one))
  // a white margin around the picture, as wide as the context reaches, avoids checking each pixel's position
  const before = Math.max(0, ...offsets.map(([x]) => -x))
  const above = Math.max(0, ...offsets.map(([, y]) => -y))
  const stride = before + width + Math.max(0, ...offsets.map(([x]) => x))
  if (!takePicture(budget, stride, above + height)) return null
  const bits = blankBits(width, height)
  if (width === 0 || height === 0) return bits
  const { pixels } = bits
  const padded = new Uint8Array(stride * (above + height))
  const steps = Int32Array.from(offsets, ([x, y]) => y * stride + x)
  const count = steps.length
  // from one pixel to the next, most of the context shifts by one, so only the rest is looked up
  const fresh = [...steps].flatMap((step, at) => (at < count - 1 && steps[at + 1] !== step + 1 ? [at] : []))
  const freshSteps = Int32Array.from(fresh, (at) => (steps[at] ?? 0) + 1)
  const freshBits = Int32Array.from(fresh, (at) => count - 1 - at)
  const kept = freshBits.reduce((mask, bit) => mask & ~(1 << bit), 2 ** count - 1)
  let ltp = 0
  for (let y = 0; y < height; y++) {
    const row = (above + y) * stride + before
    if (isTypical) ltp ^= decoder.bit(contexts, sltpContexts[template] ?? 0)
    if (ltp) {
      if (y > 0) padded.copyWithin(row, row - stride, row - stride + width)
    } else {
      let context = steps.reduce((all, step) => (all << 1) | (padded[row + step] ?? 0), 0)
      for (let at = row; at < row + width; at++) {
        const bit = decoder.bit(contexts, context)
        padded[at] = bit
        context = ((context << 1) & kept) | bit
        for (let one = 0; one < freshBits.length; one++)
          context |= (padded[at + (freshSteps[one] ?? 0)] ?? 0) << (freshBits[one] ?? 0)
      }
    }
    pixels.set(padded.subarray(row, row + width), y * width)
  }
  return bits
}

/** Draws a picture onto another: 0 OR, 1 AND, 2 XOR, 3 XNOR, 4 REPLACE (T.88 §7.4.1). */
export function combine(under: Bits, over: Bits, left: number, top: number, operator: number): void {
  for (let y = Math.max(0, -top); y < over.height && y + top < under.height; y++) {
    for (let x = Math.max(0, -left); x < over.width && x + left < under.width; x++) {
      const at = (y + top) * under.width + x + left
      const [a, b] = [under.pixels[at] ?? 0, over.pixels[y * over.width + x] ?? 0]
      under.pixels[at] =
        operator === 0 ? a | b : operator === 1 ? a & b : operator === 2 ? a ^ b : operator === 3 ? 1 - (a ^ b) : b
    }
  }
}
