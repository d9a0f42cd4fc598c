import { extract } from '@sextant/extraction/extract'
import { readCodeBytes } from '@sextant/extraction/readers/code/read-code'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import * as fc from 'fast-check'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { head, layout, ticket } from '../../../../ticket-codes/test/uic/write-ticket'
import * as codes from '../../../../ticket-codes/test/write-codes'

const boardingPass = 'M1DOE/JANE            EABC123 FRAJFKLH 0400 167C014K0012 100'
const uicTicket = codes.latin(
  ticket([
    head('1181', '7239841655', '010920261010'),
    layout([
      [6, 1, '14.09'],
      [6, 13, 'WIEN HBF'],
      [6, 34, 'PRAHA HL.N.'],
    ]),
  ]),
)

/** One code of each kind that contains a journey. */
const samples: readonly (readonly [string, Uint8Array])[] = [
  ['uic', uicTicket],
  ['ssb 3', codes.thalys],
  ['ssb 2', codes.trenitalia],
  ['elb', strToU8(codes.eurostar)],
  ['sncf', strToU8(codes.sncfCode)],
  ['sncf regional', codes.secutix],
  ['mav', codes.mavCode()],
  ['zssk', codes.zsskCode],
  ['irctc lines', strToU8(codes.irctcLines)],
  ['irctc message', strToU8(codes.irctcMessage)],
  ['thsr', strToU8(codes.thsrCode)],
  ['renfe', strToU8(codes.renfeOlder)],
  ['renfe common', strToU8(codes.renfeCommon)],
  ['bcbp', strToU8(boardingPass)],
]

test.each(samples)('%s: reads a bare payload under any file name', (_, bytes) => {
  for (const name of ['ticket.bin', 'ticket.txt', 'ticket.barcode', 'ticket', 'ticket.dat']) {
    const { reservations } = extract({ definitions, bytes, name, contextDate: '2026-03-05T00:00:00Z' }).extraction
    expect({ name, count: Math.min(1, reservations.length) }).toEqual({ name, count: 1 })
    expect(new Set(reservations.map(({ start }) => start.time.local?.slice(0, 2)))).toEqual(new Set(['20']))
  }
})

test('the reader of codes skips a line break after a payload and a byte order mark before it', () => {
  for (const text of [`${codes.sncfCode}\r\n`, `\ufeff${codes.renfeOlder}\n`]) {
    expect(readCodeBytes(strToU8(text), { part: 'file', date: '2026-03-05' }).reservations).not.toEqual([])
  }
})

const chars = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** How codes are stored as text. */
const ways: readonly (readonly [string, (bytes: Uint8Array) => string])[] = [
  ['a character for each byte', chars],
  ['hexadecimal digits', hex],
  ['capital hexadecimal digits, in groups', (bytes) => hex(bytes).toUpperCase().replace(/../g, '$& ')],
  ['hexadecimal digits with a line end', (bytes) => `0x${hex(bytes)}\r\n`],
  ['base64', base64],
  ['base64 in lines', (bytes) => base64(bytes).replace(/.{60}/g, '$&\r\n')],
  ['base64 for addresses', (bytes) => Buffer.from(bytes).toString('base64url')],
  ['base64 behind a mark', (bytes) => `aztecbin:${base64(bytes)}`],
]

test.each(samples.flatMap(([name, bytes]) => ways.map(([way, write]) => [name, way, bytes, write] as const)))(
  'the reader of codes reads %s stored as %s',
  (_, way, bytes, write) => {
    const context = { part: 'file', date: '2026-03-05' }
    const [plain, kept] = [readCodeBytes(bytes, context), readCodeBytes(strToU8(write(bytes)), context)]
    const told = ({ reservations }: typeof plain) =>
      reservations.map(({ kind, number, start, end, travelers }) => ({ kind, number, start, end, travelers }))
    expect(told(kept)).toEqual(told(plain))
    expect(kept.reservations).not.toEqual([])
  },
)

test('the reader of codes reads a ticket layout with a day without a year and no date of issue', () => {
  const code = codes.latin(
    ticket([
      layout([
        [6, 1, '14.09'],
        [6, 13, 'WIEN HBF'],
        [6, 34, 'PRAHA HL.N.'],
      ]),
    ]),
  )
  expect(readCodeBytes(code, { part: 'file', date: '2026-09-20' }).reservations).toMatchObject([
    { start: { time: { local: '2026-09-14' } } },
  ])
})

test('the reader of codes reads a payload attached to an email', () => {
  const mail = [
    'From: a@example.org',
    'Subject: Ticket',
    'MIME-Version: 1.0',
    'Content-Type: application/octet-stream; name=code.bin',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(uicTicket).toString('base64'),
  ].join('\r\n')
  const { extraction } = extract({
    definitions,
    bytes: strToU8(mail),
    name: 'mail.eml',
    contextDate: '2026-09-01T00:00:00Z',
  })
  expect(extraction.reservations).toMatchObject([{ start: { place: { name: 'WIEN HBF' } } }])
})

test('text that is no code gives nothing', () => {
  for (const text of ['', 'M1 is the motorway from London', '1234567890123456789012345678901234567890 and more'])
    expect(readCodeBytes(strToU8(text), { part: 'file', date: '2026-03-05' })).toEqual({
      reservations: [],
      diagnostics: [],
    })
})

test('the reader of codes never throws for truncated or overwritten codes', () => {
  const context = { part: 'file', date: '2026-03-05' }
  fc.assert(
    fc.property(
      fc.constantFrom(...samples.map(([, bytes]) => bytes)),
      fc.array(fc.tuple(fc.nat(700), fc.nat(255)), { maxLength: 6 }),
      fc.nat(700),
      (bytes, changes, length) => {
        const changed = bytes.slice()
        for (const [at, byte] of changes) changed[at % changed.length] = byte
        readCodeBytes(changed, context)
        readCodeBytes(changed.subarray(0, length), context)
      },
    ),
    { numRuns: 400 },
  )
  fc.assert(fc.property(fc.uint8Array({ maxLength: 130 }), (bytes) => void readCodeBytes(bytes, context)))
})

test.each([
  ['a rail ticket', uicTicket.slice(0, 75)],
  [
    'a small structured barcode without a day',
    codes.ssbCode(114, [
      [0, 4, 3],
      [4, 14, 3018],
      [22, 5, 1],
      ...codes.six(148, 'FRPNOBEBMI'),
      [132, 4, 6],
      [136, 9, 367],
    ]),
  ],
  ["SNCF's without a day", strToU8(codes.sncfCode.replace('03/09', '33/19'))],
  ["MÁV's", codes.mavCode().slice(0, 40)],
  ["ZSSK's", codes.zsskCode.slice(0, 20)],
  ["Renfe's with no such day", strToU8(codes.renfeCommon.replace('03/09/2026', '33/09/2026'))],
  ["Taiwan's with no such station", strToU8(codes.thsrCode.replace('0022026', '0992026'))],
  [
    "Indian Railways' without a day",
    strToU8(codes.irctcLines.replace('Date Of Journey:16-Sep-2026', 'Date Of Journey:soon')),
  ],
])('the reader of codes gives a reason for %s that is damaged', (name, bytes) => {
  const { reservations, diagnostics } = readCodeBytes(bytes, { part: 'file', date: '2026-03-05' })
  expect(reservations).toEqual([])
  // without a valid day, a small structured barcode cannot be told from other bytes
  expect(diagnostics.map(({ code }) => code)).toEqual(name.includes('small') ? [] : ['code-unreadable'])
})

test('the reader of codes reads the boarding passes of a family from one file', () => {
  const bytes = strToU8(`${boardingPass}\r\n\r\n${boardingPass.replace('JANE', 'JACK')}\r\n`)
  const { reservations } = extract({ definitions, bytes, name: 'passes.txt', contextDate: '2026-05-01' }).extraction
  expect(reservations.flatMap(({ travelers }) => travelers).map(({ name }) => name)).toEqual(['Jane Doe', 'Jack Doe'])
})
