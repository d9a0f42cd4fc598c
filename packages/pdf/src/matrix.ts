/** `[a b c d e f]` of ISO 32000-1 §8.3.4: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** An upright rectangle; `top` is its side with the smaller y. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies the first matrix, then the second. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

export const transform = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** The smallest upright rectangle around a rectangle transformed by a matrix. */
export function boxAround(matrix: Matrix, { left, top, width, height }: Box): Box {
  const corners = [left, left + width].flatMap((x) => [top, top + height].map((y) => transform(matrix, x, y)))
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { left: x, top: y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The scale factor of a matrix. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))
