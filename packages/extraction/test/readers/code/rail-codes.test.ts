import { expect, test } from 'vitest'
import * as codes from '../../../../ticket-codes/test/write-codes'
import { read, whole } from './read-codes'

test('the reader of rail tickets reads an element list barcode', () => {
  expect(read(codes.eurostar).reservations).toMatchObject([
    {
      confirmation_no: 'K7QX2M',
      number: '9024',
      train_type: 'Eurostar',
      coach: '15',
      class_of_service: '1',
      travelers: [{ seat: '61', ticket_number: '400000017' }],
      start: { place: { name: 'GBSPX', country_code: 'GB' }, time: { local: '2026-03-13' } },
      end: { place: { name: 'FRPNO', country_code: 'FR' } },
    },
  ])
})

test('the reader of rail tickets reads SNCF’s code of two trains on a day without a year', () => {
  const [first, second, ...more] = read(codes.sncfCode, '2026-08-30').reservations
  expect(more).toEqual([])
  expect(first).toMatchObject({
    confirmation_no: 'QXKWVZ',
    number: '06607',
    class_of_service: '2',
    travelers: [{ first_name: 'MAJA', last_name: 'LINDQVIST', ticket_number: '400000017' }],
    start: { place: { name: 'FRPLY' }, time: { local: '2026-09-03' } },
    end: { place: { name: 'FRLPD', country_code: 'FR' } },
  })
  expect(second).toMatchObject({
    number: '06115',
    start: { place: { name: 'FRLPD' } },
    end: { place: { name: 'FRMSC' } },
  })
  expect(read(codes.sncfCode.replace('i0CV', 'i1CV'), '2026-08-30').reservations).toHaveLength(2)
})

test('the reader of rail tickets reads SNCF’s regional ticket and card', () => {
  expect(read(codes.secutix).reservations).toMatchObject([
    {
      confirmation_no: '123456789',
      class_of_service: '2',
      travelers: [{ name: 'MAJA LINDQVIST' }],
      start: { place: { name: 'FRPLY' }, time: { local: '2026-09-03' } },
      end: { place: { name: 'FRDIJ' } },
    },
  ])
  expect(read(`h0FV${'0'.repeat(60)}`)).toMatchObject({ diagnostics: [{ code: 'code-no-journey' }] })
})

test.each([4, 5, 6])('the reader of rail tickets reads a domestic ticket of MÁV, version %i', (version) => {
  const [leg, ...more] = read(codes.mavCode(version)).reservations
  expect(more).toEqual([])
  expect(leg).toMatchObject({
    confirmation_no: '559400000000000017',
    number: 'IC702',
    coach: '21',
    class_of_service: '2',
    price: '5290',
    currency: 'HUF',
    provider: { name: 'MÁV-START' },
    travelers: [{ name: 'Kovács Ágnes', seat: '45' }],
    start: { time: { local: '2026-03-14T08:30:00' } },
  })
  expect(leg).toMatchObject({
    start: { place: { name: version > 4 ? '5510017' : 'Budapest-Keleti', country_code: 'HU' } },
    end: { place: { name: '5502444' } },
  })
})

test('the reader of rail tickets reads a domestic ticket of ZSSK', () => {
  expect(whole(codes.zsskCode).reservations).toMatchObject([
    {
      confirmation_no: '1234567890123456',
      number: '605',
      coach: '12',
      price: '8.20',
      travelers: [{ name: 'Nováková Jana', seat: '61' }],
      start: {
        place: { name: 'Bratislava hl.st.' },
        time: { local: '2026-03-15T08:17:00', zone: 'Europe/Bratislava' },
      },
      end: { place: { name: 'Žilina' } },
    },
  ])
})

test.each([
  ['lines', codes.irctcLines],
  ['one line', codes.irctcLines.replaceAll('\n', '')],
])('the reader of rail tickets reads %s of Indian Railways with two travelers', (_, text) => {
  expect(whole(text).reservations).toMatchObject([
    {
      confirmation_no: '2201893135',
      number: '12276',
      train_type: 'PRYJ HUMSFAR EX',
      coach: 'B14',
      class_of_service: 'AC 3 TIER (3A)',
      price: '2310.0',
      currency: 'INR',
      travelers: [
        { name: 'ASHA VERMA', seat: '62' },
        { name: 'RAVI VERMA', seat: '63' },
      ],
      start: { place: { name: 'NEW DELHI' }, time: { local: '2026-09-16T22:30:00', zone: 'Asia/Kolkata' } },
      end: { place: { name: 'PRAYAGRAJ JN.' } },
    },
  ])
})

test('the reader of rail tickets reads the text message of Indian Railways', () => {
  expect(whole(codes.irctcMessage).reservations).toMatchObject([
    {
      confirmation_no: '2201893135',
      number: '12276',
      class_of_service: '3A',
      travelers: [{ name: 'ASHA VERMA', seat: 'B14 62' }],
      start: { place: { name: 'NDLS' }, time: { local: '2026-09-16T22:30:00', zone: 'Asia/Kolkata' } },
      end: { place: { name: 'PRYJ' } },
    },
  ])
})

test('the reader of rail tickets reads a ticket of Taiwan High Speed Rail', () => {
  expect(whole(codes.thsrCode).reservations).toMatchObject([
    {
      confirmation_no: '04567890',
      number: '629',
      coach: '7',
      price: '1490',
      currency: 'TWD',
      travelers: [{ seat: '12E', ticket_number: '1234567890123' }],
      start: {
        place: { name: '台北 (Taipei)' },
        time: { local: '2026-09-03T08:31:00', zone: 'Asia/Taipei' },
      },
      end: { place: { name: '左營 (Zuoying)' }, time: { local: '2026-09-03T10:05:00', zone: 'Asia/Taipei' } },
    },
  ])
})

test('the reader of rail tickets reads Renfe’s older code and its common code', () => {
  const common = { confirmation_no: 'K7QX2M', number: '03112', coach: '5', travelers: [{ seat: '12' }] }
  expect(whole(codes.renfeOlder).reservations).toMatchObject([
    {
      ...common,
      start: {
        place: { name: 'Madrid Atocha', country_code: 'ES' },
        time: { local: '2026-09-03' },
      },
    },
  ])
  expect(whole(codes.renfeCommon).reservations).toMatchObject([
    {
      ...common,
      start: {
        place: { name: 'Madrid Atocha' },
        time: { local: '2026-09-03T08:30:00', zone: 'Europe/Madrid' },
      },
      end: { place: { name: 'Barcelona Sants' } },
    },
  ])
})

test('the reader of rail tickets says why a British rail ticket gives no journey', () => {
  expect(read(`06TTK7QX2M000${'AB'.repeat(90)}`)).toMatchObject({
    reservations: [],
    diagnostics: [{ level: 'info', code: 'code-no-journey', part: 'file' }],
  })
})

test('the reader of rail tickets says why a VDV ticket gives no journey', () => {
  expect(read(codes.vdvCode)).toMatchObject({
    reservations: [],
    diagnostics: [{ level: 'info', code: 'code-no-journey', part: 'file' }],
  })
})

test('the reader of rail tickets reads tickets of SBB for a train and for a day, and says why one for an area gives no journey', () => {
  expect(whole(codes.sbbCode('IC 5')).reservations).toMatchObject([
    {
      confirmation_no: '123456789012',
      number: 'IC 5',
      class_of_service: '2',
      price: '31.00',
      currency: 'CHF',
      travelers: [{ first_name: 'Maja', last_name: 'Lindqvist' }],
      start: { place: { name: 'Zürich HB' }, time: { local: '2026-07-14T08:32:00', zone: 'Europe/Zurich' } },
      end: { place: { name: 'Genève' }, time: { local: '2026-07-14T11:15:00' } },
    },
  ])
  expect(whole(codes.sbbCode(null)).reservations).toMatchObject([{ start: { time: { local: '2026-07-14' } } }])
  expect(read(codes.sbbCode(null, []))).toMatchObject({ reservations: [], diagnostics: [{ code: 'code-no-journey' }] })
})

test('the reader of rail tickets reads a boarding pass of VIA Rail', () => {
  expect(whole(codes.viaCode).reservations).toMatchObject([
    {
      confirmation_no: 'K7QX2M',
      number: '64',
      coach: '4',
      travelers: [{ first_name: 'MAJA', last_name: 'LINDQVIST', seat: '12A' }],
      start: { place: { name: 'TRTO', country_code: 'CA' }, time: { local: '2026-09-03T11:45:00' } },
      end: { place: { name: 'MTRL' } },
    },
  ])
})
