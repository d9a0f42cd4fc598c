/**
 * What the segments of one file may still use in total. Shared by all segments, so that many small ones cost no more
 * time and memory than a single large one.
 */
export interface Budget {
  /** Pixels allocated or drawn, including margins. */
  pixels: number
  /** Symbols decoded, and entries of the lists through which segments refer to them. */
  symbols: number
  /** Symbol instances in text regions. */
  instances: number
  /** Segments, and references to segments. */
  segments: number
}

/** The budget of a file whose page has this many pixels. */
export const budgetOf = (pagePixels: number): Budget => ({
  // the page, its regions and their contents; symbols may be larger than a small page
  pixels: 3 * pagePixels + 8_000_000,
  symbols: 60_000,
  instances: 100_000,
  segments: 1000,
})

/** Takes an amount from the budget; false if it is not available. */
export function take(budget: Budget, what: keyof Budget, amount: number): boolean {
  budget[what] -= amount
  return budget[what] >= 0
}

/** The cost of even an empty picture, in pixels. */
const overhead = 64

/** Takes a picture of this width and height; a side of 0 does not make the other one free. */
export const takePicture = (budget: Budget, width: number, height: number): boolean =>
  take(budget, 'pixels', width * height + width + height + overhead)
