import { deleteFilter, updateFilter } from '@sextant/contract/filters/endpoints'
import type { Filter, FilterDraft } from '@sextant/contract/filters/schemas'
import { actionLabels, typeLabels } from '@sextant/domain/filters/actions'
import { numberText } from '@sextant/domain/kit/number-text'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { filtersAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useAction, useCommand } from '../kit/command'
import { useParam } from '../kit/params'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { DescriptionList } from '../ui/description-list'
import { confirm } from '../ui/dialogs'
import { FormActions } from '../ui/form-actions'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { FilterForm } from './filter-form'
import { actionHints, conditionText } from './labels'
import { filterQuery } from './queries'

/** One filter: a form if the user may edit it, otherwise a summary. */
export function EditFilter() {
  const filter = useSuspenseQuery(filterQuery(useTeamRef(), useParam('filterId'))).data.data
  const can = useCan()
  return (
    <Page
      title={filter.name}
      context={`Filter ${filter.priority} · matched ${numberText(filter.hits_30d)} ${filter.hits_30d === 1 ? 'email' : 'emails'} in 30 days`}
      actions={can('delete-filters') ? <DeleteFilter filter={filter} /> : null}
    >
      <Panel size="2xl">{can('edit-filters') ? <Edit filter={filter} /> : <FilterSummary filter={filter} />}</Panel>
    </Page>
  )
}

const FilterSummary = ({ filter }: { filter: Filter }) => (
  <DescriptionList
    items={[
      ['Type', typeLabels[filter.type]],
      ['Condition', conditionText(filter)],
      ['Action', `${actionLabels[filter.action]}. ${actionHints[filter.action]}`],
      ['Status', filter.status],
    ]}
  />
)

function Edit({ filter }: { filter: Filter }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh('filters')
  const save = useCommand((body: FilterDraft) => api.call(updateFilter, { team, id: filter.id, body }), {
    onDone: async ({ data }) => {
      toast(`The filter ${data.name} was saved.`)
      await refresh()
      await navigate({ href: filtersAddress(team) })
    },
  })
  return (
    <FilterForm filter={filter} errors={save.errors} problem={save.problem} onSave={save.send}>
      <FormActions submitLabel="Save filter" busy={save.busy} cancelHref={filtersAddress(team)} />
    </FilterForm>
  )
}

function DeleteFilter({ filter }: { filter: Filter }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refresh = useRefresh('filters')
  const remove = useAction(
    () => api.call(deleteFilter, { team, id: filter.id }),
    async () => {
      toast(`The filter ${filter.name} was deleted.`)
      await navigate({ href: filtersAddress(team) })
      queryClient.removeQueries({ queryKey: filterQuery(team, filter.id).queryKey })
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    if (await confirm(`The filter ${filter.name} will be deleted. Emails it held stay held.`)) remove.send(undefined)
  }
  return (
    <Button variant="danger" busy={remove.busy} onClick={() => void confirmAndSend()}>
      Delete filter
    </Button>
  )
}
