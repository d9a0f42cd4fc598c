import { createDataRequest, type DataRequest } from '@sextant/contract/travelers/privacy'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { textIn } from '../../kit/form-values'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Form } from '../../ui/form'
import { Modal } from '../../ui/modal'
import { toast } from '../../ui/notices'

type Draft = { type: DataRequest['type']; email: string; confirm?: string }

const texts = {
  export: {
    title: 'Export a person’s data',
    description: 'All data about the person is exported to a ZIP file, which can be downloaded from the list.',
    submitLabel: 'Export',
    done: 'The export is being generated.',
  },
  erase: {
    title: 'Erase a person’s data',
    description: 'All data about the person is erased. This cannot be undone.',
    submitLabel: 'Erase',
    done: 'The erasure is in progress.',
  },
} as const

/** Requests the export or erasure of a person's data; erasure asks for the email address twice. */
export function NewRequest({ type, onClose }: { type: DataRequest['type']; onClose: () => void }) {
  const team = useTeamRef()
  const { name } = useTeam()
  const queryClient = useQueryClient()
  const { title, description, submitLabel, done } = texts[type]
  const request = useCommand((body: Draft) => api.call(createDataRequest, { team, body }), {
    onDone: async () => {
      onClose()
      toast(done)
      await queryClient.invalidateQueries({ queryKey: ['travelers.data_requests'] })
    },
  })
  return (
    <Modal open onClose={onClose} title={title} size="md" backdrop="static">
      <p className="mb-4">
        {description} It is about {name} only.
      </p>
      <div className="text-ink">
        <Form
          errors={request.errors}
          problem={request.problem}
          onSubmit={(values) =>
            request.send({
              type,
              email: textIn(values, 'email'),
              ...(type === 'erase' ? { confirm: textIn(values, 'confirm') } : {}),
            })
          }
        >
          <Field name="email" label="Person’s email address" type="email" autoComplete="off" required />
          {type === 'erase' ? (
            <Field
              name="confirm"
              label="Repeat the email address"
              hint="To confirm the erasure."
              autoComplete="off"
              required
            />
          ) : null}
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant={type === 'erase' ? 'danger' : 'primary'} busy={request.busy}>
              {submitLabel}
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  )
}
