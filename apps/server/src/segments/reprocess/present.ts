import { Reprocess } from '@sextant/contract/emails/reprocess'
import type { ReprocessRow } from './store'

export const presentReprocess = (row: ReprocessRow): Reprocess => Reprocess.parse(row)
