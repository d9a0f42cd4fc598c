import { addDays } from '@sextant/domain/kit/local-time'
import { flight, mail, stay, wordsOnly } from '../../kit/mails'
import type { Leg, ScenarioEmail } from './scenario'

/** The first day of a scenario and its number. */
type Place = { readonly day: string; readonly number: string }

const senders = {
  airline: 'Lufthansa <noreply@lufthansa.com>',
  agency: 'Egencia <itinerary@egencia.com>',
  hotel: 'Hôtel des Quais <reservations@hotel-des-quais.test>',
  'online agency': 'Trip.com <noreply@trip.com>',
  nobody: 'Somebody <somebody@elsewhere.test>',
}

/** An email of a scenario as bytes. */
export function write(email: ScenarioEmail, place: Place): Buffer {
  const { of = ['Grace Hopper'], sender = 'airline', sent = 0, recipient, subject, text, note } = email
  const filled = (words: string): string => words.replaceAll('#', place.number)
  const headers = {
    from: senders[sender],
    date: new Date(Date.UTC(2027, 1, 1, 10, sent)).toUTCString().replace('GMT', '+0000'),
    ...(recipient !== undefined && { to: recipient }),
    ...(subject !== undefined && { subject: filled(subject) }),
  }
  if (text !== undefined) return wordsOnly({ subject: 'News of your booking', ...headers, text: filled(text) })
  const code = filled(email.code ?? 'R#')
  const legs = email.legs ?? (email.stay ? [] : [email])
  const reservations = [
    ...legs.flatMap((leg) => named(of, flightOf(leg, { ...place, code }))),
    ...(email.stay ? named(of, stayOf(email.stay, { ...place, code })) : []),
  ]
  return mail({ ...headers, reservations, ...(note !== undefined && { note: filled(note) }) })
}

type Coded = Place & { readonly code: string }

function flightOf({ day = 0, hour = '07:05', ...leg }: Leg, { day: first, code }: Coded) {
  const on = addDays(first, day)
  return flight({ ...leg, code, departure: `${on}T${hour}:00`, arrival: `${on}T22:20:00` })
}

const stayOf = ({ checkin, checkout }: { checkin: number; checkout: number }, { day, code }: Coded) =>
  stay({ code, checkin: addDays(day, checkin), checkout: addDays(day, checkout) })

/** The reservation once for each traveler, or once without any. */
function named(of: readonly string[], { underName, ...reservation }: { readonly underName: object }): object[] {
  return of.length === 0 ? [reservation] : of.map((name) => ({ ...reservation, underName: { ...underName, name } }))
}
