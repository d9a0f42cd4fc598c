import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** The team's users that its directory may manage: those with an address in a verified domain. */
const directoryUsers = (tx: Tx) =>
  tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('claimed_domains', (join) =>
      join
        .onRef('claimed_domains.team_id', '=', 'memberships.team_id')
        .on(sql<SqlBool>`claimed_domains.domain = lower(split_part(users.email, '@', 2))`)
        .on('claimed_domains.verified_at', 'is not', null),
    )
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'memberships.status',
      'memberships.external_id',
      'memberships.created',
      'memberships.modified',
    ])
    .where('memberships.team_id', '=', tx.team)

export type ScimRow = NonNullable<Awaited<ReturnType<typeof findScimUser>>>

export const findScimUser = async (tx: Tx, id: string) =>
  await directoryUsers(tx).where('users.id', '=', id).executeTakeFirst()

/** The filter of a list: one attribute that equals a value. */
export type Filter = { readonly attribute: 'id' | 'email' | 'externalId' | 'active'; readonly value: string }

const conditions: Record<Filter['attribute'], (value: string) => ReturnType<typeof sql<SqlBool>>> = {
  id: (value) => sql<SqlBool>`users.id::text = ${value}`,
  email: (value) => sql<SqlBool>`lower(users.email) = lower(${value})`,
  externalId: (value) => sql<SqlBool>`memberships.external_id = ${value}`,
  active: (value) => sql<SqlBool>`(memberships.status = 'Active') = (${value} = 'true')`,
}

type Range = { readonly offset: number; readonly limit: number }

export async function listScimUsers(tx: Tx, filter: Filter | null, { offset, limit }: Range) {
  const found = directoryUsers(tx).$if(filter !== null, (query) =>
    filter ? query.where(conditions[filter.attribute](filter.value)) : query,
  )
  const counted = await tx.db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = await found.orderBy('users.id').offset(offset).limit(limit).execute()
  return { rows, total: Number(counted.n) }
}
