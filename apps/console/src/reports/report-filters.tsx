import { type ReportFilters as Filters, ReportFilters, type ReportType } from '@sextant/contract/reports/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { reportTypeInfo } from '@sextant/domain/reports/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { isChecked, textIn } from '../kit/form-values'
import { useCan, useTeamRef } from '../kit/workspace'
import { Checkbox } from '../ui/checkbox'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'
import { mailboxesQuery, travelersQuery } from './queries'

const bases = [
  { value: 'travel', label: 'Travel start date' },
  { value: 'booking', label: 'Booking date' },
]
const classes = [
  { value: '', label: 'Any' },
  { value: 'tmc', label: 'TMC (managed)' },
  { value: 'direct', label: 'Non-TMC (unmanaged)' },
  { value: 'unknown', label: 'Unknown' },
]

const none: Filters = {}

/** The filters that a report type supports; unsupported fields are left out. */
export function FilterFields({ type, filters = none }: { type: ReportType; filters?: Filters }) {
  const supported = reportTypeInfo[type].filters
  const has = (name: keyof Filters) => supported.includes(name)
  if (supported.length === 0) return null
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-medium sm:col-span-2">Filters</legend>
      {has('date_by') ? (
        <SelectField
          name="filters.date_by"
          label="Date basis"
          choices={bases}
          defaultValue={filters.date_by ?? 'travel'}
        />
      ) : null}
      {has('source_classification') ? (
        <SelectField
          name="filters.source_classification"
          label="Source class"
          choices={classes}
          defaultValue={filters.source_classification ?? ''}
        />
      ) : null}
      {has('department') ? (
        <Field name="filters.department" label="Department" defaultValue={filters.department} autoComplete="off" />
      ) : null}
      {has('cost_center') ? (
        <Field name="filters.cost_center" label="Cost center" defaultValue={filters.cost_center} autoComplete="off" />
      ) : null}
      {has('provider') ? (
        <Field
          name="filters.provider"
          label="Provider"
          hint="The full name, such as Lufthansa."
          defaultValue={filters.provider}
          autoComplete="off"
        />
      ) : null}
      {has('member_id') ? <TravelerField member={filters.member_id ?? ''} /> : null}
      {has('mailbox_id') ? <MailboxField mailbox={filters.mailbox_id ?? ''} /> : null}
      {has('include_cancelled') ? (
        <div className="sm:col-span-2">
          <Checkbox name="filters.include_cancelled" defaultChecked={filters.include_cancelled ?? false}>
            Include cancelled bookings
          </Checkbox>
        </div>
      ) : null}
    </fieldset>
  )
}

/** A traveler filter: search by text, then choose a match. */
function TravelerField({ member }: { member: string }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(member)
  const { data } = useQuery({
    ...travelersQuery(useTeamRef(), useDeferredValue(text.trim())),
    placeholderData: keepPreviousData,
  })
  const found = (data?.data ?? []).map((person) => ({ value: person.id, label: personName(person) }))
  const isUnlisted = chosen !== '' && !found.some(({ value }) => value === chosen)
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        name="filters.member_id"
        label="Traveler"
        choices={[
          { value: '', label: 'Everyone' },
          ...(isUnlisted ? [{ value: chosen, label: 'Current selection' }] : []),
          ...found,
        ]}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Field
        name="traveler_search"
        label="Find a traveler"
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
      />
    </div>
  )
}

function MailboxField({ mailbox }: { mailbox: string }) {
  const can = useCan()
  const { data } = useQuery({ ...mailboxesQuery(useTeamRef()), enabled: can('browse-mailboxes') })
  const boxes = (data?.data ?? []).map(({ id, attributes: { name } }) => ({ value: id, label: name }))
  return (
    <SelectField
      key={boxes.length}
      name="filters.mailbox_id"
      label="Mailbox"
      choices={[{ value: '', label: 'All' }, ...boxes]}
      defaultValue={mailbox}
    />
  )
}

/** The filters entered in a form, without empty ones. */
export function filtersIn(values: FormData): Filters {
  const names = Object.keys(ReportFilters.shape).filter((name) => name !== 'include_cancelled')
  const texts = names
    .map((name) => [name, textIn(values, `filters.${name}`).trim()] as const)
    .filter(([name, text]) => text !== '' && !(name === 'date_by' && text === 'travel'))
  const cancelled = isChecked(values, 'filters.include_cancelled') ? { include_cancelled: true } : {}
  return ReportFilters.parse({ ...Object.fromEntries(texts), ...cancelled })
}
