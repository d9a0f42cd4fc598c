import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react'
import { mapWidth } from './outlines'
import { pan, type View, zoomed } from './view'

/** A pointer that moves no farther than this, in pixels, is a click rather than a drag. */
const clickTolerance = 4

/** Wheel and pinch zoom around the pointer, dragging pans. At the lowest zoom the wheel scrolls the page. */
export function useMapGestures(view: View, setView: Dispatch<SetStateAction<View>>): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    shown.current = view
  }, [view])
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const unit = () => mapWidth / element.clientWidth
    const wheel = (event: WheelEvent) => {
      if (event.deltaY > 0 && shown.current.zoom <= 1) return
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const at = [(event.clientX - box.left) * unit(), (event.clientY - box.top) * unit()] as const
      setView((now) => zoomed(now, Math.exp(-event.deltaY * 0.0022), at))
    }
    let from: { x: number; y: number; dragging: boolean } | null = null
    const down = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY, dragging: false }
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.dragging && Math.hypot(dx, dy) < clickTolerance) return
      if (!from.dragging) element.setPointerCapture(event.pointerId)
      from = { x: event.clientX, y: event.clientY, dragging: true }
      setView((now) => pan(now, dx * unit(), dy * unit()))
    }
    const up = () => {
      from = null
    }
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up)
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      for (const end of ['pointerup', 'pointercancel'] as const) element.removeEventListener(end, up)
    }
  }, [setView])
  return frame
}
