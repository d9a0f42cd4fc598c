import type { ImapCheck } from '@sextant/contract/mailboxes/schemas'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '../ui/button'

type CheckConnectionProps = {
  busy: boolean
  /** The result of the last check. */
  result: ImapCheck | null
  /** Called with the surrounding form. */
  onCheck: (form: HTMLFormElement | null) => void
}

/** Tests an IMAP account and shows the result. */
export const CheckConnection = ({ busy, result, onCheck }: CheckConnectionProps) => (
  <div className="flex flex-col items-start gap-2">
    <Button busy={busy} onClick={({ currentTarget }) => onCheck(currentTarget.form)}>
      Check connection
    </Button>
    <div role="status" className="w-full">
      {result ? (
        <p
          data-tone={result.ok ? 'good' : 'bad'}
          className="flex items-start gap-2 rounded-control border border-(--tone) px-3 py-2"
        >
          {result.ok ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-(--tone)" />
          ) : (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-(--tone)" />
          )}
          {result.message}
        </p>
      ) : null}
    </div>
  </div>
)
