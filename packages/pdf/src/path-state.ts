import { type Matrix, scaleOf, transform } from './matrix'
import { pageLimits, type Shape } from './page-content'

/** The path drawn by a page's operators (ISO 32000-1 §8.5), and the shapes it produces. */
export class PathState {
  private outlines: number[][] = []
  private corners = 0

  constructor(
    private readonly shapes: Shape[],
    private readonly lights: Shape[],
  ) {}

  moveTo(x: number, y: number, page: Matrix): void {
    if (this.corners < pageLimits.corners) this.outlines.push([...transform(page, x, y)])
    this.corners++
  }

  lineTo(x: number, y: number, page: Matrix): void {
    if (this.corners < pageLimits.corners) this.outlines.at(-1)?.push(...transform(page, x, y))
    this.corners++
  }

  rectangle([x = 0, y = 0, width = 0, height = 0]: readonly number[], page: Matrix): void {
    this.moveTo(x, y, page)
    this.lineTo(x + width, y, page)
    this.lineTo(x + width, y + height, page)
    this.lineTo(x, y + height, page)
  }

  fill(dark: boolean): void {
    const outlines = this.outlines.filter(({ length }) => length >= 6)
    const isDrawn = outlines.length > 0 && this.corners < pageLimits.corners
    if (isDrawn) (dark ? this.shapes : this.lights).push({ outlines })
    this.clear()
  }

  /** A horizontal or vertical line is a bar as wide as the pen. */
  stroke(dark: boolean, lineWidth: number, page: Matrix): void {
    const half = (lineWidth * scaleOf(page)) / 2
    const bars = this.outlines.flatMap(([x0 = 0, y0 = 0, x1 = x0, y1 = y0, ...rest]) => {
      if (rest.length > 0 || (x0 !== x1 && y0 !== y1)) return []
      const [dx, dy] = x0 === x1 ? [half, 0] : [0, half]
      return [[x0 - dx, y0 - dy, x0 + dx, y0 + dy, x1 + dx, y1 + dy, x1 - dx, y1 - dy]]
    })
    if (dark && bars.length > 0 && this.corners < pageLimits.corners) this.shapes.push({ outlines: bars })
    this.clear()
  }

  /** The number of corners drawn is kept, since it limits the page. */
  clear(): void {
    this.outlines = []
  }
}
