import type { QualityIssue } from '@sextant/contract/trips/quality'
import { textIn } from '../../kit/form-values'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { Modal } from '../../ui/modal'
import { TextArea } from '../../ui/text-area'
import { shortMessage } from './copy'
import { useIssueUpdate } from './update'

/** Dismisses an issue, with a note about the reason. */
export function DismissDialog({ issue, onClose }: { issue: QualityIssue; onClose: () => void }) {
  const update = useIssueUpdate(onClose)
  return (
    <Modal open onClose={onClose} title="Dismiss this issue" backdrop="static">
      <p className="mb-4">{issue.message} It stays dismissed as long as the travel does not change.</p>
      <Form
        errors={update.errors}
        problem={update.problem}
        onSubmit={(values) =>
          update.send({
            issue,
            change: { status: 'Dismissed', note: textIn(values, 'note') },
            notice: `${shortMessage(issue)}: dismissed.`,
          })
        }
      >
        <TextArea name="note" label="Note" rows={3} hint="Why no action is needed." maxLength={1000} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={update.busy}>
            Dismiss
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
