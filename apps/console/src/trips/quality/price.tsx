import { updateSegment } from '@sextant/contract/segments/endpoints'
import type { QualityIssue } from '@sextant/contract/trips/quality'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { textIn } from '../../kit/form-values'
import { CommandError } from '../../kit/outcome'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Form } from '../../ui/form'
import { Modal } from '../../ui/modal'
import { shortMessage } from './copy'
import { useIssueResolved } from './update'

/** Sets the price of a booking without one. */
export function PriceDialog({ issue, onClose }: { issue: QualityIssue; onClose: () => void }) {
  const team = useTeamRef()
  const { currency } = useTeam()
  const done = useIssueResolved()
  const [segment] = issue.segments
  const save = useCommand(
    async (price: { price: string; currency: string }) => {
      if (!segment) throw new CommandError('The booking no longer exists. Reload the page.')
      return await api.call(updateSegment, { team, type: segment.type, id: segment.id, body: price })
    },
    {
      onDone: async () => {
        onClose()
        await done(`${shortMessage(issue)}: price set.`)
      },
    },
  )
  return (
    <Modal open onClose={onClose} title="Set the price" backdrop="static">
      <p className="mb-4">{issue.message} Enter the price of the whole booking.</p>
      <Form
        errors={save.errors}
        problem={save.problem}
        onSubmit={(values) =>
          save.send({
            price: textIn(values, 'price').trim(),
            currency: textIn(values, 'currency').trim().toUpperCase(),
          })
        }
      >
        <div className="flex gap-3">
          <Field name="price" label="Price" inputMode="decimal" hint="Such as 129.50" autoComplete="off" />
          <Field
            name="currency"
            label="Currency"
            defaultValue={currency}
            maxLength={3}
            hint="Three letters"
            autoComplete="off"
          />
        </div>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={save.busy}>
            Set the price
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
