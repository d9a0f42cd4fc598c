import { numberText } from '@sextant/domain/kit/number-text'
import { Minus, Plus, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { IconButton } from '../button'
import { cx } from '../cx'
import { clustersOf, type MapPlace, type Mark, marksAt } from './clusters'
import { mapHeight, mapWidth, outlines } from './outlines'
import { useMapGestures } from './use-map-gestures'
import { maxZoom, pan, type View, worldView, zoomed } from './view'

type WorldMapProps = {
  /** The accessible name of the map. */
  label: string
  places: readonly MapPlace[]
  /** The noun for what is counted, such as `person`. */
  nouns: { readonly one: string; readonly many: string }
  /** Called when a place is clicked. */
  onPlace: (key: string) => void
}

const middle = [mapWidth / 2, mapHeight / 2] as const
const step = 60
const factor = 1.6

/** Arrow keys pan, plus and minus zoom, zero resets to the whole world. */
function byKey(view: View, key: string): View | null {
  switch (key) {
    case 'ArrowLeft':
      return pan(view, step, 0)
    case 'ArrowRight':
      return pan(view, -step, 0)
    case 'ArrowUp':
      return pan(view, 0, step)
    case 'ArrowDown':
      return pan(view, 0, -step)
    case '+':
    case '=':
      return zoomed(view, factor, middle)
    case '-':
      return zoomed(view, 1 / factor, middle)
    case '0':
      return worldView
    default:
      return null
  }
}

/** A world map drawn from bundled outlines; nearby places are merged into one mark with their count. */
export function WorldMap({ label, places, nouns, onPlace }: WorldMapProps) {
  const [view, setView] = useState(worldView)
  const frame = useMapGestures(view, setView)
  const clusters = useMemo(() => clustersOf(places), [places])
  const onKey = (event: KeyboardEvent) => {
    const next = byKey(view, event.key)
    if (next === null) return
    event.preventDefault()
    setView(next)
  }
  return (
    <section
      aria-label={label}
      className="relative overflow-hidden rounded-box border border-line bg-sunken"
      style={{ aspectRatio: `${mapWidth} / ${mapHeight}` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same as its keys */}
      <div
        ref={frame}
        onKeyDown={onKey}
        className={cx('absolute inset-0 overflow-hidden', view.zoom > 1 ? 'touch-none' : 'touch-pan-y')}
      >
        <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true" className="size-full">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
            <Outlines />
          </g>
        </svg>
        {marksAt(clusters, view.zoom).map((mark) => (
          <MarkButton
            key={mark.key}
            mark={mark}
            view={view}
            nouns={nouns}
            onPress={() => (mark.place ? onPlace(mark.place.key) : setView(mark.view))}
          />
        ))}
      </div>
      <div className="absolute right-2 bottom-2 flex flex-col gap-1 rounded-control border border-line bg-surface p-0.5">
        <IconButton
          label="Zoom in"
          disabled={view.zoom >= maxZoom}
          onClick={() => setView(zoomed(view, factor, middle))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Zoom out"
          disabled={view.zoom <= 1}
          onClick={() => setView(zoomed(view, 1 / factor, middle))}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton label="Whole world" disabled={view.zoom <= 1} onClick={() => setView(worldView)}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}

const Outlines = () => (
  <>
    <path d={outlines.sea} fill="none" stroke="var(--color-line)" vectorEffect="non-scaling-stroke" />
    <path
      d={outlines.grid}
      fill="none"
      stroke="var(--color-line)"
      strokeWidth="0.5"
      vectorEffect="non-scaling-stroke"
    />
    <path
      d={outlines.countries}
      fill="var(--color-surface)"
      stroke="var(--color-line)"
      strokeWidth="0.75"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  </>
)

type MarkProps = {
  mark: Mark
  view: View
  nouns: WorldMapProps['nouns']
  onPress: () => void
}

/** The edge length of a mark in pixels: its area grows with the count, with a minimum target size (WCAG 2.5.8). */
const edgeOf = (count: number): number => Math.min(56, 24 + 2.4 * Math.sqrt(count))

function MarkButton({ mark: { at, count, place, places }, view, nouns, onPress }: MarkProps) {
  const x = at[0] * view.zoom + view.x
  const y = at[1] * view.zoom + view.y
  if (x < 0 || y < 0 || x > mapWidth || y > mapHeight) return null
  const countText = `${numberText(count)} ${count === 1 ? nouns.one : nouns.many}`
  const size = edgeOf(count)
  return (
    <button
      type="button"
      aria-label={place ? `${place.label}: ${countText}` : `${places} places, ${countText}: zoom in`}
      onClick={onPress}
      className="absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-surface bg-accent-fill text-xs font-semibold text-white tabular-nums shadow-sm hover:z-1 hover:bg-accent-fill-strong focus-visible:z-1"
      style={{
        left: `${(x / mapWidth) * 100}%`,
        top: `${(y / mapHeight) * 100}%`,
        width: size,
        height: size,
      }}
    >
      {numberText(count)}
    </button>
  )
}
