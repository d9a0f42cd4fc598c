import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { exportWhereabouts, groupWhereabouts, listWhereabouts } from '@sextant/contract/trips/where'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../kit/api'
import { ask } from '../../kit/ask'
import { orFirstPage } from '../../kit/first-page'
import { filtersOf, type Grouping, type WhereSearch } from './search'

/** So many people a page; the map and the counts have them all. */
const listed = 50

/** What is asked of now is asked again after a minute. */
const again = 60_000

const freshness = ({ at }: WhereSearch) => ({ refetchInterval: at === undefined ? again : (false as const) })

/** A page of the people; the first one, and that it is, where the address has a cursor of no page. */
export const peopleQuery = (team: TeamRef, search: WhereSearch, slot?: string) =>
  queryOptions({
    queryKey: [listWhereabouts.name, { team, query: search }],
    queryFn: async ({ signal }) => {
      const options = slot === undefined ? { signal } : { signal, slot }
      const { next, previous } = search
      const { answer, cursorRefused } = await orFirstPage({ next, previous }, (cursors) => {
        const query = { ...filtersOf(search), ...cursors, limit: listed }
        return api.call(listWhereabouts, { team, query }, options)
      })
      return { ...answer, cursorRefused }
    },
    ...freshness(search),
  })

export const groupsQuery = (team: TeamRef, search: WhereSearch, by: Grouping, slot?: string) => ({
  ...ask(groupWhereabouts, { team, query: { ...filtersOf(search), by } }, slot),
  ...freshness(search),
})

type Format = 'csv' | 'xlsx'

/** The address of the file with these people; with ids, of these only. */
export const fileAddress = (
  team: TeamRef,
  search: WhereSearch,
  format: Format,
  ids: readonly string[],
): string =>
  urlOf(exportWhereabouts, {
    team,
    query: { ...filtersOf(search), format, ids: ids.length === 0 ? undefined : ids.join(',') },
  })
