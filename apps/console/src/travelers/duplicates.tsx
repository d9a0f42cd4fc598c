import type { OutputOf } from '@sextant/contract/kit/endpoint'
import type { listDuplicates } from '@sextant/contract/travelers/endpoints'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleAddress, personAddress } from '../kit/addresses'
import { useTeamRef } from '../kit/workspace'
import { Avatar } from '../ui/avatar'
import { Button, ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Link } from '../ui/link'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { MergePeople } from './merge'
import { duplicatesQuery } from './queries'

type Group = OutputOf<typeof listDuplicates>['data'][number]
type Pair = readonly [Traveler, Traveler]

const reasons: Record<Group['reason'], string> = {
  employee_id: 'Same employee number',
  phone: 'Same phone number',
  name: 'Same name',
}

/** Groups of records that may be the same person, to merge or keep separate. */
export function Duplicates() {
  const team = useTeamRef()
  const { data } = useSuspenseQuery(duplicatesQuery(team))
  const [pair, setPair] = useState<Pair | null>(null)
  return (
    <Page
      title="Duplicates"
      context="People who share a name, phone number or employee number."
      actions={<ButtonLink href={peopleAddress(team)}>All people</ButtonLink>}
    >
      {data.data.length === 0 ? (
        <EmptyState title="No duplicates found.">
          Possible duplicates appear here when people share a name or number.
        </EmptyState>
      ) : (
        <ul className="flex max-w-4xl flex-col gap-4">
          {data.data.map(({ travelers, reason }) => (
            <li key={`${reason} ${travelers.map(({ id }) => id).join(' ')}`}>
              <Panel title={reasons[reason]} flush>
                <People travelers={travelers} onMerge={setPair} />
              </Panel>
            </li>
          ))}
        </ul>
      )}
      {pair ? <MergePeople key={pair[1].id} pair={pair} onClose={() => setPair(null)} /> : null}
    </Page>
  )
}

type PeopleProps = { travelers: readonly Traveler[]; onMerge: (pair: Pair) => void }

function People({ travelers, onMerge }: PeopleProps) {
  const team = useTeamRef()
  const [first, ...rest] = travelers
  return (
    <ul>
      {travelers.map((person) => (
        <li key={person.id} className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
          <Avatar name={personName(person)} email={person.email} size={32} />
          <span className="flex min-w-0 grow flex-col leading-tight wrap-anywhere">
            <Link href={personAddress(team, person.id)} className="font-medium hover:underline">
              {personName(person)}
            </Link>
            <span className="text-sm text-muted">{person.email}</span>
          </span>
          {first && rest.includes(person) ? (
            <Button aria-label={`Merge ${person.email} with ${first.email}`} onClick={() => onMerge([first, person])}>
              Merge
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
