import { decodeText } from '@sextant/bytes/charset'
import { inflateZlib } from '@sextant/bytes/inflate'
import { addDays } from '@sextant/domain/kit/local-time'
import { startsWith } from '../kit/code'
import { type CodeFormat, noJourney } from '../kit/format'
import { compact, type RailJourney } from '../kit/rail-journey'

/** The maximum unpacked size of a ticket in bytes, and the minimum number of lines in it. */
const [largest, fewest] = [8 * 1024, 30]

/** Days since 2009 (4) and time (4). */
function timeOf(text = ''): string | null {
  const [, days, hour, minute] = /^(\d{4})([01]\d|2[0-3])([0-5]\d)$/.exec(text.trim()) ?? []
  return days ? `${addDays('2009-01-01', Number(days))}T${hour}:${minute}:00` : null
}

function journeyOf(lines: readonly string[]): RailJourney[] {
  const line = (index: number): string => lines[index]?.trim() ?? ''
  const departure = timeOf(lines[9])
  if (!departure || !line(6) || !line(7)) return []
  const [, train, serviceClass] = /^(\d+)\[(?:([12])\.tr\.)?/.exec(line(8)) ?? []
  const [, coach, seat] = /Vlak: \d+ Vozeň: (\d+) Miesto: (\d+)/.exec(lines.slice(28).join('\n')) ?? []
  return [
    {
      record: 'line 6',
      from: line(6),
      to: line(7),
      fromCountry: 'SK',
      toCountry: 'SK',
      departure,
      travelers: line(11) ? [{ name: line(11), ...compact({ membership: line(20) }) }] : [],
      provider: 'ZSSK',
      ...compact({ number: line(1), train, serviceClass, coach, seat }),
      ...(/^\d+\.\d\d$/.test(line(3)) ? { price: line(3), currency: 'EUR' } : {}),
    },
  ]
}

/** Domestic tickets of ZSSK, according to public documentation (KDE Community Wiki, "ZSSK Barcode"). */
export const zssk: CodeFormat = {
  name: 'zssk',
  label: 'ticket of ZSSK',
  isText: false,
  matches: ({ bytes }) => startsWith(bytes, [4, null, null, 0x78]),
  read({ bytes }) {
    const inner = inflateZlib(bytes.subarray(3), largest)
    const lines = inner ? decodeText(inner, null).split('\n') : []
    if (lines.length < fewest) return { journeys: [] }
    const journeys = journeyOf(lines)
    if (journeys.length === 0) return noJourney('a ticket of ZSSK')
    return { journeys }
  },
}
