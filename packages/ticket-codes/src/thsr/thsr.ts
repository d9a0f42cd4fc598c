import { dayFrom } from '@sextant/domain/kit/local-time'
import { type CodeFormat } from '../kit/format'
import { compact, type RailJourney } from '../kit/rail-journey'

/** The stations in order of their numbers, from north to south. */
const stations = [
  '南港 (Nangang)',
  '台北 (Taipei)',
  '板橋 (Banqiao)',
  '桃園 (Taoyuan)',
  '新竹 (Hsinchu)',
  '苗栗 (Miaoli)',
  '台中 (Taichung)',
  '彰化 (Changhua)',
  '雲林 (Yunlin)',
  '嘉義 (Chiayi)',
  '台南 (Tainan)',
  '左營 (Zuoying)',
]

const stationOf = (number: string | undefined): string => stations[Number(number) - 1] ?? ''

/**
 * Ticket (13), reservation (8), train (7), station (3) and time (12) of departure, two zeros, the same for arrival, 15
 * unknown, coach, row and seat (3 each), price (10).
 */
const layout =
  /^(\d{13})([A-Z\d]{8})(\d{7})(\d{3})(20\d{10})\d{2}(\d{3})(20\d{10})[A-Z\d]{15}(\d{3})(\d{3})(\d{3})(\d{10})/

/** `YYYYMMDDhhmm` as a local time. */
function timeOf(text = ''): string | null {
  const day = dayFrom(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6, 8)))
  const clock = `${text.slice(8, 10)}:${text.slice(10, 12)}`
  return day && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock) ? `${day}T${clock}:00` : null
}

function journeyOf(text: string): RailJourney[] {
  const [, ticket, number, train, from, departs, to, arrives, coach, row, seat, price] = layout.exec(text) ?? []
  const [departure, arrival] = [timeOf(departs), timeOf(arrives)]
  const [start, end] = [stationOf(from), stationOf(to)]
  if (!departure || !start || !end) return []
  const letter = /^[1-5]$/.test(String(Number(seat))) ? String.fromCharCode(64 + Number(seat)) : ''
  return [
    {
      record: 'character 13',
      from: start,
      to: end,
      fromCountry: 'TW',
      toCountry: 'TW',
      departure,
      travelers: [],
      provider: 'Taiwan High Speed Rail',
      ...compact({
        arrival: arrival ?? undefined,
        train: String(Number(train)),
        coach: Number(coach) > 0 ? String(Number(coach)) : undefined,
        seat: Number(row) > 0 ? `${Number(row)}${letter}` : undefined,
        number,
        ticketNumber: ticket,
        price: Number(price) > 0 ? String(Number(price)) : undefined,
        currency: 'TWD',
      }),
    },
  ]
}

/**
 * Tickets of Taiwan's high-speed rail, as read by KDE Itinerary's open-source parser; there is no public specification.
 */
export const thsr: CodeFormat = {
  name: 'thsr',
  label: "ticket of Taiwan's high-speed rail",
  isText: true,
  matches: ({ text }) => layout.test(text),
  read({ text }) {
    return { journeys: journeyOf(text) }
  },
}
