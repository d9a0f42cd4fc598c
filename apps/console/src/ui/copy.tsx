import { Copy } from 'lucide-react'
import { cx } from './cx'
import { alert, hint } from './notices'
import { Tooltip } from './tooltip'

/** What to press where a page may not write to the clipboard; the command key on a Mac (spec §2). */
export const copyFailedText = (platform: string): string =>
  /mac|iphone|ipad/i.test(platform) ? 'Press ⌘-C to copy' : 'Press Ctrl-C to copy'

/** Puts `text` on the clipboard and says so; where that fails, says which keys to press. */
export async function copyText(item: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    alert(`${item} copied to clipboard`)
  } catch {
    hint(copyFailedText(navigator.userAgent))
  }
}

type CopyProps = { item: string; text: string; className?: string }

function selectContents(element: Element | null) {
  if (element) getSelection()?.selectAllChildren(element)
}

/**
 * A text with a button that copies it. The text is selected too, so that the keys work where the clipboard does not.
 */
export const Copyable = ({ item, text, className }: CopyProps) => (
  <span className={cx('relative z-1 inline-flex max-w-full items-center gap-1', className)}>
    <span className="truncate font-mono text-[0.8125rem]">{text}</span>
    <Tooltip text={`Copy ${item.toLowerCase()}`}>
      <button
        type="button"
        aria-label={`Copy ${item.toLowerCase()}`}
        onClick={(event) => {
          selectContents(event.currentTarget.previousElementSibling)
          void copyText(item, text)
        }}
        className="rounded-control p-1 text-muted hover:bg-sunken hover:text-ink print:hidden"
      >
        <Copy aria-hidden="true" className="size-3.5" />
      </button>
    </Tooltip>
  </span>
)
