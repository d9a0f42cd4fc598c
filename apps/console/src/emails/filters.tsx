import { emailStatuses } from '@sextant/contract/emails/schemas'
import { sourceName } from '@sextant/domain/segments/source-name'
import { useQuery } from '@tanstack/react-query'
import { todayOf } from '../kit/clock'
import { ListDates } from '../kit/date-filter'
import type { Changes } from '../kit/search'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { AnySelect, optionsOf } from '../ui/any-select'
import { ClearFilters } from '../ui/clear-filters'
import { SearchInput } from '../ui/search-input'
import { type EmailSearch, mailboxChoiceQuery, sourcesQuery } from './queries'

const named = (choices: readonly { readonly id: string; readonly name: string }[], chosen?: string) => [
  ...choices.map(({ id, name }) => ({ value: id, label: sourceName(name) })),
  // The URL may name an option that no longer exists; it still filters.
  ...(chosen === undefined || choices.some(({ id }) => id === chosen) ? [] : [{ value: chosen, label: chosen }]),
]

type EmailFiltersProps = {
  search: EmailSearch
  filtered: boolean
  change: (changes: Changes) => unknown
  onClear: () => void
}

/** The filters of the list of emails. */
export function EmailFilters({ search, filtered, change, onClear }: EmailFiltersProps) {
  const team = useTeamRef()
  const today = todayOf(useTeam())
  const can = useCan()
  const sources = useQuery({ ...sourcesQuery(team), throwOnError: false }).data?.data ?? []
  const options = { enabled: can('browse-mailboxes'), throwOnError: false }
  const boxes = useQuery({ ...mailboxChoiceQuery(team), ...options }).data?.data ?? []
  const mailboxes = boxes.map(({ id, attributes }) => ({ id, name: attributes.name }))
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchInput
        label="Search emails"
        value={search.search ?? ''}
        onSearch={(text) => change({ search: text || undefined })}
      />
      <ListDates today={today} search={search} onChange={change} />
      <AnySelect
        label="Status"
        options={optionsOf(emailStatuses)}
        value={search.status}
        onSelect={(status) => change({ status })}
      />
      {/* Rendered before the options load; otherwise the list below would shift. */}
      <AnySelect
        label="Source"
        options={named(sources, search.source)}
        value={search.source}
        onSelect={(source) => change({ source })}
      />
      {can('browse-mailboxes') || search.mailbox_id !== undefined ? (
        <AnySelect
          label="Mailbox"
          options={named(mailboxes, search.mailbox_id)}
          value={search.mailbox_id}
          onSelect={(mailbox) => change({ mailbox_id: mailbox })}
        />
      ) : null}
      <ClearFilters filtered={filtered} onClear={onClear} />
    </div>
  )
}
