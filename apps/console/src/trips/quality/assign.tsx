import type { QualityIssue } from '@sextant/contract/trips/quality'
import { personName } from '@sextant/domain/kit/person-name'
import { useQuery } from '@tanstack/react-query'
import { userChoicesQuery } from '../../kit/choices'
import { textIn } from '../../kit/form-values'
import { useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { Modal } from '../../ui/modal'
import { SelectField } from '../../ui/select-field'
import { shortMessage } from './copy'
import { useIssueUpdate } from './update'

/** Assigns an issue to a user, or to nobody. */
export function AssignDialog({ issue, onClose }: { issue: QualityIssue; onClose: () => void }) {
  const { data } = useQuery(userChoicesQuery(useTeamRef()))
  const colleagues = (data?.data ?? []).filter(({ role }) => role !== 'viewer')
  const update = useIssueUpdate(onClose)
  return (
    <Modal open onClose={onClose} title="Assign this issue" backdrop="static">
      <p className="mb-4">{issue.message}</p>
      <Form
        errors={{ assignee: update.errors['assignee_id'] ?? [] }}
        problem={update.problem}
        onSubmit={(values) => {
          const id = textIn(values, 'assignee')
          const assignee = colleagues.find((colleague) => colleague.id === id)
          update.send({
            issue,
            change: { assignee_id: id === '' ? null : id },
            notice: assignee
              ? `${shortMessage(issue)}: ${personName(assignee)} assigned.`
              : `${shortMessage(issue)}: unassigned.`,
          })
        }}
      >
        <SelectField
          key={data ? 'known' : 'awaited'}
          name="assignee"
          label="Assignee"
          defaultValue={issue.assignee?.id ?? ''}
          choices={[
            { value: '', label: 'No one' },
            ...colleagues.map((colleague) => ({ value: colleague.id, label: personName(colleague) })),
          ]}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={update.busy}>
            Assign
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
