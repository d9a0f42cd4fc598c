import { Minus, Plus, Scan } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../../ui/button'
import { fullView, nearest, pan, type Size, type View, zoomed } from './zoom'

type ZoomFrameProps = Size & { children: (view: View) => ReactNode }

const arrows = new Map<string, readonly [right: number, down: number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

/** A drawing with zoom and pan: by its buttons, and by the plus, minus, zero and arrow keys on them. */
export function ZoomFrame({ width, height, children }: ZoomFrameProps) {
  const [view, setView] = useState(fullView)
  const size = { width, height }
  const zoom = (factor: number) => setView((now) => zoomed(now, factor, size))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows.get(event.key)
    if (arrow) setView((now) => pan(now, ...arrow, size))
    else if (event.key === '+' || event.key === '=') zoom(2)
    else if (event.key === '-') zoom(1 / 2)
    else if (event.key === '0') setView(fullView)
    else return
    event.preventDefault()
  }
  return (
    <div className="relative size-full">
      {children(view)}
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label="Map"
        aria-keyshortcuts="+ - 0 ArrowLeft ArrowRight ArrowUp ArrowDown"
        onKeyDown={onKeyDown}
        className="absolute right-1 bottom-1 flex rounded-control border border-line bg-surface print:hidden"
      >
        <IconButton label="Zoom in" disabled={view.scale >= nearest} onClick={() => zoom(2)}>
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label="Zoom out" disabled={view.scale <= 1} onClick={() => zoom(1 / 2)}>
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton label="Show the whole route" disabled={view.scale <= 1} onClick={() => setView(fullView)}>
          <Scan aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
