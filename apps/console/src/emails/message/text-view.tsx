import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { evidenceFieldLabel } from '@sextant/domain/segments/evidence-labels'
import { cx } from '../../ui/cx'
import { cutByQuotes, foundIn, type Piece, quotesOf, quotesOfField } from './highlight'
import { Rendered } from './rendered'
import { type Filling, SelectableText } from './selectable-text'
import { noteAttribute } from './selection'

type TextViewProps = {
  email: EmailDetail
  /** The field to show in the text. */
  field: string | undefined
  /** The focused field of a form next to the text: it is marked instead, without scrolling the page. */
  focused?: string | undefined
  /** Where selected text goes. */
  filling?: Filling | undefined
}

/** An email's text, with the source of each extracted value marked. */
export const TextView = ({ email, field, focused, filling }: TextViewProps) => (
  <Rendered id={email.id} type="text" emptyText="This message has no text.">
    {({ content }) => (
      <MarkedText
        label="Text of the message"
        pieces={cutByQuotes(content, quotesOf(foundIn(email)))}
        field={focused === undefined ? field : undefined}
        quotes={quotesOfField(foundIn(email), focused ?? field)}
        filling={filling}
      />
    )}
  </Rendered>
)

const showIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Scrolls only the text, so that the focused form stays where it is. */
function showInText(element: HTMLElement | null) {
  const text = element?.closest('pre')
  if (!element || !text) return
  const [place, box] = [element.getBoundingClientRect(), text.getBoundingClientRect()]
  text.scrollTop += place.top - box.top - box.height / 2
}

type MarkedTextProps = {
  label: string
  pieces: readonly Piece[]
  /** The requested field. */
  field: string | undefined
  /** What the field, or the focused one, was read from. */
  quotes: readonly string[]
  filling: Filling | undefined
}

/** A text with the sources of values marked. */
export function MarkedText({ label, pieces, field, quotes, filling }: MarkedTextProps) {
  const isQuoted = ({ text, fields }: Piece) => fields.length > 0 && quotes.includes(text)
  const isMissing = field !== undefined && !pieces.some(isQuoted)
  return (
    <>
      {isMissing ? (
        <p role="status" className="border-b border-line px-4 py-2 text-sm text-muted">
          {evidenceFieldLabel(field)} is not in the text: it comes from structured data in the email, or from an
          attachment.
        </p>
      ) : null}
      <SelectableText
        label={label}
        filling={filling}
        className="max-h-[70vh] overflow-auto p-4 font-sans leading-relaxed whitespace-pre-wrap wrap-anywhere"
      >
        {pieces.map((piece, index) =>
          piece.fields.length === 0 ? (
            piece.text
          ) : (
            <mark
              // oxlint-disable-next-line react/no-array-index-key -- pieces are identified only by their position
              key={index}
              ref={isQuoted(piece) ? (field === undefined ? showInText : showIt) : undefined}
              className={cx('rounded-sm bg-accent-soft px-0.5 text-ink', isQuoted(piece) && 'outline-2 outline-accent')}
            >
              {piece.text}
              <span {...{ [noteAttribute]: '' }} className="ml-1 text-xs text-muted select-none">
                {piece.fields.map(evidenceFieldLabel).join(', ')}
              </span>
            </mark>
          ),
        )}
      </SelectableText>
    </>
  )
}
