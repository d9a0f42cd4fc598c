import { numberText } from '@sextant/domain/kit/number-text'
import { Disclosure } from './disclosure'

type Spot = {
  readonly reader: string
  readonly part: string
  readonly path: string
  readonly text?: string | undefined
}

/** Where each value was read, behind a disclosure: field, text, reader, part and path. */
export function Evidence({ evidence }: { evidence: Readonly<Record<string, Spot>> }) {
  const fields = Object.entries(evidence)
  if (fields.length === 0) return null
  return (
    <Disclosure
      summary={`Where ${fields.length === 1 ? 'this was' : `these ${numberText(fields.length)} values were`} read`}
    >
      <ul className="flex flex-col gap-1.5 border-l-2 border-line pl-3 text-xs">
        {fields.map(([field, { reader, part, path, text }]) => (
          <li key={field} className="wrap-anywhere">
            <span className="font-medium">{field}</span>
            {text ? <q className="mx-1.5">{text}</q> : ' '}
            <span className="font-mono text-muted">
              {reader} · part {part} · {path}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
