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
import { useMay, useTeamRef } from '../kit/workspace'
import { Button, ButtonLink } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { Facts } from '../ui/facts'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { aboutText, actionHints } from './labels'
import { filterQuery } from './queries'
import { RuleForm } from './rule-form'

/** One rule: a form for who may change it, else what it does. */
export function EditFilter() {
  const rule = useSuspenseQuery(filterQuery(useTeamRef(), useParam('filterId'))).data.data
  const may = useMay()
  return (
    <Page
      title={rule.name}
      context={`Number ${rule.priority} of the rules; decided on ${numberText(rule.hits_30d)} ${rule.hits_30d === 1 ? 'mail' : 'mails'} in 30 days.`}
      actions={may('delete-filters') ? <DeleteRule rule={rule} /> : null}
    >
      <Panel size="2xl">{may('edit-filters') ? <Edit rule={rule} /> : <Rule rule={rule} />}</Panel>
    </Page>
  )
}

const Rule = ({ rule }: { rule: Filter }) => (
  <Facts
    facts={[
      ['Type', typeLabels[rule.type]],
      ['About', aboutText(rule)],
      ['Action', `${actionLabels[rule.action]}. ${actionHints[rule.action]}`],
      ['Status', rule.status],
    ]}
  />
)

function Edit({ rule }: { rule: Filter }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh('filters')
  const save = useCommand((body: FilterDraft) => api.call(updateFilter, { team, id: rule.id, body }), {
    onDone: async ({ data }) => {
      toast(`The rule ${data.name} was saved.`)
      await refresh()
      await navigate({ href: filtersAddress(team) })
    },
  })
  return (
    <RuleForm rule={rule} errors={save.errors} problem={save.problem} onSave={save.send}>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={save.busy}>
          Save rule
        </Button>
        <ButtonLink href={filtersAddress(team)}>Cancel</ButtonLink>
      </div>
    </RuleForm>
  )
}

function DeleteRule({ rule }: { rule: Filter }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refresh = useRefresh('filters')
  const remove = useAction(
    () => api.call(deleteFilter, { team, id: rule.id }),
    async () => {
      toast(`The rule ${rule.name} was deleted.`)
      await navigate({ href: filtersAddress(team) })
      queryClient.removeQueries({ queryKey: filterQuery(team, rule.id).queryKey })
      await refresh()
    },
  )
  const ask = async () => {
    if (await confirm(`The rule ${rule.name} is deleted. Mails that it held stay held.`))
      remove.send(undefined)
  }
  return (
    <Button variant="danger" busy={remove.busy} onClick={() => void ask()}>
      Delete rule
    </Button>
  )
}
