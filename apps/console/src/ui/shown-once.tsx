import type { ReactNode } from 'react'
import { Button } from './button'
import { Copyable } from './copy'
import { Modal } from './modal'

type ShownOnceProps = {
  title: string
  /** What becomes of it, in a line. */
  children: ReactNode
  /** What is to be copied, each by its name. */
  secrets: readonly { readonly item: string; readonly text: string }[]
  onClose: () => void
}

/** A secret that is shown this once, to be copied; a press outside does not lose it. */
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
