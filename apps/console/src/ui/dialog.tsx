import { Button } from './button'
import { answerDialog, failureText, type Question } from './dialogs'
import { Modal } from './modal'

/** The confirmation or the generic error dialog, with the texts of the specification (§2, §8). */
export function Dialog({ question }: { question: Question }) {
  const cancel = () => answerDialog(false)
  if (question.kind === 'failure')
    return (
      <Modal open onClose={cancel} title="Something has gone wrong" actions={<Button onClick={cancel}>Close</Button>}>
        {failureText}
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
          <Button variant="danger" onClick={() => answerDialog(true)}>
            Confirm
          </Button>
        </>
      }
    >
      {question.text}
    </Modal>
  )
}
