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

/** How many segments of a type, beside its sign; the name is read out, a sign says what a colour alone would not. */
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

/** The sign of a segment's type, in its tone; its name is read out. */
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
