import { addDays, daysBetween } from '@sextant/domain/kit/local-time'
import { flight, htmlOnly, mail, stay, wordsOnly } from '../../kit/mails'
import { mixedMail } from '../../kit/mixed-mail'
import { withFiles } from './attach'
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

const carriers = {
  LH: { name: 'Lufthansa', iataCode: 'LH' },
  UA: { name: 'United Airlines', iataCode: 'UA' },
}

/** An email of a scenario as bytes, in the email of a colleague if one forwards it. */
export function write(email: ScenarioEmail, place: Place): Buffer {
  const bytes = writeOwn(email, place)
  if (email.forwarded === undefined) return bytes
  return mixedMail({
    subject: 'Fwd: Your booking',
    from: 'Charles Babbage <charles@acme.test>',
    date: sentAt(place.day, email.forwarded),
    parts: [
      { type: 'text/plain; charset=utf-8', content: 'For you. Charles' },
      { type: 'message/rfc822', content: bytes },
    ],
  })
}

function writeOwn(email: ScenarioEmail, place: Place): Buffer {
  const { of = ['Grace Hopper'], sender = 'airline', sent = 0, recipient, subject, text, html, files, note } = email
  const filled = (words: string): string =>
    words
      .replaceAll('#', place.number)
      .replaceAll(/@(\d+)/g, (_, days) => sentAt(place.day, Number(days) * 1440))
      .replaceAll(/\{(\d+)([./]?)(?::([\w-]+))?\}/g, (_, days, mark, language) =>
        dateText(addDays(place.day, Number(days)), mark, language),
      )
  const headers = {
    from: email.by ?? senders[sender],
    date: sentAt(place.day, sent),
    ...(recipient !== undefined && { to: recipient }),
    ...(subject !== undefined && { subject: filled(subject) }),
  }
  if (files !== undefined) {
    const words = {
      ...(text !== undefined && { text: filled(text) }),
      ...(html !== undefined && { html: filled(html) }),
    }
    return withFiles({ subject: 'News of your booking', ...headers, ...words }, files, filled)
  }
  if (text !== undefined) return wordsOnly({ subject: 'News of your booking', ...headers, text: filled(text) })
  if (html !== undefined) return htmlOnly({ subject: 'News of your booking', ...headers, html: filled(html) })
  const code = filled(email.code ?? 'R#')
  const legs = email.legs ?? (email.stay || email.other ? [] : [email])
  const reservations = [
    ...legs.flatMap((leg) => named(of, flightOf(leg, { ...place, code }))),
    ...[email.stay ?? []].flat().flatMap((one) => named(of, stayOf(one, { ...place, code }))),
    ...(email.other ? named(of, otherOf(email.other, { ...place, code })) : []),
  ]
  return mail({ ...headers, reservations, ...(note !== undefined && { note: filled(note).replaceAll('\n', '<br>') }) })
}

/** Four weeks before the first day of the scenario, and some minutes. */
const sentAt = (day: string, minutes: number): string =>
  new Date(Date.parse(`${addDays(day, -28)}T10:00:00Z`) + minutes * 60_000).toUTCString().replace('GMT', '+0000')

/** A day in numbers with a mark between them, or as it is written in a language; ISO 8601 by default. */
function dateText(day: string, mark: string, language: string | undefined): string {
  if (mark !== '') return day.split('-').toReversed().join(mark)
  if (language === undefined) return day
  if (language === 'basic') return day.replaceAll('-', '')
  if (language === 'ordinal') return String(daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1).padStart(3, '0')
  const at = Date.parse(day)
  if (language === 'gds')
    return day.slice(8) + new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(at).toUpperCase()
  const [locale, form] = language.split('_')
  if (form === 'short') {
    const short = { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(locale, short).format(at)
  }
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, long).format(at)
}

type Coded = Place & { readonly code: string }

function flightOf({ day = 0, hour = '07:05', carrier, operator, ...leg }: Leg, { day: first, code, number }: Coded) {
  const { currency, arrival = { day, hour: '22:20' } } = leg
  return {
    ...flight({
      ...leg,
      code,
      departure: timeOf(first, day, hour),
      arrival: timeOf(first, arrival.day, arrival.hour),
      ...(carrier && { airline: carriers[carrier] }),
      ...(operator && { operator: carriers[operator] }),
      ...(leg.ticket && { ticket: leg.ticket.replaceAll('#', number) }),
    }),
    ...(currency !== undefined && { priceCurrency: currency }),
  }
}

const timeOf = (first: string, day: number, hour: string): string => `${addDays(first, day)}T${hour}:00`

const stayOf = ({ checkin, checkout, hotel, number, ...terms }: Stay, { day, code, number: filling }: Coded) => ({
  ...stay({ code, checkin: addDays(day, checkin), checkout: addDays(day, checkout), ...(hotel && { hotel }) }),
  ...termsOf(terms),
  ...(number !== undefined && { reservationNumber: number.replaceAll('#', filling) }),
})

const termsOf = ({ price, currency = 'USD', status }: Pick<Other, 'price' | 'currency' | 'status'>) => ({
  ...(price !== undefined && { totalPrice: price, priceCurrency: currency }),
  ...(status !== undefined && { reservationStatus: `http://schema.org/Reservation${status}` }),
})

function otherOf(other: Other, { day: first, code }: Coded) {
  const { day, until = day, hour = '09:00', arrives = '18:00' } = other
  const [start, end] = [timeOf(first, day, hour), timeOf(first, until, arrives)]
  return {
    '@context': 'http://schema.org',
    reservationNumber: code,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: '' },
    ...detailsOf(other, start, end),
    ...termsOf(other),
  }
}

const place = (name: string) => ({ '@type': 'Place', name, address: 'Paris, FR' })

function detailsOf(
  { kind, number = '9577', from = 'Paris Est', to = 'Stuttgart Hbf' }: Other,
  start: string,
  end: string,
) {
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
        trainNumber: number,
        provider: { '@type': 'Organization', name: 'SNCF' },
        departureStation: { '@type': 'TrainStation', name: from },
        departureTime: start,
        arrivalStation: { '@type': 'TrainStation', name: to },
        arrivalTime: end,
      },
    }
  if (kind === 'taxi')
    return {
      '@type': 'TaxiReservation',
      provider: { '@type': 'Organization', name: 'Taxis Bleus' },
      pickupLocation: place('Gare du Nord'),
      pickupTime: start,
      dropoffLocation: place('Porte de Versailles'),
      dropoffTime: end,
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
