import type { Bitmap } from '@sextant/extraction/documents/image/bitmap'
import { scanBarcodes } from '@sextant/extraction/readers/barcode/scan-barcode'
import { readCode } from '@sextant/extraction/readers/read-code'
import zxing from '@zxing/library/umd/index.min.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dbBlock, head, layout, ticket } from './write-ticket'

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

test('the face of a ticket with a reservation', () => {
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

test('a day without a year that is before the issue is of the next year', () => {
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

test("Deutsche Bahn's own record, signed by either version", () => {
  const fields = {
    '014': 'S2',
    '015': 'Stuttgart Hbf',
    '016': 'Köln Hbf',
    '019': 'K7QX2M',
    '028': 'Jürgen#Großmann',
    '031': '03.09.2026',
    '035': '8000096',
    '036': '8000207',
  }
  for (const version of ['01', '02'] as const) {
    const code = ticket([head('0080', 'K7QX2M', '010820260900'), dbBlock(fields)], version)
    expect(read(code)).toMatchObject([
      {
        confirmation_no: 'K7QX2M',
        class_of_service: '2',
        provider: { name: 'Deutsche Bahn' },
        travelers: [{ name: 'Jürgen Großmann' }],
        start: { place: { name: 'Stuttgart Hbf', station_code: '8000096' }, time: { local: '2026-09-03' } },
        end: { place: { name: 'Köln Hbf', station_code: '8000207' } },
      },
    ])
  }
})

test('a ticket comes whole through its barcode', () => {
  const code = ticket([head('1181', '7239841655', '010920261010'), face])
  const bytes = Uint8Array.from(code, (char) => char.charCodeAt(0))
  const matrix = zxing.AztecEncoder.encodeBytes(bytes).getMatrix()
  const side = matrix.getWidth() * 3
  const bitmap: Bitmap = { width: side, height: side, grey: new Uint8ClampedArray(side * side) }
  for (let at = 0; at < bitmap.grey.length; at++) {
    const dark = matrix.get(Math.floor((at % side) / 3), Math.floor(at / side / 3))
    bitmap.grey[at] = dark ? 0 : 255
  }
  expect(scanBarcodes(bitmap)).toEqual([code])
})

test('what is broken claims nothing, and nothing makes it throw', () => {
  expect(read('#UT0100800000100')).toEqual([])
  const whole = ticket([head('1181', '7239841655', '010920261010'), face])
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
      read(whole.slice(0, at) + String.fromCharCode(byte) + whole.slice(at + 1))
    }),
  )
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void read(`#UT010080${text}`)))
})
