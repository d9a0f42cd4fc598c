import { dayFrom } from '@sextant/domain/kit/local-time'
import { dayOf, sinceOf } from '../kit/code-days'
import { countryOfCode } from '../kit/country-of-code'
import { type CodeFormat, noJourney } from '../kit/format'
import { compact, type RailJourney, type RailTraveler } from '../kit/rail-journey'
import { railwayName } from '../kit/railways'

const travelerOf = (last: string, first: string): RailTraveler[] => {
  const [family, given] = [last.trim(), first.trim()]
  return family || given ? [compact({ last: family, first: given })] : []
}

const ends = (from: string, to: string) => ({
  from: from.trim(),
  to: to.trim(),
  ...compact({ fromCountry: countryOfCode(from), toCountry: countryOfCode(to) }),
})

/** One or two trains on the same day: the second follows the class and fare of the first. */
function journeysOfTicket(chars: string, contextDate: string): RailJourney[] {
  const departure = dayOf(chars.slice(48, 53), sinceOf(contextDate))
  if (!departure) return []
  const common = {
    departure,
    travelers: travelerOf(chars.slice(72, 91), chars.slice(91, 110)),
    number: chars.slice(4, 10).trim(),
    ticketNumber: chars.slice(10, 19).trim(),
    provider: 'SNCF',
  }
  const legs = [
    [33, 38, 43, 110],
    [116, 121, 126, 115],
  ] as const
  return legs.flatMap(([from, to, train, serviceClass]): RailJourney[] => {
    const stations = ends(chars.slice(from, from + 5), chars.slice(to, to + 5))
    if (!stations.from || !stations.to || !/[12]/.test(chars[serviceClass] ?? '')) return []
    const number = chars.slice(train, train + 5).trim()
    return [
      {
        record: `character ${from}`,
        ...common,
        ...stations,
        ...compact({ train: /^0*$/.test(number) ? '' : number, serviceClass: chars[serviceClass] ?? '' }),
      },
    ]
  })
}

/** Older regional tickets: a 256-byte signature, then fixed-width text. */
function journeysOfSecutix(chars: string): RailJourney[] {
  const text = chars.slice(260)
  const [, day, month, year] = /^(\d\d)(\d\d)(20\d\d)/.exec(text.slice(83)) ?? []
  const departure = year ? dayFrom(Number(year), Number(month), Number(day)) : null
  const stations = ends(text.slice(17, 22), text.slice(22, 27))
  if (!departure || !stations.from || !stations.to) return []
  const number = text.slice(8, 17).trim()
  return [
    {
      record: 'character 260',
      ...stations,
      departure,
      travelers: travelerOf(text.slice(116, 135), text.slice(135, 154)),
      ...compact({
        number,
        ticketNumber: number,
        serviceClass: /[12]/.exec(text[91] ?? '')?.[0],
        provider: railwayName(text.slice(4, 8)),
      }),
    },
  ]
}

/**
 * SNCF tickets: `i0CV` and, on paper, `i1CV` with 131 characters, and regional ones with 686 bytes, according to public
 * documentation (KDE Community Wiki, "SNCF Barcodes"; the Kaitai structures of `train-barcode-kaitai-spec`).
 */
export const sncf: CodeFormat = {
  name: 'sncf',
  label: 'ticket of SNCF',
  isText: true,
  matches: ({ chars }) => /^(?:i[01]CV|h0FV)[A-Z\d]/.test(chars) || /^2200[\s\S]{256}00T\d\d{4}/.test(chars),
  read({ chars }, date) {
    if (chars.startsWith('h0FV')) return noJourney('a card of SNCF')
    return { journeys: chars.startsWith('i') ? journeysOfTicket(chars, date) : journeysOfSecutix(chars) }
  },
}
