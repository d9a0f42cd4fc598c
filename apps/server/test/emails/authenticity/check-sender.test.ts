import type { SenderChecks } from '@sextant/domain/emails/authenticity'
import { describe, expect, test } from 'vitest'
import { type CheckedMessage, checkSender } from '../../../src/emails/authenticity/check-sender'
import type { Resolve } from '../../../src/emails/authenticity/resolver'
import { makeKey, sealed, signed } from '../../kit/signed-mail'

class NotFound extends Error {
  readonly code = 'ENOTFOUND'
}

/** Scripted DNS answers; A and MX records also depend on their type. */
const scripted =
  (zone: Readonly<Record<string, readonly string[]>>): Resolve =>
  async (name, type) => {
    const records = zone[`${type} ${name.toLowerCase()}`]
    if (!records) throw new NotFound(name)
    return type === 'TXT' ? records.map((record) => [record]) : [...records]
  }

const key = makeKey('supplier.example')
const text = (from = 'Supplier <noreply@supplier.example>') =>
  Buffer.from(`From: ${from}\r\nTo: ada@acme.example\r\nSubject: Your trip\r\n\r\nYour flight is booked.\r\n`)
const peer = { ip: '9.9.9.9', helo: 'mx.supplier.example', sender: 'bounce@supplier.example' }

async function check(
  bytes: Uint8Array,
  zone: Readonly<Record<string, readonly string[]>> = key.zone,
  from: CheckedMessage['peer'] = null,
): Promise<SenderChecks> {
  const found = await checkSender({ bytes, peer: from }, scripted(zone))
  if (typeof found === 'string') throw new Error(found)
  return found
}

describe('a DKIM signature', () => {
  test('over the stored bytes passes, and is aligned with the sender', async () => {
    const found = await check(await signed(text(), key))
    expect(found.from).toEqual(['noreply@supplier.example'])
    expect(found.dkim).toEqual([
      { result: 'pass', domain: 'supplier.example', selector: 's1', alignment: 'same', partial: false, comment: null },
    ])
  })

  test('passes if line endings were stored as LF', async () => {
    const stored = Buffer.from((await signed(text(), key)).toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    expect((await check(stored)).dkim[0]?.result).toBe('pass')
  })

  test('fails for a modified text', async () => {
    const bytes = Buffer.from((await signed(text(), key)).toString().replace('is booked', 'is cancelled'))
    expect((await check(bytes)).dkim[0]?.result).not.toBe('pass')
  })

  test('fails with a key that is not the domain’s', async () => {
    const found = await check(await signed(text(), key), makeKey('supplier.example').zone)
    expect(found.dkim[0]?.result).toBe('fail')
  })

  test('of another domain is distinguished from one of the same organisation', async () => {
    const [bulk, part] = [makeKey('bulk.example'), makeKey('mail.supplier.example')]
    const bytes = await signed(await signed(text(), bulk), part)
    const found = await check(bytes, { ...bulk.zone, ...part.zone })
    expect(found.dkim.map(({ result, alignment }) => [result, alignment])).toEqual([
      ['pass', 'organization'],
      ['pass', 'other'],
    ])
  })

  test('over the beginning of the body is marked as partial if text was added', async () => {
    const bytes = Buffer.concat([await signed(text(), key, { maxBodyLength: 10 }), Buffer.from('Pay here.\r\n')])
    expect((await check(bytes)).dkim[0]).toMatchObject({ partial: true })
  })

  test('whose key DNS does not return in time is undecided', async () => {
    const never: Resolve = async () => await new Promise(() => {})
    const found = await checkSender({ bytes: await signed(text(), key), peer: null }, never, { lookups: 9, timeMs: 20 })
    expect(found).toMatchObject({ dkim: [{ result: 'temperror' }], dmarc: { found: 'temperror' } })
  })
})

describe('the SPF check', () => {
  const spf = (record: string) => ({ 'TXT supplier.example': [record] })

  test.each([
    ['v=spf1 ip4:9.9.9.9 -all', 'pass'],
    ['v=spf1 ip4:8.8.8.8 -all', 'fail'],
    ['v=spf1 ip4:8.8.8.8 ~all', 'softfail'],
  ])('with the record %s gives %s', async (record, result) => {
    expect((await check(text(), spf(record), peer)).spf).toEqual({
      result,
      domain: 'supplier.example',
      ip: '9.9.9.9',
      alignment: 'same',
    })
  })

  test('is skipped if the sending server is unknown', async () => {
    expect((await check(text(), spf('v=spf1 -all'))).spf).toBeNull()
  })

  test('with a record that includes itself ends in an error after a few look-ups', async () => {
    let queryCount = 0
    const loop: Resolve = async (name, type) => {
      queryCount += 1
      return await scripted({ 'TXT supplier.example': ['v=spf1 include:supplier.example -all'] })(name, type)
    }
    const found = await checkSender({ bytes: text(), peer }, loop)
    expect(found).toMatchObject({ spf: { result: 'permerror' } })
    expect(queryCount).toBeLessThan(20)
  })
})

test('the check of a sender finds the DMARC policy of the domain and its alignment mode', async () => {
  const zone = { ...key.zone, 'TXT _dmarc.supplier.example': ['v=DMARC1; p=reject; adkim=s'] }
  expect((await check(await signed(text(), key), zone)).dmarc).toEqual({
    found: 'record',
    policy: 'reject',
    strictDkim: true,
    strictSpf: false,
  })
})

test('the ARC seal of a forwarder passes with the results it recorded', async () => {
  const forwarder = makeKey('groups.example')
  const zone = { ...key.zone, ...forwarder.zone, 'TXT _dmarc.supplier.example': ['v=DMARC1; p=reject'] }
  const found = await check(await sealed(await signed(text(), key), forwarder, scripted(zone)), zone)
  expect(found.arc).toEqual({
    result: 'pass',
    sealer: 'groups.example',
    dmarc: { result: 'pass', alignment: 'same' },
  })
})

describe('a message designed to exhaust the checks', () => {
  const headers = (line: string, count: number) => Buffer.concat([Buffer.from(`${line}\r\n`.repeat(count)), text()])

  test.each<[string, Buffer, string]>([
    ['by a huge header', headers(`X-Much: ${'x'.repeat(900)}`, 200), 'Its header is larger than any legitimate one.'],
    ['by thousands of lines', headers('X-A: 1', 5000), 'Its header has more lines than any legitimate one.'],
    [
      'by signatures',
      headers('DKIM-Signature: v=1; a=rsa-sha256; d=x.example; s=a', 500),
      'It has more than 6 signatures.',
    ],
    ['by seals', headers('ARC-Seal: i=1; a=rsa-sha256; d=x.example; s=a', 100), 'It has more than 10 seals.'],
  ])('%s is not checked', async (_, bytes, reason) => {
    expect(await checkSender({ bytes, peer: null }, scripted({}))).toBe(reason)
  })

  test('by many look-ups is limited to its share', async () => {
    let queryCount = 0
    const counting: Resolve = async (name) => {
      queryCount += 1
      throw new NotFound(name)
    }
    const many = Array.from({ length: 6 }, (_, at) => makeKey(`d${at}.example`))
    let bytes = text()
    for (const one of many) bytes = await signed(bytes, one)
    await checkSender({ bytes, peer }, counting, { lookups: 5, timeMs: 1000 })
    expect(queryCount).toBe(5)
  })
})
