/** Units of basic Latin to Latin Extended-B. */
const latinUnits = 0x250
/** The state of a search in which a word was found. */
const found = -1

/**
 * A search for any of many words in a text. It looks at each letter once, however many words there are (Aho and
 * Corasick): its state is the longest beginning of a word that ends at the letter.
 */
export class WordSearch {
  /** A number from 1 for each UTF-16 code unit of the words, and 0 for all others: for those of Latin letters … */
  readonly #latin = new Uint16Array(latinUnits)
  /** … and for others. A table of all units would take 128 kB for each of hundreds of patterns. */
  readonly #others = new Map<number, number>()
  readonly #width: number
  /** The next state for each state and number. */
  readonly #next: Int32Array

  /** @param words not empty, and none contains another */
  constructor(words: readonly string[]) {
    const units = [...new Set(words.flatMap((word) => word.split('')))]
    for (const [at, unit] of units.entries()) {
      const code = unit.charCodeAt(0)
      if (code < latinUnits) this.#latin[code] = at + 1
      else this.#others.set(code, at + 1)
    }
    this.#width = units.length + 1
    const states = new Map([['', 0]])
    for (const word of words)
      for (let end = 1; end < word.length; end++) {
        const beginning = word.slice(0, end)
        if (!states.has(beginning)) states.set(beginning, states.size)
      }
    const whole = new Set(words)
    this.#next = new Int32Array(states.size * this.#width)
    // From short to long: a beginning goes on like its longest ending that is one, unless it goes on itself.
    for (const [beginning, state] of [...states].toSorted(([a], [b]) => a.length - b.length)) {
      const row = state * this.#width
      let ending = beginning.slice(1)
      while (!states.has(ending)) ending = ending.slice(1)
      const other = (states.get(ending) ?? 0) * this.#width
      if (state > 0) this.#next.copyWithin(row, other, other + this.#width)
      for (const [at, unit] of units.entries()) {
        const longer = beginning + unit
        const next = whole.has(longer) ? found : states.get(longer)
        if (next !== undefined) this.#next[row + at + 1] = next
      }
    }
  }

  /** Whether a text contains any of the words. */
  isIn(text: string): boolean {
    let state = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      const number = code < latinUnits ? this.#latin[code] : this.#others.get(code)
      state = this.#next[state * this.#width + (number ?? 0)] ?? 0
      if (state === found) return true
    }
    return false
  }
}
