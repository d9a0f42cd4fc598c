import type { Tx } from '../platform/database/transaction'

type NewFeedback = { readonly user_id: string; readonly message: string; readonly page: string | null }

export async function insertFeedback(tx: Tx, row: NewFeedback): Promise<void> {
  await tx.db.insertInto('feedback').values(row).execute()
}
