import { moveAmongWords, placedWordsIn } from './move-among-words'
import type { Region } from './placed-text'

/** A selected text, and the whole text around it. */
export type TextSelection = { readonly text: string; readonly whole: string }

/** Notes within a text that are not part of it. */
export const noteAttribute = 'data-note'

function textOf(content: DocumentFragment | HTMLElement): string {
  for (const element of content.querySelectorAll(`[${noteAttribute}]`)) element.remove()
  return content.textContent ?? ''
}

const rangeIn = (pane: HTMLElement): Range | null => {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  return pane.contains(range.startContainer) && pane.contains(range.endContainer) ? range : null
}

/** The selection within an element, without notes; null if nothing is selected. */
export function selectedIn(pane: HTMLElement): TextSelection | null {
  const range = rangeIn(pane)
  if (!range) return null
  const text = textOf(range.cloneContents()).trim()
  const copy = document.createElement('div')
  copy.append(...[...pane.childNodes].map((node) => node.cloneNode(true)))
  return text === '' ? null : { text, whole: textOf(copy) }
}

type Place = { readonly top: number; readonly left: number }

/** The end of the selection within an element, in pixels relative to the surrounding box. */
export function placeOfSelection(pane: HTMLElement, box: HTMLElement): Place {
  const end = [...(rangeIn(pane)?.getClientRects() ?? [])].at(-1)
  return end ? placeAt(end, pane, box) : { top: 0, left: 0 }
}

/** The same for a rectangle over the element, given in fractions. */
export function placeBelow({ left, top, width, height }: Region, pane: HTMLElement, box: HTMLElement): Place {
  const inner = pane.getBoundingClientRect()
  const end = { right: inner.left + (left + width) * inner.width, bottom: inner.top + (top + height) * inner.height }
  return placeAt(end, pane, box)
}

function placeAt(end: { readonly right: number; readonly bottom: number }, pane: HTMLElement, box: HTMLElement): Place {
  const [outer, inner] = [box.getBoundingClientRect(), pane.getBoundingClientRect()]
  const within = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
  return {
    top: within(end.bottom + 4, inner.top, inner.bottom - 40) - outer.top,
    left: within(end.right - 40, inner.left, inner.right - 150) - outer.left,
  }
}

const moves: Readonly<Record<string, readonly [direction: 'forward' | 'backward', by: 'word' | 'line']>> = {
  ArrowRight: ['forward', 'word'],
  ArrowLeft: ['backward', 'word'],
  ArrowDown: ['forward', 'line'],
  ArrowUp: ['backward', 'line'],
}

/**
 * Moves the selection within an element by an arrow key: to another word, or with `extend` to more or fewer words.
 * Starts at the beginning of the element. Returns whether the key was an arrow key.
 */
export function moveSelection(pane: HTMLElement, key: string, extend: boolean): boolean {
  const move = moves[key]
  const selection = getSelection()
  if (!move || !selection) return false
  const words = placedWordsIn(pane)
  if (words.length > 0) {
    moveAmongWords(words, move, selection, extend)
    return true
  }
  const [direction, by] = move
  if (!selection.anchorNode || !pane.contains(selection.anchorNode)) selection.collapse(pane, 0)
  else if (extend) selection.modify('extend', direction, by)
  else {
    if (direction === 'forward') selection.collapseToEnd()
    else selection.collapseToStart()
    selection.modify('move', direction, by)
    // From the end of a word to the start of the next one, so that a whole word is selected.
    if (by === 'line') selection.modify('move', 'backward', 'word')
    else if (direction === 'forward') {
      selection.modify('move', 'forward', 'word')
      selection.modify('move', 'backward', 'word')
    }
  }
  if (!extend) selection.modify('extend', 'forward', 'word')
  if (!rangeIn(pane)) selection.collapse(pane, 0)
  rangeIn(pane)?.endContainer.parentElement?.scrollIntoView({ block: 'nearest' })
  return true
}
