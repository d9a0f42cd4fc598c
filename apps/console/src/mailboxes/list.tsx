import type { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { Plus } from 'lucide-react'
import { mailboxAddress } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { ButtonLink } from '../ui/button'
import { ClearFilters } from '../ui/clear-filters'
import { Copyable } from '../ui/copy'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { healthOf, placeOf, shareText, typeLabels } from './labels'
import { MailboxSearch, mailboxesQuery } from './queries'

const columnsIn = (zone: string): readonly Column<Mailbox>[] => [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: (mailbox) => (
      <span className="flex flex-col leading-tight wrap-anywhere">
        {mailbox.attributes.name}
        <span className="text-xs font-normal text-muted md:hidden">{placeOf(mailbox)}</span>
      </span>
    ),
  },
  {
    id: 'place',
    label: 'Address or account',
    from: 'md',
    cell: (mailbox) =>
      mailbox.attributes.address === null ? (
        <span className="wrap-anywhere text-muted">{placeOf(mailbox)}</span>
      ) : (
        <Copyable item="Address" text={mailbox.attributes.address} />
      ),
  },
  { id: 'type', label: 'Type', from: 'lg', cell: ({ attributes }) => typeLabels[attributes.type] },
  {
    id: 'health',
    label: 'Health',
    cell: (mailbox) => {
      const { label, tone } = healthOf(mailbox, zone)
      return <Badge tone={tone}>{label}</Badge>
    },
  },
  {
    id: 'day',
    label: 'Emails in 24 h',
    align: 'end',
    from: 'sm',
    cell: ({ emails_24h }) => numberText(emails_24h),
  },
  {
    id: 'rate',
    label: 'Processed in 7 days',
    align: 'end',
    from: 'xl',
    cell: ({ processed_rate_7d }) => shareText(processed_rate_7d),
  },
  {
    id: 'received',
    label: 'Last email',
    from: 'md',
    cell: ({ last_received_at: at }) => (at ? <Instant at={at} zone={zone} /> : 'None yet'),
  },
]

const labels = { sort: 'the order' }

/** The team's mailboxes and their health. */
export function MailboxList() {
  const query = usePageSearch(MailboxSearch)
  const { search, change, reset } = query
  const team = useTeamRef()
  const list = useListPage(mailboxesQuery(team, search, 'mailboxes'), change)
  const { time_zone_id } = useTeam()
  const mayAdd = useCan()('add-mailboxes')
  const add = (
    <ButtonLink variant="primary" href={mailboxAddress(team, 'create')}>
      <Plus aria-hidden="true" />
      Add a mailbox
    </ButtonLink>
  )
  const isEmpty = list.page?.data.length === 0 && !search.search
  return (
    <Page
      title="Mailboxes"
      context="Where booking emails arrive: by forwarding, from an IMAP account, or by API."
      actions={mayAdd && !isEmpty ? add : null}
    >
      <ListNotices query={query} list={list} labels={labels} />
      {isEmpty ? (
        <EmptyState title="There are no mailboxes yet." action={mayAdd ? add : null}>
          Mailboxes receive booking emails. Each email is read and turned into segments.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap gap-2">
            <SearchInput
              label="Search mailboxes"
              value={search.search ?? ''}
              onSearch={(text) => void change({ search: text || undefined })}
            />
            <ClearFilters filtered={search.search !== undefined} onClear={() => void reset()} />
          </div>
          {list.page?.data.length === 0 ? (
            <EmptyState title="No mailboxes match." />
          ) : (
            <Table
              label="Mailboxes"
              columns={columnsIn(time_zone_id)}
              rows={list.page?.data}
              rowKey={({ id }) => id}
              rowHref={({ id }) => mailboxAddress(team, id)}
              isInactive={({ attributes }) => attributes.status === 'Inactive'}
              sort={search.sort ?? 'created:desc'}
              onSort={(sort) => void change({ sort })}
              stale={list.stale}
            />
          )}
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'mailbox', many: 'mailboxes' }} /> : null}
        </>
      )}
    </Page>
  )
}
