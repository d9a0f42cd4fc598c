import { messageTravelers } from '@sextant/contract/trips/where'
import { numberText } from '@sextant/domain/kit/number-text'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { textIn } from '../../kit/form-values'
import { useTeamRef, useUser } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Form } from '../../ui/form'
import { Modal } from '../../ui/modal'
import { flash } from '../../ui/notices'
import { TextArea } from '../../ui/text-area'

export const peopleText = (count: number): string =>
  `${numberText(count)} ${count === 1 ? 'person' : 'people'}`

/** Writes to the selected people: each gets a mail of their own. */
export function Message({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const team = useTeamRef()
  const { email } = useUser()
  const send = useCommand(
    (mail: { subject: string; text: string }) =>
      api.call(messageTravelers, { team, body: { ...mail, member_ids: [...ids] } }),
    {
      onDone: ({ data }) => {
        flash(`A mail to ${peopleText(data.sent)} is on its way.`)
        onClose()
      },
    },
  )
  return (
    <Modal open onClose={onClose} title={`Write to ${peopleText(ids.length)}`} size="lg" backdrop="static">
      <p className="mb-4">Each gets a mail of their own. Answers go to {email}.</p>
      <div className="text-ink">
        <Form
          errors={send.errors}
          problem={send.problem}
          onSubmit={(values) =>
            send.send({ subject: textIn(values, 'subject'), text: textIn(values, 'text') })
          }
        >
          <Field name="subject" label="Subject" autoComplete="off" required />
          <TextArea name="text" label="Message" rows={7} required />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" busy={send.busy}>
              Send
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  )
}
