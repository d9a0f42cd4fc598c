import { type KeyboardEvent, useState } from 'react'
import type { Tone } from './badge'
import { ChartTooltip, type TooltipLine } from './chart-tooltip'
import { cx } from './cx'
import { Link } from './link'

/** A part of a bar, optionally a link. */
export type ChartMark = {
  readonly label: string
  readonly tone: Tone
  readonly value: number
  readonly href: string | null
}

/** One bar and its tooltip; `before` is the comparison value drawn next to it. */
export type ChartBar = {
  readonly key: string
  readonly tick: string
  readonly title: string
  readonly marks: readonly ChartMark[]
  readonly before: number | null
  readonly lines: readonly TooltipLine[]
}

type ChartBarsProps = {
  label: string
  bars: readonly ChartBar[]
  /** From 0 to the maximum of the axis. */
  ticks: readonly number[]
  tickText: (value: number) => string
  /** The previous range is shown while the new one loads. */
  stale?: boolean
}

/** The maximum number of labels below the bars. */
const ticksShown = 8

/**
 * Moves focus with the arrow keys, so that a chart is a single tab stop: up and down within a bar, left and right
 * between bars, skipping empty ones.
 */
function moveBetweenMarks(event: KeyboardEvent<HTMLElement>) {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  }
  const step = steps[event.key]
  const focused = document.activeElement
  if (!step || !focused) return
  event.preventDefault()
  const bars = [...event.currentTarget.querySelectorAll('[data-bar]')]
    .map((bar) => [...bar.querySelectorAll<HTMLElement>('a')])
    .filter((marks) => marks.length > 0)
  const at = bars.findIndex((marks) => marks.some((mark) => mark === focused))
  const within = bars[at]?.findIndex((mark) => mark === focused) ?? 0
  const bar = bars[at + step[0]] ?? []
  const next = step[0] === 0 ? bar[within + step[1]] : bar[Math.min(within, bar.length - 1)]
  next?.focus()
}

/**
 * Stacked bars over time, starting at zero. The chart is one tab stop: arrow keys move between parts, Enter opens one.
 */
export function ChartBars({ label, bars, ticks, tickText, stale = false }: ChartBarsProps) {
  const [shown, setShown] = useState<number | null>(null)
  const top = ticks.at(-1) || 1
  const every = Math.ceil(bars.length / ticksShown)
  const first = bars.findIndex(({ marks }) => marks.some(({ href }) => href !== null))
  const hide = () => setShown(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only moves focus between its links
    <figure
      aria-label={label}
      aria-busy={stale}
      onKeyDown={(event) => (event.key === 'Escape' ? hide() : moveBetweenMarks(event))}
      onPointerLeave={hide}
      onBlur={hide}
      className={cx('relative', stale && 'opacity-60')}
    >
      <div className="relative ml-14 h-44">
        {ticks.map((tick) => (
          <Gridline key={tick} share={tick / top} text={tickText(tick)} />
        ))}
        <div className="absolute inset-0 flex">
          {bars.map((bar, at) => (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same numbers are in its links and in the table
            <div
              key={bar.key}
              data-bar=""
              onPointerEnter={() => setShown(at)}
              onFocus={() => setShown(at)}
              className={cx('relative h-full min-w-0 flex-1', shown === at && 'bg-sunken')}
            >
              <Bar bar={bar} top={top} stop={at === first} />
            </div>
          ))}
        </div>
        <BarTooltip bars={bars} shown={shown} />
      </div>
      <div aria-hidden="true" className="relative ml-14 flex h-5 pt-1 text-xs text-muted">
        {bars.map(({ key, tick }, at) => (
          <span key={key} className="relative min-w-0 flex-1">
            {at % every === 0 ? (
              <span
                className={cx(
                  'absolute left-1/2 -translate-x-1/2 whitespace-nowrap tabular-nums',
                  at % (2 * every) !== 0 && 'max-sm:hidden',
                )}
              >
                {tick}
              </span>
            ) : null}
          </span>
        ))}
      </div>
    </figure>
  )
}

const Gridline = ({ share, text }: { share: number; text: string }) => (
  <div
    aria-hidden="true"
    style={{ bottom: `${share * 100}%` }}
    className={cx('absolute inset-x-0 border-b', share === 0 ? 'border-edge' : 'border-line')}
  >
    <span className="absolute right-full mr-2 translate-y-[-50%] text-xs whitespace-nowrap text-muted tabular-nums">
      {text}
    </span>
  </div>
)

/** The stacked parts of a bar, with the previous period as a thin gray bar on the left. */
function Bar({ bar, top, stop }: { bar: ChartBar; top: number; stop: boolean }) {
  const firstLink = bar.marks.findIndex(({ href }) => href !== null)
  return (
    <div className="absolute inset-0 mx-auto flex w-4/5 max-w-14 items-end gap-px">
      {bar.before === null ? null : (
        <div
          aria-hidden="true"
          style={{ height: `${(bar.before / top) * 100}%` }}
          className="w-1/4 max-w-3 rounded-t-[2px] bg-edge/45"
        />
      )}
      <div className="flex h-full flex-1 flex-col-reverse">
        {bar.marks.map((mark, at) => (
          <Mark key={mark.label} mark={mark} top={top} title={bar.title} stop={stop && at === firstLink} />
        ))}
      </div>
    </div>
  )
}

type MarkProps = { mark: ChartMark; top: number; title: string; stop: boolean }

function Mark({ mark: { label, tone, value, href }, top, title, stop }: MarkProps) {
  const markProps = {
    'data-tone': tone,
    style: { height: `max(2px, ${(value / top) * 100}%)` },
    className: 'chart-fill block shrink-0 border-t border-surface first:rounded-b-none last:rounded-t-[2px]',
  }
  return href === null ? (
    <span {...markProps} />
  ) : (
    <Link {...markProps} href={href} withoutPreload tabIndex={stop ? 0 : -1} aria-label={`${title}, ${label}`} />
  )
}

function BarTooltip({ bars, shown }: { bars: readonly ChartBar[]; shown: number | null }) {
  const bar = shown === null ? undefined : bars[shown]
  return bar && shown !== null ? (
    <ChartTooltip title={bar.title} lines={bar.lines} share={(shown + 0.5) / bars.length} />
  ) : null
}
