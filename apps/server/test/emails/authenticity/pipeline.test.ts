import { listEmailEvents, readEmail } from '@sextant/contract/emails/endpoints'
import { EmailDetail, EmailEvent } from '@sextant/contract/emails/schemas'
import { createFilter, testFilters } from '@sextant/contract/filters/endpoints'
import { updateOrganization } from '@sextant/contract/teams/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acceptMessage } from '../../../src/emails/accept-message'
import { makeAuthenticator } from '../../../src/emails/authenticity/authenticator'
import { type DnsServer, startDns } from '../../kit/dns-server'
import { mail } from '../../kit/mails'
import { addTraveler, makePipeline, type Pipeline } from '../../kit/pipeline'
import { sharedExtractor } from '../../kit/shared-extractor'
import { makeKey, signed } from '../../kit/signed-mail'
import { createTestContext, type TestContext } from '../../kit/test-context'

const airline = makeKey('lufthansa.com')
const acme = makeKey('acme.test')
const policies = { 'TXT _dmarc.lufthansa.com': ['v=DMARC1; p=reject'], 'NS .': [] }

let context: TestContext
let pipeline: Pipeline
let dns: DnsServer
beforeAll(async () => {
  ;[context, dns] = [await createTestContext(), await startDns({ ...airline.zone, ...acme.zone, ...policies })]
  const authenticator = makeAuthenticator({
    dns: [dns.address],
    relays: [],
    trustedSealers: [],
    lookupMs: 500,
    messageMs: 30_000,
  })
  pipeline = makePipeline(context, sharedExtractor(), authenticator)
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
})
afterAll(async () => {
  await pipeline.stop()
  await Promise.all([context.close(), dns.stop()])
})

const team = () => context.acme

async function receive(bytes: Buffer, protocol: 'smtp' | 'http' = 'smtp'): Promise<string> {
  const { email } = await acceptMessage(context.services, {
    team: team().id,
    mailbox: null,
    bytes,
    via: {
      protocol,
      from: 'bounce@lufthansa.com',
      to: null,
      peer: { ip: '9.9.9.9', helo: 'mx.example' },
    },
    acknowledged: true,
  })
  await pipeline.drain()
  return email.id
}

async function read(id: string): Promise<EmailDetail> {
  const { body } = await context.call(readEmail, { team: team(), id }, context.people.viewer)
  return z.object({ data: EmailDetail }).parse(body).data
}

async function logOf(id: string): Promise<EmailEvent[]> {
  const { body } = await context.call(listEmailEvents, { team: team(), id }, context.people.viewer)
  return z.object({ data: z.array(EmailEvent) }).parse(body).data
}

const require = async (value: boolean): Promise<void> => {
  const { status } = await context.call(
    updateOrganization,
    { team: team(), body: { require_authentic_mail: value } },
    context.people.owner,
  )
  expect(status).toBe(200)
}

const forwarded = (from: string) =>
  Buffer.from(
    [
      `From: ${from}`,
      'To: bookings@sextant.localhost',
      'Subject: Fwd: Your booking is confirmed',
      `Message-ID: <${from.length}-${Math.floor(context.services.clock.elapsed() * 1000)}@acme.test>`,
      '',
      'FYI',
      '',
      '---------- Forwarded message ---------',
      'From: Bookings <noreply@lufthansa.com>',
      'Date: Mon, 1 Feb 2027 at 10:00',
      'Subject: Your booking is confirmed',
      'To: <grace@acme.test>',
      '',
      'Thank you for your booking.',
      '',
    ].join('\r\n'),
  )

describe('an email', () => {
  test('signed by its sender is authenticated, in its log and with every method', async () => {
    const id = await receive(await signed(mail(), airline))
    const email = await read(id)
    expect(email.status).toBe('Processed')
    expect(email.authenticity).toMatchObject({
      result: 'passed',
      domain: 'lufthansa.com',
      sent_by_team: false,
      dkim: [{ result: 'pass', domain: 'lufthansa.com', aligned: true }],
      spf: { result: 'none', ip: '9.9.9.9' },
      dmarc: { result: 'pass', policy: 'reject' },
    })
    expect((await logOf(id)).find(({ type }) => type === 'authenticated')).toMatchObject({
      status: 'ok',
      message: 'Authenticated: Signed by lufthansa.com (DKIM).',
    })
  })

  test('that only claims a sender with a policy is not authentic, but is read unless the team requires authenticity', async () => {
    const email = await read(await receive(mail()))
    expect(email).toMatchObject({ status: 'Processed', authenticity: { result: 'failed', dmarc: { result: 'fail' } } })
  })

  test('is read unchecked while DNS is down', async () => {
    dns.zone['*'] = 'silence'
    const id = await receive(mail({ from: 'Hotel <stay@unreachable.example>' }))
    delete dns.zone['*']
    expect(await read(id)).toMatchObject({ status: 'Processed', authenticity: { result: 'not_checked' } })
  })

  test('that was modified in transit fails', async () => {
    const bytes = Buffer.from((await signed(mail(), airline)).toString().replace('Your booking', 'Our booking'))
    expect((await read(await receive(bytes))).authenticity?.result).toBe('failed')
  })
})

describe('if email must be authentic', () => {
  beforeEach(async () => await require(true))

  test('an unauthenticated email is held with the reason, and read once it is released', async () => {
    const id = await receive(mail())
    expect(await read(id)).toMatchObject({
      status: 'Held',
      status_reason:
        'Held because its sender is not authenticated: Neither a signature nor a server of lufthansa.com confirms the sender (DMARC).',
      reservations: [],
    })
  })

  test('an email signed by the supplier is read', async () => {
    expect((await read(await receive(await signed(mail(), airline)))).status).toBe('Processed')
  })

  test('an email forwarded by a team member is authenticated as theirs', async () => {
    const email = await read(await receive(await signed(forwarded('Grace Hopper <grace@acme.test>'), acme)))
    expect(email.status).not.toBe('Held')
    expect(email.authenticity).toMatchObject({
      result: 'passed',
      domain: 'acme.test',
      sent_by_team: true,
      forwarded: true,
    })
  })

  test('an email forwarded in a team member’s name is held', async () => {
    const email = await read(await receive(forwarded('Grace Hopper <grace@acme.test>')))
    expect(email).toMatchObject({ status: 'Held', authenticity: { sent_by_team: false, forwarded: true } })
  })

  test('an email forwarded by a stranger of the same domain is held', async () => {
    const email = await read(await receive(await signed(forwarded('Eve <eve@acme.test>'), acme)))
    expect(email).toMatchObject({
      status: 'Held',
      status_reason: 'Held because it was forwarded by somebody who is none of the team’s people.',
    })
  })

  test('an uploaded email is read', async () => {
    const email = await read(await receive(mail(), 'http'))
    expect(email).toMatchObject({ status: 'Processed', authenticity: { result: 'failed', sent_by_team: true } })
  })

  test('an email that could not be checked is held', async () => {
    dns.zone['*'] = 'silence'
    const email = await read(await receive(mail({ from: 'Hotel <stay@silent.example>' })))
    delete dns.zone['*']
    expect(email.status_reason).toBe('Held because its sender is not authenticated: DNS did not answer in time.')
  })
})

test('a filter can use the result', async () => {
  await require(false)
  const body = {
    name: 'Forged mail',
    type: 'exclude' as const,
    domains: ['lufthansa.com'],
    conditions: [{ field: 'authenticity' as const, op: 'is_not' as const, value: 'passed' }],
    action: 'hold' as const,
  }
  const bad = { ...body, conditions: [{ field: 'authenticity' as const, op: 'contains' as const, value: 'good' }] }
  const asAdmin = context.people.owner
  expect(await context.call(createFilter, { team: team(), body: bad }, asAdmin)).toMatchObject({
    status: 422,
    body: { errors: { 'conditions.0.op': [expect.anything()], 'conditions.0.value': [expect.anything()] } },
  })
  expect((await context.call(createFilter, { team: team(), body }, asAdmin)).status).toBe(201)
  const id = await receive(mail())
  expect((await read(id)).status_reason).toBe('Held by the filter “Forged mail”.')
  const genuine = await receive(await signed(mail(), airline))
  expect((await read(genuine)).status).toBe('Processed')
  const { body: tried } = await context.call(testFilters, { team: team(), body: { email_id: id } }, asAdmin)
  expect(JSON.stringify(tried)).toContain('Authenticity is not “authenticated”')
})
