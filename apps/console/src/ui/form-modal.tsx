import { type ReactNode, useId, useState } from 'react'
import { Button } from './button'
import { type FieldErrors, Form } from './form'
import { Modal } from './modal'
import type { PanelSize } from './panel'
import { hasUnsaved, unsavedText } from './unsaved'

type FormModalProps = {
  title: string
  /** What the command does, in a line. */
  intro?: ReactNode
  /** The verb on the button. */
  submitLabel: string
  size?: PanelSize
  errors: FieldErrors
  problem: string | null
  busy: boolean
  onSubmit: (values: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A form in a window above the page. Closing it asks first when something was changed and not saved. */
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
