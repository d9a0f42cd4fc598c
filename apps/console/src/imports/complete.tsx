import { useSuspenseQuery } from '@tanstack/react-query'
import { importsAddress } from '../kit/addresses'
import { usePageSearch } from '../kit/search'
import { useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Outcome } from './outcome'
import { importQuery, StepSearch } from './queries'

/** The last import step: progress and results. */
export function CompleteImport() {
  const { search } = usePageSearch(StepSearch)
  return search.import === undefined ? <NoImport /> : <Complete id={search.import} />
}

const Complete = ({ id }: { id: string }) => (
  <Outcome imported={useSuspenseQuery(importQuery(useTeamRef(), id)).data.data} steps />
)

/** Without an import in the URL, this step redirects to the first one. */
export function NoImport() {
  const team = useTeamRef()
  return (
    <Page title="Import">
      <EmptyState
        title="No import selected."
        action={<ButtonLink href={importsAddress(team, 'new')}>Choose a file</ButtonLink>}
      >
        Choose a file, or open an earlier import from the list.
      </EmptyState>
    </Page>
  )
}
