import { identity, type Matrix, multiply } from './matrix'
import type { Page } from './pages'
import type { PdfFile } from './pdf-file'
import { numberOf } from './values'

/** Clockwise quarter turns of a unit square; the y axis points down. */
export const quarterTurns: readonly Matrix[] = [
  [1, 0, 0, 1, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [0, -1, 1, 0, 0, 1],
]

type Sides = readonly [left: number, bottom: number, right: number, top: number]

/** The paper size assumed for a page without one: letter. */
const usual: Sides = [0, 0, 612, 792]

/** The sides of a rectangle, which may be given by any two opposite corners; null if its area is zero. */
function sidesOf(file: PdfFile, { inherited }: Page, name: 'MediaBox' | 'CropBox'): Sides | null {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = file.list(inherited.get(name)).map((one) => numberOf(file.get(one)) ?? 0)
  const sides: Sides = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
  return hasArea(sides) ? sides : null
}

const hasArea = ([left, bottom, right, top]: Sides): boolean => right > left && top > bottom

function shownSides(file: PdfFile, page: Page): Sides {
  const media = sidesOf(file, page, 'MediaBox') ?? usual
  const crop = sidesOf(file, page, 'CropBox') ?? media
  const both: Sides = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ]
  return hasArea(both) ? both : media
}

/**
 * Maps points of a page to fractions of the displayed page, from the top left, with its crop box and rotation applied
 * (ISO 32000-1 §14.11.2).
 */
export function shownPlace(file: PdfFile, page: Page): Matrix {
  const [left, bottom, right, top] = shownSides(file, page)
  const [width, height] = [right - left, top - bottom]
  const upright: Matrix = [1 / width, 0, 0, -1 / height, -left / width, top / height]
  const turns = Math.round((numberOf(file.get(page.inherited.get('Rotate'))) ?? 0) / 90)
  return multiply(upright, quarterTurns[((turns % 4) + 4) % 4] ?? identity)
}
