import { Filter } from '@sextant/contract/filters/schemas'
import type { FilterRow } from './store'

/** Converts a filter's row to the shape of the API. */
export const shapeFilter = (row: FilterRow) => ({ ...row, hits_30d: row.hits_30d ?? 0 })

export const presentFilter = (row: FilterRow): Filter => Filter.parse(shapeFilter(row))
