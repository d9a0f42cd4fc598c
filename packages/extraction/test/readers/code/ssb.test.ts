import { expect, test } from 'vitest'
import * as codes from '../../../../ticket-codes/test/write-codes'
import { read, whole } from './read-codes'

test('the reader of rail tickets reads SSB version 3 with stations in letters', () => {
  expect(read(codes.thalys).reservations).toMatchObject([
    {
      kind: 'train',
      confirmation_no: 'QZXKWV12345678',
      number: 'THA 09321',
      coach: '14',
      class_of_service: '2',
      travelers: [{ seat: '61', ticket_number: 'QZXKWV12345678' }],
      start: { place: { name: 'FRPNO', country_code: 'FR' }, time: { local: '2026-03-13T08:25:00' } },
      end: { place: { name: 'BEBMI', country_code: 'BE' } },
    },
  ])
})

test('the reader of rail tickets reads SSB version 3 for a ticket without a train, and for a group', () => {
  const open = (type: number) =>
    codes.ssbCode(114, [
      [0, 4, 3],
      [4, 14, 1088],
      [22, 5, type],
      ...codes.six(48, 'K7QX2M00000001'),
      [132, 4, 5],
      [136, 9, 364],
      [146, 9, 3],
      [155, 9, 3],
      [165, 4, 1],
      [169, 28, 8_814_001],
      [197, 28, 8_821_006],
      ...(type === 3 ? codes.six(225, 'LINDQVIST   ') : []),
    ])
  // issued on the 364th day of the last year that ends with 5
  const journey = {
    start: { place: { name: expect.stringContaining('Bruxelles'), country_code: 'BE' }, time: { local: '2026-01-02' } },
  }
  expect(read(open(2)).reservations).toMatchObject([{ ...journey, travelers: [{ ticket_number: 'K7QX2M00000001' }] }])
  expect(read(open(3)).reservations).toMatchObject([{ ...journey, travelers: [{ name: 'LINDQVIST' }] }])
  expect(read(open(4))).toMatchObject({ reservations: [], diagnostics: [{ code: 'code-no-journey' }] })
})

test('the reader of rail tickets reads SSB version 2 of Trenitalia, with numbered stations and their time zone', () => {
  expect(whole(codes.trenitalia).reservations).toMatchObject([
    {
      confirmation_no: 'K7QX2M',
      number: '9643',
      coach: '7',
      provider: { name: 'Trenitalia' },
      travelers: [{ seat: '124' }],
      start: {
        place: { name: 'Milano Centrale', country_code: 'IT', time_zone_id: 'Europe/Rome' },
        time: { local: '2026-03-11' },
      },
      end: { place: { name: 'Roma Termini' } },
    },
  ])
})

test('the reader of rail tickets reads SSB version 1 with letters, and in base64', () => {
  const bytes = codes.ssbCode(107, [
    [0, 4, 1],
    [4, 14, 10],
    [39, 9, 72],
    [48, 9, 72],
    [105, 1, 1],
    ...codes.alphanumeric(106, 'HKI').flatMap((field) => (field.length > 0 ? [field] : [])),
    ...[18, 24].map((offset) => [106 + offset, 6, 36] as const),
    [136, 1, 1],
    ...codes.alphanumeric(137, 'TPE'),
    ...[18, 24].map((offset) => [137 + offset, 6, 36] as const),
    [167, 6, 17],
    [173, 17, 149],
    [236, 10, 3],
    [246, 7, 41],
    ...codes.alphanumeric(260, 'K7QX2M1'),
  ])
  const expected = [
    {
      number: '149',
      confirmation_no: 'K7QX2M1',
      coach: '3',
      travelers: [{ seat: '41' }],
      start: { place: { name: 'HKI' }, time: { local: '2026-03-13' } },
      end: { place: { name: 'TPE' } },
    },
  ]
  expect(read(bytes).reservations).toMatchObject(expected)
  expect(read(`aztecbin:${Buffer.from(bytes).toString('base64')}`).reservations).toMatchObject(expected)
  // VR marks some of these as version 2
  expect(read(bytes.with(0, 0x20 | ((bytes[0] ?? 0) & 0x0f))).reservations).toMatchObject(expected)
})
