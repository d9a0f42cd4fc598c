import { Application } from '@sextant/contract/applications/schemas'
import type { ApplicationRow } from './store'

/** Converts an application's row to the shape of the API. */
export const shapeApplication = (row: ApplicationRow) => ({ ...row, secret_last4: row.secret_last4 ?? '' })

export const presentApplication = (row: ApplicationRow): Application => Application.parse(shapeApplication(row))
