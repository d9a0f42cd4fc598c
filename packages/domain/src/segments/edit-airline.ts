import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type { SegmentDraft } from './draft'

/** Looks up airlines by IATA designator and by name. */
export type AirlineLookup = {
  readonly airlineName: (code: string) => string | null
  readonly airlineCode: (name: string) => string | null
}

const withDesignator = /^([A-Z\d]{2})[\s-]?0*(\d{1,4}[A-Z]?)$/

/**
 * A flight number with the designator of a known airline, such as `LH 400`, split into its parts; null for any other.
 */
export function flightParts(text: string, { airlineName }: AirlineLookup) {
  const [, code = '', number = ''] = withDesignator.exec(text.trim().toUpperCase()) ?? []
  const name = code === '' ? null : airlineName(code)
  return name === null ? null : { code, number, name }
}

/**
 * The airline implied by an edit of a flight: by the designator before the flight number, or by its name. A name set by
 * the edit itself takes precedence.
 */
export function airlineFields(segment: SegmentDraft, edit: SegmentEdit, lookup: AirlineLookup): object {
  if (segment.type !== 'air') return {}
  const parts = flightParts(edit.flight_number ?? '', lookup)
  if (parts !== null) return { iata_code: parts.code, flight_number: parts.number, airline: edit.airline ?? parts.name }
  const code = edit.airline ? lookup.airlineCode(edit.airline) : null
  return code === null ? {} : { iata_code: code }
}
