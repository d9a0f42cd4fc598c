import { Filter } from '@sextant/contract/filters/schemas'
import type { FilterRow } from './store'

export const presentFilter = (row: FilterRow): Filter => Filter.parse({ ...row, hits_30d: row.hits_30d ?? 0 })
