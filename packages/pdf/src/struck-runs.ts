import type { Run, Shape } from './page-content'

/** Maximum number of lines of a page that are compared with its text. */
const maxBars = 400
/** Height of a line that strikes text out, above the baseline and in font sizes. */
const height = { min: 0.1, max: 0.5 }
/** Maximum thickness of such a line, in font sizes. */
const maxThickness = 0.15
/** Minimum share of a text's width that the line crosses. */
const minShare = 0.7

interface Bar {
  left: number
  right: number
  y: number
  thickness: number
}

function barOf(outline: readonly number[]): Bar {
  const xs = outline.filter((_, at) => at % 2 === 0)
  const ys = outline.filter((_, at) => at % 2 === 1)
  const [left, right, foot, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { left, right, y: (foot + top) / 2, thickness: top - foot }
}

const isLong = ({ left, right, thickness }: Bar): boolean => right - left > 4 * thickness

/** The texts of a page through whose middle a line is drawn. */
export function struckRuns(runs: readonly Run[], shapes: readonly Shape[]): ReadonlySet<Run> {
  const outlines = shapes.flatMap((shape) => shape.outlines).filter(({ length }) => length >= 6 && length <= 10)
  const bars = outlines.map(barOf).filter(isLong).slice(0, maxBars)
  const isStruck = ({ x, end, y, size }: Run): boolean =>
    bars.some(
      (bar) =>
        bar.thickness < maxThickness * size &&
        bar.y > y + height.min * size &&
        bar.y < y + height.max * size &&
        Math.min(end, bar.right) - Math.max(x, bar.left) > minShare * (end - x),
    )
  return new Set(bars.length > 0 ? runs.filter(isStruck) : [])
}
