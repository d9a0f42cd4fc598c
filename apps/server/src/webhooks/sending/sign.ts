import { createHmac } from 'node:crypto'

/** The input of a signature (Standard Webhooks, "Signature scheme"). */
export type SignedContent = { readonly id: string; readonly timestamp: number; readonly body: string }

/** The key of a secret: what follows `whsec_`, decoded from base64. */
export const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

/** The header `webhook-signature`: one signature per key, newest first, separated by spaces. */
export const signatureOf = ({ id, timestamp, body }: SignedContent, keys: readonly Buffer[]): string =>
  keys.map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`).join(' ')
