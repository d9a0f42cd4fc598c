import type { TeamRef, TeamType } from '@sextant/contract/kit/team'
import { type Selectable, sql } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Teams } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

export type TeamRow = Selectable<Teams>

/** The transaction's team if it is of this type and not deleted. */
export const findTeam = async (tx: Tx, team: TeamRef): Promise<TeamRow | undefined> =>
  await tx.db
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', team.id)
    .where('type', '=', team.type)
    .where('status', '=', 'Active')
    .executeTakeFirst()

const sortColumns: SortColumns = { name: [sql`lower(name)`, 'text'], created: [sql`created`, 'timestamptz'] }

type Kind = TeamType | null

const teamsFrom = (tx: Tx, source: ReturnType<typeof sql<TeamRow>>, kind: Kind, search = '') =>
  tx.db
    .selectFrom(source.as('teams'))
    .selectAll()
    .$if(kind !== null, (query) => query.where('type', '=', kind ?? ''))
    .$if(search !== '', (query) => query.where('name', 'ilike', likeAnywhere(search)))

/** The teams a person belongs to. */
export const listTeamsOf = async (tx: Tx, person: string, kind: Kind, request: ListRequest) =>
  await readPage(tx, teamsFrom(tx, sql<TeamRow>`teams_of(${person})`, kind, request.search), sortColumns, request)

/** All teams of one type, for those who may browse all. */
export const listAllTeams = async (tx: Tx, kind: TeamType, request: ListRequest) =>
  await readPage(tx, teamsFrom(tx, sql<TeamRow>`all_teams(${kind})`, kind, request.search), sortColumns, request)

type Settings = Partial<
  Pick<TeamRow, 'name' | 'region' | 'currency' | 'time_zone_id' | 'require_authentic_mail' | 'carbon_method'>
>
type NewTeam = Settings & { readonly id: string; readonly type: TeamType; readonly name: string }

/** Inserts the transaction's team with its owner. */
export async function insertTeam(tx: Tx, team: NewTeam, owner: string): Promise<void> {
  await tx.db.insertInto('teams').values(team).execute()
  await tx.db.insertInto('memberships').values({ team_id: team.id, user_id: owner, role: 'owner' }).execute()
}

type TeamUpdate = Settings & { readonly status?: 'Deleted'; readonly sso_enabled?: boolean }

/** Updates the transaction's team. */
export const updateTeamRow = async (tx: Tx, change: TeamUpdate): Promise<TeamRow> =>
  await tx.db
    .updateTable('teams')
    .set({ ...change, modified: sql<string>`now()` })
    .where('id', '=', tx.team)
    .returningAll()
    .executeTakeFirstOrThrow()
