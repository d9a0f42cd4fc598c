import { bytesOf } from '@sextant/bytes/chars'
import { isTicketCode, readTicketCode } from '@sextant/ticket-codes/read-ticket-code'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { head, layout, ticket } from './uic/write-ticket'
import * as codes from './write-codes'

const date = '2026-08-30'
const bytes = (code: string | Uint8Array): Uint8Array =>
  typeof code === 'string' ? new TextEncoder().encode(code) : code

const rail = bytesOf(
  ticket([
    head('1181', '7239841655', '010920261010'),
    layout([
      [6, 1, '14.09'],
      [6, 7, '08:25'],
      [6, 13, 'WIEN HBF'],
      [6, 34, 'PRAHA HL.N.'],
    ]),
  ]),
)

const formats: readonly (readonly [string, string | Uint8Array, object])[] = [
  ['uic', rail, { from: 'WIEN HBF', to: 'PRAHA HL.N.', departure: '2026-09-14T08:25:00', provider: 'ÖBB' }],
  ['ssb', codes.thalys, {}],
  ['elb', codes.eurostar, { from: 'GBSPX', to: 'FRPNO', train: '9024', number: 'K7QX2M' }],
  ['sncf', codes.sncfCode, { from: 'FRPLY', to: 'FRLPD', departure: '2026-09-03', train: '06607' }],
  ['mav', codes.mavCode(), { train: 'IC702', coach: '21', currency: 'HUF' }],
  ['zssk', codes.zsskCode, { provider: 'ZSSK', fromCountry: 'SK' }],
  ['irctc', codes.irctcLines, { number: '2201893135', currency: 'INR' }],
  ['thsr', codes.thsrCode, { provider: 'Taiwan High Speed Rail', fromCountry: 'TW' }],
  ['sbb', codes.sbbCode('IC 5'), { provider: 'SBB', departure: '2026-07-14T08:32:00' }],
  ['viarail', codes.viaCode, { from: 'TRTO', to: 'MTRL', number: 'K7QX2M' }],
  ['renfe', codes.renfeOlder, { provider: 'Renfe', number: 'K7QX2M', departure: '2026-09-03' }],
]

test.each(formats)('the decoder of ticket codes decodes the format %s', (format, code, journey) => {
  expect(isTicketCode(bytes(code))).toBe(true)
  const decoded = readTicketCode(bytes(code), date)
  expect(decoded?.format).toBe(format)
  expect(decoded?.content).toMatchObject({ journeys: expect.arrayContaining([expect.objectContaining(journey)]) })
})

test('the decoder of ticket codes decodes a boarding pass', () => {
  const code = 'M1DOE/JANE            EABC123 FRAJFKLH 0400 167C014K0012 100'
  expect(readTicketCode(bytes(code), date)).toMatchObject({
    format: 'bcbp',
    token: code,
    content: { boardingPass: { name: 'DOE/JANE', legs: [{ from: 'FRA', to: 'JFK', number: '400' }] } },
  })
})

test('the decoder of ticket codes reports why a code has no journey', () => {
  expect(readTicketCode(codes.vdvCode, date)?.content).toMatchObject({
    problem: { level: 'info', code: 'code-no-journey', message: expect.stringContaining('VDV-KA') },
  })
  expect(readTicketCode(rail.subarray(0, 90), date)?.content).toMatchObject({
    problem: { level: 'warning', code: 'code-unreadable' },
  })
})

test('the decoder of ticket codes decodes payloads written in base64 or hexadecimal', () => {
  const base64 = btoa(String.fromCharCode(...rail))
  const hexadecimal = Array.from(rail, (byte) => byte.toString(16).padStart(2, '0')).join('')
  for (const text of [base64, hexadecimal]) expect(readTicketCode(bytes(text), date)?.format).toBe('uic')
})

test('the decoder of ticket codes never throws for damaged codes, and rejects other text', () => {
  expect(readTicketCode(bytes('https://example.org/review'), date)).toBeNull()
  for (const [, code] of formats) {
    const whole = bytes(code)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }), (changes) => {
        const damaged = whole.slice()
        for (const [at, byte] of changes) damaged[at] = byte
        readTicketCode(damaged, date)
      }),
      { numRuns: 50 },
    )
  }
})
