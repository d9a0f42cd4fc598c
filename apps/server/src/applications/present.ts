import { Application } from '@sextant/contract/applications/schemas'
import type { ApplicationRow } from './store'

export const presentApplication = (row: ApplicationRow): Application =>
  Application.parse({ ...row, secret_last4: row.secret_last4 ?? '' })
