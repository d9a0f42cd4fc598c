import { Button } from '../ui/button'
import { copyText } from '../ui/copy'
import { Modal } from '../ui/modal'

/** New recovery codes, shown only once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Modal
    open
    onClose={onClose}
    title="Keep your recovery codes"
    backdrop="static"
    actions={
      <>
        <Button onClick={() => void copyText('Recovery codes', codes.join('\n'))}>Copy all</Button>
        <Button variant="primary" onClick={onClose}>
          I have saved them
        </Button>
      </>
    }
  >
    <p>
      Each code works once if you lose your other second factor. They are shown only now: print them or store them in
      your password manager.
    </p>
    <ul
      aria-label="Recovery codes"
      className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-sunken p-3 font-mono text-sm text-ink"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </Modal>
)
