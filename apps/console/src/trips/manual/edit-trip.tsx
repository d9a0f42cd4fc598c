import { updateTrip } from '@sextant/contract/trips/endpoints'
import type { TripDetail } from '@sextant/contract/trips/schemas'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { Field } from '../../ui/field'
import { FormModal } from '../../ui/form-modal'
import { toast } from '../../ui/notices'
import { TextArea } from '../../ui/text-area'

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Edits a trip's name, notes and tags. An empty name restores the generated one. */
export function EditTrip({ trip, onClose }: { trip: TripDetail; onClose: () => void }) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const save = useCommand(
    (values: FormData) => {
      const headline = textIn(values, 'headline').trim()
      return api.call(updateTrip, {
        team,
        id: trip.id,
        body: {
          ...(headline !== trip.headline && { headline: headline || null }),
          notes: textIn(values, 'notes').trim() || null,
          tags: tagsIn(textIn(values, 'tags')),
        },
      })
    },
    {
      onDone: async () => {
        onClose()
        toast('The trip was saved.')
        await refresh()
      },
    },
  )
  return (
    <FormModal title="Edit trip" submitLabel="Save trip" {...save} onSubmit={save.send} onClose={onClose}>
      <Field
        name="headline"
        label="Name"
        hint="Leave empty to name the trip by its destination and dates."
        defaultValue={trip.headline}
      />
      <TextArea name="notes" label="Notes" defaultValue={trip.notes ?? ''} />
      <Field name="tags" label="Tags" hint="Separate tags with commas." defaultValue={trip.tags.join(', ')} />
    </FormModal>
  )
}
