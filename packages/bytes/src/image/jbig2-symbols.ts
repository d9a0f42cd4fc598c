import { ArithmeticDecoder, IntegerDecoder } from './arithmetic-decoder'
import { type Budget, take, takePicture } from './jbig2-budget'
import { type Bits, blankBits, combine, type RegionLayout, readRegion, regionContexts } from './jbig2-region'

/** A dictionary's own settings. */
export interface DictionaryLayout extends Pick<RegionLayout, 'template' | 'adaptive'> {
  /** The number of symbols that it exports (SDNUMEXSYMS). */
  exportedCount: number
  /** The number of symbols that it defines (SDNUMNEWSYMS). */
  newCount: number
}

/**
 * Decodes the symbols of a dictionary with arithmetic coding and no refinement (T.88 §6.5). Returns those that it
 * exports, from these and from `inputSymbols` (SDINSYMS); null if they contradict its layout or the budget does not
 * allow them.
 */
export function readSymbols(
  layout: DictionaryLayout,
  inputSymbols: readonly Bits[],
  bytes: Uint8Array,
  budget: Budget,
): Bits[] | null {
  const { template, adaptive, exportedCount, newCount } = layout
  if (!take(budget, 'symbols', newCount)) return null
  const decoder = new ArithmeticDecoder(bytes)
  const contexts = regionContexts()
  // IADH, IADW and IAEX
  const [heights, widths, runs] = [1, 2, 3].map(() => new IntegerDecoder(decoder))
  const symbols = [...inputSymbols]
  let height = 0
  while (symbols.length < inputSymbols.length + newCount) {
    height += heights?.read() ?? 0
    let width = 0
    let step = widths?.read() ?? null
    // each height class has at least one symbol; otherwise a broken file would never end
    if (step === null) return null
    for (; step !== null; step = widths?.read() ?? null) {
      width += step
      if (width < 0 || height < 0 || symbols.length >= inputSymbols.length + newCount) return null
      const symbol = readRegion({ width, height, template, adaptive, isTypical: false }, decoder, contexts, budget)
      if (!symbol) return null
      symbols.push(symbol)
    }
  }
  const kept: Bits[] = []
  let isKept = false
  for (let at = 0, empty = 0; at < symbols.length; isKept = !isKept) {
    const run = runs?.read() ?? null
    if (run === null || run < 0 || at + run > symbols.length || (run === 0 && ++empty > 5)) return null
    if (isKept) kept.push(...symbols.slice(at, at + run))
    at += run
  }
  return kept.length === exportedCount ? kept : null
}

/** How symbols are placed in a region. */
export interface TextLayout {
  width: number
  height: number
  instances: number
  /** A strip's height, as a power of two (LOGSBSTRIPS). */
  stripBits: number
  /**
   * The corner that a symbol's position refers to (REFCORNER): 0 bottom left, 1 top left, 2 bottom right, 3 top right.
   */
  referenceCorner: number
  isTransposed: boolean
  /** How symbols are drawn (SBCOMBOP). */
  operator: number
  /** The background pixels (SBDEFPIXEL). */
  isBlack: boolean
  /** Added to each step between symbols (SBDSOFFSET). */
  offset: number
}

/**
 * Decodes a text region with arithmetic coding and no refinement (T.88 §6.4); null if it refers to a missing symbol or
 * the budget does not allow it.
 */
export function readText(layout: TextLayout, symbols: readonly Bits[], bytes: Uint8Array, budget: Budget): Bits | null {
  const { width, height, instances, stripBits, referenceCorner, isTransposed, operator, isBlack, offset } = layout
  if (!takePicture(budget, width, height) || !take(budget, 'instances', instances)) return null
  const decoder = new ArithmeticDecoder(bytes)
  // IADT, IAFS, IADS and IAIT
  const [strips, firsts, steps, shifts] = [1, 2, 3, 4].map(() => new IntegerDecoder(decoder))
  const idBits = Math.ceil(Math.log2(Math.max(1, symbols.length)))
  const ids = new Uint8Array(2 ** (idBits + 1))
  const nextId = (): number => {
    let previous = 1
    for (let bit = 0; bit < idBits; bit++) previous = (previous << 1) | decoder.bit(ids, previous)
    return previous - 2 ** idBits
  }
  const region = blankBits(width, height, isBlack ? 1 : 0)
  const strip = 2 ** stripBits
  let across = -(strips?.read() ?? 0) * strip
  let [first, count] = [0, 0]
  while (count < instances) {
    across += (strips?.read() ?? 0) * strip
    first += firsts?.read() ?? 0
    let along = first
    for (;;) {
      const shift = strip > 1 ? (shifts?.read() ?? 0) : 0
      const symbol = symbols[nextId()]
      if (!symbol || !takePicture(budget, symbol.width, symbol.height)) return null
      along = place(region, symbol, along, across + shift, { referenceCorner, isTransposed, operator })
      const step = steps?.read() ?? null
      if (++count >= instances || step === null) break
      along += step + offset
    }
  }
  return region
}

/** Draws a symbol at a position in its strip; returns where the strip continues. */
function place(
  region: Bits,
  symbol: Bits,
  along: number,
  across: number,
  { referenceCorner, isTransposed, operator }: Pick<TextLayout, 'referenceCorner' | 'isTransposed' | 'operator'>,
): number {
  const isRight = referenceCorner > 1
  const isBelow = referenceCorner === 0 || referenceCorner === 2
  const size = (isTransposed ? symbol.height : symbol.width) - 1
  const isEnd = isTransposed ? isBelow : isRight
  // if the reference corner is at the symbol's end, advance before drawing
  const at = isEnd ? along + size : along
  const [x, y] = isTransposed ? [across, at] : [at, across]
  const left = isRight ? x - symbol.width + 1 : x
  const top = isBelow ? y - symbol.height + 1 : y
  combine(region, symbol, left, top, operator)
  return isEnd ? at : at + size
}
