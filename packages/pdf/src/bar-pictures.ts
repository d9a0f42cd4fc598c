import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Shape } from './page-content'

/** The minimum number of outlines in a code; tables and underlines have fewer close together. */
const minOutlines = 60
/** In points: larger shapes are not part of a code, and shapes farther apart belong to different drawings. */
const largest = 300
const apart = 8
/** The size in pixels of a picture, and of the smallest part of a code in it. */
const maxPixels = 600_000
const module = 4

interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

interface Drawing {
  box: Box
  shapes: Shape[]
  outlines: number
}

function boxOf({ outlines }: Shape): Box {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const outline of outlines) {
    for (let at = 0; at + 1 < outline.length; at += 2) {
      const [x = 0, y = 0] = [outline[at], outline[at + 1]]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = Math.min(box.bottom, y)
      box.top = Math.max(box.top, y)
    }
  }
  return box
}

/** Whether a shape is near a drawing, allowing for white between bars in proportion to the shape's thickness. */
function isNear(a: Box, b: Box): boolean {
  const far = Math.max(apart, Math.min(5 * apart, 10 * Math.min(b.right - b.left, b.top - b.bottom)))
  return a.left - far <= b.right && b.left - far <= a.right && a.bottom - far <= b.top && b.bottom - far <= a.top
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
  top: Math.max(a.top, b.top),
})

/** Groups shapes drawn one after the other and near each other. */
function drawingsOf(shapes: readonly Shape[]): Drawing[] {
  const drawings: Drawing[] = []
  for (const shape of shapes) {
    const box = boxOf(shape)
    if (!(box.right - box.left < largest && box.top - box.bottom < largest)) continue
    const last = drawings.at(-1)
    if (last && isNear(last.box, box)) {
      last.box = around(last.box, box)
      last.shapes.push(shape)
      last.outlines += shape.outlines.length
    } else drawings.push({ box, shapes: [shape], outlines: shape.outlines.length })
  }
  return drawings
}

/** The shortest edge in a drawing, except slivers: the side of a code's smallest part. */
function unitOf({ shapes }: Drawing): number {
  const edges: number[] = []
  for (const { outlines } of shapes) {
    for (const outline of outlines) {
      for (let at = 0; at + 3 < outline.length; at += 2) {
        const [x = 0, y = 0, nextX = 0, nextY = 0] = outline.slice(at, at + 4)
        const length = Math.hypot(nextX - x, nextY - y)
        if (length > 0.1) edges.push(length)
      }
    }
  }
  return edges.toSorted((a, b) => a - b)[Math.floor(edges.length / 20)] ?? 1
}

/** Fills a shape's outlines by the even-odd rule, one row of pixels at a time, sampled at the row's middle. */
function fill({ outlines }: Shape, bitmap: Bitmap, { left, top }: Box, scale: number): void {
  const crossings = new Map<number, number[]>()
  for (const outline of outlines) {
    for (let at = 0; at + 1 < outline.length; at += 2) {
      const after = (at + 2) % outline.length
      const [x0, y0] = [((outline[at] ?? 0) - left) * scale, (top - (outline[at + 1] ?? 0)) * scale]
      const [x1, y1] = [((outline[after] ?? 0) - left) * scale, (top - (outline[after + 1] ?? 0)) * scale]
      const first = Math.max(0, Math.ceil(Math.min(y0, y1) - 0.5))
      const last = Math.min(bitmap.height - 1, Math.ceil(Math.max(y0, y1) - 0.5) - 1)
      for (let row = first; row <= last; row++) {
        const x = x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0)
        const known = crossings.get(row)
        if (known) known.push(x)
        else crossings.set(row, [x])
      }
    }
  }
  for (const [row, found] of crossings) {
    const sorted = found.toSorted((a, b) => a - b)
    for (let at = 0; at + 1 < sorted.length; at += 2) {
      const [from, to] = [Math.round(sorted[at] ?? 0), Math.round(sorted[at + 1] ?? 0)]
      bitmap.grey.fill(0, row * bitmap.width + Math.max(0, from), row * bitmap.width + Math.min(bitmap.width, to))
    }
  }
}

function pictureOf(drawing: Drawing): Bitmap | null {
  const { box, shapes } = drawing
  const [wide, high] = [box.right - box.left, box.top - box.bottom]
  const scale = Math.min(module / unitOf(drawing), Math.sqrt(maxPixels / (wide * high)))
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)]
  if (!(width >= 24 && height >= 24)) return null
  const bitmap = { width, height, grey: new Uint8ClampedArray(width * height).fill(255) }
  for (const shape of shapes) fill(shape, bitmap, box, scale)
  return bitmap
}

/** Pictures of drawings on a page that look like codes, with each bar or square a separate shape. */
export const barPictures = (shapes: readonly Shape[]): Bitmap[] =>
  drawingsOf(shapes)
    .filter(({ outlines }) => outlines >= minOutlines)
    .slice(0, 6)
    .flatMap((drawing) => pictureOf(drawing) ?? [])
