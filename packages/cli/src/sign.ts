import { createHmac, randomBytes } from 'node:crypto'

/** A webhook secret in the format of Standard Webhooks. */
export const makeSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

/**
 * The headers of a delivery (Standard Webhooks): ID, timestamp in seconds, and the signature over both and the body.
 */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
