import { expect, test } from 'vitest'
import { sncfCode } from '../../../ticket-codes/test/write-codes'
import { passFields, readPass } from './read-pass'

/** Values of passes that are shown otherwise than they are written (Apple, "PassFieldContent"). */

const ferry = (date: Record<string, unknown>, shown: Record<string, string>) => ({
  organizationName: 'Island Line',
  boardingPass: {
    transitType: 'PKTransitTypeBoat',
    headerFields: [{ key: 'date', label: 'DATE', ...date }],
    primaryFields: [
      { key: 'from', label: 'FROM', value: 'Piraeus' },
      { key: 'to', label: 'TO', value: 'Naxos' },
    ],
    secondaryFields: passFields(shown),
  },
})
const hours = { DEPARTS: '07:25', ARRIVES: '12:40' }
const journey = [
  { kind: 'boat', start: { time: { local: '2026-05-14T07:25:00' } }, end: { time: { local: '2026-05-14T12:40:00' } } },
]

test.each([
  ['midnight in UTC that is shown as a day', '2026-05-14T00:00Z', { timeStyle: 'PKDateStyleNone' }],
  ['a time that is shown as a day', '2026-05-14T03:00-08:00', { timeStyle: 'PKDateStyleNone', ignoresTimeZone: true }],
  ['midnight in UTC', '2026-05-14T00:00Z', {}],
])('the zone of a day is not that of the hours next to it: %s', (_, value, style) => {
  expect(readPass(ferry({ value, ...style }, hours)).reservations).toMatchObject(journey)
})

test('a time whose zone is ignored is local', () => {
  const date = { value: '2026-05-14T07:25:00Z', ignoresTimeZone: true }
  expect(readPass(ferry(date, { ARRIVES: '12:40' })).reservations).toMatchObject(journey)
})

test('the hour of an event may be shown below its day', () => {
  const pass = {
    organizationName: 'Kino',
    relevantDate: '2026-05-14T19:40:00Z',
    eventTicket: {
      headerFields: [{ key: 'time', label: 'Thu 14 May', value: '20:40' }],
      primaryFields: passFields({ FILM: 'The Quiet Orchard' }),
    },
    barcode: { format: 'PKBarcodeFormatQR', message: 'WKQ7X2M' },
  }
  expect(readPass(pass).reservations).toMatchObject([
    { kind: 'event', name: 'The Quiet Orchard', start: { time: { local: '2026-05-14T20:40:00' } } },
  ])
})

test('the hours shown are those of the leg that is shown, of two in the code', () => {
  const pass = {
    organizationName: 'LOT',
    relevantDate: '2026-05-14T07:20+02:00',
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      primaryFields: [
        { key: 'o', label: 'Gdańsk', value: 'GDN' },
        { key: 'd', label: 'Warszawa', value: 'WAW' },
      ],
      secondaryFields: passFields({ Departs: '07:20' }),
    },
    barcode: {
      format: 'PKBarcodeFormatAztec',
      message: 'M2NOWAK/EWA           EQX7K2P GDNWAWLO 3805 134Y012A0045 100QX7K2P WAWLHRLO 0281 134Y014C0051 100',
    },
  }
  expect(readPass(pass).reservations.map(({ number, start }) => [number, start.time.local])).toEqual([
    ['3805', '2026-05-14T07:20:00'],
    ['281', '2026-05-14'],
  ])
})

test('the day on which a ticket is valid is that of its journey', () => {
  const pass = {
    organizationName: 'Bahn',
    boardingPass: {
      transitType: 'PKTransitTypeTrain',
      headerFields: passFields({ Gültig: '14.05.2026' }),
      primaryFields: [
        { key: 'from', label: 'Von', value: 'Bern' },
        { key: 'to', label: 'Nach', value: 'Zürich HB' },
      ],
      backFields: passFields({ 'Ticket-ID': '447120991302' }),
    },
  }
  expect(readPass(pass).reservations).toMatchObject([
    { kind: 'train', confirmation_no: '447120991302', start: { time: { local: '2026-05-14' } } },
  ])
})

test('the number of an order may be in groups of digits', () => {
  expect(readPass(ferry({ value: '2026-05-14' }, { Tilausnumero: '200 118 4471' })).reservations).toMatchObject([
    { confirmation_no: '200 118 4471' },
  ])
})

test('a train in a code is shown with the names of its stations, and without zeros before its number', () => {
  const pass = {
    organizationName: 'SNCF',
    relevantDate: '2026-09-03T07:52+02:00',
    boardingPass: {
      transitType: 'PKTransitTypeTrain',
      primaryFields: [
        { key: 'o', label: '07h52', value: 'Lyon Part Dieu 1 et 2' },
        { key: 'd', label: '09h25', value: 'Marseille' },
      ],
      auxiliaryFields: passFields({ 'TGV INOUI': '6607' }),
    },
    barcode: { format: 'PKBarcodeFormatAztec', message: sncfCode.replace('2CW252FRLPDFRMSC06115', '2CW25') },
  }
  expect(readPass(pass).reservations).toMatchObject([
    { number: '6607', start: { place: { name: 'Lyon Part Dieu 1 et 2' } }, end: { place: { name: 'Marseille' } } },
  ])
})

test('the holder of a ticket is named in another field than the event', () => {
  const pass = {
    semantics: { eventName: 'The Quiet Orchard', eventStartDate: '2026-05-14T20:40+01:00' },
    eventTicket: {
      primaryFields: passFields({ NAME: 'The Quiet Orchard' }),
      backFields: passFields({ 'Ticket holder': 'Ada Cole' }),
    },
  }
  expect(readPass(pass).reservations).toMatchObject([{ kind: 'event', travelers: [{ name: 'Ada Cole' }] }])
})

test('a pass in Chinese or Japanese has its labels in two letters', () => {
  const train = {
    organizationName: '台灣高鐵',
    relevantDate: '2026-05-03T09:31+08:00',
    boardingPass: {
      transitType: 'PKTransitTypeTrain',
      primaryFields: passFields({ 台北: '09:31', 左營: '11:16' }),
      auxiliaryFields: passFields({ 日期: '2026/05/03', 車次: '117', 訂位代號: '07123456' }),
    },
  }
  const flight = {
    organizationName: 'JAL',
    relevantDate: '2026-04-22T10:40+09:00',
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      primaryFields: [
        { key: 'o', label: '東京(羽田)', value: 'HND' },
        { key: 'd', label: '大阪(伊丹)', value: 'ITM' },
      ],
      auxiliaryFields: passFields({ 日付: '4月22日', 便名: 'JL113', 出発: '11:00' }),
    },
    barcode: { message: 'M1SUZUKI/HANAKO       E0412Q7 HNDITMJL 0113 112Y017K0044 100' },
  }
  expect(readPass(train).reservations).toMatchObject([
    { kind: 'train', number: '117', start: { place: { name: '台北' }, time: { local: '2026-05-03T09:31:00' } } },
  ])
  expect(readPass(flight).reservations).toMatchObject([
    { kind: 'flight', number: '113', start: { time: { local: '2026-04-22T11:00:00' } } },
  ])
})

const train = (primaryFields: readonly unknown[], more: Record<string, string>) => ({
  organizationName: 'Rail',
  boardingPass: { transitType: 'PKTransitTypeTrain', primaryFields, auxiliaryFields: passFields(more) },
})

test.each([
  ['below the places', ['Helsinki\n08:19', 'Tampere\n09:56'], ['From', 'To'], { Date: '19.9.2026' }],
  ['with their days in the labels', ['Helsinki', 'Tampere'], ['19 Sep 2026 08:19', '19 Sep 2026 09:56'], {}],
])('the hours of a train may be %s', (_, values, labels, more) => {
  const places = values.map((value, at) => ({ key: `p${at}`, label: labels[at], value }))
  const pass = train(places, { ...more, Train: 'IC 23', Seat: '61 Window' })
  expect(readPass(pass).reservations).toMatchObject([
    {
      start: { place: { name: 'Helsinki' }, time: { local: '2026-09-19T08:19:00' } },
      end: { place: { name: 'Tampere' }, time: { local: '2026-09-19T09:56:00' } },
      travelers: [{ seat: '61' }],
    },
  ])
})

test('a rental in German has its stations in fields of their own', () => {
  const shown = {
    Abholung: '22.08.2026 10:00',
    Rückgabe: '25.08.2026 10:00',
    Abholstation: 'Graz',
    Rückgabestation: 'Linz',
  }
  const secondaryFields = passFields({ ...shown, Reservierung: '9876543210' })
  expect(readPass({ organizationName: 'Sixt', generic: { secondaryFields } }).reservations).toMatchObject([
    {
      kind: 'car',
      confirmation_no: '9876543210',
      start: { place: { name: 'Graz' }, time: { local: '2026-08-22T10:00:00' } },
      end: { place: { name: 'Linz' }, time: { local: '2026-08-25T10:00:00' } },
    },
  ])
})

test('a screening is in the cinema rather than in its screen', () => {
  const shown = { Datum: '18.09.2026', Uhrzeit: '20:15 Uhr', Saal: 'Kino 3', Kino: 'Filmpalast am Markt' }
  const eventTicket = { primaryFields: passFields({ Film: 'Der Vorleser' }), secondaryFields: passFields(shown) }
  expect(readPass({ organizationName: 'Filmpalast', eventTicket }).reservations).toMatchObject([
    { start: { place: { name: 'Filmpalast am Markt' }, time: { local: '2026-09-18T20:15:00' } } },
  ])
})
