import { Reprocess, ReprocessItem } from '@sextant/contract/emails/reprocess'
import type { ItemRow, ReprocessRow } from './store'

export const presentReprocess = (row: ReprocessRow): Reprocess => Reprocess.parse(row)

export const presentItem = (row: ItemRow): ReprocessItem => ReprocessItem.parse(row)
