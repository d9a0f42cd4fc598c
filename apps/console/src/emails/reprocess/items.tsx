import type { Reprocess, ReprocessItem, SegmentDifference } from '@sextant/contract/emails/reprocess'
import { dayText } from '@sextant/domain/kit/time-text'
import { emailAddress } from '../../kit/addresses'
import { useListPage } from '../../kit/list'
import { ListNotices } from '../../kit/list-notices'
import { usePageSearch } from '../../kit/search'
import { useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { Disclosure } from '../../ui/disclosure'
import { EmptyState } from '../../ui/empty-state'
import { Link } from '../../ui/link'
import { Paging } from '../../ui/paging'
import { Panel } from '../../ui/panel'
import { Skeleton } from '../../ui/skeleton'
import { isInProgress, ReprocessSearch, reprocessItemsQuery } from './queries'
import { ItemBadge } from './status'

/** The emails that would change, with their differences. */
export function Items({ run }: { run: Reprocess }) {
  const query = usePageSearch(ReprocessSearch)
  const { search, change } = query
  const list = useListPage(reprocessItemsQuery(useTeamRef(), run, search), change)
  if (!list.page)
    return (
      <Panel label="Changes">
        <div role="status" aria-busy="true" className="flex flex-col gap-3">
          <span className="sr-only">Loading</span>
          <Skeleton className="w-1/2" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/3" />
        </div>
      </Panel>
    )
  return (
    <>
      <ListNotices query={query} list={list} />
      {list.page.data.length === 0 ? (
        <NoItems run={run} />
      ) : (
        <ul aria-label="Emails with changes" className="flex flex-col gap-4">
          {list.page.data.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
      {list.paging ? <Paging state={list.paging} nouns={{ one: 'email', many: 'emails' }} /> : null}
    </>
  )
}

const NoItems = ({ run }: { run: Reprocess }) =>
  isInProgress(run) ? (
    <p className="text-muted">No changes so far.</p>
  ) : (
    <EmptyState title="No changes.">
      Reprocessing these emails with the current rules gives the same results.
    </EmptyState>
  )

function Item({ item }: { item: ReprocessItem }) {
  const team = useTeamRef()
  return (
    <Panel flush>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2.5 last:border-b-0">
        <div className="min-w-0">
          <Link href={emailAddress(team, item.email_id)} className="font-medium wrap-anywhere hover:underline">
            {item.subject || 'No subject'}
          </Link>
          <p className="text-sm text-muted wrap-anywhere">
            {[
              item.from_address,
              item.status_before === item.status_after ? null : `${item.status_before} → ${item.status_after}`,
              item.reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ItemBadge state={item.state} />
      </div>
      {item.differences.map((difference) => (
        <Difference
          key={`${difference.change} ${difference.segment_id} ${difference.title} ${difference.day}`}
          difference={difference}
        />
      ))}
    </Panel>
  )
}

const changes = {
  added: ['good', 'Added'],
  changed: ['warning', 'Changed'],
  removed: ['bad', 'Removed'],
} as const

function Difference({ difference: { change, title, day, fields } }: { difference: SegmentDifference }) {
  const [tone, word] = changes[change]
  const table = <Fields fields={fields} change={change} />
  return (
    <section className="border-b border-line px-4 py-3 last:border-b-0">
      <p className="mb-2 flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{word}</Badge>
        <span className="font-medium">{title}</span>
        {day ? <span className="text-muted">{dayText(day)}</span> : null}
      </p>
      {change === 'changed' ? table : <Disclosure summary={`${fields.length} values`}>{table}</Disclosure>}
    </section>
  )
}

const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '—'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type FieldsProps = { fields: SegmentDifference['fields']; change: SegmentDifference['change'] }

const Fields = ({ fields, change }: FieldsProps) => (
  <table className="w-full text-left text-sm">
    <thead>
      <tr className="text-muted">
        <th scope="col" className="w-1/3 py-1 pr-3 font-medium">
          Field
        </th>
        {change === 'added' ? null : (
          <th scope="col" className="py-1 pr-3 font-medium">
            Before
          </th>
        )}
        {change === 'removed' ? null : (
          <th scope="col" className="py-1 font-medium">
            After
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {fields.map(({ field, before, after }) => (
        <tr key={field} className="align-top">
          <th scope="row" className="py-1 pr-3 font-normal text-muted wrap-anywhere">
            {field}
          </th>
          {change === 'added' ? null : (
            <td className="py-1 pr-3 wrap-anywhere">
              <del className="no-underline">{valueText(before)}</del>
            </td>
          )}
          {change === 'removed' ? null : (
            <td className="py-1 wrap-anywhere">
              <ins className="no-underline">{valueText(after)}</ins>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
