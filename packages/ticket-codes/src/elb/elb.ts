import { dayIn, yearOfDigit } from '../kit/code-days'
import { countryOfCode } from '../kit/country-of-code'
import { type CodeFormat } from '../kit/format'
import { compact, type RailJourney } from '../kit/rail-journey'
import { railwayName } from '../kit/railways'

/** The lengths in characters of the header, and of each of the one or two journeys after it. */
const [head, segment] = [49, 36]

/**
 * Markers, then reference (6), number (9), specimen, version, count; people, year and days of issue and validity;
 * class.
 */
const sound = /^e..{2}[A-Z\d]{6}.{9}[01]2[1-9]\d.{10}.{2}\d{14}[A-Z\d ]{10}.{10}\d{3}.{6}[12]/s

const bare = (text: string): string => text.trim().replace(/^0+(?=.)/, '')

/** A journey: stations (5 each), train (6), security code (4), day of the year (3), coach and seat (3 each), class. */
function journeyOf(text: string, offset: number, contextDate: string): RailJourney[] {
  const part = text.slice(offset, offset + segment)
  const [from, to, day] = [part.slice(0, 5).trim(), part.slice(5, 10).trim(), Number(part.slice(20, 23))]
  const year = yearOfDigit(Number(text[39]), contextDate)
  // a day before the day of issue is in the following year
  const departure = year === null ? null : dayIn(day < Number(text.slice(40, 43)) ? year + 1 : year, day)
  if (part.length < segment || !departure || !from || !to) return []
  const provider = railwayName(text.slice(24, 28))
  return [
    {
      record: `character ${offset}`,
      from,
      to,
      departure,
      travelers: [],
      ...compact({
        fromCountry: countryOfCode(from),
        toCountry: countryOfCode(to),
        train: bare(part.slice(10, 16)),
        trainName: provider === 'Eurostar' ? provider : undefined,
        coach: bare(part.slice(23, 26)),
        seat: bare(part.slice(26, 29)),
        serviceClass: /[12]/.exec(part[29] ?? '')?.[0],
        number: text.slice(4, 10).trim(),
        ticketNumber: text.slice(10, 19).trim(),
        provider,
      }),
    },
  ]
}

/** Tickets in the element list barcode (ELB, ERA TAP TSI B.12 §8), as issued by Eurostar and others. */
export const elb: CodeFormat = {
  name: 'elb',
  label: 'rail ticket (ELB)',
  isText: true,
  matches: ({ text }) => sound.test(text) && text.length >= head + segment,
  read({ text }, date) {
    return { journeys: [head, head + segment].flatMap((offset) => journeyOf(text, offset, date)) }
  },
}
