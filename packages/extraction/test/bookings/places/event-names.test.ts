import { withEventNames } from '@sextant/extraction/bookings/places/event-names'
import { mentionAt } from '@sextant/extraction/mentions/mention'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'
import { readCandidates } from '../read-candidates'

/** The name of an event at 20:00, of which a part has been read or nothing. */
function nameOn(text: string, part?: string, shown?: string): string | undefined {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'event', start: '20:00', travelers: [] }])
  const candidateOf = (value: string, place: number) =>
    assembled.context.read.page.lines
      .filter((line) => line.text.includes(value))
      .map((line) => ({
        mention: mentionAt(line, 'text', line.text.indexOf(value), value, value, 'line'),
        features: Int32Array.of(),
        roles: { place },
      }))
      .at(-1)
  const place = part === undefined ? undefined : candidateOf(part, 0.3)
  const other = shown === undefined ? undefined : candidateOf(shown, 0.7)
  const named = bookings.map((one) => ({
    ...one,
    draft: {
      ...one.draft,
      slots: place ? { place } : {},
      slotProbabilities: place ? { place: place.roles.place } : {},
      ranked: { place: other ? [{ candidate: other, probability: 0.2 }] : [] },
    },
  }))
  return withEventNames(named, assembled)[0]?.draft.slots.place?.mention.value
}

test('a museum that is named only in the heading is what is visited', () => {
  expect(nameOn('STADTMUSEUM NORDEN\nE-Ticket\n10.05.2027 20:00')).toBe('STADTMUSEUM NORDEN')
  expect(nameOn('Ihre Buchung\nE-Ticket\n10.05.2027 20:00')).toBeUndefined()
})

test('a name extends over both lines between the hour and the address', () => {
  const lines = 'Beginn\n20:00\nDie Nordlichter\nWinterreise\nStadthalle, Ringstraße 5, 20355 Hamburg'
  expect(nameOn(lines, 'Winterreise')).toBe('Die Nordlichter Winterreise')
  expect(nameOn(lines.replace('Die Nordlichter', 'Preis: 20 EUR'), 'Winterreise')).toBe('Winterreise')
})

test('a labelled name has both parts around an upright stroke', () => {
  const pageWith = (label: string) => `<p>${label}</p><p>Jazz Evening | Spring</p><p>10 May 2027, 20:00</p>`
  expect(nameOn(pageWith('Event'), 'Jazz Evening')).toBe('Jazz Evening | Spring')
  expect(nameOn(pageWith('Home | Account'), 'Jazz Evening')).toBe('Jazz Evening')
})

test.each([
  ['a hall', 'The Last Lighthouse\n20:00, Screen 4', 'Screen 4', 'The Last Lighthouse'],
  ['a hall below a name', 'LICHTSPIELE\nDer Leuchtturm\nFSK 12   Deutsch\n20:00\nSaal 5', 'Saal 5', undefined],
  ['a preposition', 'The Paper Boats\nAt The Old Brewery\n20:00', 'At The Old Brewery', 'The Paper Boats'],
  [
    'an address',
    'The Paper Boats\n20:00\nBrewery Hall\n24 Mill Lane, London N1 7LQ',
    'Brewery Hall',
    'The Paper Boats',
  ],
])('the name of an event is not where it is: %s', (_, text, place, shown) =>
  expect(nameOn(text, place, shown)).toBe(shown ?? 'Der Leuchtturm'),
)

test('a likely name above its address is kept', () =>
  expect(nameOn('Brewery Hall\n20:00\nThe Paper Boats\nBrewery Hall', 'The Paper Boats', 'Brewery Hall')).toBe(
    'The Paper Boats',
  ))

test('an event is called by the title above its hour rather than by the venue below it', () => {
  const lines = 'Tickets\n\nDie Nordlichter - Open Air 2027\n10.05.2027, 20:00\nSeebühne, Ringstraße 5, 20355 Hamburg'
  expect(nameOn(lines, 'Seebühne')).toBe('Die Nordlichter - Open Air 2027')
  expect(nameOn(lines.replace('Die Nordlichter -', 'Titel:'), 'Seebühne')).toBe('Seebühne')
})

test('an event is called by the title above its venue, whose street stands in the same line', () => {
  const lines = 'Order 4711\nNordic Data Summit\nWaterfront, Nils Ericsons plan 4, Stockholm\n20:00'
  expect(nameOn(lines, 'Waterfront')).toBe('Nordic Data Summit')
  expect(nameOn(lines.replace(', Nils Ericsons plan 4', ''), 'Waterfront')).toBe('Waterfront')
})

test('an unknown label before the name of the museum that sent the email is no part of the name', () => {
  const pageOf = (sender: string): ReturnType<typeof readCandidates> =>
    readCandidates(`${sender}\nBezoek: Stadsmuseum\n20:00`, {}, 'sender')
  const nameOf = (sender: string): string | undefined => {
    const { bookings } = bookingsOn('20:00', [{ kind: 'event', start: '20:00', travelers: [] }])
    const { context } = pageOf(sender)
    const name = 'Bezoek: Stadsmuseum'
    const mention = { type: 'text', line: 1, start: 0, end: name.length, value: name, form: '', detail: '' } as const
    const place = { mention, features: Int32Array.of(), roles: { place: 0.9 } }
    const named = bookings.map((one) => ({ ...one, draft: { ...one.draft, slots: { place } } }))
    return withEventNames(named, { context })[0]?.draft.slots.place?.mention.value
  }
  expect(nameOf('Stadsmuseum')).toBe('Stadsmuseum')
  expect(nameOf('Tickets')).toBe('Bezoek: Stadsmuseum')
})

test('a kind of ticket is no event, which stands above it', () => {
  const lines = 'Jazz under the Stars\nGeneral Admission\nAugust 14, 2027 20:00'
  expect(nameOn(lines, 'General Admission')).toBe('Jazz under the Stars')
  expect(nameOn(lines, 'Jazz under the Stars')).toBe('Jazz under the Stars')
})

test('a place of fairs is where the event above it is', () => {
  const lines = 'Baltic Design Week\nVisitor pass\n20:00\nHarbour Convention Centre'
  expect(nameOn(lines, 'Harbour Convention Centre')).toBe('Baltic Design Week')
})

test('a cinema is where the film above it is shown', () => {
  const lines = 'Dein Ticket\nDER PINGUIN\nCineStar Berlin - CUBIX\nFr, 18.09.2026 um 20:00 Uhr'
  expect(nameOn(lines, 'CineStar Berlin - CUBIX')).toBe('DER PINGUIN')
})

test('a film is named behind its label', () => {
  const lines = 'Film: Der Leuchtturm\nCapitol, Dresden\n20:00'
  expect(nameOn(lines, 'Capitol')).toBe('Der Leuchtturm')
  expect(nameOn(`${lines}\nFilm: Die Fähre`, 'Capitol')).toBe('Capitol')
})

test('the artist is named above the tour, and an event above the venue with its address', () => {
  expect(nameOn('Die Nordlichter\nEcho - Tour 2027\n20:00', 'Echo - Tour 2027')).toBe('Die Nordlichter')
  expect(nameOn('Voucher\nOld Town Walking Tour\n20:00', 'Old Town Walking Tour')).toBe('Old Town Walking Tour')
  const venue = 'The Paper Birds\nRiverside Academy\nFrogmore Street, Bristol, BS1 5NA\n20:00'
  expect(nameOn(venue, 'Riverside Academy')).toBe('The Paper Birds')
})

test('a name goes on behind a dash, and before a comma', () => {
  expect(nameOn('FC Nord\nFC Nord - SV Blau 09\n20:00', 'FC Nord')).toBe('FC Nord - SV Blau 09')
  expect(nameOn('FC Nord - ref. 5520 (Gate 3)\n20:00', 'FC Nord')).toBe('FC Nord')
  expect(nameOn('Sintra, Pena Palace by Train\n20:00', 'Pena Palace')).toBe('Sintra, Pena Palace by Train')
})

test('neither the author nor the meeting point is the title above them', () => {
  expect(nameOn('Der Leuchtturm\nOper von Anna Berg\n20:00', 'Oper von Anna Berg')).toBe('Der Leuchtturm')
  const tour = 'Voucher\nOld Town Walk with a Guide\n20:00\nMeeting point: Harbour Café'
  expect(nameOn(tour, 'Harbour Café')).toBe('Old Town Walk with a Guide')
})
