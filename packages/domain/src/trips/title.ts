import type { SegmentDraft } from '../segments/draft'

/** A segment's name in a sentence: `LH 400`, `ICE 599`, `Hôtel Lutetia`. */
export function titleOf(segment: SegmentDraft): string {
  switch (segment.type) {
    case 'air':
      return joined(segment.iata_code ?? segment.airline, segment.flight_number) ?? 'the flight'
    case 'rail':
      return joined(segment.train_type ?? segment.rail_line, segment.train_number) ?? 'the train'
    case 'hotel':
      return segment.hotel_name ?? 'the hotel'
    case 'car':
      return segment.car_company ?? 'the car'
    case 'activity':
      return segment.activity_name ?? 'the activity'
  }
}

const joined = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(' ') || null
