import { BedDouble, Bus, CalendarDays, CarFront, type LucideIcon, Plane, TrainFront, Utensils } from 'lucide-react'
import type { Tone } from './badge'

export type SegmentKind = Extract<Tone, 'air' | 'hotel' | 'car' | 'rail' | 'activity' | 'transportation' | 'restaurant'>

const icons: Record<SegmentKind, LucideIcon> = {
  air: Plane,
  hotel: BedDouble,
  car: CarFront,
  rail: TrainFront,
  activity: CalendarDays,
  transportation: Bus,
  restaurant: Utensils,
}

export const segmentLabels: Record<SegmentKind, string> = {
  air: 'Flight',
  hotel: 'Hotel',
  car: 'Car',
  rail: 'Rail',
  activity: 'Activity',
  transportation: 'Transportation',
  restaurant: 'Restaurant',
}

/** The number of segments of a type, with its icon and an accessible name. */
export function SegmentCount({ kind, count }: { kind: SegmentKind; count: number }) {
  const Icon = icons[kind]
  return (
    <span className="chip tabular-nums" data-tone={kind} title={segmentLabels[kind]}>
      <Icon aria-hidden="true" className="size-3.5" />
      {count}
      <span className="sr-only">{segmentLabels[kind]}</span>
    </span>
  )
}

/** The icon of a segment type in its color, with an accessible name. */
export function SegmentIcon({ kind }: { kind: SegmentKind }) {
  const Icon = icons[kind]
  return (
    <span
      data-tone={kind}
      title={segmentLabels[kind]}
      className="inline-grid size-7 shrink-0 place-items-center rounded-control bg-[color-mix(in_oklab,var(--tone)_11%,var(--color-surface))] text-(--tone)"
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{segmentLabels[kind]}</span>
    </span>
  )
}
