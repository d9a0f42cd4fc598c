import { readMessage } from '@sextant/extraction/message/read-message'
import { signedContent } from '@sextant/extraction/message/signed-content'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const length = (size: number): number[] => (size < 128 ? [size] : [0x82, size >> 8, size & 0xff])
/** A DER value with its tag and length. */
const der = (tag: number, ...parts: Uint8Array[]): Uint8Array => {
  const content = Buffer.concat(parts)
  return Uint8Array.from([tag, ...length(content.length), ...content])
}
const objectId = (last: number): Uint8Array =>
  Uint8Array.from([0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, last])
const [sequence, set, octets, explicit, pieces] = [0x30, 0x31, 0x04, 0xa0, 0x24]
const version = Uint8Array.from([0x02, 1, 1])

/** A signed message without its signature, around octets. */
const signed = (content: Uint8Array): Uint8Array =>
  der(
    sequence,
    objectId(2),
    der(explicit, der(sequence, version, der(set), der(sequence, objectId(1), der(explicit, content)), der(set))),
  )
const encrypted = der(sequence, objectId(3), der(explicit, der(sequence, version)))
const entity = Buffer.from('Content-Type: text/plain; charset=utf-8\r\n\r\nTable at Orla, 4 May 2027, 19:30')
const mail = (bytes: Uint8Array): Buffer =>
  Buffer.from(
    `From: a@b.example\r\nContent-Type: application/pkcs7-mime; name=smime.p7m\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64')}`,
  )

test('the reader of signed content opens a message that is signed as a whole', () => {
  const { message, diagnostics } = readMessage(mail(signed(der(octets, entity))))
  expect(message.parts.map((part) => [part.number, part.contentType, part.text()])).toEqual([
    ['1.1', 'text/plain', 'Table at Orla, 4 May 2027, 19:30'],
  ])
  expect(message.forwarded).toEqual([])
  expect(diagnostics).toEqual([])
})
test('the reader of signed content opens a file that is signed by itself', () => {
  const part = mail(signed(der(octets, Buffer.from('%PDF-1.4'))))
  const named = Buffer.from(part.toString().replace('smime.p7m', 'ticket.pdf.p7m'))
  const { message, diagnostics } = readMessage(named)
  expect(message.parts.map(({ number, filename, size }) => [number, filename, size])).toEqual([['1', 'ticket.pdf', 8]])
  expect(diagnostics).toEqual([])
})
test('the reader of signed content joins content that is in pieces', () => {
  const content = der(pieces, der(octets, entity.subarray(0, 20)), der(octets, entity.subarray(20)))
  expect(signedContent(signed(content))).toEqual(new Uint8Array(entity))
})
test('the reader of signed content says that an encrypted message was not read', () => {
  const { message, diagnostics } = readMessage(mail(encrypted))
  expect(message.parts.map(({ contentType }) => contentType)).toEqual(['application/pkcs7-mime'])
  expect(diagnostics).toMatchObject([{ level: 'error', code: 'message-encrypted', part: '1' }])
})
test('the reader of signed content finds nothing in other bytes', () => {
  // text in pairs of bytes (BMPString) that ends within a pair
  expect(signedContent(Uint8Array.of(30, 1, 0))).toBeNull()
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => signedContent(bytes) === null))
  const whole = signed(der(octets, entity))
  for (let end = 0; end < whole.length; end++) expect(signedContent(whole.subarray(0, end))).toBeNull()
})
test.each([
  ['sequences', sequence],
  ['octets', pieces],
])('the reader of signed content reads nothing of %s that are nested without end', (_, tag) => {
  expect(signedContent(new Uint8Array(400_000).map((_, at) => (at % 2 === 0 ? tag : 0x80)))).toBeNull()
})
