import type { ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import type { Mark } from '@sextant/contract/emails/parsing-rules'
import { fieldLabel } from '../parsing-rules/labels'

/** A selected span of the subject or the text. */
export type TextSpan = Pick<Mark, 'within' | 'start' | 'end'>

/** The texts to label. */
export type Sources = Readonly<Record<Mark['within'], string>>

type TextPaneProps = {
  kind: ParsingRuleKind
  sources: Sources
  marks: readonly Mark[]
  onChoose: (span: TextSpan) => void
}

/** The email's subject and text. Selecting a passage chooses it. */
export const TextPane = ({ kind, sources, marks, onChoose }: TextPaneProps) => (
  <>
    <div className="border-b border-line px-4 py-3">
      <p className="text-xs text-muted">Subject</p>
      <Marked within="subject" {...{ kind, sources, marks, onChoose }} className="font-medium" />
    </div>
    <Marked
      within="text"
      {...{ kind, sources, marks, onChoose }}
      className="max-h-[75vh] overflow-auto p-4 font-mono text-[0.8125rem] leading-relaxed"
    />
  </>
)

type MarkedProps = TextPaneProps & { within: Mark['within']; className: string }

function Marked({ within, kind, sources, marks, onChoose, className }: MarkedProps) {
  const paneMarks = marks
    .filter((mark) => mark.within === within)
    .toSorted((first, second) => first.start - second.start)
  const choose = (pane: HTMLElement) => {
    const span = selectedIn(pane)
    if (span) onChoose({ within, ...span })
  }
  return (
    // Selecting text is the quick way; the form next to it does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- see above
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must get there
      tabIndex={0}
      aria-label={within === 'subject' ? 'Subject of the email' : 'Text of the email'}
      onMouseUp={({ currentTarget }) => choose(currentTarget)}
      onKeyUp={({ currentTarget }) => choose(currentTarget)}
      className={`whitespace-pre-wrap wrap-anywhere selection:bg-accent-soft ${className}`}
    >
      {piecesOf(sources[within], paneMarks).map(({ text, mark }, index) =>
        mark ? (
          <mark
            // oxlint-disable-next-line react/no-array-index-key -- pieces are identified only by their position
            key={index}
            data-label={fieldLabel(kind, mark.field)}
            className="rounded-sm bg-accent-soft px-0.5 text-ink after:ml-1 after:font-sans after:text-xs after:text-accent after:content-[attr(data-label)]"
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </pre>
  )
}

type Piece = { readonly text: string; readonly mark: Mark | null }

/** Splits a text at its labels. Where labels overlap, the first one wins. */
function piecesOf(text: string, marks: readonly Mark[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.start < at) continue
    pieces.push({ text: text.slice(at, mark.start), mark: null }, { text: text.slice(mark.start, mark.end), mark })
    at = mark.end
  }
  return [...pieces, { text: text.slice(at), mark: null }]
}

/** The selection within an element as trimmed character offsets; null if there is none. */
function selectedIn(pane: HTMLElement): { start: number; end: number } | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!pane.contains(range.startContainer) || !pane.contains(range.endContainer)) return null
  const before = document.createRange()
  before.setStart(pane, 0)
  before.setEnd(range.startContainer, range.startOffset)
  const emailText = range.toString()
  const start = before.toString().length + (emailText.length - emailText.trimStart().length)
  const length = emailText.trim().length
  return length === 0 ? null : { start, end: start + length }
}
