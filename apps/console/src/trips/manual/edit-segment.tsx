import { updateSegment } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { FormModal } from '../../ui/form-modal'
import { toast } from '../../ui/notices'
import { segmentChoice } from './segment-choice'
import { SegmentField } from './segment-fields'
import { changesIn, valuesOf } from './segment-values'

/** Edits a segment. */
export function EditSegment({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const { type, id } = segment
  const save = useCommand(
    (values: FormData) => api.call(updateSegment, { team, type, id, body: changesIn(values, segment) }),
    {
      onDone: async () => {
        onClose()
        toast('The segment was saved.')
        await refresh()
      },
    },
  )
  return (
    <FormModal
      title="Edit segment"
      intro={`${segmentChoice(segment)}. Your changes are kept even if later emails say otherwise.`}
      submitLabel="Save segment"
      size="2xl"
      {...save}
      onSubmit={save.send}
      onClose={onClose}
    >
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        {valuesOf(segment).map(([field, value]) => (
          <SegmentField key={field} field={field} type={type} value={value} />
        ))}
      </div>
    </FormModal>
  )
}
