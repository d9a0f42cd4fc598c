import { createReprocess, rereadable } from '@sextant/contract/emails/reprocess'
import { addDays } from '@sextant/domain/kit/local-time'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { reprocessAddress } from '../../kit/addresses'
import { api } from '../../kit/api'
import { todayOf } from '../../kit/clock'
import { useCommand } from '../../kit/command'
import { DayField } from '../../kit/day-input'
import { dayIn, textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { FormModal } from '../../ui/form-modal'
import { SelectField } from '../../ui/select-field'
import { mailboxChoiceQuery } from '../queries'

const statuses = [{ value: '', label: 'Any status' }, ...rereadable.map((status) => ({ value: status, label: status }))]

/** Starts a reprocessing run for a selection of emails. */
export function NewReprocess({ onClose }: { onClose: () => void }) {
  const team = useTeamRef()
  const today = todayOf(useTeam())
  const navigate = useNavigate()
  const refresh = useRefresh('emails')
  const can = useCan()
  const options = { enabled: can('browse-mailboxes'), throwOnError: false }
  const boxes = useQuery({ ...mailboxChoiceQuery(team), ...options }).data?.data ?? []
  const create = useCommand(
    (values: FormData) => {
      const status = rereadable.find((one) => one === textIn(values, 'status'))
      const mailbox = textIn(values, 'mailbox_id')
      return api.call(createReprocess, {
        team,
        body: {
          start_date: dayIn(values, 'start_date'),
          end_date: dayIn(values, 'end_date'),
          ...(status ? { status } : {}),
          ...(mailbox ? { mailbox_id: mailbox } : {}),
        },
      })
    },
    {
      onDone: async ({ data }) => {
        onClose()
        await refresh()
        await navigate({ href: reprocessAddress(team, data.id) })
      },
    },
  )
  return (
    <FormModal
      title="Reprocess emails"
      intro="The emails are processed with the current rules and you see what would change. Nothing changes until you apply it."
      submitLabel="Preview"
      errors={create.errors}
      problem={create.problem}
      busy={create.busy}
      onClose={onClose}
      onSubmit={create.send}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField name="start_date" label="Received from" day={addDays(today, -30)} />
        <DayField name="end_date" label="Received until" day={today} />
      </div>
      <SelectField name="status" label="Status" choices={statuses} />
      {boxes.length > 1 ? (
        <SelectField
          name="mailbox_id"
          label="Mailbox"
          choices={[
            { value: '', label: 'Any' },
            ...boxes.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
          ]}
        />
      ) : null}
    </FormModal>
  )
}
