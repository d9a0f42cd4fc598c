import type { ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import type { EmailText, Mark, ParsingRule } from '@sextant/contract/emails/parsing-rules'
import { useState } from 'react'
import { Panel } from '../../ui/panel'
import { Select } from '../../ui/select'
import { kindLabels } from '../parsing-rules/labels'
import { Marker } from './marker'
import { Marks } from './marks'
import { Outcome } from './outcome'
import { SaveRule } from './save-rule'
import { TextPane, type TextSpan } from './text-pane'

type BenchProps = { emailId: string; emailText: EmailText; rule: ParsingRule | null }

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))
const isKind = (value: string): value is ParsingRuleKind => Object.hasOwn(kindLabels, value)

/** A file's name; parts of the message have none and are numbered. */
const partLabel = ({ kind, filename }: EmailText['parts'][number], index: number): string =>
  kind === 'message' ? `Message, part ${index + 1}` : (filename ?? (kind === 'pdf' ? 'PDF' : 'Picture'))

/** The email's text on one side; labeled fields and the resulting booking on the other. */
export function Bench({ emailId, emailText, rule }: BenchProps) {
  const definition = rule?.versions[0]?.definition ?? null
  const [kind, setKind] = useState<ParsingRuleKind>(definition?.kind ?? 'lodging')
  const [part, setPart] = useState(
    [
      emailText.parts.find((text) => text.part === definition?.part && text.kind === definition.reads),
      emailText.parts.find((text) => text.kind === definition?.reads),
      emailText.parts[0],
    ].find(Boolean)?.part ?? '',
  )
  const [marks, setMarks] = useState<readonly Mark[]>(definition?.marks ?? [])
  const [chosen, setChosen] = useState<TextSpan | null>(null)
  const text = emailText.parts.find((one) => one.part === part)?.text ?? ''
  const sources = { subject: emailText.subject, text }
  const add = (mark: Mark) => {
    setMarks([...marks.filter(({ field }) => field !== mark.field), mark])
    setChosen(null)
  }
  const example = { kind, email_id: emailId, part, marks: [...marks] }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]">
      <Panel title="The email" flush>
        {emailText.parts.length > 1 ? (
          <div className="border-b border-line px-4 py-2">
            <Select
              label="Part"
              options={emailText.parts.map((one, index) => ({ value: one.part, label: partLabel(one, index) }))}
              value={part}
              onSelect={(next) => {
                setPart(next)
                setMarks(marks.filter(({ within }) => within === 'subject'))
              }}
            />
          </div>
        ) : null}
        <TextPane kind={kind} sources={sources} marks={marks} onChoose={setChosen} />
      </Panel>
      <div className="flex flex-col gap-6 xl:sticky xl:top-4">
        <Panel
          title="Fields"
          actions={
            <Select
              label="Kind"
              options={kinds}
              value={kind}
              onSelect={(next) => {
                if (isKind(next)) setKind(next)
              }}
            />
          }
        >
          <Marker kind={kind} sources={sources} chosen={chosen} marks={marks} onMark={add} />
          <Marks
            example={example}
            sources={sources}
            onRemove={(field) => setMarks(marks.filter((mark) => mark.field !== field))}
          />
        </Panel>
        <Outcome example={example} />
        <SaveRule example={example} sender={emailText.sender} rule={rule} />
      </div>
    </div>
  )
}
