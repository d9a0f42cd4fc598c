import type { Point } from './legs'

/** A name on the map: where its mark is, in pixels of the drawing. */
export type Mark = { readonly name: string; readonly at: Point }

/** A name with the place it is written at: the middle of its line. */
export type Label = Mark & { readonly x: number; readonly y: number }

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const height = 14
/** Width of a letter on the average, in pixels, at the size that names are written in. */
const letterWidth = 6.8

const boxAt = (name: string, x: number, y: number): Box => {
  const half = (name.length * letterWidth) / 2
  return { left: x - half, right: x + half, top: y - height / 2, bottom: y + height / 2 }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Above, below, to the right and to the left of a mark, in the order of preference. */
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
 * Where the names of places are written: beside their marks, inside the drawing, and not over each other as long as one
 * of four spots is free, nor over the parts that are `kept`; where none is, the name is left out (the timeline has it).
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
    const spot = positionsOf(mark).find(([x, y]) => {
      const box = boxAt(mark.name, x, y)
      return inside(box) && !occupied.some((other) => overlap(box, other))
    })
    if (!spot) return []
    occupied.push(boxAt(mark.name, ...spot))
    return [{ ...mark, x: spot[0], y: spot[1] }]
  })
}
