import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Random } from './random'

const trainTypes = [
  'ICE',
  'IC',
  'EC',
  'RE',
  'RJ',
  'TGV INOUI',
  'AVE',
  'Frecciarossa',
  'Intercity',
  'EN',
  'G',
  'R',
  'Eurostar',
  'Italo',
  'SJ',
  'Rail',
]
/** Draws the number of a ride, as expected and as displayed; null if it has none. */
export function numberOf(
  random: Random,
  kind: ReservationKind,
  airline: string,
): { value: string; displayed: string } | null {
  if (kind === 'flight') {
    const digits = String(random.int(1, random.chance(0.7) ? 2999 : 9999))
    const displayed = random.pick([
      `${airline}${digits}`,
      `${airline} ${digits}`,
      `${airline}${digits.padStart(4, '0')}`,
      `${airline} ${digits}`,
    ])
    return { value: airline + digits, displayed }
  }
  if (kind === 'train') {
    const digits = String(random.int(10, 9999))
    const type = random.pick(trainTypes)
    if (random.chance(0.12)) return { value: digits, displayed: digits }
    const isBrand = type.length > 3
    return {
      value: isBrand ? digits : `${type} ${digits}`,
      displayed: isBrand && random.chance(0.5) ? `${type} n° ${digits}` : `${type} ${digits}`,
    }
  }
  if (kind === 'bus' && random.chance(0.5)) {
    const number = random.pick([
      `N${random.int(100, 1999)}`,
      String(random.int(100, 999)),
      `${random.code('A')}${random.int(10, 99)}`,
    ])
    return { value: number, displayed: number }
  }
  return null
}
