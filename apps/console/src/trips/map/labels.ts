import type { Point } from './legs'

/** A place to label: its name, and its mark in pixels of the drawing. */
export type Mark = { readonly name: string; readonly at: Point }

/** A label and its position, the center of its line. */
export type Label = Mark & { readonly x: number; readonly y: number }

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const height = 14
/** Average character width in pixels at the label's font size. */
const letterWidth = 6.8

const boxAt = (name: string, x: number, y: number): Box => {
  const halfTextWidth = (name.length * letterWidth) / 2
  return { left: x - halfTextWidth, right: x + halfTextWidth, top: y - height / 2, bottom: y + height / 2 }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Label positions in order of preference: above, below, right and left of the mark. */
function positionsOf({ name, at: [x, y] }: Mark): readonly Point[] {
  const halfWidth = (name.length * letterWidth) / 2 + 9
  return [
    [x, y - 13],
    [x, y + 14],
    [x + halfWidth, y],
    [x - halfWidth, y],
  ]
}

/**
 * Positions labels next to their marks, inside the drawing, without overlapping each other or the `retained` boxes. A
 * label that fits none of its four positions is omitted; the timeline has the name.
 */
export function placeLabels(
  marks: readonly Mark[],
  width: number,
  depth: number,
  retained: readonly Box[] = [],
): readonly Label[] {
  const around = marks.map(({ at: [x, y] }) => ({
    left: x - 4,
    right: x + 4,
    top: y - 4,
    bottom: y + 4,
  }))
  const occupied: Box[] = [...retained, ...around]
  return marks.flatMap((mark) => {
    const inside = ({ left, right, top, bottom }: Box) =>
      left >= 2 && right <= width - 2 && top >= 2 && bottom <= depth - 2
    const position = positionsOf(mark).find(([x, y]) => {
      const box = boxAt(mark.name, x, y)
      return inside(box) && !occupied.some((other) => overlap(box, other))
    })
    if (!position) return []
    occupied.push(boxAt(mark.name, ...position))
    return [{ ...mark, x: position[0], y: position[1] }]
  })
}
