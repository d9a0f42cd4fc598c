import { Copy } from 'lucide-react'
import { cx } from './cx'
import { alert, hint } from './notices'
import { Tooltip } from './tooltip'

/** The keys to press if the clipboard is not available; Command on a Mac (spec §2). */
export const copyFailedText = (platform: string): string =>
  /mac|iphone|ipad/i.test(platform) ? 'Press ⌘-C to copy' : 'Press Ctrl-C to copy'

/** Copies `text` to the clipboard and says so; on failure it says which keys to press. */
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
 * A text with a copy button. The text is also selected, so that it can be copied by keyboard if the clipboard is not
 * available.
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
