import { retryAfter } from '@sextant/domain/webhooks/retry'
import { readRetryAfter } from '@sextant/domain/webhooks/retry-after-header'
import type { Tx } from '../../platform/database/transaction'
import type { Destination, Outcome, Send, Sender } from '../../platform/delivery/sender'
import type { Networks } from '../../platform/http/networks'
import type { PostClient, PostResponse } from '../../platform/http/post-client'
import type { Services } from '../../platform/services'
import { openHeaders, purposeOf } from '../secret'
import { failureText, statusText } from './failure-text'
import { handleAttempts } from './handle-attempts'
import { keyOf, signatureOf } from './sign'
import { findAddress } from './store'

/** Sends events to webhooks, signed as in Standard Webhooks. */
export const webhookSender = (postClient: PostClient, networks: Networks): Sender => ({
  kind: 'webhook',
  open: async (services, tx, destination) => await openWebhook(services, tx, destination, { postClient, networks }),
  retryAfter,
  onAttempts: handleAttempts,
})

type SendOptions = { readonly postClient: PostClient; readonly networks: Networks }

async function openWebhook(
  { secrets, clock }: Services,
  tx: Tx,
  { id }: Destination,
  { postClient, networks }: SendOptions,
): Promise<Send | null> {
  const row = await findAddress(tx, id)
  if (!row) return null
  const purpose = purposeOf(tx.team, id)
  const isOverlap = row.previous_until !== null && new Date(row.previous_until) > clock.now()
  const sealed = [row.secret, ...(isOverlap && row.previous_secret !== null ? [row.previous_secret] : [])]
  const keys = sealed.map((text) => keyOf(secrets.open(text, purpose)))
  const custom = openHeaders(secrets, row.custom_headers, purpose)
  const hidden = Object.fromEntries(Object.keys(custom).map((name) => [name, '(not shown)']))
  const isPermitted = networks.permitsUrl(new URL(row.url))
  const { url } = row
  return async ({ event }) => {
    const id = `evt_${event.id}`
    const timestamp = Math.floor(clock.now().getTime() / 1000)
    const standardHeaders = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf({ id, timestamp, body: event.body }, keys),
    }
    const sent = { url, requestHeaders: { 'user-agent': userAgent, ...hidden, ...standardHeaders } }
    if (!isPermitted) return { ...sent, ...unanswered('The operator of Sextant does not allow this address.') }
    try {
      const headers = { 'user-agent': userAgent, ...custom, ...standardHeaders }
      return {
        ...sent,
        ...classifyResponse(await postClient.post({ url, headers, body: event.body }), clock.now()),
      }
    } catch (error) {
      return { ...sent, ...unanswered(failureText(error)) }
    }
  }
}

const userAgent = 'Sextant-Webhooks/1'

type ResponseClass = Pick<Outcome, 'ok' | 'gone' | 'retryAfterSeconds' | 'error' | 'response'>

const classifyResponse = (response: PostResponse, now: Date): ResponseClass => {
  const error = statusText(response.status)
  return {
    ok: error === null,
    gone: response.status === 410,
    retryAfterSeconds: error === null ? null : readRetryAfter(response.headers['retry-after'], now),
    error,
    response,
  }
}

const unanswered = (error: string): ResponseClass => ({
  ok: false,
  gone: false,
  retryAfterSeconds: null,
  error,
  response: null,
})
