import * as endpoints from '@sextant/contract/filters/endpoints'
import { serveTeam } from '../platform/http/serve'
import { createFilter } from './create-filter'
import { deleteFilter } from './delete-filter'
import { listFilterStatuses } from './list-filter-statuses'
import { listFilters } from './list-filters'
import { orderFilters } from './order-filters'
import { readFilter } from './read-filter'
import { updateFilter } from './update-filter'

export const filterRoutes = [
  serveTeam(endpoints.listFilters, listFilters),
  serveTeam(endpoints.listFilterStatuses, listFilterStatuses),
  serveTeam(endpoints.readFilter, readFilter),
  serveTeam(endpoints.createFilter, createFilter),
  serveTeam(endpoints.updateFilter, updateFilter),
  serveTeam(endpoints.orderFilters, orderFilters),
  serveTeam(endpoints.deleteFilter, deleteFilter),
]
