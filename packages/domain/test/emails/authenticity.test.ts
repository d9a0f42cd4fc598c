import { Authenticity } from '@sextant/contract/emails/authenticity'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unauthenticatedReason } from '../../src/emails/authentic'
import { type Alignment, authenticityOf, type SenderChecks } from '../../src/emails/authenticity'

const context = {
  isTeamAddress: false,
  isUpload: false,
  forwarded: false,
  trustedSealers: ['groups.example'],
  checked: '2027-02-01T10:00:00.000Z',
}
const nothing: SenderChecks = {
  from: ['noreply@supplier.example'],
  spf: null,
  dkim: [],
  dmarc: { found: 'none', policy: null, strictDkim: false, strictSpf: false },
  arc: null,
}
const record = { ...nothing.dmarc, found: 'record', policy: 'reject' } as const
const signature = (result: string, domain: string, alignment: Alignment, partial = false) => ({
  result,
  domain,
  selector: 's1',
  alignment,
  partial,
  comment: null,
})
const own = signature('pass', 'supplier.example', 'same')
const sent = (result: string, alignment: Alignment) => ({
  result,
  domain: 'supplier.example',
  ip: '9.9.9.9',
  alignment,
})
const judge = (checks: Partial<SenderChecks>, also: Partial<typeof context> = {}) =>
  authenticityOf({ ...nothing, ...checks }, { ...context, ...also })

describe('the authenticity of an email', () => {
  test.each<[string, Partial<SenderChecks>, Authenticity['result']]>([
    ['a signature of the sender’s domain', { dkim: [own] }, 'passed'],
    [
      'a signature of the same organisation',
      { dkim: [signature('pass', 'mail.supplier.example', 'organization')] },
      'passed',
    ],
    ['a signature of somebody else', { dkim: [signature('pass', 'bulk.example', 'other')] }, 'none'],
    ['a signature of the beginning of the text', { dkim: [{ ...own, partial: true }] }, 'none'],
    ['a server of the sender’s domain', { spf: sent('pass', 'same') }, 'passed'],
    ['a server of somebody else', { spf: sent('pass', 'other') }, 'none'],
    ['a server that the domain excludes', { spf: sent('fail', 'same') }, 'failed'],
    [
      'a broken signature where the domain has a policy',
      { dmarc: record, dkim: [{ ...own, result: 'fail' }] },
      'failed',
    ],
    [
      'no signature where the domain has a policy and the server is known',
      { dmarc: record, spf: sent('none', 'same') },
      'failed',
    ],
    ['no signature where the server is not known', { dmarc: record }, 'none'],
    ['two senders', { from: ['a@x.example', 'b@x.example'], dkim: [own] }, 'failed'],
    ['no sender', { from: [] }, 'failed'],
    ['a key that DNS did not give', { dmarc: record, dkim: [{ ...own, result: 'temperror' }] }, 'not_checked'],
    ['a policy that DNS did not give', { dmarc: { ...nothing.dmarc, found: 'temperror' } }, 'not_checked'],
    [
      'an organisation’s signature where the policy is strict',
      {
        dmarc: { ...record, strictDkim: true },
        dkim: [signature('pass', 'mail.supplier.example', 'organization')],
        spf: sent('none', 'other'),
      },
      'failed',
    ],
  ])('%s', (_, checks, result) => {
    expect(judge(checks).result).toBe(result)
  })

  test('accepts the ARC seal of a trusted forwarder that authenticated the email, and of nobody else', () => {
    const sealed = (sealer: string, result = 'pass', alignment: Alignment = 'organization') =>
      judge({ arc: { result: 'pass', sealer, dmarc: { result, alignment } } }).result
    expect(sealed('groups.example')).toBe('passed')
    expect(sealed('evil.example')).toBe('none')
    expect(sealed('groups.example', 'fail')).toBe('none')
    expect(sealed('groups.example', 'pass', 'other')).toBe('none')
  })
})

describe('an email that must be authentic', () => {
  test.each<[string, Partial<SenderChecks>, Partial<typeof context>, string | null]>([
    ['passes if its sender is authenticated', { dkim: [own] }, {}, null],
    [
      'passes if one of the team’s people forwarded it',
      { dkim: [own] },
      { isTeamAddress: true, forwarded: true },
      null,
    ],
    ['passes if it was uploaded', {}, { isUpload: true }, null],
    [
      'is held if nothing confirms its sender',
      {},
      {},
      'Held because its sender is not authenticated: Nothing confirms that supplier.example sent it, and nothing speaks against it.',
    ],
    [
      'is held if it only claims an address of the team',
      {},
      { isTeamAddress: true },
      'Held because its sender is not authenticated: Nothing confirms that supplier.example sent it, and nothing speaks against it.',
    ],
    [
      'is held if a stranger forwarded it',
      { dkim: [own] },
      { forwarded: true },
      'Held because it was forwarded by somebody who is none of the team’s people.',
    ],
  ])('%s', (_, checks, also, reason) => {
    expect(unauthenticatedReason(judge(checks, also))).toBe(reason)
  })
})

const anAlignment = fc.constantFrom<Alignment[]>('same', 'organization', 'other')
const aResult = fc.constantFrom('pass', 'fail', 'neutral', 'none', 'temperror', 'policy')
const aSignature = fc
  .tuple(aResult, anAlignment, fc.boolean())
  .map(([result, alignment, partial]) => signature(result, 'some.example', alignment, partial))
const someChecks: fc.Arbitrary<SenderChecks> = fc.record({
  from: fc.constantFrom(['noreply@supplier.example'], [], ['a@b.example', 'c@d.example']),
  spf: fc.option(fc.tuple(aResult, anAlignment).map(([result, alignment]) => sent(result, alignment))),
  dkim: fc.array(aSignature, { maxLength: 4 }),
  dmarc: fc.record({
    found: fc.constantFrom('record', 'none', 'temperror'),
    policy: fc.constant(null),
    strictDkim: fc.boolean(),
    strictSpf: fc.boolean(),
  }),
  arc: fc.constant(null),
})

describe('for any outcome of the checks', () => {
  test('the result matches the contract and gives a reason', () => {
    fc.assert(
      fc.property(someChecks, (checks) => {
        const found = authenticityOf(checks, context)
        expect(Authenticity.safeParse(found).success).toBe(true)
        expect(found.reason).toMatch(/\.$/)
      }),
    )
  })

  test('a valid signature of the sender’s domain is enough, however many other signatures there are', () => {
    fc.assert(
      fc.property(someChecks, fc.array(aSignature), (checks, others) => {
        const found = authenticityOf({ ...checks, from: nothing.from, dkim: [...others, own] }, context)
        expect(found.result).toBe('passed')
      }),
    )
  })

  test('no email passes without a check that is aligned with the sender', () => {
    const unproven = someChecks.map((checks) => ({
      ...checks,
      spf: checks.spf && { ...checks.spf, alignment: 'other' as const },
      dkim: checks.dkim.map((one) => (one.partial ? one : { ...one, alignment: 'other' as const })),
    }))
    fc.assert(
      fc.property(unproven, (checks) => {
        expect(authenticityOf(checks, { ...context, isTeamAddress: true })).toMatchObject({ sent_by_team: false })
        expect(authenticityOf(checks, context).result).not.toBe('passed')
      }),
    )
  })
})
