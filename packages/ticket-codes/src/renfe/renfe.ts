import { dayOf } from '../kit/code-days'
import { type CodeFormat } from '../kit/format'
import { compact, type RailJourney } from '../kit/rail-journey'
import { railwayName } from '../kit/railways'

/**
 * Ticket (13), carrier (5), train (5), day and time, stations (7 each), coach and seat (3 each); the reference is much
 * later.
 */
const common =
  /^(\d{13})(\d{5})([A-Z\d ]{5})(\d\d\/\d\d\/\d{4})(\d\d:\d\d)([A-Z\d]{7})([A-Z\d]{7})([A-Z\d ]{3})([A-Z\d ]{3})/
/**
 * Renfe's older format: ticket (13), stations (5 each), day, train (5), coach and seat (3 each), unknown (3), reference
 * (6).
 */
const older =
  /^(\d{13})(\d{5})(\d{5})(\d{2})(\d{2})(\d{2})(\d{5})([A-Z\d]{3})([A-Z\d]{3}).{3}([A-Z\d]{6})(?:\.\.\S{5}| +)?$/

const bare = (text = ''): string => text.trim().replace(/^0+(?=.)/, '')
/** Spanish stations have five digits after the country's two. */
const uicOf = (digits: string): string | undefined => (/^\d{5}$/.test(digits) ? `71${digits}` : undefined)

function journeyOfCommon(text: string): RailJourney[] {
  const [, ticket, carrier = '', train, on = '', time, from = '', to = '', coach, seat] = common.exec(text) ?? []
  const day = dayOf(on, '')
  if (!day) return []
  const [fromCode, toCode] = [uicOf(from.slice(2)), uicOf(to.slice(2))]
  return [
    {
      record: 'character 0',
      from: fromCode ? '' : from,
      to: toCode ? '' : to,
      fromCountry: 'ES',
      toCountry: 'ES',
      departure: `${day}T${time}:00`,
      travelers: [],
      ...compact({
        fromCode,
        toCode,
        train: train?.trim(),
        coach: bare(coach),
        seat: bare(seat),
        ticketNumber: ticket,
        number: carrier === '01071' ? /^[A-Z\d]{6}/.exec(text.slice(143))?.[0] : undefined,
        provider: railwayName(carrier),
      }),
    },
  ]
}

function journeyOfOlder(text: string): RailJourney[] {
  const [, ticket, from = '', to = '', day, month, year, train, coach, seat, number] = older.exec(text) ?? []
  const departure = dayOf(`${day}.${month}.${year}`, '')
  if (!departure) return []
  return [
    {
      record: 'character 13',
      from: '',
      to: '',
      departure,
      travelers: [],
      fromCountry: 'ES',
      toCountry: 'ES',
      provider: 'Renfe',
      ...compact({
        fromCode: uicOf(from),
        toCode: uicOf(to),
        train,
        coach: bare(coach),
        seat: bare(seat),
        number,
        ticketNumber: ticket,
      }),
    },
  ]
}

/**
 * Tickets of Renfe and others that share its codes, according to public documentation (KDE Community Wiki, "Renfe
 * Barcodes").
 */
export const renfe: CodeFormat = {
  name: 'renfe',
  label: 'ticket of Renfe',
  isText: true,
  matches: ({ text }) => common.test(text) || older.test(text),
  read({ text }) {
    return { journeys: common.test(text) ? journeyOfCommon(text) : journeyOfOlder(text) }
  },
}
