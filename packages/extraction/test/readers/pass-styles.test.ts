import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPass } from './read-pass'

const read = (pass: unknown, files: Record<string, string> = {}) => readPass(pass, { files })

test.each(['eventTicket', 'generic', 'coupon', 'storeCard'])(
  'the pass reader reads the event tags of a pass of style %s',
  (style) => {
    const semantics = {
      eventName: 'Fidelio',
      eventStartDateInfo: { date: '2026-05-02T17:30:00Z', timeZone: 'Europe/Vienna' },
      venueName: 'Theater an der Wien',
      venueLocation: { latitude: 48.2, longitude: 16.36 },
      attendeeName: 'Lea Kunz',
      seats: [{ seatNumber: '12', seatRow: '4' }],
    }
    expect(read({ [style]: {}, semantics }).reservations).toMatchObject([
      {
        kind: 'event',
        name: 'Fidelio',
        start: {
          time: { local: '2026-05-02T19:30:00', zone: 'Europe/Vienna' },
          place: { name: 'Theater an der Wien', latitude: 48.2 },
        },
        travelers: [{ name: 'Lea Kunz', seat: '12' }],
      },
    ])
  },
)

test.each(['ignoreTimeComponents', 'unannounced', 'undetermined'])(
  'the pass reader leaves out a time flagged as %s',
  (flag) => {
    const semantics = {
      homeTeamName: 'Rapid',
      awayTeamName: 'Sturm',
      eventStartDateInfo: { date: '2026-05-02T17:30:00Z', [flag]: true },
    }
    const [event] = read({ eventTicket: {}, semantics }).reservations
    expect(event).toMatchObject({ name: 'Rapid – Sturm', start: { time: { local: '2026-05-02' } } })
  },
)

test('the pass reader reads newer flight tags: code, time zones and places', () => {
  const semantics = {
    flightCode: 'LX 971',
    departureAirportCode: 'BER',
    destinationAirportCode: 'ZRH',
    originalDepartureDate: '2026-05-02T08:10:00Z',
    originalArrivalDate: '2026-05-02T09:40:00Z',
    departureLocationTimeZone: 'Europe/Berlin',
    destinationLocationTimeZone: 'Europe/Zurich',
    ticketFareClass: 'Economy',
  }
  expect(read({ boardingPass: { transitType: 'PKTransitTypeAir' }, semantics }).reservations).toMatchObject([
    {
      number: '971',
      provider: { iata_code: 'LX' },
      class_of_service: 'Economy',
      start: { time: { local: '2026-05-02T10:10:00', zone: 'Europe/Berlin' } },
      end: { time: { local: '2026-05-02T11:40:00', zone: 'Europe/Zurich' } },
    },
  ])
})

test('the pass reader reads a journey from the tags of a pass of another style', () => {
  const semantics = {
    vehicleNumber: '318',
    departureStationName: 'Bergen',
    destinationStationName: 'Oslo S',
    originalDepartureDate: '2026-05-02T08:10+02:00',
  }
  expect(read({ generic: {}, semantics }).reservations).toMatchObject([{ kind: 'train', number: '318' }])
})

const shown = (
  transitType: string,
  fields: { key: string; label: string; value: string }[],
  ends: [string, string],
) => ({
  organizationName: 'Nordlinje',
  relevantDate: '2026-05-02T08:10+02:00',
  boardingPass: {
    transitType,
    primaryFields: ends.map((value, at) => ({ key: `p${at}`, label: at ? 'TO' : 'FROM', value })),
    auxiliaryFields: fields,
  },
})

test('the pass reader reads a journey from the displayed fields, with labels in any of the languages of the pass', () => {
  const fields = [
    { key: 'f1', label: 'l1', value: '318' },
    { key: 'f2', label: 'l2', value: 'Kari Berg' },
    { key: 'f3', label: 'l3', value: 'QX7K2P' },
  ]
  const files = {
    'nb.lproj/pass.strings': '"l1" = "Tog"; "l2" = "Passasjer"; "l3" = "Referanse";',
    'de.lproj/pass.strings': '"l1" = "Zug"; "l2" = "Fahrgast"; "l3" = "Auftragsnummer";',
  }
  const { reservations } = read(shown('PKTransitTypeTrain', fields, ['Bergen', 'Oslo S']), files)
  expect(reservations).toMatchObject([
    {
      kind: 'train',
      number: '318',
      confirmation_no: 'QX7K2P',
      travelers: [{ name: 'Kari Berg' }],
      start: { place: { name: 'Bergen' }, time: { local: '2026-05-02T08:10:00' } },
      end: { place: { name: 'Oslo S' } },
    },
  ])
})

test('the pass reader reads a flight from the displayed fields only with its number', () => {
  const number = { key: 'flight', label: 'FLIGHT', value: 'LX 971' }
  const with_ = read(shown('PKTransitTypeAir', [number], ['BER', 'ZRH'])).reservations
  expect(with_).toMatchObject([{ kind: 'flight', number: '971', start: { place: { iata_code: 'BER' } } }])
  expect(read(shown('PKTransitTypeAir', [], ['BER', 'ZRH'])).reservations).toEqual([])
})

test('the pass reader never throws for any content of a pass', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom('boardingPass', 'eventTicket', 'generic'),
      (json, style) => {
        read({ [style]: json, semantics: json, relevantDate: json, barcodes: json })
        read({
          [style]: { primaryFields: json },
          semantics: {
            eventName: 'x',
            eventStartDateInfo: json,
            venueLocation: json,
            seats: json,
            eventStartDate: json,
          },
        })
      },
    ),
    { numRuns: 60 },
  )
})
