import type { CalendarZone } from './event-zone'

/** A line of a calendar: name, parameters with uppercase names, and unescaped value. */
export interface Property {
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
  /** Line in the file, from 1. */
  line: number
  /** The calendar's definition of the zone that the property names. */
  zone?: CalendarZone
}

/** The evidence of a property. */
export const evidenceOf = (property: Property, part: string) => ({
  reader: 'calendar',
  part,
  path: `line ${property.line}: ${property.name}`,
  text: property.value.slice(0, 200),
})
