import * as z from 'zod/mini'
import type { ProviderRow } from './store'

const Oidc = z.object({ issuer: z.string(), client_id: z.string() })
const Saml = z.object({ entity_id: z.string(), sign_in_url: z.string(), certificate: z.string() })

/** The settings of an OIDC provider; null until given. */
export const oidcOf = ({ type, settings }: Pick<ProviderRow, 'type' | 'settings'>) =>
  type === 'oidc' ? (Oidc.safeParse(settings).data ?? null) : null

/** The settings of a SAML provider; null until given. */
export const samlOf = ({ type, settings }: Pick<ProviderRow, 'type' | 'settings'>) =>
  type === 'saml' ? (Saml.safeParse(settings).data ?? null) : null

/** Whether all settings needed for sign-in are present. */
export const isComplete = (row: ProviderRow): boolean =>
  row.type === 'oidc' ? oidcOf(row) !== null && row.secret !== null : samlOf(row) !== null

/** The purpose that binds a sealed client secret to its provider. */
export const secretPurpose = ({ team_id, id }: Pick<ProviderRow, 'team_id' | 'id'>): string =>
  `identity-provider:${team_id}/${id}`
