import { messageTravelers } from '@sextant/contract/trips/where'
import { numberText } from '@sextant/domain/kit/number-text'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { textIn } from '../../kit/form-values'
import { useTeamRef, useUser } from '../../kit/workspace'
import { Field } from '../../ui/field'
import { FormModal } from '../../ui/form-modal'
import { toast } from '../../ui/notices'
import { TextArea } from '../../ui/text-area'

export const peopleText = (count: number): string => `${numberText(count)} ${count === 1 ? 'person' : 'people'}`

/** Emails the selected people individually. */
export function Message({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const team = useTeamRef()
  const { email } = useUser()
  const send = useCommand(
    (mail: { subject: string; text: string }) =>
      api.call(messageTravelers, { team, body: { ...mail, member_ids: [...ids] } }),
    {
      onDone: ({ data }) => {
        toast(`An email to ${peopleText(data.sent)} is on its way.`)
        onClose()
      },
    },
  )
  return (
    <FormModal
      title={`Email ${peopleText(ids.length)}`}
      intro={`Each person receives a separate email. Replies go to ${email}.`}
      submitLabel="Send"
      size="lg"
      errors={send.errors}
      problem={send.problem}
      busy={send.busy}
      onSubmit={(values) => send.send({ subject: textIn(values, 'subject'), text: textIn(values, 'text') })}
      onClose={onClose}
    >
      <Field name="subject" label="Subject" autoComplete="off" required />
      <TextArea name="text" label="Message" rows={7} required />
    </FormModal>
  )
}
