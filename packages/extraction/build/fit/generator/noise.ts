import { addDays } from '@sextant/domain/kit/local-time'
import type { Block } from './blocks'
import { business, venueName } from './businesses'
import { city } from './cities'
import { street } from './stops'
import type { Writer } from './writer'

const time = (writer: Writer): string =>
  writer.clock.time(writer.random.pick(['12:00', '18:00', '23:59', '06:30', '14:15', '09:00']))
const nearbyDay = (writer: Writer, day: string, from: number, to: number): string =>
  writer.clock.date(addDays(day, writer.random.int(from, to)))
const amount = (writer: Writer): string =>
  `${writer.random.pick(['€', 'EUR', '£', 'USD', '$', 'CHF'])} ${writer.random.int(9, 900)}.${writer.random.code('00')}`

/** Sentences of terms by language. Other languages build them from labels. */
const policies: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Bookings cancelled less than 24 hours before arrival will be charged for the first night.',
    'You can cancel free of charge until {date}, {time}.',
    'If cancelled after {date}, the full amount of {amount} will be charged.',
    'Online check-in opens on {date} at {time}.',
    'Please arrive at least 30 minutes before departure; the gate closes at {time}.',
    'Reception is open from 07:00 to 23:00. Breakfast is served from 7 am to 10 am.',
    'Your flight may be changed or cancelled for operational reasons.',
    'Free cancellation before {date}.',
    'Payment of {amount} was received on {date}.',
    'This booking may be modified up to 48 hours before the start.',
  ],
  de: [
    'Kostenlose Stornierung bis {date}, {time} möglich.',
    'Bei Stornierung nach dem {date} wird der volle Preis von {amount} berechnet.',
    'Der Online-Check-in öffnet am {date} um {time}.',
    'Die Rezeption ist von 7 bis 23 Uhr besetzt.',
    'Wird die Buchung weniger als 24 Stunden vor Anreise storniert, fällt eine Gebühr an.',
    'Bitte seien Sie 30 Minuten vor Abfahrt am Bahnsteig.',
    'Zahlung am {date} erhalten: {amount}.',
  ],
  fr: [
    "Annulation gratuite jusqu'au {date}, {time}.",
    'En cas d’annulation après le {date}, {amount} seront retenus.',
    "L'enregistrement ouvre le {date} à {time}.",
    'La réception est ouverte de 7h à 23h.',
    'Toute réservation annulée moins de 24 heures avant l’arrivée est due.',
    'Paiement de {amount} reçu le {date}.',
  ],
  es: [
    'Cancelación gratuita hasta el {date} a las {time}.',
    'Si cancela después del {date} se cobrará {amount}.',
    'La facturación en línea abre el {date}.',
    'Recepción abierta de 7:00 a 23:00.',
    'Las reservas canceladas con menos de 24 horas no se reembolsan.',
  ],
  it: [
    'Cancellazione gratuita fino al {date}, ore {time}.',
    'In caso di annullamento dopo il {date} sarà addebitato {amount}.',
    'Il check-in online apre il {date}.',
    'La reception è aperta dalle 7.00 alle 23.00.',
  ],
  nl: [
    'Gratis annuleren tot {date}, {time}.',
    'Bij annulering na {date} wordt {amount} in rekening gebracht.',
    'Online inchecken kan vanaf {date}.',
  ],
  pl: ['Bezpłatne anulowanie do {date}, godz. {time}.', 'W razie anulowania po {date} pobierzemy {amount}.'],
  pt: ['Cancelamento gratuito até {date}, {time}.', 'Em caso de cancelamento após {date} será cobrado {amount}.'],
  sv: ['Fri avbokning till {date} kl. {time}.', 'Vid avbokning efter {date} debiteras {amount}.'],
}
const offers: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Hotels in {city} from {amount} a night: {date} – {date2}.',
    'Still looking for something to do? Tour of {city} on {date} at {time}, from {amount}.',
    'Fly to {city} from {amount}, travel between {date} and {date2}.',
    'Need a car in {city}? Pick up {date}, from {amount} a day.',
    '{hotel} — save 20 % until {date}.',
  ],
  de: [
    'Hotels in {city} ab {amount} pro Nacht, {date} bis {date2}.',
    'Mietwagen in {city} ab {amount} am Tag.',
    'Nur bis {date}: 20 % Rabatt im {hotel}.',
  ],
  fr: [
    'Hôtels à {city} dès {amount} la nuit, du {date} au {date2}.',
    'Louez une voiture à {city} dès {amount} par jour.',
  ],
  es: ['Vuela a {city} desde {amount}, del {date} al {date2}.', 'Hoteles en {city} desde {amount} la noche.'],
  it: ['Voli per {city} da {amount}, dal {date} al {date2}.'],
  nl: ['Vlieg naar {city} vanaf {amount}, van {date} tot {date2}.'],
}
const other = ['{city}: {amount}, {date} – {date2}', '{hotel}, {city} — {amount}', '{date}: {city} {amount}']

function filled(writer: Writer, template: string, day: string, hour: string | null = null): string {
  const { random } = writer
  const at = random.int(-4, 40)
  return template
    .replaceAll('{date2}', nearbyDay(writer, day, at + 2, at + 12))
    .replaceAll('{date}', nearbyDay(writer, day, at, at))
    .replaceAll('{time}', hour !== null && random.chance(0.5) ? writer.clock.time(hour) : time(writer))
    .replaceAll('{amount}', amount(writer))
    .replaceAll('{city}', city(random).name)
    .replaceAll('{hotel}', venueName(random, 'lodging'))
}

/** Draws a paragraph of terms with dates and times that are not travel. */
export function policy(writer: Writer, day: string, hour: string | null = null): Block {
  const { random, words } = writer
  const own = policies[words.language.tag]
  const before = addDays(day, -random.int(1, 12))
  const lines = own
    ? Array.from({ length: random.int(1, 3) }, () => filled(writer, random.pick(own), before, hour))
    : [
        `${words.label('deadline')}: ${writer.clock.date(before)}, ${hour !== null && random.chance(0.5) ? writer.clock.time(hour) : time(writer)}. ${words.label('boarding')}: ${time(writer)}.`,
      ]
  return {
    type: 'paragraph',
    lines: random.chance(0.6) ? [lines.join(' ')] : lines,
    small: random.chance(0.4),
  }
}

/** Draws offers with their own dates, places and prices. */
export function offer(writer: Writer, day: string): Block {
  const { random, words } = writer
  const own = offers[words.language.tag] ?? other
  const lines = Array.from({ length: random.int(1, 3) }, () => filled(writer, random.pick(own), day))
  const lead = words.particle('offer')
  if (random.chance(0.25))
    return { type: 'beside', blocks: lines.map((line): Block[] => [{ type: 'paragraph', lines: [line] }]) }
  return {
    type: 'paragraph',
    lines: random.chance(0.4) ? [`${lead.charAt(0).toUpperCase()}${lead.slice(1)}!`, ...lines] : lines,
  }
}

/** Draws a footer with the sender and legal notices. */
export function footer(writer: Writer, company: string): Block[] {
  const { random, words } = writer
  const where = `${street(random)}, ${random.code('00000')} ${city(random).name}`
  const phone = `+${random.code('00 00 000 0000')}`
  return [
    ...(random.chance(0.4)
      ? [
          {
            type: 'paragraph',
            lines: [words.particle('closing'), random.chance(0.5) ? company : ''].filter((one) => one !== ''),
          } satisfies Block,
        ]
      : []),
    {
      type: 'paragraph',
      small: true,
      lines: [
        `${company} ${random.pick(['Ltd', 'GmbH', 'S.A.', 'AB', 'Inc.', 'B.V.', ''])}, ${where}. ${phone}. ${words.particle('boilerplate')}.`,
      ],
    },
  ]
}

/** Draws prices with items and a total. */
export function prices(writer: Writer): Block {
  const { random, words } = writer
  const total = amount(writer)
  const parts = Array.from({ length: random.int(0, 3) }, () => ({
    label: words.label('partPrice'),
    value: [amount(writer)],
  }))
  const pairs = [...parts, { label: words.label('total'), value: [total] }]
  return random.chance(0.5)
    ? { type: 'pairs', pairs, style: random.pick(['table', 'colon', 'lines', 'columns']) }
    : { type: 'grid', head: null, rows: pairs.map(({ label, value }) => [[label], value]) }
}

/** Draws numbers that are not record locators. */
export function otherNumbers(writer: Writer, sent: string): { label: string; value: string[] }[] {
  const { random, words, clock } = writer
  const all = [
    {
      label: words.label('otherNumber'),
      value: [random.code(random.pick(['0000000', 'AA-000000', '0000 0000', 'A0000000', '0000']))],
    },
    {
      label: words.label('agencyReference'),
      value: [random.code(random.pick(['00-00000', '000000000', 'AA00000', 'X-00-0000']))],
    },
    {
      label: words.label('bookedOn'),
      value: [clock.date(sent.slice(0, 10)) + (random.chance(0.3) ? ` ${clock.time(sent.slice(11, 16))}` : '')],
    },
    { label: words.label('ticket'), value: [random.code('000-0000000000')] },
    { label: words.label('payment'), value: [`Visa **** ${random.code('0000')}`] },
    { label: words.label('status'), value: [words.statement('confirmed')] },
    { label: words.label('bookedBy'), value: [business(random)] },
  ]
  return random.shuffled(all).slice(0, random.int(0, 3))
}
