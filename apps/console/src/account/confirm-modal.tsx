import type { ReactNode } from 'react'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Modal } from '../ui/modal'
import { ConfirmationField } from './confirmation'

type ConfirmModalProps<Result> = {
  title: string
  /** Describes the consequences. */
  children: ReactNode
  /** Label of the submit button. */
  submitLabel: string
  variant?: 'primary' | 'danger'
  /** Additional fields next to the password. */
  fields?: ReactNode
  run: (password: string, values: FormData) => Promise<Result>
  onDone: (answer: Result) => unknown
  onClose: () => void
}

/** Confirms a change to the account's security settings with the user's password. */
export function ConfirmModal<Result>({
  title,
  children,
  submitLabel,
  variant = 'primary',
  fields,
  run,
  onDone,
  onClose,
}: ConfirmModalProps<Result>) {
  const command = useCommand((values: FormData) => run(textIn(values, 'password'), values), {
    onDone: async (answer) => {
      onClose()
      await onDone(answer)
    },
  })
  return (
    <Modal open onClose={onClose} title={title} backdrop="static">
      <p className="mb-4">{children}</p>
      <div className="text-ink">
        <Form errors={command.errors} problem={command.problem} onSubmit={(values) => command.send(values)}>
          {fields}
          <ConfirmationField />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant={variant} busy={command.busy}>
              {submitLabel}
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  )
}
