import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Authenticator, makeAuthenticator } from '../../../src/emails/authenticity/authenticator'
import { type DnsServer, startDns } from '../../kit/dns-server'
import { makeKey, signed } from '../../kit/signed-mail'

const key = makeKey('supplier.example')
const text = Buffer.from('From: noreply@supplier.example\r\nSubject: Your trip\r\n\r\nBooked.\r\n')

/** Six signatures over 12 MB of lines that all have to be normalised: minutes of work. */
const busy = Buffer.concat([
  Buffer.from(
    Array.from(
      { length: 6 },
      (_, at) =>
        `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=d${at}.example; s=a; l=${at + 9e6}; h=from; bh=A; b=A\r\n`,
    ).join(''),
  ),
  text,
  Buffer.from('ab  \r\n'.repeat(2_000_000)),
])

let dns: DnsServer
let authenticator: Authenticator
beforeAll(async () => {
  dns = await startDns(key.zone)
  const settings = { dns: [dns.address], relays: [], trustedSealers: [], messageMs: 4000 }
  authenticator = makeAuthenticator(settings)
})
afterAll(async () => {
  await authenticator.stop()
  await dns.stop()
})

describe('the authenticator thread', () => {
  test('checks a message using the configured DNS servers', async () => {
    expect(await authenticator.check(await signed(text, key), null)).toMatchObject({
      dkim: [{ result: 'pass', domain: 'supplier.example' }],
    })
    expect(dns.queries).toContain('TXT s1._domainkey.supplier.example')
  })

  test('gives up on a message that takes too long, and still checks those waiting', async () => {
    const [late, beside] = await Promise.all([
      authenticator.check(busy, null),
      authenticator.check(await signed(text, key), null),
    ])
    expect(late).toBe('The check of its sender took too long.')
    expect(beside).toMatchObject({ dkim: [{ result: 'pass' }] })
  })

  test('answers at once if DNS look-ups are switched off', async () => {
    const off = makeAuthenticator({ dns: 'off', relays: [], trustedSealers: [] })
    expect(await off.check(text, null)).toBe('Look-ups in DNS are switched off.')
  })
})
