import type { CalendarZone, Observance } from './event-zone'
import type { Property } from './property'

/** Maximum number of zones per file, and of observances per zone. */
const maxZones = 50

const offsetOf = (text: string): string => text.replace(/^([+-]\d{2})(\d{2}).*$/, '$1:$2')

const ruleOf = (text: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)${name}=([^;]+)`, 'i').exec(text)?.[1]

/** Collects the zones that a calendar defines (VTIMEZONE), line by line. */
export class CalendarZones {
  private readonly zones = new Map<string, CalendarZone>()
  private zone: CalendarZone | null = null
  private observance: Observance | null = null

  /** Opens a component. */
  begin(component: string): void {
    if (component === 'VTIMEZONE') this.zone = { id: '', location: '', observances: [] }
    const isChange = component === 'STANDARD' || component === 'DAYLIGHT'
    if (!isChange || !this.zone || this.zone.observances.length >= maxZones) return
    this.observance = { offset: '', month: null, weekday: '', time: '00:00:00' }
    this.zone.observances.push(this.observance)
  }

  end(component: string): void {
    if (component === 'STANDARD' || component === 'DAYLIGHT') this.observance = null
    if (component !== 'VTIMEZONE') return
    if (this.zone?.id && this.zones.size < maxZones) this.zones.set(this.zone.id, this.zone)
    this.zone = null
  }

  /** Adds a property of the open component. */
  add({ name, value }: Property): void {
    const { zone, observance } = this
    if (!zone) return
    if (name === 'TZID') zone.id = value
    else if (name === 'X-LIC-LOCATION') zone.location = value
    else if (!observance) return
    else if (name === 'TZOFFSETTO') observance.offset = offsetOf(value)
    else if (name === 'DTSTART') {
      observance.time = value.replace(/^.*T(\d{2})(\d{2})(\d{2}).*$/, '$1:$2:$3')
    } else if (name === 'RRULE') {
      observance.month = Number(ruleOf(value, 'BYMONTH')) || null
      observance.weekday = ruleOf(value, 'BYDAY') ?? ''
    }
  }

  /** The zone with an identifier, as defined by the calendar. */
  of = (id: string): CalendarZone | undefined => this.zones.get(id)
}
