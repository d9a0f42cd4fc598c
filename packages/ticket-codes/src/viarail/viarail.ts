import { dayFrom } from '@sextant/domain/kit/local-time'
import { type CodeFormat } from '../kit/format'
import { compact, type RailJourney } from '../kit/rail-journey'

/**
 * Ticket (13), last name (29), coach (2), seat (6), stations (4 each), carrier, train (4), day and time, first name
 * (22), passenger type (5), reference (6).
 */
const layout =
  /^(\d{13})(.{29})(.{2})(.{6})([A-Z]{4})([A-Z]{4})VIA(.{4})(\d{4})(\d{2})(\d{2})([01]\d|2[0-3])([0-5]\d)(.{22}).{5}([A-Z\d]{6})/

function journeyOf(text: string): RailJourney[] {
  const [, ticket, last, coach, seat, from = '', to = '', train, ...rest] = layout.exec(text) ?? []
  const [year, month, date, hour, minute, first, number] = rest
  const day = dayFrom(Number(year), Number(month), Number(date))
  if (!day) return []
  return [
    {
      record: 'character 50',
      from,
      to,
      fromCountry: 'CA',
      toCountry: 'CA',
      departure: `${day}T${hour}:${minute}:00`,
      travelers: [compact({ first: first?.trim(), last: last?.trim() })],
      provider: 'VIA Rail Canada',
      ...compact({
        number,
        ticketNumber: ticket,
        train: train?.trim(),
        coach: coach?.trim(),
        seat: seat?.trim(),
      }),
    },
  ]
}

/** Boarding passes of VIA Rail Canada, as read by KDE Itinerary's open-source parser. */
export const viarail: CodeFormat = {
  name: 'viarail',
  label: 'boarding pass of VIA Rail',
  isText: true,
  matches: ({ text }) => layout.test(text),
  read: ({ text }) => ({ journeys: journeyOf(text) }),
}
