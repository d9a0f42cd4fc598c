import { MailDomain } from '@sextant/contract/downloads/rulesets'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exchangeRules } from '../../src/downloads/mail-rules/exchange'
import { googleRules, senderPattern } from '../../src/downloads/mail-rules/google'
import { sieveRules } from '../../src/downloads/mail-rules/sieve'
import { splitByLength } from '../../src/downloads/mail-rules/split-by-length'

const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,20}[a-z0-9])?$/)
const domain = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom('com', 'de', 'co', 'travel', 'xn--p1ai'))
  .map(([labels, top]) => [...labels, top].join('.'))
const domains = fc.uniqueArray(domain, { minLength: 1, maxLength: 400 })
const address = 'bookings@sextant.localhost'

/** The single-quoted strings of a PowerShell script, unescaped. */
const powerShellTexts = (script: string): string[] =>
  [...script.matchAll(/'((?:[^'‘’‚‛]|(['‘’‚‛])\2)*)'/g)].map(([, text = '']) => text.replaceAll(/(['‘’‚‛])\1/g, '$1'))

/** The double-quoted strings of a Sieve script, unescaped. */
const sieveTexts = (script: string): string[] =>
  [...script.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1'))

test('a mail rule accepts only valid DNS host names as domains', () => {
  const isDomain = (text: string) => MailDomain.safeParse(text).success
  for (const good of ['example.com', 'Mail.Example.CO.UK ', 'xn--mnchen-3ya.de', 'a.xn--p1ai'])
    expect([good, isDomain(good)]).toEqual([good, true])
  for (const bad of [
    '',
    'localhost',
    '-a.com',
    'a-.com',
    'a..com',
    'exa mple.com',
    "a'b.com",
    'a"b.com',
    'a\n.com',
    '1.2.3.4',
    '*.com',
    'a.com;',
    'münchen.de',
    `${'a'.repeat(64)}.com`,
  ])
    expect([bad, isDomain(bad)]).toEqual([bad, false])
})

test('a mail rule splits a list in order into parts of limited length', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 })), fc.integer({ min: 30, max: 90 }), (texts, max) => {
      const lists = splitByLength(texts, max, 2)
      expect(lists.flat()).toEqual(texts)
      for (const list of lists) expect(list.join(', ').length).toBeLessThanOrEqual(max)
      for (const [at, list] of lists.entries())
        expect(at === 0 || [...(lists[at - 1] ?? []), list[0]].join(', ').length > max).toBe(true)
    }),
  )
})

describe('Exchange rules', () => {
  test('contain each domain once, within the length limit of a rule', () => {
    fc.assert(
      fc.property(domains, (list) => {
        const script = exchangeRules({ domains: list, address })
        const rules = script.split('New-TransportRule').slice(1)
        for (const rule of rules) expect(rule.length).toBeLessThan(8192)
        const patterns = powerShellTexts(script).filter((text) => text.startsWith('('))
        expect(patterns.map((text) => text.replace('(@|\\.)', '').replaceAll('\\.', '.').slice(0, -1))).toEqual(list)
        expect(powerShellTexts(script).filter((text) => text === address)).toHaveLength(rules.length)
      }),
      { numRuns: 30 },
    )
  })

  test('match a domain and its subdomains, but no look-alike domain', () => {
    const script = exchangeRules({ domains: ['aa.com'], address })
    const text = powerShellTexts(script).find((one) => one.startsWith('(')) ?? ''
    const pattern = new RegExp(text)
    expect(['x@aa.com', 'x@info.email.aa.com'].every((sender) => pattern.test(sender))).toBe(true)
    expect(['x@baa.com', 'x@aa.com.evil.test', 'x@aaXcom'].some((sender) => pattern.test(sender))).toBe(false)
  })

  test('escape an address that contains a command', () => {
    const hostile = "a'; Remove-Mailbox '’x@evil.test"
    expect(powerShellTexts(exchangeRules({ domains: ['aa.com'], address: hostile }))).toContain(hostile)
  })
})

describe('Google Workspace rules', () => {
  test('contain each domain in an expression', () => {
    fc.assert(
      fc.property(domains, (list) => {
        const text = googleRules({ domains: list, address })
        expect(text).toContain(address)
        const expressions = text.split('\n').filter((line) => line.startsWith('(?i)'))
        const found = expressions.flatMap((line) => /\(\?:(.*?)\)/.exec(line)?.[1]?.split('|') ?? [])
        expect(found.map((one) => one.replaceAll('\\.', '.'))).toEqual(list)
        for (const line of expressions) expect(line.length).toBeLessThan(2100)
      }),
      { numRuns: 30 },
    )
  })

  test('match senders as they are written in a header', () => {
    const pattern = new RegExp(senderPattern(['aa.com']).replace('(?i)', ''), 'i')
    expect(['"AA" <x@AA.com>', 'x@info.aa.com', 'x@aa.com (AA)'].every((from) => pattern.test(from))).toBe(true)
    expect(['x@baa.com', 'x@aa.com.evil.test', '<x@aaXcom>'].some((from) => pattern.test(from))).toBe(false)
  })
})

describe('a Sieve script', () => {
  test('contains each domain and its subdomains', () => {
    fc.assert(
      fc.property(domains, (list) => {
        const texts = sieveTexts(sieveRules({ domains: list, address }))
        expect(texts).toEqual(['copy', 'from', ...list, 'from', ...list.map((one) => `*.${one}`), address])
      }),
      { numRuns: 30 },
    )
  })

  test('escapes an address that contains a command', () => {
    const hostile = 'a"; discard; #\\@evil.test'
    expect(sieveTexts(sieveRules({ domains: ['aa.com'], address: hostile })).at(-1)).toBe(hostile)
  })

  test('redirects nothing if no domain was chosen', () => {
    expect(sieveRules({ domains: [], address })).not.toContain('redirect')
  })
})
