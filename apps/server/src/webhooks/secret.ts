import { randomBytes } from 'node:crypto'
import type { CustomHeader } from '@sextant/contract/webhooks/schemas'
import * as z from 'zod/mini'
import type { Secrets } from '../platform/secrets/secrets'

/** Bytes of a secret; Standard Webhooks asks for 24 to 64. */
const secretBytes = 32

/** A new secret in the form of Standard Webhooks: `whsec_` and base64. */
export const makeSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`

/** What a webhook's secrets are sealed for: those of one open for no other. */
export const purposeOf = (team: string, id: string): string => `webhook:${team}:${id}`

const Headers = z.record(z.string(), z.string())
export type Headers = z.infer<typeof Headers>

/** The headers that are sent along, opened. */
export const openHeaders = (secrets: Secrets, sealed: string | null, purpose: string): Headers =>
  sealed === null ? {} : Headers.parse(JSON.parse(secrets.open(sealed, purpose)))

/** Headers ready to be stored. */
export const sealHeaders = (secrets: Secrets, headers: Headers, purpose: string) => {
  const names = Object.keys(headers)
  return {
    header_names: names,
    custom_headers: names.length === 0 ? null : secrets.seal(JSON.stringify(headers), purpose),
  }
}

/** Those of the wanted headers that are given no value and had none; by their place. */
export const valueless = (wanted: readonly CustomHeader[], before: Headers): readonly number[] =>
  wanted.flatMap(({ name, value }, at) => (value === undefined && !Object.hasOwn(before, name) ? [at] : []))

/** The wanted headers; one without a value keeps the one that it had. */
export const mergeHeaders = (wanted: readonly CustomHeader[], before: Headers): Headers =>
  Object.fromEntries(wanted.map(({ name, value }) => [name, value ?? before[name] ?? '']))
