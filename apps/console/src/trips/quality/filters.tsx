import { qualityCodes } from '@sextant/contract/trips/quality'
import { numberText } from '@sextant/domain/kit/number-text'
import { personName } from '@sextant/domain/kit/person-name'
import { useQuery } from '@tanstack/react-query'
import { userChoicesQuery } from '../../kit/choices'
import { ListDates } from '../../kit/date-filter'
import type { Changes } from '../../kit/search'
import { useTeamRef, useUser } from '../../kit/workspace'
import { AnySelect } from '../../ui/any-select'
import { Chips } from '../../ui/chips'
import { ClearFilters } from '../../ui/clear-filters'
import { SearchInput } from '../../ui/search-input'
import { Select } from '../../ui/select'
import { kindLabels } from './copy'
import { countsQuery } from './queries'
import type { QualitySearch } from './search'

const statuses = [
  { value: 'Open', label: 'Open' },
  { value: 'Dismissed', label: 'Dismissed' },
  { value: 'Fixed', label: 'Fixed' },
  { value: 'any', label: 'Any' },
] as const

type FiltersProps = {
  /** The query in the URL, and the effective view. */
  search: QualitySearch
  view: QualitySearch
  filtered: boolean
  today: string
  onChange: (changes: Changes) => void
  onReset: () => void
}

/** The filters of data quality: issue types with the number of open issues, then text, dates, status and assignee. */
export function QualityFilters({ search, view, filtered, today, onChange, onReset }: FiltersProps) {
  const team = useTeamRef()
  const me = useUser()
  const { data: counted } = useQuery({ ...countsQuery(team, search, today), throwOnError: false })
  const { data: users } = useQuery(userChoicesQuery(team))
  const { status, start_date, end_date, sort } = view
  const change = (changes: Changes) => onChange({ status, start_date, end_date, sort, ...changes })
  const countOf = (code: string) => counted?.data.find((one) => one.code === code)?.count
  const otherUsers = (users?.data ?? []).filter(({ id, role }) => id !== me.id && role !== 'viewer')
  return (
    <div className="mb-4 flex flex-col gap-3">
      <Chips
        label="Kinds"
        chips={[
          { id: 'all' as const, label: 'All kinds' },
          ...qualityCodes.map((id) => {
            const count = countOf(id)
            return {
              id,
              label: count === undefined ? kindLabels[id] : `${kindLabels[id]} · ${numberText(count)}`,
            }
          }),
        ]}
        selected={[view.code ?? 'all']}
        onToggle={(code) => change({ code: code === 'all' || code === view.code ? undefined : code })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search issues"
          value={search.search ?? ''}
          onSearch={(text) => change({ search: text || undefined })}
        />
        <ListDates today={today} search={{ start_date, end_date }} onChange={change} />
        <Select
          label="Status"
          options={statuses}
          value={status ?? 'Open'}
          onSelect={(chosen) => change({ status: chosen })}
        />
        <AnySelect
          label="Assigned to"
          anyLabel="Anyone"
          options={[
            { value: 'none', label: 'No one' },
            { value: me.id, label: 'Me' },
            ...otherUsers.map((user) => ({ value: user.id, label: personName(user) })),
          ]}
          value={view.assignee}
          onSelect={(assignee) => change({ assignee })}
        />
        <ClearFilters filtered={filtered} onClear={onReset} />
      </div>
    </div>
  )
}
