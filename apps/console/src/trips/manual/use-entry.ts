import type { TeamRef } from '@sextant/contract/kit/team'
import { createSegment } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { createTrip } from '@sextant/contract/trips/endpoints'
import type { TripDetail } from '@sextant/contract/trips/schemas'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { toast } from '../../ui/notices'
import { activityOf, entryKind, typeOf } from './entry-kinds'
import { entryIn } from './segment-values'

type EntryTarget = { readonly trip_id?: string; readonly email_id?: string }

type Entered = { readonly segment: Segment } | { readonly trip: TripDetail }

/** The values entered in the form of `EntryFields`. */
function entryOf(values: FormData, into: EntryTarget) {
  const kind = entryKind(textIn(values, 'kind'))
  const type = typeOf(kind)
  const member = textIn(values, 'member_id')
  const body = {
    ...entryIn(values, type),
    ...(type === 'activity' && { activity_type: activityOf(kind) }),
    ...(member === '' ? { traveler: textIn(values, 'traveler').trim() || null } : { member_id: member }),
    ...into,
  }
  return { type, body }
}

async function createFrom(team: TeamRef, values: FormData, into: EntryTarget, asTrip: boolean): Promise<Entered> {
  const { type, body } = entryOf(values, into)
  const headline = textIn(values, 'headline').trim()
  if (!asTrip && headline === '') return { segment: (await api.call(createSegment, { team, type, body })).data }
  const { trip_id: _, ...first } = body
  return { trip: (await api.call(createTrip, { team, body: { ...first, type, headline: headline || null } })).data }
}

/**
 * Saves a new segment from the form of `EntryFields`, to a trip or from an email. If the form has a trip name
 * (`headline`), or with `asTrip`, creates a trip from the segment.
 */
export function useEntry(into: EntryTarget, onDone: (entered: Entered) => unknown, asTrip = false) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const save = useCommand((values: FormData) => createFrom(team, values, into, asTrip), {
    onDone: async (entered) => {
      toast('trip' in entered ? 'The trip was added.' : 'The segment was added.')
      await onDone(entered)
      await refresh()
    },
  })
  const { member_id: unknown, trip_id, email_id, ...errors } = save.errors
  return {
    ...save,
    errors: { ...errors, ...(unknown && { traveler: unknown }) },
    problem: save.problem ?? ([trip_id, email_id].flatMap((texts) => texts ?? []).join(' ') || null),
  }
}
