import { readEmail } from '@sextant/contract/emails/endpoints'
import { EmailDetail } from '@sextant/contract/emails/schemas'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { flight, mail } from '../kit/mails'
import { testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)

const statusOf = async (bytes: Buffer): Promise<string> => {
  const id = await pipeline.receive(bytes)
  const { body } = await context.call(readEmail, { team: context.acme, id }, context.people.viewer)
  return z.parse(z.object({ data: EmailDetail }), body).data.status
}

const huge = 'Big'.repeat(100_000)

test.each([
  ['NUL in a value', mail({ reservations: [flight({ code: 'NUL001', name: 'Ada\0 Lovelace' })] })],
  ['NUL in a header', mail({ subject: 'Your \0 booking', reservations: [flight({ code: 'NUL002' })] })],
  ['half a character', mail({ reservations: [flight({ code: 'HALF01', name: 'Ada \uD83D Lovelace' })] })],
  ['a name without end', mail({ reservations: [flight({ code: 'HUGE01', name: huge })] })],
  ['a number without end', mail({ reservations: [flight({ code: huge })] })],
  ['a price beyond counting', mail({ reservations: [flight({ code: 'RICH01', price: '99999999999999999999.50' })] })],
  [
    'a message id of five thousand characters',
    mail({ messageId: `<${huge.slice(0, 5000)}@x.test>`, reservations: [flight({ code: 'LONGID' })] }),
  ],
])('an email with %s is processed', async (_, bytes) => {
  expect(await statusOf(bytes)).toBe('Processed')
})

test.each([
  ['the first year', flight({ departure: '0001-01-01T00:00:00', arrival: '0001-01-01T02:00:00' })],
  ['a year far ahead', flight({ departure: '9999-12-31T23:00:00', arrival: '9999-12-31T23:59:00' })],
])('a booking in %s is left for people to read', async (_, reservation) => {
  expect(await statusOf(mail({ reservations: [reservation] }))).toBe('Unrecognized')
})

test('coordinates out of range are omitted', async () => {
  const bytes = mail({ reservations: [flight({ code: 'GEO001' })] })
  const odd = Buffer.from(bytes.toString('utf8'))
  const html = JSON.stringify({ ...flight({ code: 'GEO002' }) }).replace(
    '"iataCode":"FRA"',
    '"iataCode":"FRA","geo":{"latitude":1e999,"longitude":"NaN"}',
  )
  const plain = `From: a@b.test\r\nSubject: x\r\nMessage-ID: <geo@x>\r\nContent-Type: text/html\r\n\r\n<script type="application/ld+json">${html}</script>`
  expect(await statusOf(odd)).toBe('Processed')
  expect(await statusOf(Buffer.from(plain))).toBe('Processed')
})
