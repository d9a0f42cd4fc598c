import { dayFrom } from '@sextant/domain/kit/local-time'
import { dayOf } from '../kit/code-days'
import { type CodeFormat } from '../kit/format'
import { compact, type RailJourney, type RailTraveler } from '../kit/rail-journey'

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** `16-Sep-2023` or `16-09-2023`. */
function journeyDay(text: string): string | null {
  const [, day, name = '', year] = /^(\d{1,2})-([A-Za-z]{3})[a-z]*-(\d{4})/.exec(text.trim()) ?? []
  const month = months.indexOf(name.toUpperCase()) + 1
  return month > 0 ? dayFrom(Number(year), month, Number(day)) : dayOf(text.trim().slice(0, 10), '')
}

const common = { fromCountry: 'IN', toCountry: 'IN', provider: 'Indian Railways' }

/** The message format of older tickets: `PNR:…,TRAIN:…,DOJ:…,TIME:…,class,from TO to,name+others,seat,`. */
const message =
  /PNR:(\d{10}),TRAIN:([^,]{1,20}),DOJ:([^,]{6,12}),(?:TIME|DP|DEP):([^,]{1,12}),([^,]{1,12}),([A-Z]{1,6}) TO ([A-Z]{1,6}),([^,]{0,60}),([^,]{0,40})/

/** The maximum number of characters that are searched, and of messages. */
const limits = { characters: 400_000, messages: 20 }

/** The tickets that a text contains as messages. */
export const messagesIn = (text: string): string[] =>
  [...text.slice(0, limits.characters).matchAll(new RegExp(message, 'g'))]
    .slice(0, limits.messages)
    .map(([found]) => found)

function journeyOfMessage(text: string): RailJourney[] {
  const [, number = '', train = '', on = '', time = '', serviceClass, from = '', to = '', name = '', seat] =
    message.exec(text) ?? []
  const day = journeyDay(on)
  if (!day) return []
  const clock = /^\d\d:\d\d$/.exec(time)?.[0]
  const traveler = name.replace(/\+\d+$/, '').trim()
  return [
    {
      record: 'PNR',
      ...common,
      from,
      to,
      departure: clock ? `${day}T${clock}:00` : day,
      travelers: traveler ? [{ name: traveler }] : [],
      ...compact({ number, train, serviceClass, seat: seat?.trim() }),
    },
  ]
}

/** The value of `Label:value,`, on a separate line or before the next label; empty if there is none. */
const lineOf = (text: string, label: string): string =>
  new RegExp(
    `(?:^|[\\n,])\\s*${label}\\s*:\\s*([^\\n]*?)\\s*,?\\s*(?:\\n|$|,\\s*(?=[A-Z][A-Za-z. ]{1,30}:))`,
    'i',
  ).exec(text)?.[1] ?? ''

/** The name of a station given as `NAME - CODE`. */
const stationName = (text: string): string => text.replace(/\s+-\s+[A-Z]{1,6}$/, '').trim()

/** The named passengers, each with coach and seat if confirmed: `Status:CNF/B14/62`. */
function travelersIn(text: string): (RailTraveler & { coach?: string })[] {
  return text
    .split(/(?=Passenger Name\s*:)/i)
    .slice(1)
    .flatMap((part) => {
      const name = lineOf(part, 'Passenger Name')
      const [, coach, seat] = /CNF\s*\/\s*([A-Z\d]{1,5})\s*\/\s*([A-Z\d /]{1,12})/i.exec(lineOf(part, 'Status')) ?? []
      return name ? [compact({ name, coach, seat: seat?.trim() })] : []
    })
}

function journeyOfLines(text: string): RailJourney[] {
  const day = journeyDay(lineOf(text, 'Date Of Journey'))
  const [from, to] = [
    stationName(lineOf(text, 'Boarding Station') || lineOf(text, 'From')),
    stationName(lineOf(text, 'To')),
  ]
  if (!day || !from || !to) return []
  const scheduled = lineOf(text, 'Scheduled Departure')
  const clock = /\b(\d\d:\d\d)\b/.exec(scheduled)?.[1]
  const found = travelersIn(text)
  const coaches = new Set(found.map(({ coach }) => coach))
  const oneCoach = coaches.size === 1
  const price = /([\d.]+)/.exec(lineOf(text, 'Ticket Fare').replaceAll(',', ''))?.[1]
  return [
    {
      record: 'PNR No.',
      ...common,
      from,
      to,
      departure: clock && journeyDay(scheduled) === day ? `${day}T${clock}:00` : day,
      travelers: found.map(({ coach, seat, ...one }) => ({
        ...one,
        ...compact({ seat: oneCoach || !coach || !seat ? seat : `${coach}/${seat}` }),
      })),
      ...compact({
        number: /\d{10}/.exec(lineOf(text, 'PNR No\\.?'))?.[0],
        train: lineOf(text, 'Train No\\.?'),
        trainName: lineOf(text, 'Train Name'),
        serviceClass: lineOf(text, 'Class'),
        coach: oneCoach ? found[0]?.coach : undefined,
        price,
        currency: price ? 'INR' : undefined,
      }),
    },
  ]
}

/**
 * Indian Railways tickets (IRCTC): older ones as a message and newer ones as lines, as read by the open-source parsers
 * of KDE Itinerary; neither format has a public specification.
 */
export const irctc: CodeFormat = {
  name: 'irctc',
  label: 'ticket of Indian Railways',
  isText: true,
  matches: ({ text }) => message.test(text) || (/PNR No\.?\s*:/i.test(text) && /Train No\.?\s*:/i.test(text)),
  read({ text }) {
    const lines = text.replaceAll('\r', '')
    return { journeys: message.test(text) ? journeyOfMessage(lines) : journeyOfLines(lines) }
  },
}
