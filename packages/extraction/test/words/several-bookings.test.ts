import { describe, expect, test } from 'vitest'
import { body, bookingsIn, pricesOf, referencesOf, travelersOf } from './bookings-in'

describe('who travels', () => {
  test('everybody at a table for as many as all rooms have guests', () => {
    const text = body(
      'We confirm your stay at Hotel des Remparts from 16 to 18 April 2027.',
      '',
      'Room 1: Philippe Delmas and Anne Delmas, ref. HR-2201',
      'Room 2: Lucas Delmas and Chloe Martin, ref. HR-2202',
      '',
      'A table for 4 is reserved at the restaurant Le Donjon on Saturday 17 April at 20:00.',
    )
    expect(travelersOf(bookingsIn('Your booking is confirmed', text))).toEqual([
      'lodging Philippe Delmas, Anne Delmas',
      'lodging Lucas Delmas, Chloe Martin',
      'restaurant Philippe Delmas, Anne Delmas, Lucas Delmas, Chloe Martin',
    ])
  })

  test('each person in the ride whose line has the name', () => {
    const text = body(
      'Hi Nadia, two cars are booked for Friday 23 April 2027:',
      '',
      '06:15 – Nadia Rahman – 14 Mill Lane to Stansted Airport – job 88121',
      '06:30 – Colin Webb – 3 Castle Street to Stansted Airport – job 88122',
    )
    const rides = bookingsIn('Taxis for Friday', text)
    expect(travelersOf(rides)).toEqual(['taxi Nadia Rahman', 'taxi Colin Webb'])
    expect(rides.map(({ start }) => start.place.name)).toEqual(['14 Mill Lane', '3 Castle Street'])
  })

  test('each person with a title in the room whose line has the name, and the room in the only hotel', () => {
    const text = body(
      'Guten Tag Herr Wolter,',
      '',
      'wir bestätigen:',
      'Einzelzimmer für Herrn Stefan Wolter vom 19.04. bis 21.04.2027, Reservierung 30217',
      'Einzelzimmer für Frau Birgit Hahn vom 20.04. bis 21.04.2027, Reservierung 30218',
      '',
      'Hotel Deichgraf Hamburg',
    )
    const rooms = bookingsIn('Buchung Ihrer Zimmer', text)
    expect(travelersOf(rooms)).toEqual(['lodging Stefan Wolter', 'lodging Birgit Hahn'])
    expect(rooms.map(({ name }) => name)).toEqual(['Hotel Deichgraf Hamburg', 'Hotel Deichgraf Hamburg'])
  })

  test('people in brackets behind their references, on the train as well', () => {
    const text = body(
      'Train : mardi 20 avril 2027, TGV Lyria 9763, Paris Gare de Lyon 10h18 – Genève 13h29',
      'Dossier SNCF : RWMKQP',
      '',
      'Hôtel : Hôtel Bristol Genève, du 20 au 22 avril 2027, 2 chambres, réservation n° 55017 (Claire Vasseur) et n° 55018 (Mehdi Amrani)',
    )
    const bookings = bookingsIn('Votre voyage à Genève est confirmé', text)
    expect(travelersOf(bookings).toSorted()).toEqual([
      'lodging Claire Vasseur',
      'lodging Mehdi Amrani',
      'train Claire Vasseur, Mehdi Amrani',
    ])
  })

  test('names with honorifics in a line of their own', () => {
    const text = body(
      '田中健一様、佐藤美咲様',
      '',
      '4月20日(火) のぞみ15号 東京 8:00発 → 新大阪 10:27着',
      '予約番号：7741',
    )
    expect(travelersOf(bookingsIn('新幹線のご予約', text))).toEqual(['train 田中健一, 佐藤美咲'])
  })

  test('by surname: the driver of a rental, and who sits where', () => {
    const text = body(
      'TRIP ITINERARY - GARCIA/LUIS MIGUEL MR        AGENCY LOCATOR: ZX84TR',
      'TRAVELER: GARCIA/LUIS MIGUEL MR',
      '          ORTEGA/ANA MS',
      '',
      'AIR   MON 12APR   IBERIA            FLT: 3166   CONF: JK9LW2',
      '      DEP: MADRID MAD T4            07:45',
      '      ARR: LONDON HEATHROW LHR T5   09:10',
      '      SEATS: 12A GARCIA  12B ORTEGA   STATUS: HK',
      '',
      'CAR   WED 14APR   EUROPCAR   LONDON HEATHROW AIRPORT',
      '      PICK UP: 14APR 08:00   DROP OFF: 14APR 18:00   CONF: 1122334455',
      '      DRIVER: GARCIA',
      '',
      'TOTAL AIRFARE: EUR 612.40',
    )
    const bookings = bookingsIn('TRIP ITINERARY', text)
    expect(travelersOf(bookings)).toEqual(['car Luis Miguel Garcia', 'flight Luis Miguel Garcia, Ana Ortega'])
    expect(bookings[1]).toMatchObject({
      provider: { iata_code: 'IB', name: 'Iberia' },
      travelers: [{ seat: '12A' }, { seat: '12B' }],
    })
    expect(pricesOf(bookings)).toEqual(['car', 'flight 612.40 EUR'])
  })
})

describe('a reference', () => {
  test('whose label names a kind of travel is of that kind', () => {
    const text = body(
      'Du åker med SJ nattåg 92 från Stockholm C tisdag 13 april 2027 kl 22.10 och är framme i Umeå C onsdag 14 april kl 06.15. Hem åker du med flyg: SAS SK2031 från Umeå torsdag 15 april kl 18.05, framme Arlanda 19.10.',
      '',
      'Tågbokning: KLM4521P',
      'Flygbokning: YT8RW2',
      '',
      'Resenär: Oskar Lindgren',
    )
    const bookings = bookingsIn('Din resa till Umeå är bokad', text)
    expect(referencesOf(bookings)).toEqual(['train KLM4521P', 'flight YT8RW2'])
    expect(bookings[1]).toMatchObject({
      number: '2031',
      start: { place: { iata_code: 'UME' } },
      end: { place: { iata_code: 'ARN' }, time: { local: '2027-04-15T19:10:00' } },
    })
  })

  test('in the cell of a rental is not that of the flight beside it', () => {
    const cells = (...texts: readonly string[]): string =>
      `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`
    const rows = [
      cells('Reisende', 'Flug', 'Mietwagen'),
      cells(
        'Arslan, Deniz',
        'LH 1802 FRA–BCN 19.04. 09:20–11:25',
        'Sixt, BCN Flughafen, 19.04. 12:00 bis 22.04. 17:00, Res.-Nr. 9988123',
      ),
    ]
    const html = `<html><body><table>${rows.join('')}</table><p>Filekey: Q8RT2M</p></body></html>`
    expect(referencesOf(bookingsIn('Buchungsbestätigung Geschäftsreise', html, 'text/html'))).toEqual([
      'flight Q8RT2M',
      'car 9988123',
    ])
  })
})

describe('a price', () => {
  const trip = (...prices: readonly string[]): string =>
    body(
      `Flug LH 1802, 19.04.2027, Frankfurt (FRA) 09:20 – Barcelona (BCN) 11:25, Buchungscode Q8RT2M${prices[0] ?? ''}`,
      '',
      `Hotel Casanova, Barcelona, 19.04.2027 bis 22.04.2027, Reservierungsnummer 4410${prices[1] ?? ''}`,
      '',
      'Reisende: Paula Kühn',
      prices[2] ?? '',
    )

  test.each([
    ['of the hotel in its sentence', ['', ', Preis 318,00 EUR'], ['lodging 318.00 EUR', 'flight']],
    ['of both, below them', ['', '', 'Gesamtpreis: 600,00 EUR'], ['lodging 600.00 EUR', 'flight 600.00 EUR']],
    ['of the flight, by its label', ['', '', 'Flugpreis gesamt: 212,00 EUR'], ['lodging', 'flight 212.00 EUR']],
  ])('is that %s', (_, prices, expected) =>
    expect(pricesOf(bookingsIn('Ihre Reise ist gebucht', trip(...prices))).toSorted()).toEqual(expected.toSorted()),
  )

  test.each([
    ['2 Zimmer, 512 EUR insgesamt', '512'],
    ['2 Zimmer, 512 EUR für beide', '512'],
    ['2 Zimmer, je 256 EUR pro Nacht', undefined],
  ])('may be called a total behind the amount: %s', (line, expected) => {
    const text = body('Hotel Krone, Ulm', 'Anreise: 16.04.2027', 'Abreise: 18.04.2027', 'Buchungsnummer: HK-2201', line)
    expect(bookingsIn('Ihre Buchung ist bestätigt', text)[0]?.price).toBe(expected)
  })

  test('with an insurance is the sum of both', () => {
    const text = body(trip(), 'Paketpreis: 2.418,00 EUR', 'Reiseversicherung: 89,00 EUR', 'Gesamt: 2.507,00 EUR')
    expect(pricesOf(bookingsIn('Ihre Reise ist gebucht', text))).toEqual(['lodging 2507.00 EUR', 'flight 2507.00 EUR'])
  })
})
