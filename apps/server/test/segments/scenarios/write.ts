import { addDays } from '@sextant/domain/kit/local-time'
import { flight, mail, stay, wordsOnly } from '../../kit/mails'
import type { Leg, Other, ScenarioEmail, Stay } from './scenario'

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
    date: sentAt(place.day, sent).replace('GMT', '+0000'),
    ...(recipient !== undefined && { to: recipient }),
    ...(subject !== undefined && { subject: filled(subject) }),
  }
  if (text !== undefined) return wordsOnly({ subject: 'News of your booking', ...headers, text: filled(text) })
  const code = filled(email.code ?? 'R#')
  const legs = email.legs ?? (email.stay || email.other ? [] : [email])
  const reservations = [
    ...legs.flatMap((leg) => named(of, flightOf(leg, { ...place, code }))),
    ...(email.stay ? named(of, stayOf(email.stay, { ...place, code })) : []),
    ...(email.other ? named(of, otherOf(email.other, { ...place, code })) : []),
  ]
  return mail({ ...headers, reservations, ...(note !== undefined && { note: filled(note).replaceAll('\n', '<br>') }) })
}

/** Four weeks before the first day of the scenario, and some minutes. */
const sentAt = (day: string, minutes: number): string =>
  new Date(Date.parse(`${addDays(day, -28)}T10:00:00Z`) + minutes * 60_000).toUTCString()

type Coded = Place & { readonly code: string }

function flightOf({ day = 0, hour = '07:05', ...leg }: Leg, { day: first, code }: Coded) {
  const on = addDays(first, day)
  const { currency } = leg
  return {
    ...flight({ ...leg, code, departure: `${on}T${hour}:00`, arrival: `${on}T22:20:00` }),
    ...(currency !== undefined && { priceCurrency: currency }),
  }
}

const stayOf = ({ checkin, checkout, ...terms }: Stay, { day, code }: Coded) => ({
  ...stay({ code, checkin: addDays(day, checkin), checkout: addDays(day, checkout) }),
  ...termsOf(terms),
})

const termsOf = ({ price, currency = 'USD', status }: Pick<Other, 'price' | 'currency' | 'status'>) => ({
  ...(price !== undefined && { totalPrice: price, priceCurrency: currency }),
  ...(status !== undefined && { reservationStatus: `http://schema.org/Reservation${status}` }),
})

function otherOf({ kind, day, until = day, ...terms }: Other, { day: first, code }: Coded) {
  const [start, end] = [`${addDays(first, day)}T09:00:00+01:00`, `${addDays(first, until)}T18:00:00+01:00`]
  return {
    '@context': 'http://schema.org',
    reservationNumber: code,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: '' },
    ...detailsOf(kind, start, end),
    ...termsOf(terms),
  }
}

const place = (name: string) => ({ '@type': 'Place', name, address: 'Paris, FR' })

function detailsOf(kind: Other['kind'], start: string, end: string): object {
  if (kind === 'rental')
    return {
      '@type': 'RentalCarReservation',
      pickupLocation: place('Paris Gare de Lyon'),
      pickupTime: start,
      dropoffLocation: place('Paris Gare de Lyon'),
      dropoffTime: end,
      reservationFor: { '@type': 'RentalCar', name: 'Clio', rentalCompany: { '@type': 'Organization', name: 'Hertz' } },
    }
  if (kind === 'train')
    return {
      '@type': 'TrainReservation',
      reservationFor: {
        '@type': 'TrainTrip',
        trainNumber: '9577',
        provider: { '@type': 'Organization', name: 'SNCF' },
        departureStation: { '@type': 'TrainStation', name: 'Paris Est' },
        departureTime: start,
        arrivalStation: { '@type': 'TrainStation', name: 'Stuttgart Hbf' },
        arrivalTime: end,
      },
    }
  return {
    '@type': 'EventReservation',
    reservationFor: {
      '@type': 'Event',
      name: 'Travel Fair',
      startDate: start,
      endDate: end,
      location: place('Porte de Versailles'),
    },
  }
}

/** The reservation once for each traveler, or once without any. */
function named(of: readonly string[], { underName, ...reservation }: { readonly underName: object }): object[] {
  return of.length === 0 ? [reservation] : of.map((name) => ({ ...reservation, underName: { ...underName, name } }))
}
