import type { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { useListPage } from '../kit/list'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Copyable } from '../ui/copy'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { MailboxSearch, mailboxesQuery } from './queries'

const types = { forwarding: 'Forwarding', imap: 'IMAP', api: 'API' } as const
const hues = { Active: 'good', Inactive: 'neutral', Failing: 'bad' } as const

const columnsIn = (zone: string): readonly Column<Mailbox>[] => [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ attributes }) => attributes.name },
  {
    id: 'address',
    label: 'Address',
    cell: ({ attributes }) => <Copyable item="Address" text={attributes.address} />,
  },
  { id: 'type', label: 'Type', from: 'md', cell: ({ attributes }) => types[attributes.type] },
  {
    id: 'status',
    label: 'Status',
    from: 'sm',
    cell: ({ attributes: { status } }) => <Badge hue={hues[status]}>{status}</Badge>,
  },
  {
    id: 'received',
    label: 'Last mail',
    from: 'md',
    cell: ({ last_received_at }) => (last_received_at ? instantText(last_received_at, zone) : 'None yet'),
  },
]

/** The addresses that booking mail is sent to. */
export function MailboxList() {
  const { search, change } = usePageSearch(MailboxSearch)
  const list = useListPage(mailboxesQuery(useTeamRef(), search, 'mailboxes'), change)
  const { time_zone_id } = useTeam()
  return (
    <Page title="Mailboxes" context="The addresses that booking mail is forwarded to.">
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchInput
          label="Search mailboxes"
          value={search.search ?? ''}
          onSearch={(text) => void change({ search: text || undefined })}
        />
      </div>
      {list.page?.data.length === 0 ? (
        <EmptyState title={search.search ? 'No mailbox matches.' : 'There is no mailbox yet.'}>
          Each mailbox has an address; mail that is sent to it is read and turned into segments.
        </EmptyState>
      ) : (
        <>
          <Table
            label="Mailboxes"
            columns={columnsIn(time_zone_id)}
            rows={list.page?.data}
            rowKey={({ id }) => id}
            sort={search.sort ?? 'created:desc'}
            onSort={(sort) => void change({ sort })}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'mailbox', many: 'mailboxes' }} /> : null}
        </>
      )}
    </Page>
  )
}
