import { createSegment } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { toast } from '../../ui/notices'
import { activityOf, entryKind, typeOf } from './entry-kinds'
import { entryIn } from './segment-values'

type Into = { readonly trip_id?: string; readonly email_id?: string }

/** Saves a new segment from the form of `EntryFields`, into a trip or from an email. */
export function useEntry(into: Into, onDone: (segment: Segment) => unknown) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const save = useCommand(
    (values: FormData) => {
      const kind = entryKind(textIn(values, 'kind'))
      const type = typeOf(kind)
      const member = textIn(values, 'member_id')
      const body = {
        ...entryIn(values, type),
        ...(type === 'activity' && { activity_type: activityOf(kind) }),
        ...(member === '' ? { traveler: textIn(values, 'traveler').trim() || null } : { member_id: member }),
        ...into,
      }
      return api.call(createSegment, { team, type, body })
    },
    {
      onDone: async ({ data }) => {
        toast('The segment was added.')
        await onDone(data)
        await refresh()
      },
    },
  )
  const { member_id: unknown, trip_id, email_id, ...errors } = save.errors
  return {
    ...save,
    errors: { ...errors, ...(unknown && { traveler: unknown }) },
    problem: save.problem ?? ([trip_id, email_id].flatMap((texts) => texts ?? []).join(' ') || null),
  }
}
