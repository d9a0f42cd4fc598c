import type { TeamRole } from '@sextant/contract/kit/permissions'
import { type Selectable, sql } from 'kysely'
import type { IdentityProviders } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

export type ProviderRow = Selectable<IdentityProviders>

export const listProviders = async (tx: Tx): Promise<ProviderRow[]> =>
  await tx.db.selectFrom('identity_providers').selectAll().where('team_id', '=', tx.team).orderBy('id').execute()

export const findProvider = async (tx: Tx, id: string): Promise<ProviderRow | undefined> =>
  await tx.db
    .selectFrom('identity_providers')
    .selectAll()
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

type NewProvider = { readonly type: 'oidc' | 'saml'; readonly name: string; readonly default_role: TeamRole }

export const insertProvider = async (tx: Tx, row: NewProvider): Promise<ProviderRow> =>
  await tx.db
    .insertInto('identity_providers')
    .values({ ...row, team_id: tx.team })
    .returningAll()
    .executeTakeFirstOrThrow()

type ProviderUpdate = {
  readonly name?: string
  readonly default_role?: TeamRole
  readonly status?: 'Active' | 'Inactive'
  readonly settings?: unknown
  readonly secret?: string
}

export async function updateProvider(tx: Tx, id: string, change: ProviderUpdate): Promise<ProviderRow> {
  const { settings, ...rest } = change
  return await tx.db
    .updateTable('identity_providers')
    .set({
      ...rest,
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      modified: sql<string>`now()`,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Records a sign-in through the provider. */
export async function touchProvider(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('identity_providers')
    .set({ last_used_at: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

export async function deleteProvider(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('identity_providers').where('team_id', '=', tx.team).where('id', '=', id).execute()
}

export type Sso = {
  readonly team_id: string
  readonly team_type: string
  readonly provider_id: string
  readonly sso_enabled: boolean
}

/** The provider that people of an email domain sign in with, across teams. */
export const findSso = async (tx: Tx, domain: string): Promise<Sso | undefined> =>
  (await sql<Sso>`select * from find_sso(${domain})`.execute(tx.db)).rows[0]

/** The account linked to a provider's subject. */
export const findSubject = async (tx: Tx, provider: string, subject: string): Promise<string | undefined> =>
  (
    await tx.db
      .selectFrom('sso_subjects')
      .select('user_id')
      .where('team_id', '=', tx.team)
      .where('provider_id', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.user_id

export async function insertSubject(tx: Tx, provider: string, subject: string, person: string): Promise<void> {
  await tx.db
    .insertInto('sso_subjects')
    .values({ team_id: tx.team, provider_id: provider, subject, user_id: person })
    .execute()
}
