import * as endpoints from '@sextant/contract/filters/endpoints'
import { serveList, serveRead } from '../audit'
import { serveTeam } from '../platform/http/serve'
import { createFilter } from './create-filter'
import { deleteFilter } from './delete-filter'
import { listFilterStatuses } from './list-filter-statuses'
import { orderFilters } from './order-filters'
import { presentFilter, shapeFilter } from './present'
import { findFilter, listFilters } from './store'
import { updateFilter } from './update-filter'

const rule = { name: 'filter', find: findFilter, shape: shapeFilter, present: presentFilter }

export const filterRoutes = [
  serveList(endpoints.listFilters, listFilters, shapeFilter),
  serveTeam(endpoints.listFilterStatuses, listFilterStatuses),
  serveRead(endpoints.readFilter, rule),
  serveTeam(endpoints.createFilter, createFilter),
  serveTeam(endpoints.updateFilter, updateFilter),
  serveTeam(endpoints.orderFilters, orderFilters),
  serveTeam(endpoints.deleteFilter, deleteFilter),
]
