import { addDays } from '@sextant/domain/kit/local-time'
import { flightDay } from '../bcbp/flight-day'
import { dayIn, minutesOn, yearOfDigit } from '../kit/code-days'
import { countryOfCode } from '../kit/country-of-code'
import { compact, type RailJourney } from '../kit/rail-journey'
import { railwayName } from '../kit/railways'
import type { SmallBits } from './small-bits'

const issuerOf = (bits: SmallBits): number => bits.number(4, 14)

/** Classes are written as a character, as its 6-bit code, or as a plain number. */
const classOf = (value: number): string | undefined => {
  const written = value > 2 ? value - 16 : value
  return written === 1 || written === 2 ? String(written) : undefined
}

/** Issuers whose stations are numbers even if the flag says letters. */
const numbersOnly: ReadonlySet<number> = new Set([83, 1080, 1088])

/**
 * The two stations in version 3, after the flag that distinguishes letters from numbers; not all issuers adhere to it.
 */
function stationsOf(bits: SmallBits, mark: number) {
  const issuer = issuerOf(bits)
  const start = mark + 1
  const letters = bits.number(mark, 1) === 1
  if (issuer === 3018 || (letters && !numbersOnly.has(issuer))) {
    const [from, to] = [bits.text(start, 5), bits.text(start + 30, 5)]
    return { from, to, ...compact({ fromCountry: countryOfCode(from), toCountry: countryOfCode(to) }) }
  }
  const [from, to] = letters
    ? [bits.number(start, 30), bits.number(start + 30, 30)]
    : [bits.number(start + 4, 28), bits.number(start + 32, 28)]
  return numbered(from, to)
}

/** Stations by number, whose last seven digits are the UIC code. */
function numbered(from: number, to: number) {
  const [fromCode, toCode] = [from, to].map((code) => String(code % 10_000_000))
  // the same number twice means that the second station is not stated
  return { from: '', to: '', ...compact({ fromCode, toCode: toCode === fromCode ? undefined : toCode }) }
}

function common3(bits: SmallBits) {
  const issuer = String(issuerOf(bits))
  const number = bits.text(48, 14)
  return {
    record: 'SSB 3',
    travelers: [],
    ...compact({
      number,
      ticketNumber: number,
      provider: railwayName(issuer),
      serviceClass: classOf(bits.number(42, 6)),
    }),
  }
}

/** A reservation (IRT, RES, BOA), ticket (NRT) or group ticket (GRT) in version 3; none for a pass. */
export function journeysOfVersion3(bits: SmallBits, contextDate: string): RailJourney[] {
  const year = yearOfDigit(bits.number(132, 4), contextDate)
  const issued = year === null ? null : dayIn(year, bits.number(136, 9))
  const type = bits.number(22, 5)
  if (!issued || type < 1 || type > 3) return []
  if (type > 1) {
    const leader = type === 3 ? bits.text(225, 12) : ''
    return [
      {
        ...common3(bits),
        ...stationsOf(bits, 164),
        departure: addDays(issued, bits.number(146, 9)),
        ...(leader ? { travelers: [{ name: leader }] } : {}),
      },
    ]
  }
  const minutes = bits.number(217, 11)
  const day = addDays(issued, bits.number(208, 9))
  const train = bits.text(228, 5)
  return [
    {
      ...common3(bits),
      ...stationsOf(bits, 147),
      departure: minutes > 0 && minutes < 1440 ? minutesOn(day, minutes) : day,
      ...compact({
        train: issuerOf(bits) === 3018 && train ? `THA ${train}` : train,
        coach: bits.number(258, 10) > 0 ? String(bits.number(258, 10)) : undefined,
        seat: bits.text(268, 3).replace(/^0+(?=\d)/, ''),
      }),
    },
  ]
}

/** Fields common to versions 1 and 2, at positions that differ by `shift` bits. */
function older(bits: SmallBits, shift: number, contextDate: string) {
  const [first, last] = [bits.number(39 + shift, 9), bits.number(48 + shift, 9)]
  const letters = bits.number(105 + shift, 1) === 1 && !numbersOnly.has(issuerOf(bits))
  const ends = letters
    ? { from: bits.alphanumeric(106 + shift, 5), to: bits.alphanumeric(137 + shift, 5) }
    : numbered(bits.number(106 + shift, 30), bits.number(137 + shift, 30))
  // a day of the year without the year: the first such day that is not long before the ticket was received
  const day = first > 0 ? flightDay(first, null, contextDate) : null
  return { ends, day, oneDay: first === last, provider: railwayName(String(issuerOf(bits))) }
}

/** Version 1 (ERA TAP TSI B.6, appendix C.1). The time has a resolution of half an hour, so only the day is used. */
export function journeysOfVersion1(bits: SmallBits, contextDate: string): RailJourney[] {
  const { ends, day, provider } = older(bits, 0, contextDate)
  if (!day) return []
  const [train, coach, seat] = [bits.number(173, 17), bits.number(236, 10), bits.number(246, 7)]
  const reference = bits.number(190, 40)
  return [
    {
      record: 'SSB 1',
      travelers: [],
      departure: day,
      ...ends,
      ...compact({
        provider,
        train: train > 0 ? String(train) : undefined,
        coach: coach > 0 ? String(coach) : undefined,
        seat: seat > 0 ? String(seat) : undefined,
        serviceClass: classOf(bits.number(230, 6)),
        number: bits.alphanumeric(260, 7) || (reference > 0 ? String(reference) : undefined),
      }),
    },
  ]
}

/** Version 2 (ERA TAP TSI B.12, appendix B). Trenitalia has train, coach, seat and reference at different positions. */
export function journeysOfVersion2(bits: SmallBits, contextDate: string): RailJourney[] {
  const { ends, day, provider } = older(bits, 4, contextDate)
  if (!day) return []
  const own = issuerOf(bits) === 83 ? ofTrenitalia(bits) : ofVersion2(bits)
  return [{ record: 'SSB 2', travelers: [], departure: day, ...ends, ...compact({ provider, ...own }) }]
}

function ofVersion2(bits: SmallBits): Record<string, string | undefined> {
  const [train, coach, seat] = [bits.number(177, 25), bits.number(248, 10), bits.number(258, 7)]
  return {
    train: train > 0 && train < 100_000 ? String(train) : undefined,
    coach: coach > 0 ? String(coach) : undefined,
    seat: seat > 0 ? String(seat) : undefined,
    serviceClass: classOf(bits.number(242, 6)),
    number: bits.alphanumeric(272, 7),
  }
}

/** According to public documentation of these tickets (KDE Community Wiki, "Trenitalia Barcode"). */
function ofTrenitalia(bits: SmallBits): Record<string, string | undefined> {
  const [train, coach, seat, column] = [
    bits.number(178, 16),
    bits.number(246, 4),
    bits.number(250, 7),
    bits.number(259, 4),
  ]
  const seated = seat > 0 && !(seat === 99 && column === 9)
  const reference = bits.alphanumeric(270, 6)
  return {
    train: train > 0 ? String(train) : undefined,
    coach: seated ? String(coach) : undefined,
    seat: seated ? `${seat}${column > 0 ? column.toString(16).toUpperCase() : ''}` : undefined,
    number: /^0*$/.test(reference) ? String(bits.number(468, 32)) : reference,
  }
}
