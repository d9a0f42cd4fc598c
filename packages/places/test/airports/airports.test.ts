import { isZone } from '@sextant/domain/kit/local-time'
import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import { searchAirports } from '@sextant/places/airports/search-airports'
import { airports } from '@sextant/places/airports/table'
import { zoneAt } from '@sextant/places/zones/zone-at'
import { expect, test } from 'vitest'

test('the airport search finds an airport by its code in any case, with its city, region, country and time zone', () => {
  expect(findAirport('sfo')).toMatchObject({
    iata: 'SFO',
    name: 'San Francisco International Airport',
    locality: 'San Francisco',
    adminCode: 'CA',
    countryCode: 'US',
    zone: 'America/Los_Angeles',
  })
  expect(findAirport('LEI')).toMatchObject({ locality: 'Almería', countryCode: 'ES', zone: 'Europe/Madrid' })
})

test.each([
  ['Francoforte', 'FRA'],
  ['Monaco di Baviera', 'MUC'],
  ['Monachium', 'MUC'],
  ['Berliini', 'BER'],
  ['Kööpenhamina', 'CPH'],
  ['Vídeň', 'VIE'],
  ['Lissabon', 'LIS'],
  ['Palma di Maiorca', 'PMI'],
  ['Città del Messico', 'MEX'],
  ['Nha Trang', 'CXR'],
  ['Tel Aviv', 'TLV'],
  ['Goa Mopa', 'GOX'],
  ['Goa Dabolim', 'GOI'],
  ['Londra', undefined],
  ['Roma', undefined],
  ['Washington', undefined],
])('the airport search knows the airport of a town by its name in another language: %s', (name, iata) =>
  expect(airportNamed(name)?.iata).toBe(iata),
)

test.each([
  ['HOUSTON INTERCONT', 'IAH'],
  ['LUANDA DR NETO', 'NBJ'],
  ['RIO DE JANEIRO GAL', 'GIG'],
  ['DETROIT METRO WAYN', 'DTW'],
  ['ORLANDO INTERNTNL', 'MCO'],
  ['MINNEAPOLIS/ST PAUL', 'MSP'],
  ['DETROIT CONGRESS', undefined],
])('the airport search knows names that a reservation system has cut: %s', (name, iata) =>
  expect(airportNamed(name)?.iata).toBe(iata),
)

test('lowercase letters are not taken for abbreviated words', () =>
  expect(airportNamed('Houston Intercont')).toBeNull())

test.each([
  ['QUEENSTOWN, NZ (FRANKTON)', 'ZQN'],
  ['Barcelona (Girona)', 'GRO'],
  ['Kuala Lumpur (Subang)', 'SZB'],
])('a bracket behind a town counts only where an airport is called so: %s', (name, iata) =>
  expect(airportNamed(name)?.iata).toBe(iata),
)

test.each([
  ['Paros PAS', 'PAS'],
  ['פארוס PAS', 'PAS'],
  ['Đà Nẵng DAD', 'DAD'],
])('a code after a name is that of its airport: %s', (name, iata) => {
  expect(airportNamed(name)?.iata).toBe(iata)
})

test('the airport search keeps closed airports, because old bookings name them', () => {
  expect(findAirport('TXL')).toMatchObject({ countryCode: 'DE', zone: 'Europe/Berlin' })
})

test('an unknown code gives null', () => {
  expect(findAirport('ZZZ')).toBeNull()
  expect(findAirport('')).toBeNull()
})

test('every airport has valid coordinates and a known time zone', () => {
  const odd = [...airports().values()].filter(
    ({ latitude, longitude, zone }) => zoneAt(latitude, longitude) === null || !isZone(zone),
  )
  expect(odd).toEqual([])
})

test('the airport search finds airports by city and by their names, the largest first', () => {
  expect(searchAirports('Frankfurt')[0]?.iata).toBe('FRA')
  expect(searchAirports('London Heathrow')[0]?.iata).toBe('LHR')
  expect(searchAirports('John F. Kennedy International Airport')[0]?.iata).toBe('JFK')
  expect(searchAirports('Nowhere in particular')).toEqual([])
})

test.each([
  ['FRANKFURT, DE (FRANKFURT INTL), TERMINAL 1', 'FRA'],
  ['STOCKHOLM, SE (ARLANDA), TERMINAL 5', 'ARN'],
  ['Barajas(MAD), Madrid, Spanien', 'MAD'],
  ['Madrid Barajas', 'MAD'],
  ['Lisbon, Portela Airport, PT', 'LIS'],
  ['Brussels, Charleroi', 'CRL'],
  ['Heathrow', 'LHR'],
  ['London, Heathrow (Terminal 5)', 'LHR'],
  ['Paris-Charles De Gaulle', 'CDG'],
  ['New York JFK', 'JFK'],
  ['Roma Fiumicino', 'FCO'],
  ['ZUERICH', 'ZRH'],
  ['Muenchen', 'MUC'],
  ['Bruxelles', 'BRU'],
  ['Lissabon', 'LIS'],
  ['Mallorca', 'PMI'],
  ['Sydney', 'SYD'],
  ['Mexico City', 'MEX'],
  ['Las Palmas', 'LPA'],
  ['Köln/Bonn', 'CGN'],
  ['Teneriffa Süd', 'TFS'],
  ['Buenos Aires Ezeiza', 'EZE'],
  ['Tokyo Narita', 'NRT'],
  ['New York LaGuardia', 'LGA'],
  ['Santiago de Chile', 'SCL'],
  ['San José Costa Rica', 'SJO'],
  ['İstanbul Havalimanı', 'IST'],
  ['Antalya Havalimanı', 'AYT'],
  ['Reagan National', 'DCA'],
])('%s is the airport %s', (name, iata) => expect(airportNamed(name)?.iata).toBe(iata))

test.each(['Vienna Ezeiza', 'Hotel Avalon'])('%s is not what the airport of its last word is called', (name) =>
  expect(['EZE', 'AVV']).not.toContain(airportNamed(name)?.iata),
)

test.each(['London', 'Nowhere in particular', ''])('%s is not an airport', (name) =>
  expect(airportNamed(name)).toBeNull(),
)

test('a town means its own airport rather than a larger one far away', () => {
  const codes = ['Exeter', 'Krabi', 'Horta', 'La Palma', 'Palma', 'Naples', 'Treviso', 'Nagoya'].map(
    (town) => airportNamed(town)?.iata,
  )
  expect(codes).toEqual(['EXT', 'KBV', 'HOR', 'SPC', 'PMI', 'NAP', 'VCE', 'NGO'])
})
