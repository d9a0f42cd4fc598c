import type { Trip } from '@sextant/contract/trips/schemas'
import { spanText } from '@sextant/domain/kit/time-text'
import { useQuery } from '@tanstack/react-query'
import { useTeamRef } from '../../kit/workspace'
import { RadioGroup } from '../../ui/radio-group'
import { tripsOfQuery } from '../queries'

const whenOf = ({ begin_datetime: begin, end_datetime: end }: Trip): string =>
  begin ? spanText(begin, end ?? begin) : 'Without a date'

type TripChoiceProps = {
  label: string
  /** The trip to omit: the current one. */
  excluded: Trip
  /** An option listed before the trips. */
  first?: { readonly value: string; readonly label: string }
}

/** A choice among the traveler's other trips. */
export function TripChoice({ label, excluded, first }: TripChoiceProps) {
  const { member_id } = excluded
  const team = useTeamRef()
  const { data, isPending } = useQuery({
    ...tripsOfQuery(team, member_id ?? ''),
    enabled: member_id !== null,
    throwOnError: false,
  })
  const trips = (data?.data ?? []).filter(({ id }) => id !== excluded.id)
  const choices = trips.map((trip) => ({ value: trip.id, label: trip.headline, detail: whenOf(trip) }))
  if (member_id !== null && isPending) return <p className="skeleton h-20" role="status" aria-label="Loading trips" />
  return (
    <>
      {first || choices.length > 0 ? (
        <RadioGroup
          name="trip"
          legend={label}
          choices={first ? [first, ...choices] : choices}
          defaultValue={first?.value}
        />
      ) : null}
      {choices.length === 0 ? (
        <p className="text-muted">
          {member_id === null
            ? 'Assign this trip to a traveler first. Their other trips then appear here.'
            : 'This traveler has no other trips.'}
        </p>
      ) : null}
    </>
  )
}
