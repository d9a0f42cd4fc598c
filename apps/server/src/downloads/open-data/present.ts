import type { OpenData, Reader } from '@sextant/contract/downloads/open-data'
import type { Tx } from '../../platform/database/transaction'
import { findNights, findOpenData } from './store'

/** The address of an external database; null for the embedded one, which listens on a socket. */
export type DatabasePlace = { readonly host: string; readonly port: number; readonly database: string } | null

/** The host, port and database name in `DATABASE_URL`. */
export function placeOf(url: string | undefined): DatabasePlace {
  if (url === undefined) return null
  const { hostname, port, pathname } = new URL(url)
  return { host: hostname, port: Number(port || 5432), database: decodeURIComponent(pathname.slice(1)) }
}

/** Converts the team's open data settings to the shape of the API. */
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
