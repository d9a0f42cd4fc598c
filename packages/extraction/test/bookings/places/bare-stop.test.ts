import { bareStop } from '@sextant/extraction/bookings/places/bare-stop'
import { folded } from '@sextant/extraction/kit/fold'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { expect, test } from 'vitest'

const bare = (
  name: string,
  leg: Partial<Parameters<typeof bareStop>[3]> = {},
  phrase = 'booking confirmation',
): string =>
  bareStop(
    { type: 'text', line: 0, start: 0, end: name.length, value: name, form: 'line', detail: '' },
    name,
    tagsOf(folded(name), languagesOf([folded(phrase), folded(name)])),
    { kind: 'bus', ...leg },
  ).value

test.each([
  ['Sixt, Oslo lufthavn', 'Oslo lufthavn'],
  ['Oslo lufthavn, Sixt', 'Oslo lufthavn, Sixt'],
  ['Leeds, Dyer Street', 'Leeds, Dyer Street'],
  ['NEW DELHI (NDLS)', 'NEW DELHI'],
  ['George Airport, GRJ', 'George Airport'],
  ['Kiel KI', 'Kiel'],
  ['Kiel MV', 'Kiel MV'],
  ['George Airport, ZZZ', 'George Airport, ZZZ'],
  ['Kraków, MDA', 'Kraków, MDA'],
  ['Bến xe phía Nam Huế (dự kiến', 'Bến xe phía Nam Huế'],
  ['Aeropuerto de Málaga ............ 7', 'Aeropuerto de Málaga'],
  ['着　なんばパークス', 'なんばパークス'],
  ['仙台空港　国内線', '仙台空港　国内線'],
  ['桂林北站南广场，师傅姓李', '桂林北站南广场'],
  ['Rīga (autoosta)', 'Rīga (autoosta)'],
  ['Nice Aéroport, le', 'Nice Aéroport'],
  ['Portland, ME', 'Portland, ME'],
  ['(A)', '(A)'],
])('the cleaning of stops strips what stands beside the name of a stop: %s', (name, expected) =>
  expect(bare(name)).toBe(expected),
)

test.each([
  ['Rijeka, AK (peron 4)', 'Rijeka, AK', 'Vaša rezervacija je potvrđena, polazak'],
  ['Oslo bussterminal, plattform 12', 'Oslo bussterminal', 'Din bestilling er bekreftet, avreise'],
  ['Sosire în gara Moldovița', 'gara Moldovița', 'Rezervarea dumneavoastră este confirmată, plecare'],
  ['Arrivals hall', 'Arrivals hall', 'booking confirmation'],
  ['Port of departure Napoli', 'Napoli', 'booking confirmation, departure, arrival'],
])('the cleaning of stops strips the platform and the label of a stop: %s', (name, expected, phrase) =>
  expect(bare(name, {}, phrase)).toBe(expected),
)

test('the cleaning of stops strips the number of a station in the railway', () => {
  expect(bare('22001 Вінниця', { kind: 'train' })).toBe('Вінниця')
  expect(bare('22001 Вінниця', { kind: 'taxi' })).toBe('22001 Вінниця')
})

test('the cleaning of stops leaves the gate where a driver waits', () =>
  expect(bare('Piraeus Port, Gate E1', { kind: 'taxi' })).toBe('Piraeus Port, Gate E1'))

test('the cleaning of stops strips the other end of a route, with which it was taken for one name', () => {
  expect(bare('Brăila – București Nord', { to: 'București Nord' })).toBe('Brăila')
  expect(bare('Brăila → București Nord', { from: 'Brăila' })).toBe('București Nord')
  expect(bare('Madrid - Chamartín', { to: 'Chamartín Sur' })).toBe('Madrid - Chamartín')
})

test('the cleaning of stops leaves both towns that an airport is called by, where a car is rented', () =>
  expect(bare('Linden - Rostock Airport', { kind: 'car', to: 'Rostock Airport' })).toBe('Linden - Rostock Airport'))

test('the cleaning of stops strips a company whose name is a common word, where a car is rented', () => {
  expect(bare('Enterprise, Kansas City Airport', { kind: 'car' })).toBe('Kansas City Airport')
  expect(bare('Enterprise, Kansas City Airport', { kind: 'bus' })).toBe('Enterprise, Kansas City Airport')
})

test('the cleaning of stops strips what a comma adds about the leg', () => {
  expect(bare('Zadar, polazak', {}, 'potvrda rezervacije, polazak, dolazak')).toBe('Zadar')
  expect(bare('Campeche, tren 302', {}, 'su reserva está confirmada, salida')).toBe('Campeche')
  expect(bare('Genève, no. AC-3271')).toBe('Genève')
  expect(bare('ul. Lipowa 7, Łódź', {}, 'potwierdzenie rezerwacji, odjazd, przyjazd')).toBe('ul. Lipowa 7, Łódź')
  expect(bare('Flughafen Graz, Ankunft 2', {}, 'Ihre Buchung ist bestätigt, Abfahrt')).toBe('Flughafen Graz, Ankunft 2')
  expect(bare('Leeds, Dyer Street 12')).toBe('Leeds, Dyer Street 12')
})

test('the cleaning of stops strips what runs in front of the route, but not the word for a station', () => {
  const ofRoute = (name: string, text: string): string =>
    bareStop(
      { type: 'text', line: 0, start: 0, end: name.length, value: name, form: '', detail: '' },
      text,
      tagsOf(folded(text), languagesOf([folded('bestillingen er bekreftet, avreise, ankomst'), folded(text)])),
      { kind: 'train' },
    ).value
  expect(ofRoute('Tog Voss stasjon', 'Tog Voss stasjon – Bergen stasjon')).toBe('Voss stasjon')
  expect(ofRoute('Tog Voss stasjon', 'Tog Voss stasjon')).toBe('Tog Voss stasjon')
})

test('a stop has no label that a wide space sets apart from it', () => {
  const phrase = 'ご予約ありがとうございます。以下の内容でご予約を承りました。'
  expect(bare('営業所　仙台駅東口', { kind: 'car' }, phrase)).toBe('仙台駅東口')
  expect(bare('仙台空港　国内線', { kind: 'car' }, phrase)).toBe('仙台空港　国内線')
})
