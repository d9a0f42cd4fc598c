import type { Segment } from '@sextant/contract/segments/schemas'
import { FormModal } from '../../ui/form-modal'
import { segmentChoice } from './segment-choice'
import { SegmentField } from './segment-fields'
import { valuesOf } from './segment-values'
import { useEdit } from './use-edit'

/** The sentence above the edit fields. */
export const editIntro = (segment: Segment): string =>
  `${segmentChoice(segment)}. Your changes are kept even if later emails say otherwise.`

/** A segment's fields with their values. */
export const EditFields = ({ segment }: { segment: Segment }) => (
  <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
    {valuesOf(segment).map(([field, value]) => (
      <SegmentField key={field} field={field} type={segment.type} value={value} />
    ))}
  </div>
)

/** Edits a segment. */
export function EditSegment({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const save = useEdit(segment, onClose)
  return (
    <FormModal
      title="Edit segment"
      intro={editIntro(segment)}
      submitLabel="Save segment"
      size="2xl"
      {...save}
      onSubmit={save.send}
      onClose={onClose}
    >
      <EditFields segment={segment} />
    </FormModal>
  )
}
