import { fieldsOfKind, type RuleKind } from '@sextant/contract/emails/rule-fields'
import { type Mark } from '@sextant/contract/emails/rules'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { inputClass } from '../../ui/input-class'
import type { Sources, Stretch } from './text-pane'

type MarkerProps = {
  kind: RuleKind
  sources: Sources
  /** What is selected in the mail. */
  chosen: Stretch | null
  marks: readonly Mark[]
  onMark: (mark: Mark) => void
}

/** Says which field some words are: those that are selected in the mail, or words that are typed as they stand there. */
export function Marker({ kind, sources, chosen, marks, onMark }: MarkerProps) {
  const [typed, setTyped] = useState('')
  const [field, setField] = useState('')
  const said = chosen ? sources[chosen.within].slice(chosen.start, chosen.end) : typed
  const stretch = chosen ?? stretchOf(sources, typed)
  const fields = fieldsOfKind[kind]
  const next =
    fields.find(([name]) => name === field) ??
    fields.find(([name]) => marks.every((mark) => mark.field !== name))
  const isMissing = !chosen && typed.trim() !== '' && stretch === null
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!stretch || !next) return
        onMark({ field: next[0], ...stretch })
        setTyped('')
        setField('')
      }}
    >
      <p className="text-sm text-muted">Select words in the mail, or type them as they stand there.</p>
      <label className="flex flex-col gap-1">
        <span className="font-medium">Words</span>
        <input
          value={said.replaceAll('\n', ' ')}
          readOnly={chosen !== null}
          aria-invalid={isMissing || undefined}
          onChange={({ target }) => setTyped(target.value)}
          className={inputClass}
        />
        {isMissing ? <span className="text-sm text-bad">These words do not stand in the mail.</span> : null}
      </label>
      <div className="flex items-end gap-2">
        <label className="flex min-w-0 grow flex-col gap-1">
          <span className="font-medium">Are the</span>
          <select
            value={next?.[0] ?? ''}
            onChange={({ target }) => setField(target.value)}
            className={inputClass}
          >
            {fields.map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="primary" disabled={!stretch || !next}>
          Mark
        </Button>
      </div>
    </form>
  )
}

/** Where typed words stand first: in the text, else in the subject. */
function stretchOf({ text, subject }: Sources, typed: string): Stretch | null {
  const words = typed.trim()
  if (words === '') return null
  const inText = text.indexOf(words)
  if (inText >= 0) return { within: 'text', start: inText, end: inText + words.length }
  const inSubject = subject.indexOf(words)
  return inSubject >= 0 ? { within: 'subject', start: inSubject, end: inSubject + words.length } : null
}
