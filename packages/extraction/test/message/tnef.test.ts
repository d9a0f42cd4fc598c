import { readMessage } from '@sextant/extraction/message/read-message'
import { readTnef } from '@sextant/extraction/message/tnef'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const short = (value: number): Buffer => Buffer.from([value & 0xff, value >> 8])
const long = (value: number): Buffer => Buffer.concat([short(value & 0xffff), short(value >>> 16)])
const stream = (...attributes: Buffer[]): Buffer => Buffer.concat([long(0x223e9f78), short(1), ...attributes])
/** An attribute of the message (level 1) or of a file (level 2). */
const attribute = (level: number, id: number, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([level]),
    long(id),
    long(data.length),
    data,
    short(data.reduce((a, b) => (a + b) & 0xffff, 0)),
  ])
const fixed = (id: number, type: number, value: Buffer): Buffer => Buffer.concat([short(type), short(id), value])
const variable = (id: number, type: number, value: Buffer): Buffer =>
  fixed(id, type, Buffer.concat([long(1), long(value.length), value, Buffer.alloc((4 - (value.length % 4)) % 4)]))
const named = (value: string): Buffer =>
  Buffer.concat([
    short(0x1f),
    short(0x8001),
    Buffer.alloc(16),
    long(1),
    long(6),
    Buffer.from('a\0b\0\0\0\0\0'),
    long(1),
    long(value.length),
    Buffer.from(value.padEnd(4)),
  ])
const list = (...values: Buffer[]): Buffer => Buffer.concat([long(values.length), ...values])
const wide = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le')

const page = attribute(
  1,
  0x69003,
  list(
    fixed(0x0e07, 0x03, long(1)),
    fixed(0x0039, 0x40, Buffer.alloc(8)),
    named('abc'),
    variable(0x1000, 0x1f, wide('Zimmer 7')),
    variable(0x1013, 0x102, Buffer.from('<p>Zimmer <b>7</b></p>')),
  ),
)
const file = [
  attribute(2, 0x69002, Buffer.alloc(14)),
  attribute(2, 0x18010, Buffer.from('TICKET~1.PDF\0')),
  attribute(2, 0x6800f, Buffer.from('%PDF-1.4')),
  attribute(
    2,
    0x69005,
    list(
      variable(0x3707, 0x1f, wide('Fahrkarte für Öre.pdf')),
      variable(0x370e, 0x1e, Buffer.from('application/pdf\0')),
    ),
  ),
]

describe('reading TNEF', () => {
  test('finds the page and the files with their long names', () => {
    const files = readTnef(stream(page, ...file))
    expect(files.map(({ bytes, ...rest }) => ({ ...rest, text: Buffer.from(bytes).toString() }))).toEqual([
      { contentType: 'text/html', charset: null, filename: null, contentId: null, text: '<p>Zimmer <b>7</b></p>' },
      {
        contentType: 'application/pdf',
        charset: null,
        filename: 'Fahrkarte für Öre.pdf',
        contentId: null,
        text: '%PDF-1.4',
      },
    ])
  })
  test('finds plain text where there is no page, and the files of an attached message', () => {
    const text = attribute(1, 0x69003, list(variable(0x1000, 0x1f, wide('Tisch'))))
    const inner = Buffer.concat([Buffer.alloc(16), stream(text)])
    const outer = stream(
      attribute(2, 0x69002, Buffer.alloc(14)),
      attribute(2, 0x69005, list(variable(0x3701, 0x0d, inner))),
    )
    expect(readTnef(outer)).toMatchObject([{ contentType: 'text/plain', charset: 'utf-16le' }])
  })
  test('reads a broken stream as far as it goes, and nothing of other bytes', () => {
    const whole = stream(page, ...file)
    for (let end = 0; end < whole.length; end++) expect(readTnef(whole.subarray(0, end)).length).toBeLessThanOrEqual(2)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(readTnef(Buffer.concat([stream(), bytes])).length).toBeLessThanOrEqual(200)
      }),
    )
    expect(readTnef(Buffer.from('winmail'))).toEqual([])
  })
})

test('the TNEF reader takes the parts of an email out of winmail.dat', () => {
  const packed = stream(page, ...file).toString('base64')
  const { message } = readMessage(
    Buffer.from(
      `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nSee attachment.\r\n--x\r\nContent-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Transfer-Encoding: base64\r\n\r\n${packed}\r\n--x--\r\n`,
    ),
  )
  expect(
    message.parts.map(({ number, contentType, filename, inline, size }) => [
      number,
      contentType,
      filename,
      inline,
      size,
    ]),
  ).toEqual([
    ['1', 'text/plain', null, true, 15],
    ['2.1', 'text/html', null, true, 22],
    ['2.2', 'application/pdf', 'Fahrkarte für Öre.pdf', false, 8],
  ])
})
