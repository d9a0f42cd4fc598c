import { emailStatuses } from '@sextant/contract/emails/schemas'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { todayOf } from '../kit/clock'
import { useListPage } from '../kit/list'
import { usePageSearch } from '../kit/search'
import { useMay, useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { DateFilter } from '../ui/date-filter'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { Select } from '../ui/select'
import { NoEmails } from './none'
import { EmailSearch, emailsQuery } from './queries'
import { EmailTable } from './table'
import { UploadEmail } from './upload'

const statuses = [
  { value: 'any', label: 'Any' },
  ...emailStatuses.map((status) => ({ value: status, label: status })),
] as const

/** The mails of a team, the newest first. */
export function EmailList({ mailbox }: { mailbox: ReactNode }) {
  const { search, change, reset } = usePageSearch(EmailSearch)
  const { sort = 'created:desc', next: _next, previous: _previous, ...filters } = search
  const list = useListPage(emailsQuery(useTeamRef(), search, 'emails'), change)
  const today = todayOf(useTeam())
  const may = useMay()
  const filtered = Object.keys(filters).length > 0
  return (
    <Page
      title="Emails"
      context="The mails that came in, and what was read from them."
      actions={may('add-emails') ? <UploadEmail /> : null}
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search emails"
          value={search.search ?? ''}
          onSearch={(text) => void change({ search: text || undefined })}
        />
        <DateFilter
          today={today}
          span={{ start: search.start_date, end: search.end_date }}
          onSpan={({ start, end }) => void change({ start_date: start, end_date: end })}
        />
        <Select
          label="Status"
          options={statuses}
          value={search.status ?? 'any'}
          onSelect={(status) => void change({ status: status === 'any' ? undefined : status })}
        />
        {filtered ? (
          <Button look="quiet" onClick={() => void reset()}>
            <X aria-hidden="true" />
            Clear
          </Button>
        ) : null}
      </div>
      {list.page?.data.length === 0 ? (
        filtered ? (
          <EmptyState title="No email matches these filters." />
        ) : (
          <NoEmails mailbox={mailbox} />
        )
      ) : (
        <>
          <EmailTable
            emails={list.page?.data}
            sort={sort}
            onSort={(next) => void change({ sort: next })}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'email', many: 'emails' }} /> : null}
        </>
      )}
    </Page>
  )
}
