import { type ReactNode, useId, useState } from 'react'
import { Button } from './button'
import { type FieldErrors, Form } from './form'
import { Modal } from './modal'
import type { PanelSize } from './panel'
import { hasUnsaved, unsavedText } from './unsaved'

type FormModalProps = {
  title: string
  /** A one-line explanation. */
  intro?: ReactNode
  /** Label of the submit button. */
  submitLabel: string
  size?: PanelSize
  errors: FieldErrors
  problem: string | null
  busy: boolean
  onSubmit: (values: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A form in a modal dialog. Closing it asks for confirmation if there are unsaved changes. */
export function FormModal({
  title,
  intro,
  submitLabel,
  size = 'md',
  busy,
  onClose,
  children,
  ...form
}: FormModalProps) {
  const id = useId()
  const [asking, setAsking] = useState(false)
  const close = () => (hasUnsaved() ? setAsking(true) : onClose())
  return (
    <Modal
      open
      onClose={close}
      title={title}
      size={size}
      backdrop="static"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {intro ? <p className="mb-4">{intro}</p> : null}
      <div className="text-ink">
        <Form id={id} guarded {...form}>
          {children}
        </Form>
      </div>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title="Are you sure?"
        backdrop="static"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="danger" onClick={onClose}>
              Confirm
            </Button>
          </>
        }
      >
        {unsavedText}
      </Modal>
    </Modal>
  )
}
