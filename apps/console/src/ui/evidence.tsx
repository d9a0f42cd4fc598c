import { evidencePlace } from '@sextant/domain/kit/evidence-place'
import { numberText } from '@sextant/domain/kit/number-text'
import { Disclosure } from './disclosure'
import { Link } from './link'

type Spot = {
  readonly reader: string
  readonly part: string
  readonly path: string
  readonly text?: string | undefined
}

const nobody: Readonly<Record<string, string>> = {}

type EvidenceProps = {
  evidence: Readonly<Record<string, Spot>>
  /** Field → who set it by hand and when, in words. */
  setBy?: Readonly<Record<string, string>>
  /** Leads to the place where a field was read, where that can be shown. */
  placeHref?: (field: string) => string
}

/** Where each value was read, or who set it, behind a disclosure: field, text, reader, part and path. */
export function Evidence({ evidence, setBy = nobody, placeHref }: EvidenceProps) {
  const set = Object.entries(setBy)
  const read = Object.entries(evidence)
  const count = new Set([...Object.keys(setBy), ...Object.keys(evidence)]).size
  if (count === 0) return null
  return (
    <Disclosure
      summary={`Where ${count === 1 ? 'this comes' : `these ${numberText(count)} values come`} from`}
    >
      <ul className="flex flex-col gap-1.5 border-l-2 border-line pl-3 text-xs">
        {set.map(([field, who]) => (
          <li key={`set ${field}`} className="wrap-anywhere">
            <span className="font-medium">{field}</span> {who}
          </li>
        ))}
        {read.map(([field, { reader, part, path, text }]) => (
          <li key={field} className="wrap-anywhere">
            {placeHref && text ? (
              <Link href={placeHref(field)} className="font-medium text-accent hover:underline">
                {field}
              </Link>
            ) : (
              <span className="font-medium">{field}</span>
            )}
            {text ? <q className="mx-1.5">{text}</q> : ' '}
            <span className="font-mono text-muted">
              {field in setBy ? 'the mail: ' : ''}
              {reader} · part {part} · {evidencePlace(path)}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
