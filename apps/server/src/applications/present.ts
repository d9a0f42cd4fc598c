import { Application } from '@sextant/contract/applications/schemas'
import type { ApplicationRow } from './store'

/** What the database holds of an application, in the shape of the API. */
export const shapeApplication = (row: ApplicationRow) => ({ ...row, secret_last4: row.secret_last4 ?? '' })

export const presentApplication = (row: ApplicationRow): Application => Application.parse(shapeApplication(row))
