import { namesWith } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { countryName } from '@sextant/domain/kit/country-name'
import { personName } from '@sextant/domain/kit/person-name'
import { instantText } from '@sextant/domain/kit/time-text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParam } from '../kit/params'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { DescriptionList } from '../ui/description-list'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { DeletePerson } from './delete'
import { EditPerson } from './edit'
import { ExtraAddresses } from './extra-addresses'
import { fieldText } from './field-text'
import { personQuery } from './queries'
import { StatusButton } from './status-button'

type PersonProps = {
  trips: (memberId: string) => ReactNode
  map: (memberId: string) => ReactNode
}

/** One person: their details, trips, map and email addresses. */
export function Person({ trips, map }: PersonProps) {
  const { data } = useSuspenseQuery(personQuery(useTeamRef(), useParam('memberId')))
  const person = data.data
  const can = useCan()
  const [editing, setEditing] = useState(false)
  return (
    <Page
      title={personName(person)}
      context={<Context person={person} />}
      actions={
        <>
          {can('edit-members') ? (
            <>
              <Button onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
              <StatusButton person={person} />
            </>
          ) : null}
          {can('delete-members') ? <DeletePerson person={person} /> : null}
        </>
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {can('browse-segments') ? map(person.id) : null}
          {can('browse-trips') ? (
            <section>
              <h2 className="mb-2 font-semibold">Trips</h2>
              {trips(person.id)}
            </section>
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Profile person={person} />
          <ExtraAddresses person={person} />
        </div>
      </div>
      {editing ? <EditPerson person={person} onClose={() => setEditing(false)} /> : null}
    </Page>
  )
}

const Context = ({ person }: { person: Traveler }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <Avatar name={personName(person)} email={person.email} size={24} />
    <span className="wrap-anywhere">{person.email}</span>
    <Badge tone={person.status === 'Active' ? 'good' : 'neutral'}>{person.status}</Badge>
    {person.current_location ? <span>Now: {person.current_location}</span> : null}
  </span>
)

/** Fields shown elsewhere: the name is the page title, the home is one line, and the time zone is spelled out. */
const elsewhere = new Set<string>(['first_name', 'last_name', 'home_city', 'country', 'time_zone_id'])
const shown = namesWith(travelerFields, 'input').filter((name) => !elsewhere.has(name))

function Profile({ person }: { person: Traveler }) {
  const { time_zone_id: zone } = useTeam()
  return (
    <Panel title="Profile">
      <DescriptionList
        items={[
          ...shown.map((name) => [travelerFields[name].label, fieldText(person, name)] as const),
          ['Home', [person.home_city, person.country && countryName(person.country)].filter(Boolean).join(', ')],
          ['Time zone', person.time_zone_id?.replaceAll('_', ' ')],
          ['Added', instantText(person.created, zone)],
        ]}
      />
    </Panel>
  )
}
