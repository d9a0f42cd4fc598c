import { createFilter } from '@sextant/contract/filters/endpoints'
import type { FilterDraft } from '@sextant/contract/filters/schemas'
import { useNavigate } from '@tanstack/react-router'
import { filtersAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { FormActions } from '../ui/form-actions'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { FilterForm } from './filter-form'

export function CreateFilter() {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh('filters')
  const create = useCommand((body: FilterDraft) => api.call(createFilter, { team, body }), {
    onDone: async ({ data }) => {
      toast(`The filter ${data.name} was added.`)
      await refresh()
      await navigate({ href: filtersAddress(team) })
    },
  })
  return (
    <Page title="Add a filter" context="Added last. Applies to emails received from now on.">
      <Panel size="2xl">
        <FilterForm errors={create.errors} problem={create.problem} onSave={create.send}>
          <FormActions submitLabel="Add filter" busy={create.busy} cancelHref={filtersAddress(team)} />
        </FilterForm>
      </Panel>
    </Page>
  )
}
