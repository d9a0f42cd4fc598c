import { type ClaimedDomain, IdentityProvider, type ScimToken } from '@sextant/contract/authentication/schemas'
import { oidcCallback, samlConsumer, samlEntity } from './addresses'
import type { DomainRow } from './domains/store'
import { oidcOf, samlOf } from './providers/settings'
import type { ProviderRow } from './providers/store'
import type { ScimTokenRow } from './scim-tokens/store'

/** A provider with the URLs to enter there. Its secret is never included. */
export const presentProvider = (row: ProviderRow, publicUrl: string): IdentityProvider =>
  IdentityProvider.parse({
    id: row.id,
    type: row.type,
    name: row.name,
    status: row.status,
    default_role: row.default_role,
    oidc: oidcOf(row),
    saml: samlOf(row),
    setup:
      row.type === 'oidc'
        ? { callback_url: oidcCallback(publicUrl, row.team_id, row.id), entity_id: null }
        : {
            callback_url: samlConsumer(publicUrl, row.team_id, row.id),
            entity_id: samlEntity(publicUrl, row.team_id, row.id),
          },
    last_used_at: row.last_used_at,
    created: row.created,
    modified: row.modified,
  })

export const presentDomain = (row: DomainRow): ClaimedDomain => ({
  id: row.id,
  domain: row.domain,
  status: row.verified_at === null ? 'Pending' : 'Verified',
  txt_record: row.txt_record,
  verified_at: row.verified_at,
  created: row.created,
  modified: row.modified,
})

export const presentScimToken = ({ id, name, last_used_at, created, modified }: ScimTokenRow): ScimToken => ({
  id,
  name,
  last_used_at,
  created,
  modified,
})
