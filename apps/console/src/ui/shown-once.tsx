import type { ReactNode } from 'react'
import { Button } from './button'
import { Copyable } from './copy'
import { Modal } from './modal'

type ShownOnceProps = {
  title: string
  /** One line on how it is used. */
  children: ReactNode
  /** The values to copy, each with its name. */
  secrets: readonly { readonly item: string; readonly text: string }[]
  onClose: () => void
}

/** Shows a secret once, to be copied; clicking outside does not close it. */
export const ShownOnce = ({ title, children, secrets, onClose }: ShownOnceProps) => (
  <Modal
    open
    onClose={onClose}
    title={title}
    backdrop="static"
    size="lg"
    actions={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <p className="mb-3">{children}</p>
    <div className="flex flex-col gap-2 text-ink">
      {secrets.map(({ item, text }) => (
        <div key={item}>
          <p className="text-sm text-muted">{item}</p>
          <Copyable item={item} text={text} />
        </div>
      ))}
    </div>
  </Modal>
)
