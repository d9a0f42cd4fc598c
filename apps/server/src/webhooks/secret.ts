import { randomBytes } from 'node:crypto'
import type { CustomHeader } from '@sextant/contract/webhooks/schemas'
import * as z from 'zod/mini'
import type { Secrets } from '../platform/secrets/secrets'

/** The length of a secret in bytes; Standard Webhooks requires 24 to 64. */
const secretBytes = 32

/** A new secret in the format of Standard Webhooks: `whsec_` and base64. */
export const makeSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`

/** The purpose that binds sealed secrets to a webhook. */
export const purposeOf = (team: string, id: string): string => `webhook:${team}:${id}`

const Headers = z.record(z.string(), z.string())
export type Headers = z.infer<typeof Headers>

/** The custom headers in plain text. */
export const openHeaders = (secrets: Secrets, sealed: string | null, purpose: string): Headers =>
  sealed === null ? {} : Headers.parse(JSON.parse(secrets.open(sealed, purpose)))

/** Custom headers ready to be stored. */
export const sealHeaders = (secrets: Secrets, headers: Headers, purpose: string) => {
  const names = Object.keys(headers)
  return {
    header_names: names,
    custom_headers: names.length === 0 ? null : secrets.seal(JSON.stringify(headers), purpose),
  }
}

/** Indexes of headers that have neither a new nor a stored value. */
export const withoutValue = (requested: readonly CustomHeader[], before: Headers): readonly number[] =>
  requested.flatMap(({ name, value }, at) => (value === undefined && !Object.hasOwn(before, name) ? [at] : []))

/** Merges headers: one without a value keeps its stored value. */
export const mergeHeaders = (requested: readonly CustomHeader[], before: Headers): Headers =>
  Object.fromEntries(requested.map(({ name, value }) => [name, value ?? before[name] ?? '']))
