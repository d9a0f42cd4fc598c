import type { QualityIssue } from '@sextant/contract/trips/quality'
import { AssignDialog } from './assign'
import { DismissDialog } from './dismiss'
import { PriceDialog } from './price'
import { TravelerDialog } from './traveler'

/** The dialog that is open, and its issue. */
export type Task = {
  readonly kind: 'assign' | 'dismiss' | 'price' | 'traveler'
  readonly issue: QualityIssue
}

const dialogs = {
  assign: AssignDialog,
  dismiss: DismissDialog,
  price: PriceDialog,
  traveler: TravelerDialog,
} as const

/** Renders the open dialog, if any. */
export function TaskDialog({ task, onClose }: { task: Task | null; onClose: () => void }) {
  if (task === null) return null
  const Dialog = dialogs[task.kind]
  return <Dialog issue={task.issue} onClose={onClose} />
}
