import { sql } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'

const sortColumns: SortColumns = { created: [sql`created`, 'timestamptz'], name: [sql`lower(name)`, 'text'] }

const mailboxesOf = (tx: Tx) =>
  tx.db
    .selectFrom('mailboxes')
    .select(['id', 'name', 'address', 'type', 'status', 'created', 'modified'])
    .select((eb) =>
      eb
        .selectFrom('emails')
        .select((inner) => inner.fn.max('emails.created').as('last'))
        .whereRef('emails.team_id', '=', 'mailboxes.team_id')
        .whereRef('emails.mailbox_id', '=', 'mailboxes.id')
        .as('last_received_at'),
    )
    .where('team_id', '=', tx.team)

export type MailboxRow = Awaited<ReturnType<typeof listMailboxes>>['rows'][number]

export const listMailboxes = async (tx: Tx, request: ListRequest) =>
  await readPage(
    tx,
    mailboxesOf(tx).$if(Boolean(request.search), (query) =>
      query.where('name', 'ilike', likeAnywhere(request.search ?? '')),
    ),
    sortColumns,
    request,
  )

/** The team's mailbox by id, or without one the first it has. */
export const findMailbox = async (tx: Tx, id?: string) =>
  await mailboxesOf(tx)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export type Recipient = { readonly team_id: string; readonly mailbox_id: string }

/** The mailbox that an address belongs to, across teams. */
export const findRecipient = async (tx: Tx, address: string): Promise<Recipient | undefined> =>
  (await sql<Recipient>`select team_id, mailbox_id from find_recipient(${address})`.execute(tx.db)).rows[0]

/** The addresses of all the team's mailboxes: they are nobody's own. */
export const listMailboxAddresses = async (tx: Tx): Promise<string[]> =>
  (await tx.db.selectFrom('mailboxes').select('address').where('team_id', '=', tx.team).execute()).map(
    ({ address }) => address,
  )

export async function insertMailbox(tx: Tx, name: string, address: string): Promise<void> {
  await tx.db.insertInto('mailboxes').values({ team_id: tx.team, name, address }).execute()
}
