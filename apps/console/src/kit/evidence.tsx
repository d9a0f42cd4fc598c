import { numberText } from '@sextant/domain/kit/number-text'
import { evidenceFieldLabel, evidenceSourceLabel } from '@sextant/domain/segments/evidence-labels'
import { Disclosure } from '../ui/disclosure'
import { Link } from '../ui/link'

type EvidenceSource = {
  readonly reader: string
  readonly part: string
  readonly path: string
  readonly text?: string | undefined
}

const noOverrides: Readonly<Record<string, string>> = {}

type EvidenceProps = {
  evidence: Readonly<Record<string, EvidenceSource>>
  /** Who set each field manually and when, in words. */
  setBy?: Readonly<Record<string, string>>
  /** Links to a field's source, where it can be shown. */
  placeHref?: (field: string) => string
}

/** The source of each value, or who set it, in a disclosure; a second one has parser details. */
export function Evidence({ evidence, setBy = noOverrides, placeHref }: EvidenceProps) {
  const set = Object.entries(setBy)
  const read = Object.entries(evidence)
  const count = new Set([...Object.keys(setBy), ...Object.keys(evidence)]).size
  if (count === 0) return null
  return (
    <Disclosure summary={`Where ${count === 1 ? 'this comes' : `these ${numberText(count)} values come`} from`}>
      <div className="flex flex-col gap-2 border-l-2 border-line pl-3 text-sm">
        <ul className="flex flex-col gap-1.5">
          {set.map(([field, setByText]) => (
            <li key={`set ${field}`} className="wrap-anywhere">
              <span className="font-medium">{evidenceFieldLabel(field)}</span> {setByText}
            </li>
          ))}
          {read.map(([field, { reader, text }]) => (
            <li key={field} className="wrap-anywhere">
              <span className="font-medium">{evidenceFieldLabel(field)}</span>
              {text ? <q className="mx-1.5">{text}</q> : ' '}
              <span className="text-muted">
                {field in setBy ? 'in the email: ' : ''}
                {evidenceSourceLabel(reader)}
              </span>
              {placeHref && text ? (
                <Link href={placeHref(field)} className="ml-2 text-accent underline">
                  Show<span className="sr-only"> {evidenceFieldLabel(field).toLowerCase()}</span> in the email
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
        <TechnicalDetails read={read} />
      </div>
    </Disclosure>
  )
}

/** Field, parser, part and path, for troubleshooting. */
const TechnicalDetails = ({ read }: { read: readonly (readonly [field: string, spot: EvidenceSource])[] }) =>
  read.length === 0 ? null : (
    <Disclosure summary="Technical details">
      <ul className="flex flex-col gap-1 font-mono text-xs text-muted">
        {read.map(([field, { reader, part, path }]) => (
          <li key={field} className="wrap-anywhere">
            {field}: {reader} · part {part} · {path}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
