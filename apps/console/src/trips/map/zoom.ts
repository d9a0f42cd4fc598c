/** The visible part of a drawing, in its own pixels. */
export type View = { readonly x: number; readonly y: number; readonly scale: number }

export type Size = { readonly width: number; readonly height: number }

/** The whole drawing. */
export const fullView: View = { x: 0, y: 0, scale: 1 }

/** The maximum zoom; beyond it the country outlines are too coarse. */
export const nearest = 8

const clamp = (value: number, max: number): number => Math.min(Math.max(0, value), max)

/** Keeps the view within the drawing. */
const inside = ({ x, y, scale }: View, { width, height }: Size): View => ({
  scale,
  x: clamp(x, width - width / scale),
  y: clamp(y, height - height / scale),
})

/** Zooms in (`factor` above 1) or out around the center of the view. */
export function zoomed({ x, y, scale }: View, factor: number, size: Size): View {
  const next = Math.min(Math.max(1, scale * factor), nearest)
  const shift = (1 / scale - 1 / next) / 2
  return inside({ x: x + size.width * shift, y: y + size.height * shift, scale: next }, size)
}

/** Pans by a quarter of the view: -1, 0 or 1 along each axis. */
export const pan = ({ x, y, scale }: View, right: number, down: number, size: Size): View =>
  inside({ scale, x: x + (right * size.width) / scale / 4, y: y + (down * size.height) / scale / 4 }, size)
