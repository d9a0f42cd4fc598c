import { eventTypes } from '@sextant/contract/kit/event-types'
import { type Delivery, deliveryStatuses, type Webhook } from '@sextant/contract/webhooks/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { webhookAddress } from '../kit/addresses'
import { todayOf } from '../kit/clock'
import { ListDates } from '../kit/date-filter'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { AnySelect, optionsOf } from '../ui/any-select'
import { Badge } from '../ui/badge'
import { ClearFilters } from '../ui/clear-filters'
import { cx } from '../ui/cx'
import { EmptyState } from '../ui/empty-state'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { DeliveryPane } from './delivery-pane'
import { deliveryLabels, deliveryTones } from './labels'
import { DeliverySearch, deliveriesQuery } from './queries'

const columnsIn = (zone: string, open: string | undefined): readonly Column<Delivery>[] => [
  {
    id: 'event',
    label: 'Event',
    cell: ({ id, event, trigger }) => (
      <span className={cx('flex flex-col leading-tight', id === open && 'text-accent')}>
        <span className="font-mono text-[0.8125rem] wrap-anywhere">{event.type}</span>
        <span className="text-xs font-normal text-muted">
          {trigger === 'test' ? 'Test · ' : ''}
          {instantText(event.created, zone)}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status, attempt_count: attempts }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge tone={deliveryTones[status]}>{deliveryLabels[status]}</Badge>
        {attempts > 1 ? <span className="text-xs text-muted">{attempts} attempts</span> : null}
      </span>
    ),
  },
  {
    id: 'answer',
    label: 'Response',
    align: 'end',
    from: 'sm',
    cell: ({ response_status: status, error }) => status ?? (error ? 'None' : '—'),
  },
]

/** A webhook's deliveries, with the open one next to the list. */
export function DeliveryLog({ webhook: { id } }: { webhook: Webhook }) {
  const query = usePageSearch(DeliverySearch)
  const { search, change, reset } = query
  const team = useTeam()
  const ref = useTeamRef()
  const { delivery: open, view: _view, next, previous, ...filters } = search
  const list = useListPage(deliveriesQuery(ref, id, search, 'deliveries'), change)
  const filtered = Object.values(filters).some(Boolean)
  return (
    <section aria-label="Deliveries">
      <ListNotices query={query} list={list} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search by record or event ID"
          value={search.search ?? ''}
          onSearch={(text) => void change({ search: text || undefined })}
        />
        <AnySelect
          label="Status"
          options={optionsOf(deliveryStatuses, deliveryLabels)}
          value={search.status}
          onSelect={(status) => change({ status })}
        />
        <AnySelect
          label="Event"
          options={optionsOf(eventTypes)}
          value={search.type}
          onSelect={(type) => change({ type })}
        />
        <ListDates today={todayOf(team)} search={search} onChange={change} />
        <ClearFilters filtered={filtered} onClear={() => void reset()} />
      </div>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          open && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        <div className={cx('min-w-0', open && 'max-lg:hidden')}>
          {list.page?.data.length === 0 ? (
            <EmptyState title={filtered ? 'No deliveries match.' : 'No deliveries yet.'}>
              {filtered ? null : 'Send a test event to check your endpoint. Deliveries are kept for 30 days.'}
            </EmptyState>
          ) : (
            <>
              <Table
                label="Deliveries"
                columns={columnsIn(team.time_zone_id, open)}
                rows={list.page?.data}
                rowKey={(delivery) => delivery.id}
                rowHref={(delivery) => webhookAddress(ref, id, { ...filters, next, previous, delivery: delivery.id })}
                stale={list.stale}
              />
              {list.paging ? <Paging state={list.paging} nouns={{ one: 'delivery', many: 'deliveries' }} /> : null}
            </>
          )}
        </div>
        {open ? (
          <DeliveryPane
            key={open}
            webhookId={id}
            deliveryId={open}
            closeHref={webhookAddress(ref, id, { ...filters, next, previous })}
          />
        ) : null}
      </div>
    </section>
  )
}
