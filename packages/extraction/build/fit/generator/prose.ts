import type { Block } from './blocks'
import type { Booking, Segment } from './segment'
import type { Writer } from './writer'

/** Sentences by language and group of kinds; placeholders are in braces. */
const sentences: Readonly<
  Record<string, Readonly<Record<'stay' | 'leg' | 'car' | 'ride' | 'visit', readonly string[]>>>
> = {
  en: {
    stay: [
      'We are happy to confirm your stay at {place} from {start} to {end}, {nights} nights, under reference {ref}, in the name of {name}.',
      'You have {nights} nights at {place}, arriving on {start} and leaving on {end} (confirmation {ref}).',
      '{name} is booked into {place} from {start} until {end}; their number is {ref}.',
    ],
    leg: [
      'You leave {from} on {number} at {time} on {date} and reach {to} at {until}.',
      'On {date}, {number} departs {from} at {time} and arrives in {to} at {until}.',
      '{number} takes you from {from} ({time}) to {to} ({until}) on {date}.',
    ],
    car: [
      'Your {company} car is ready at {from} on {start} at {time}; please bring it back to {to} by {until} on {end}. Reference {ref}.',
    ],
    ride: [
      'We will pick you up at {from} on {date} at {time} and take you to {to}. Your booking number is {ref}.',
      'Your driver will be at {from} at {time} on {date}; destination {to} ({ref}).',
    ],
    visit: [
      'Your table at {place} is booked for {date} at {time}, in the name of {name} (reference {ref}).',
      'We look forward to seeing you at {place} on {date} at {time}. Booking {ref}.',
    ],
  },
  de: {
    stay: [
      'wir bestätigen Ihren Aufenthalt im {place} vom {start} bis {end} ({nights} Nächte), Buchungsnummer {ref}, auf den Namen {name}.',
      '{name} wohnt vom {start} bis zum {end} im {place}, Reservierung {ref}.',
    ],
    leg: [
      'Am {date} fahren Sie um {time} mit {number} ab {from} und sind um {until} in {to}.',
      '{number} startet am {date} um {time} in {from} und kommt um {until} in {to} an.',
    ],
    car: [
      'Ihr Wagen von {company} steht am {start} um {time} an der Station {from} bereit; Rückgabe am {end} um {until}, {to}. Reservierung {ref}.',
    ],
    ride: ['Wir holen Sie am {date} um {time} ab: {from}. Ziel: {to}. Auftrag {ref}.'],
    visit: ['Ihr Tisch im {place} ist für {date} um {time} reserviert, Name {name}, Nummer {ref}.'],
  },
  fr: {
    stay: [
      'nous avons le plaisir de confirmer votre séjour à {place} du {start} au {end} ({nights} nuits), réservation n° {ref}, au nom de {name}.',
    ],
    leg: ['Le {date}, {number} part de {from} à {time} et arrive à {to} à {until}.'],
    car: [
      'Votre voiture {company} vous attend à {from} le {start} à {time}, retour à {to} le {end} à {until}. Réservation {ref}.',
    ],
    ride: ['Nous viendrons vous chercher le {date} à {time} : {from}, pour vous conduire à {to}. Référence {ref}.'],
    visit: ['Votre table chez {place} est réservée le {date} à {time} au nom de {name}, référence {ref}.'],
  },
  es: {
    stay: [
      'le confirmamos la reserva número {ref} en {place} a nombre de {name}, del {start} al {end}, {nights} noches.',
    ],
    leg: ['El {date}, {number} sale de {from} a las {time} y llega a {to} a las {until}.'],
    car: [
      'Su coche de {company} le espera en {from} el {start} a las {time}; devolución en {to} el {end} a las {until}. Reserva {ref}.',
    ],
    ride: ['Le recogemos el {date} a las {time} en {from} y le llevamos a {to}. Localizador {ref}.'],
    visit: ['Su mesa en {place} está reservada para el {date} a las {time}, a nombre de {name} ({ref}).'],
  },
  it: {
    stay: [
      'siamo lieti di confermare il Suo soggiorno presso {place} dal {start} al {end}, {nights} notti, prenotazione {ref} a nome {name}.',
    ],
    leg: ['Il {date} {number} parte da {from} alle {time} e arriva a {to} alle {until}.'],
    car: [
      'La Sua auto {company} è pronta a {from} il {start} alle {time}; riconsegna a {to} il {end} alle {until}. Prenotazione {ref}.',
    ],
    ride: ['La passiamo a prendere il {date} alle {time}: {from}; destinazione {to}. Codice {ref}.'],
    visit: ['Il Suo tavolo da {place} è prenotato per il {date} alle {time}, a nome {name} ({ref}).'],
  },
  nl: {
    stay: [
      'wij bevestigen uw verblijf in {place} van {start} tot {end}, {nights} nachten, reserveringsnummer {ref}, op naam van {name}.',
    ],
    leg: ['Op {date} vertrekt {number} om {time} uit {from} en komt om {until} aan in {to}.'],
    car: [
      'Uw auto van {company} staat klaar bij {from} op {start} om {time}; inleveren bij {to} op {end} om {until}. Reservering {ref}.',
    ],
    ride: ['Wij halen u op {date} om {time} op: {from}, bestemming {to}. Boeking {ref}.'],
    visit: ['Uw tafel bij {place} is gereserveerd voor {date} om {time} op naam van {name} ({ref}).'],
  },
}

/** Whether there are sentences for a language. */
export const hasProse = (tag: string): boolean => sentences[tag] !== undefined

const templateKindOf = ({ kind }: Segment): 'stay' | 'leg' | 'car' | 'ride' | 'visit' =>
  kind === 'lodging'
    ? 'stay'
    : kind === 'car'
      ? 'car'
      : kind === 'taxi'
        ? 'ride'
        : kind === 'restaurant' || kind === 'event'
          ? 'visit'
          : 'leg'

/** Renders a booking as sentences. `text` shows whether they include the locator and the travelers. */
export function prose(
  writer: Writer,
  { segments, reference, travelers }: Booking & { travelers: string },
): { block: Block; text: string } {
  const { random, words, clock } = writer
  const own = sentences[words.language.tag]
  const texts = segments.map((segment) => {
    const template = random.pick(own?.[templateKindOf(segment)] ?? ['{place} {start} {end} {ref}'])
    const values: Readonly<Record<string, string>> = {
      place: segment.place ?? '',
      from: segment.from?.displayed ?? '',
      to: segment.to?.displayed ?? '',
      number: segment.displayNumber ?? segment.company,
      company: segment.company,
      ref: reference,
      name: travelers,
      start: clock.date(segment.startDay),
      end: segment.endDay ? clock.date(segment.endDay) : '',
      date: clock.date(segment.startDay),
      time: clock.time(segment.startTime ?? '12:00'),
      until: segment.endTime ? clock.time(segment.endTime) : '',
      nights: String(segment.nights),
    }
    return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  })
  const text = texts.join(' ')
  return { block: { type: 'paragraph', lines: [text] }, text }
}
