import type { ParsingRuleSummary } from '@sextant/contract/emails/parsing-rules'
import { numberText } from '@sextant/domain/kit/number-text'
import { parsingRuleAddress } from '../../kit/addresses'
import { Instant } from '../../kit/instant'
import { useListPage } from '../../kit/list'
import { ListNotices } from '../../kit/list-notices'
import { teamRoute } from '../../kit/route-names'
import { usePageSearch } from '../../kit/search'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { ButtonLink } from '../../ui/button'
import { ClearFilters } from '../../ui/clear-filters'
import { EmptyState } from '../../ui/empty-state'
import { Page } from '../../ui/page'
import { Paging } from '../../ui/paging'
import { SearchInput } from '../../ui/search-input'
import { type Column, Table } from '../../ui/table'
import { kindLabels } from './labels'
import { RuleSearch, rulesQuery } from './queries'
import { ExportRules, ImportRules } from './rule-file'
import { RuleBadge } from './status'

const columnsIn = (zone: string): readonly Column<ParsingRuleSummary>[] => [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'status', label: 'Status', sort: 'status', cell: ({ status }) => <RuleBadge status={status} /> },
  { id: 'kind', label: 'Reads', from: 'sm', cell: ({ kind }) => kindLabels[kind] },
  { id: 'sender', label: 'Sender', from: 'md', cell: ({ sender }) => sender },
  {
    id: 'version',
    label: 'Version',
    align: 'end',
    from: 'sm',
    cell: ({ live_version: live, latest_version: latest }) => live ?? latest,
  },
  { id: 'read', label: 'Emails read', align: 'end', from: 'md', cell: ({ usage: { read } }) => numberText(read) },
  {
    id: 'corrected',
    label: 'Corrected',
    align: 'end',
    from: 'lg',
    cell: ({ usage: { corrected } }) => numberText(corrected),
  },
  { id: 'by', label: 'By', from: 'lg', cell: ({ created_by: by }) => by ?? '—' },
  {
    id: 'created',
    label: 'Created',
    sort: 'created',
    from: 'lg',
    cell: ({ created }) => <Instant at={created} zone={zone} />,
  },
]

/** The team's parsing rules. */
export function RuleList() {
  const team = useTeamRef()
  const { time_zone_id } = useTeam()
  const query = usePageSearch(RuleSearch)
  const { search, change, reset } = query
  const list = useListPage(rulesQuery(team, search, 'rules'), change)
  const can = useCan()
  const emails = teamRoute(`${team.type}.emails.index`, team.id)
  return (
    <Page
      title="Parsing rules"
      context="Rules for emails from senders that Sextant does not support."
      actions={
        <>
          {list.page && list.page.data.length > 0 ? <ExportRules /> : null}
          {can('edit-emails') ? <ImportRules /> : null}
        </>
      }
    >
      <ListNotices query={query} list={list} />
      {list.page?.data.length === 0 && search.search === undefined ? (
        <EmptyState
          title="There are no parsing rules yet."
          action={<ButtonLink href={`${emails}?status=No%20Travel%20Data`}>Emails without travel data</ButtonLink>}
        >
          Open an email in which nothing was found, choose “Open in workbench”, and label its fields. Emails from the
          same sender are then read by your rule.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap gap-2">
            <SearchInput
              label="Search rules"
              value={search.search ?? ''}
              onSearch={(text) => void change({ search: text || undefined })}
            />
            <ClearFilters filtered={search.search !== undefined} onClear={() => void reset()} />
          </div>
          {list.page?.data.length === 0 ? (
            <EmptyState title="No rules match." />
          ) : (
            <Table
              label="Parsing rules"
              columns={columnsIn(time_zone_id)}
              rows={list.page?.data}
              rowKey={({ id }) => id}
              rowHref={({ id }) => parsingRuleAddress(team, id)}
              sort={search.sort ?? 'created:desc'}
              onSort={(sort) => void change({ sort })}
              stale={list.stale}
            />
          )}
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'rule', many: 'rules' }} /> : null}
        </>
      )}
    </Page>
  )
}
