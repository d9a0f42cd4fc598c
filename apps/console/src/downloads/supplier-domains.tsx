import { type Ruleset, type RulesetDomain, removeRulesetDomain } from '@sextant/contract/downloads/rulesets'
import { numberText } from '@sextant/domain/kit/number-text'
import { dayText } from '@sextant/domain/kit/time-text'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { usePageSearch } from '../kit/search'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Chips } from '../ui/chips'
import { confirm } from '../ui/dialogs'
import { EmptyState } from '../ui/empty-state'
import { toast } from '../ui/notices'
import { SearchInput } from '../ui/search-input'
import { AddDomains } from './add-domains'
import { DomainGrid } from './domain-grid'
import { rulesetsQuery } from './queries'
import { ResourcesSearch } from './search'

const matchingDomains = (domains: readonly RulesetDomain[], text: string) =>
  domains.filter(({ name }) => name.includes(text.toLowerCase()))

/** Supplier email domains by type, searchable, with those added by the team. */
export function SupplierDomains() {
  const team = useTeamRef()
  const can = useCan()
  const { search, change } = usePageSearch(ResourcesSearch)
  const { data } = useQuery(rulesetsQuery(team))
  const [adding, setAdding] = useState(false)
  const refresh = useRefresh('downloads')
  const remove = useAction(
    ({ type, name }: { type: Ruleset['type']; name: string }) => api.call(removeRulesetDomain, { team, type, name }),
    async (_, { name }) => {
      toast(`The domain ${name} was removed.`)
      await refresh()
    },
  )
  const text = search.search ?? ''
  const type = search.type ?? 'air'
  const ruleset = data?.data.find((one) => one.type === type)
  const rows = ruleset && matchingDomains(ruleset.domains, text)
  const confirmAndSend = async (name: string) => {
    if (await confirm(`The domain ${name} will be removed from ${ruleset?.label ?? 'the list'}.`))
      remove.send({ type, name })
  }
  return (
    <>
      <Chips
        label="Types of suppliers"
        chips={(data?.data ?? []).map((ruleset) => ({
          id: ruleset.type,
          label: `${ruleset.label} ${numberText(matchingDomains(ruleset.domains, text).length)}`,
        }))}
        selected={[type]}
        onToggle={(id) => void change({ type: id === 'air' ? undefined : id })}
      />
      <div className="my-4 flex flex-wrap items-center justify-between gap-2">
        <SearchInput
          label="Search domains"
          value={text}
          onSearch={(next) => void change({ search: next || undefined })}
        />
        {can('add-downloads') && ruleset ? (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add domains
          </Button>
        ) : null}
      </div>
      {ruleset ? (
        <p className="mb-3 text-sm text-muted">
          Last changed on {dayText(ruleset.modified.slice(0, 10))}. Domains added before that day are marked as
          outdated.
        </p>
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState title={text ? 'No domains match.' : 'There are no domains yet.'}>
          {text ? 'Check the other types, or add it.' : 'Add the domains that your suppliers send from.'}
        </EmptyState>
      ) : (
        <DomainGrid
          ruleset={ruleset}
          domains={rows}
          onRemove={can('edit-downloads') ? (name) => void confirmAndSend(name) : null}
        />
      )}
      {adding && ruleset ? <AddDomains ruleset={ruleset} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
