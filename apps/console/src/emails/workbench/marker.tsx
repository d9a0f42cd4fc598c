import { fieldsOfKind, type ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import { type Mark } from '@sextant/contract/emails/parsing-rules'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { inputClass } from '../../ui/input-class'
import type { Sources, TextSpan } from './text-pane'

type MarkerProps = {
  kind: ParsingRuleKind
  sources: Sources
  /** The text selected in the email. */
  chosen: TextSpan | null
  marks: readonly Mark[]
  onMark: (mark: Mark) => void
}

/** Labels a passage as a field: the selected text, or text typed exactly as it appears. */
export function Marker({ kind, sources, chosen, marks, onMark }: MarkerProps) {
  const [typedText, setTypedPassage] = useState('')
  const [field, setField] = useState('')
  const passageText = chosen ? sources[chosen.within].slice(chosen.start, chosen.end) : typedText
  const span = chosen ?? spanOf(sources, typedText)
  const fields = fieldsOfKind[kind]
  const next =
    fields.find(([name]) => name === field) ?? fields.find(([name]) => marks.every((mark) => mark.field !== name))
  const isMissing = !chosen && typedText.trim() !== '' && span === null
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!span || !next) return
        onMark({ field: next[0], ...span })
        setTypedPassage('')
        setField('')
      }}
    >
      <p className="text-sm text-muted">Select text in the email, or type it exactly as it appears.</p>
      <label className="flex flex-col gap-1">
        <span className="font-medium">Passage</span>
        <input
          value={passageText.replaceAll('\n', ' ')}
          readOnly={chosen !== null}
          aria-invalid={isMissing || undefined}
          onChange={({ target }) => setTypedPassage(target.value)}
          className={inputClass}
        />
        {isMissing ? <span className="text-sm text-bad">That text isn’t in the email.</span> : null}
      </label>
      <div className="flex items-end gap-2">
        <label className="flex min-w-0 grow flex-col gap-1">
          <span className="font-medium">Field</span>
          <select value={next?.[0] ?? ''} onChange={({ target }) => setField(target.value)} className={inputClass}>
            {fields.map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="primary" disabled={!span || !next}>
          Label
        </Button>
      </div>
    </form>
  )
}

/** The first occurrence of a typed passage: in the text, otherwise in the subject. */
function spanOf({ text, subject }: Sources, typedText: string): TextSpan | null {
  const trimmed = typedText.trim()
  if (trimmed === '') return null
  const inText = text.indexOf(trimmed)
  if (inText >= 0) return { within: 'text', start: inText, end: inText + trimmed.length }
  const inSubject = subject.indexOf(trimmed)
  return inSubject >= 0 ? { within: 'subject', start: inSubject, end: inSubject + trimmed.length } : null
}
