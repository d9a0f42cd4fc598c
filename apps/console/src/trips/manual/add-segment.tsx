import { useNavigate } from '@tanstack/react-router'
import { segmentAnchor, tripAddress } from '../../kit/addresses'
import { useTeamRef } from '../../kit/workspace'
import { FormModal } from '../../ui/form-modal'
import { EntryFields } from './entry-fields'
import { useEntry } from './use-entry'

type AddSegmentProps = {
  /** The trip to add the segment to; without one, it is grouped like any other. */
  trip?: { readonly id: string; readonly headline: string }
  onClose: () => void
}

/** Adds a segment manually and shows it in its trip. */
export function AddSegment({ trip, onClose }: AddSegmentProps) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const save = useEntry(trip ? { trip_id: trip.id } : {}, async (entered) => {
    onClose()
    if (!('segment' in entered)) return
    const { id, type, trip_id } = entered.segment
    if (trip_id) await navigate({ href: `${tripAddress(team, trip_id)}#${segmentAnchor(type, id)}` })
  })
  return (
    <FormModal
      title="Add segment"
      intro={
        trip
          ? `The segment is added to ${trip.headline}. Later emails of the same booking are merged with it.`
          : 'The segment joins the trip that it fits, or starts one. Later emails of the same booking are merged with it.'
      }
      submitLabel="Add segment"
      size="2xl"
      {...save}
      onSubmit={save.send}
      onClose={onClose}
    >
      <EntryFields hasTravelerField={!trip} />
    </FormModal>
  )
}
