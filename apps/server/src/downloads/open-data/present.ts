import type { OpenData, Reader } from '@sextant/contract/downloads/open-data'
import type { Tx } from '../../platform/database/transaction'
import { findNights, findOpenData } from './store'

/** Where an external database is reached; null where the product runs on its own, on a socket. */
export type DatabasePlace = { readonly host: string; readonly port: number; readonly database: string } | null

/** The place that `DATABASE_URL` names. */
export function placeOf(url: string | undefined): DatabasePlace {
  if (url === undefined) return null
  const { hostname, port, pathname } = new URL(url)
  return { host: hostname, port: Number(port || 5432), database: decodeURIComponent(pathname.slice(1)) }
}

/** The team's open data as the wire has it. */
export async function openDataOf(tx: Tx, place: DatabasePlace): Promise<OpenData> {
  const { enabled, reader, reader_created } = await findOpenData(tx)
  return {
    enabled,
    nights: await findNights(tx),
    sql_available: place !== null,
    reader: place && reader !== null && reader_created !== null ? readerOf(place, reader, reader_created) : null,
  }
}

export const readerOf = (place: NonNullable<DatabasePlace>, role: string, created: string): Reader => ({
  role,
  ...place,
  created,
})
