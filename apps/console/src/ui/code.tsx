import { Copy } from 'lucide-react'
import { Button } from './button'
import { copyText } from './copy'

type CodeProps = {
  title: string
  text: string
  /** The text to copy, if it differs from the displayed text. */
  copy?: string
}

/** A titled code block that scrolls on its own and can be copied. */
export const Code = ({ title, text, copy = text }: CodeProps) => (
  <figure className="relative min-w-0 rounded-control border border-line bg-sunken">
    <figcaption className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-3 text-xs font-medium text-muted">
      {title}
      <Button variant="quiet" className="h-6 px-2" onClick={() => void copyText(title, copy)}>
        <Copy aria-hidden="true" />
        Copy<span className="sr-only"> {title.toLowerCase()}</span>
      </Button>
    </figcaption>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      // Not a region: each would be a landmark, and pages have many.
      role="group"
      aria-label={title}
      className="max-h-96 overflow-auto p-3 font-mono text-xs leading-relaxed"
    >
      {text}
    </pre>
  </figure>
)
