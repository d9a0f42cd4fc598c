import { useQuery } from '@tanstack/react-query'
import { useTeamRef } from '../../kit/workspace'
import { Panel } from '../../ui/panel'
import { ReservationCard } from '../reservations'
import { attemptQuery, type Example } from './attempt'

/** The booking that the labels produce, or what is still missing. */
export function Outcome({ example }: { example: Example }) {
  const { data, error } = useQuery(attemptQuery(useTeamRef(), example))
  const reading = example.marks.length > 0 ? data?.data.reading : undefined
  return (
    <Panel title="Result">
      <div role="status">
        {error ? (
          <p className="text-bad">{error.message}</p>
        ) : reading?.reservation ? (
          <ReservationCard reservation={reading.reservation} />
        ) : (
          <p className="text-muted">
            {reading
              ? `Not enough for a booking yet: ${missingText(reading.fault)}`
              : 'Label the booking’s fields to see the result here.'}
          </p>
        )}
      </div>
    </Panel>
  )
}

/** Parser messages report values that were dropped; in the workbench they are only missing so far. */
const missingText = (fault: string | null): string =>
  (fault ?? 'something is missing.').replace(/ was left out\.$/, '.').replace(/^[A-Z]/, (first) => first.toLowerCase())
