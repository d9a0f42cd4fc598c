import { afterEach, describe, expect, test } from 'vitest'
import { makeResolver } from '../../../src/emails/authenticity/resolver'
import { type DnsServer, startDns, type Zone } from '../../kit/dns-server'

let dns: DnsServer | undefined
afterEach(async () => await dns?.stop())

/** A resolver for a scripted server, with control over its clock. */
async function resolving(zone: Zone) {
  dns = await startDns(zone)
  const clock = { ms: 0 }
  const resolve = makeResolver({ servers: [dns.address], timeoutMs: 50, elapsed: () => clock.ms })
  return { resolve, clock, queries: dns.queries, zone: dns.zone }
}

describe('the resolver', () => {
  test('asks once for known names and for names being looked up, and again after five minutes', async () => {
    const { resolve, clock, queries } = await resolving({ 'TXT a.example': ['one'] })
    const both = await Promise.all([resolve('a.example', 'TXT'), resolve('A.example', 'TXT')])
    clock.ms = 299_000
    expect([...both, await resolve('a.example', 'TXT')]).toEqual([[['one']], [['one']], [['one']]])
    expect(queries).toEqual(['TXT a.example'])
    clock.ms = 301_000
    await resolve('a.example', 'TXT')
    expect(queries).toHaveLength(2)
  })

  test('caches a missing name for a minute', async () => {
    const { resolve, clock, queries, zone } = await resolving({})
    await expect(resolve('b.example', 'TXT')).rejects.toMatchObject({ code: 'ENOTFOUND' })
    zone['TXT b.example'] = ['new']
    await expect(resolve('b.example', 'TXT')).rejects.toMatchObject({ code: 'ENOTFOUND' })
    expect(queries).toHaveLength(1)
    clock.ms = 61_000
    expect(await resolve('b.example', 'TXT')).toEqual([['new']])
  })

  test('continues while one domain is slow', async () => {
    const { resolve } = await resolving({
      'TXT slow.example': 'silence',
      'TXT a.example': ['one'],
      'NS .': [],
    })
    await expect(resolve('slow.example', 'TXT')).rejects.toMatchObject({ code: 'ETIMEOUT' })
    expect(await resolve('a.example', 'TXT')).toEqual([['one']])
  })

  test('avoids a server for half a minute if it does not answer even for the root', async () => {
    const { resolve, clock, queries } = await resolving({ '*': 'silence' })
    await expect(resolve('a.example', 'TXT')).rejects.toMatchObject({ code: 'ETIMEOUT' })
    await expect.poll(() => queries.includes('NS .')).toBe(true)
    await expect
      .poll(async () => {
        const before = queries.length
        await resolve(`${before}.example`, 'TXT').catch(() => {})
        return queries.length === before
      })
      .toBe(true)
    clock.ms = 31_000
    const before = queries.length
    await resolve('z.example', 'TXT').catch(() => {})
    expect(queries.length).toBeGreaterThan(before)
  })

  test('rejects enormous answers', async () => {
    const { resolve } = await resolving({ 'TXT big.example': Array.from({ length: 60 }, () => 'x'.repeat(400)) })
    await expect(resolve('big.example', 'TXT')).rejects.toMatchObject({ code: 'EBADRESP' })
  })
})
