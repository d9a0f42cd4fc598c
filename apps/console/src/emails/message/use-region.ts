import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type Region, stepped } from './placed-text'

/** Marks texts that are selected word by word; a rectangle cannot start on them. */
export const wordAttribute = 'data-word'

/** The minimum size of a drag, in fractions of the page; anything smaller is a click. */
const minSize = 0.005

type Point = readonly [x: number, y: number]

const between = ([x1, y1]: Point, [x2, y2]: Point): Region => ({
  left: Math.min(x1, x2),
  top: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
})

const within = (value: number): number => Math.max(0, Math.min(value, 1))

/** Where a rectangle starts by keyboard if no word is selected. */
const corner: Region = { left: 0.05, top: 0.05, width: 0.3, height: 0.05 }

/** A rectangle around the selection on a page. */
function aroundSelection(page: HTMLElement): Region {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || !page.contains(selection.anchorNode)) return corner
  const outer = page.getBoundingClientRect()
  const { left, top, right, bottom } = selection.getRangeAt(0).getBoundingClientRect()
  const pointOf = (x: number, y: number): Point => [
    within((x - outer.left) / outer.width),
    within((y - outer.top) / outer.height),
  ]
  return between(pointOf(left - margin, top - margin), pointOf(right + margin, bottom + margin))
}
/** Pixels between selected words and the rectangle around them. */
const margin = 2

type UseRegion = {
  readonly onSelect: (region: Region) => unknown
  /** Called for each key that starts, moves or resizes it. */
  readonly onMove: (region: Region) => unknown
}

/** A rectangle drawn over a page with the mouse, or started with the space bar and moved with the arrow keys. */
export function useRegion({ onSelect, onMove }: UseRegion) {
  const [region, setRegion] = useState<Region | null>(null)
  const drawing = useRef<AbortController>(null)
  useEffect(() => () => drawing.current?.abort(), [])
  const begin = (event: MouseEvent<HTMLElement>): void => {
    setRegion(null)
    const { button, currentTarget: page, target } = event
    if (button !== 0 || (target instanceof Element && target.closest(`[${wordAttribute}]`))) return
    // Prevents dragging text or the picture, and clears the selection; the page still gets the focus.
    event.preventDefault()
    getSelection()?.removeAllRanges()
    page.focus({ preventScroll: true })
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top, width, height } = page.getBoundingClientRect()
      return [within((clientX - left) / width), within((clientY - top) / height)]
    }
    const from = pointOf(event)
    const controller = new AbortController()
    drawing.current = controller
    const { signal } = controller
    addEventListener('mousemove', (move) => setRegion(between(from, pointOf(move))), { signal })
    addEventListener(
      'mouseup',
      (released) => {
        controller.abort()
        const selected = between(from, pointOf(released))
        if (selected.width < minSize || selected.height < minSize) return setRegion(null)
        setRegion(selected)
        onSelect(selected)
      },
      { signal },
    )
  }
  const draw = (next: Region): true => {
    setRegion(next)
    onMove(next)
    return true
  }
  /** Returns whether the key is one for drawing. */
  const onKeyPress = (page: HTMLElement, key: string, shift: boolean): boolean => {
    if (key === ' ') {
      const start = aroundSelection(page)
      getSelection()?.removeAllRanges()
      return draw(start)
    }
    const next = region && stepped(region, key, shift)
    return next !== null && draw(next)
  }
  return { region, begin, onKeyPress, clear: () => setRegion(null) }
}
