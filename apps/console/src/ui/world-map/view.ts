import { mapHeight, mapWidth } from './outlines'

/** The visible part of the drawing: scaled by `zoom`, with its upper left corner at `x`, `y` (drawing units). */
export type View = { readonly zoom: number; readonly x: number; readonly y: number }

export const worldView: View = { zoom: 1, x: 0, y: 0 }
export const maxZoom = 64

/** Limits a view to the world: never smaller than it, never beyond its edges. */
export function bounded({ zoom, x, y }: View): View {
  const scale = Math.min(Math.max(zoom, 1), maxZoom)
  return {
    zoom: scale,
    x: Math.min(0, Math.max(mapWidth * (1 - scale), x)),
    y: Math.min(0, Math.max(mapHeight * (1 - scale), y)),
  }
}

/** Zooms by a factor around a fixed point of the window. */
export function zoomed({ zoom, x, y }: View, factor: number, at: readonly [number, number]): View {
  const scale = Math.min(Math.max(zoom * factor, 1), maxZoom)
  const ratio = scale / zoom
  return bounded({ zoom: scale, x: at[0] - (at[0] - x) * ratio, y: at[1] - (at[1] - y) * ratio })
}

export const pan = ({ zoom, x, y }: View, dx: number, dy: number): View => bounded({ zoom, x: x + dx, y: y + dy })

/** Centers the view on a point of the drawing. */
export const around = ([x, y]: readonly [number, number], zoom: number): View =>
  bounded({ zoom, x: mapWidth / 2 - x * zoom, y: mapHeight / 2 - y * zoom })
