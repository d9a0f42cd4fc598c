import type { ReactNode } from 'react'
import { parsingRulesAddress, progressAddress, reprocessesAddress } from '../kit/addresses'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useCan, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { EmailFilters } from './filters'
import { NoEmails } from './no-emails'
import { EmailSearch, emailsQuery } from './queries'
import { ReviewLink } from './review/review-link'
import { EmailTable } from './table'
import { UploadEmail } from './upload'

/** The team's emails, newest first. */
export function EmailList({ mailbox }: { mailbox: ReactNode }) {
  const team = useTeamRef()
  const query = usePageSearch(EmailSearch)
  const { search, change, reset } = query
  const { sort = 'created:desc', next: _next, previous: _previous, ...filters } = search
  const list = useListPage(emailsQuery(team, search, 'emails'), change)
  const can = useCan()
  const filtered = Object.keys(filters).length > 0
  return (
    <Page
      title="Emails"
      context="Received emails and the data read from them."
      actions={
        <>
          <ReviewLink />
          <ButtonLink href={progressAddress(team)}>Progress</ButtonLink>
          {can('read-emails') ? (
            <>
              <ButtonLink href={parsingRulesAddress(team)}>Parsing rules</ButtonLink>
              <ButtonLink href={reprocessesAddress(team)}>Reprocess</ButtonLink>
            </>
          ) : null}
          {can('add-emails') ? <UploadEmail /> : null}
        </>
      }
    >
      <ListNotices query={query} list={list} />
      <EmailFilters
        search={search}
        filtered={filtered}
        change={(changes) => void change(changes)}
        onClear={() => void reset()}
      />
      {list.page?.data.length === 0 ? (
        filtered ? (
          <EmptyState title="No emails match these filters." />
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
