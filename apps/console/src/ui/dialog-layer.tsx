import { useSyncExternalStore } from 'react'
import { Button } from './button'
import { answerDialog, dialogSnapshot, subscribeToDialogs } from './dialogs'
import { Modal } from './modal'

/** Where confirmations and the generic error dialog open. Their texts are the specification's (§2, §8). */
export function DialogLayer() {
  const question = useSyncExternalStore(subscribeToDialogs, dialogSnapshot)
  if (question === null) return null
  const cancel = () => answerDialog(false)
  if (question.kind === 'failure')
    return (
      <Modal
        open
        onClose={cancel}
        title="Something has gone wrong"
        actions={<Button onClick={cancel}>Close</Button>}
      >
        Our apologies, an error occurred while processing your command. Please check your connection and try
        again.
      </Modal>
    )
  return (
    <Modal
      open
      onClose={cancel}
      title="Are you sure?"
      backdrop="static"
      actions={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button look="danger" onClick={() => answerDialog(true)}>
            Confirm
          </Button>
        </>
      }
    >
      {question.text}
    </Modal>
  )
}
