import { readCode } from '@sextant/extraction/readers/code/read-code'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dbBlock, head, layout, packed, record, ticket } from '../../../../ticket-codes/test/uic/write-ticket'

const read = (code: string) => readCode(code, 'file', '2026-03-01').reservations

const face = layout([
  [0, 18, 'FAHRSCHEIN + RESERVIERUNG'],
  [0, 52, 'LINDQVIST MAJA'],
  [6, 1, '14.09'],
  [6, 7, '08:25'],
  [6, 13, 'WIEN HBF'],
  [6, 34, 'PRAHA HL.N.'],
  [6, 52, '14.09'],
  [6, 58, '12:24'],
  [6, 66, '2'],
  [7, 1, '*'],
  [7, 13, '*'],
  [8, 1, 'ZUG 78 RJ  WAGEN 21  SITZPLATZ 45'],
  [13, 52, 'EUR **29.90'],
])

test('the reader of rail tickets reads the layout of a ticket with a reservation', () => {
  const code = ticket([head('1181', '7239841655', '010920261010'), face])
  expect(read(code)).toMatchObject([
    {
      kind: 'train',
      confirmation_no: '7239841655',
      number: 'RJ 78',
      coach: '21',
      class_of_service: '2',
      price: '29.90',
      currency: 'EUR',
      provider: { name: 'ÖBB' },
      travelers: [{ name: 'LINDQVIST MAJA', seat: '45' }],
      start: { place: { name: 'WIEN HBF' }, time: { local: '2026-09-14T08:25:00' } },
      end: { place: { name: 'PRAHA HL.N.' }, time: { local: '2026-09-14T12:24:00' } },
    },
  ])
})

test('a day without a year that is before the date of issue is in the next year', () => {
  const code = ticket([
    head('1085', '1', '201220261010'),
    layout([
      [6, 1, '03.01'],
      [6, 13, 'Zürich HB'],
      [6, 34, 'Genève'],
    ]),
  ])
  expect(read(code)).toMatchObject([
    { start: { place: { name: 'Zürich HB' }, time: { local: '2027-01-03' } }, provider: { name: 'SBB' } },
  ])
})

test('the reader of rail tickets completes a record that has only a day from the layout', () => {
  const own = dbBlock({ '015': 'Wien Hbf', '016': 'Praha hl.n.', '031': '14.09.2026' })
  expect(read(ticket([head('0080', 'K7QX2M', '010820260900'), own, face]))).toMatchObject([
    {
      number: 'RJ 78',
      coach: '21',
      start: { place: { name: 'Wien Hbf' }, time: { local: '2026-09-14T08:25:00' } },
      end: { place: { name: 'Praha hl.n.' }, time: { local: '2026-09-14T12:24:00' } },
    },
  ])
  const there = layout([
    [6, 1, '14.09'],
    [6, 13, 'WIEN HBF'],
    [6, 34, 'PRAHA HL.N.'],
    [7, 1, '16.09'],
    [7, 13, 'PRAHA HL.N.'],
    [7, 34, 'WIEN HBF'],
  ])
  expect(read(ticket([head('0080', 'K7QX2M', '010820260900'), own, there]))).toMatchObject([
    { start: { place: { name: 'Wien Hbf' } } },
    { start: { place: { name: 'PRAHA HL.N.' }, time: { local: '2026-09-16' } } },
  ])
})

const journey = [
  [6, 1, '14.09'],
  [6, 13, 'LJUBLJANA'],
  [6, 34, 'ZAGREB GL. KOL.'],
] as const

test('the reader of rail tickets reads tickets with another signature size, an issuer’s prefix, or no compression', () => {
  const records = [head('1179', '79000001', '010920261010'), layout(journey)]
  const expected = [{ provider: { name: 'Slovenske železnice' }, start: { place: { name: 'LJUBLJANA' } } }]
  for (const code of [
    packed(records, '#UT01', 46),
    packed(records, '#UT02', 50),
    packed(records, 'OTI01', 50),
    `#UT01117900001${'x'.repeat(50)}0000${records.join('')}`,
  ])
    expect(read(code)).toMatchObject(expected)
})

test('the reader of rail tickets reads a leg in a single field, the first day of validity, and a reservation in columns', () => {
  const code = ticket([
    head('1179', '79000001', '010920261010'),
    layout([
      [0, 18, 'REZERVACIJA / RESERVIERUNG'],
      [3, 1, '14.09.2026 - 15.09.2026'],
      [6, 0, ' 14.09 08:25 LJUBLJANA         -> ZAGREB GL. KOL.   14.09 10:44   2'],
      [8, 0, '       00211 EC           12                     61'],
    ]),
  ])
  expect(read(code)).toMatchObject([
    {
      number: 'EC 00211',
      coach: '12',
      class_of_service: '2',
      travelers: [{ seat: '61' }],
      start: { place: { name: 'LJUBLJANA' }, time: { local: '2026-09-14T08:25:00' } },
      end: { place: { name: 'ZAGREB GL. KOL.' }, time: { local: '2026-09-14T10:44:00' } },
    },
  ])
})

test('a ticket line without a day uses the first day of validity, and two equal times are ignored', () => {
  const code = ticket([
    head('1155', '55000001', '010920261010'),
    layout([
      [3, 1, 'FROM 14.09.2026'],
      [6, 7, '00:00'],
      [6, 13, 'BUDAPEST'],
      [6, 34, 'WIEN'],
      [6, 58, '00:00'],
      [14, 1, 'ZUGBINDUNG: 62 RJX'],
    ]),
  ])
  expect(read(code)).toMatchObject([{ number: 'RJX 62', start: { time: { local: '2026-09-14' } }, end: { time: {} } }])
})

test('the reader of rail tickets reads values that exceed their field, and lengths that count characters', () => {
  const field = (line: number, column: number, text: string) =>
    `${String(line).padStart(2, '0')}${String(column).padStart(2, '0')}01200${String(text.length).padStart(4, '0')}${unescape(encodeURIComponent(text))}`
  const fields = [field(6, 1, '14.09'), field(6, 13, 'KOŠICE'), field(6, 34, 'ŽILINA'), field(6, 66, '2')]
  const code = ticket([head('1156', '1', '010920261010'), record('U_TLAY', '01', `RCT20004${fields.join('')}`)])
  expect(read(code)).toMatchObject([
    { class_of_service: '2', start: { place: { name: 'KOŠICE' } }, end: { place: { name: 'ŽILINA' } } },
  ])
})

test('the reader of rail tickets reads a layout with one value per line, as of PKP Intercity', () => {
  const values: Record<number, string> = {
    2: 'BILET',
    10: '08:25',
    11: '14.09',
    12: '1',
    14: '11:02',
    15: '14.09',
    16: '2',
    18: '5312',
    23: '61',
    26: '6500',
    31: 'K7QX2M',
    41: 'Warszawa Centralna',
    42: 'Gdynia Główna',
  }
  const rows = Array.from({ length: 43 }, (_, line) => [line, 0, values[line] ?? 'X'] as const)
  expect(read(packed([head('0004', '1', '010920261010'), layout(rows)], '#UT02', 50))).toMatchObject([
    {
      confirmation_no: 'K7QX2M',
      number: '5312',
      price: '65.00',
      currency: 'PLN',
      start: { place: { name: 'Warszawa Centralna' }, time: { local: '2026-09-14T08:25:00' } },
      end: { place: { name: 'Gdynia Główna' }, time: { local: '2026-09-14T11:02:00' } },
    },
  ])
})

test('the reader of rail tickets finds a header longer than declared, and a layout whose record lost a digit', () => {
  const broken = head('1071', '7100001', ' 010920261010').replace(/^U_HEAD01\d{4}/, 'U_HEAD010053')
  const face = layout(journey).replace(/^U_TLAY01/, 'U_TLAY0')
  expect(read(ticket([broken, face]))).toMatchObject([
    { provider: { name: 'Renfe' }, start: { time: { local: '2026-09-14' } } },
  ])
})

test('a pass in the layout gives no journey and a reason', () => {
  const code = ticket([head('9901', '1', '010920261010'), layout([[0, 18, 'INTERRAIL'], ...journey])])
  expect(readCode(code, 'file', '2026-03-01')).toMatchObject({
    reservations: [],
    diagnostics: [{ level: 'info', code: 'code-no-journey' }],
  })
})

test('the reader of rail tickets never throws for broken tickets, which give nothing', () => {
  expect(read('#UT0100800000100')).toEqual([])
  const whole = ticket([head('1181', '7239841655', '010920261010'), face])
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
      read(whole.slice(0, at) + String.fromCharCode(byte) + whole.slice(at + 1))
    }),
  )
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void read(`#UT010080${text}`)))
})
