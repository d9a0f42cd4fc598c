/**
 * What the segments of one file may still take in all. It is shared by all of them, so that many small segments cost no
 * more time and memory than a single large one.
 */
export interface Budget {
  /** Pixels that are allocated or drawn, margins included. */
  pixels: number
  /** Symbols that are decoded, and entries of the lists by which segments refer to them. */
  symbols: number
  /** Symbol instances of text regions. */
  instances: number
  /** Segments, and segments that they refer to. */
  segments: number
}

/** The budget of a file for a page of so many pixels. */
export const budgetOf = (pagePixels: number): Budget => ({
  // the page, its regions, and what is drawn in them; symbols may be larger than a small page
  pixels: 3 * pagePixels + 8_000_000,
  symbols: 60_000,
  instances: 100_000,
  segments: 1000,
})

/** Whether the budget has room for so much, which is taken from it. */
export function take(budget: Budget, what: keyof Budget, amount: number): boolean {
  budget[what] -= amount
  return budget[what] >= 0
}

/** What even an empty picture takes, in pixels. */
const overhead = 64

/** Takes a picture of a width and height; a side of 0 does not make the other one free. */
export const takePicture = (budget: Budget, width: number, height: number): boolean =>
  take(budget, 'pixels', width * height + width + height + overhead)
