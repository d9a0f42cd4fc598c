import { wordAttribute } from './use-region'

/** The individually placed words of a page; empty if its texts contain several words each. */
export function placedWordsIn(pane: HTMLElement): readonly HTMLElement[] {
  const texts = [...pane.querySelectorAll<HTMLElement>(`[${wordAttribute}]`)]
  return texts.some(({ textContent }) => /\S\s+\S/.test(textContent ?? '')) ? [] : texts
}

type Step = readonly [direction: 'forward' | 'backward', by: 'word' | 'line']

/**
 * Selects the next word of a page, or extends the selection to it. Browsers move within lines of text, but individually
 * placed words do not form lines.
 */
export function moveAmongWords(words: readonly HTMLElement[], step: Step, selection: Selection, extend: boolean): void {
  const indexOf = (node: Node | null): number => words.findIndex((word) => word.contains(node))
  const [anchor, focus] = [indexOf(selection.anchorNode), indexOf(selection.focusNode)]
  const next = focus < 0 ? 0 : nextOf(words, focus, step)
  const from = extend && anchor >= 0 ? anchor : next
  const [first, last] = [words[from], words[next]]
  if (!first || !last) return
  if (from <= next) selection.setBaseAndExtent(first, 0, last, last.childNodes.length)
  else selection.setBaseAndExtent(first, first.childNodes.length, last, 0)
  last.scrollIntoView({ block: 'nearest' })
}

function nextOf(words: readonly HTMLElement[], at: number, [direction, by]: Step): number {
  const isForward = direction === 'forward'
  if (by === 'word') return Math.max(0, Math.min(at + (isForward ? 1 : -1), words.length - 1))
  const isAlike = (a: HTMLElement, b: HTMLElement): boolean => Math.abs(a.offsetTop - b.offsetTop) < a.offsetHeight / 2
  const currentWord = words[at]
  const following = isForward ? words.slice(at + 1) : words.slice(0, at).toReversed()
  const start = following.find((word) => currentWord && !isAlike(word, currentWord))
  if (!currentWord || !start) return at
  const line = words.filter((word) => isAlike(word, start))
  const distance = (word: HTMLElement): number => Math.abs(word.offsetLeft - currentWord.offsetLeft)
  return words.indexOf(line.reduce((best, word) => (distance(word) < distance(best) ? word : best), start))
}
