import { scimBase } from '../../authentication'
import type { ScimRow } from './store'

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

/** A user as a SCIM resource (RFC 7643 §4.1). */
export const presentScimUser = (row: ScimRow, publicUrl: string) => ({
  schemas: [userSchema],
  id: row.id,
  ...(row.external_id === null ? {} : { externalId: row.external_id }),
  userName: row.email,
  name: { givenName: row.first_name ?? '', familyName: row.last_name ?? '' },
  emails: [{ value: row.email, type: 'work', primary: true }],
  active: row.status === 'Active',
  meta: {
    resourceType: 'User',
    created: row.created,
    lastModified: row.modified,
    location: `${scimBase(publicUrl)}/Users/${row.id}`,
  },
})

type ScimPage = { readonly rows: readonly ScimRow[]; readonly total: number; readonly startIndex: number }

export const presentScimList = ({ rows, total, startIndex }: ScimPage, publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: rows.length,
  Resources: rows.map((row) => presentScimUser(row, publicUrl)),
})

const no = { supported: false }

/** The service provider configuration (RFC 7643 §5). */
export const serviceProviderConfig = (publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: no,
  sort: no,
  etag: no,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token made under settings, authentication.',
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${scimBase(publicUrl)}/ServiceProviderConfig` },
})

/** The only resource type (RFC 7643 §6). */
export const resourceTypes = (publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: 1,
  startIndex: 1,
  itemsPerPage: 1,
  Resources: [
    {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      schema: userSchema,
      meta: { resourceType: 'ResourceType', location: `${scimBase(publicUrl)}/ResourceTypes/User` },
    },
  ],
})
