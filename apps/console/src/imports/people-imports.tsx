import { FileUp } from 'lucide-react'
import { importsAddress } from '../kit/addresses'
import { usePageSearch } from '../kit/search'
import { useCan, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { Page } from '../ui/page'
import { History } from './history'
import { NewSearch } from './queries'

/** The imports of people. */
export function PeopleImports() {
  const query = usePageSearch(NewSearch)
  const team = useTeamRef()
  const can = useCan()
  return (
    <Page
      title="People imports"
      context="Files imported into People, and their results."
      actions={
        can('add-imports') ? (
          <ButtonLink variant="primary" href={importsAddress(team, 'new', { type: 'members' })}>
            <FileUp aria-hidden="true" />
            Import people
          </ButtonLink>
        ) : null
      }
    >
      <History scope="people" query={query} />
    </Page>
  )
}
