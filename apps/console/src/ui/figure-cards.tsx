import { numberText } from '@sextant/domain/kit/number-text'
import { Link } from './link'

export type Figure = {
  readonly label: string
  readonly value: number
  /** The formatted value, if it is not a plain count. */
  readonly text?: string
  readonly href?: string
}

/** Key figures side by side, each linking to its records if there is a page for them. */
export const FigureCards = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <ul
    aria-label={label}
    className="grid grid-cols-2 gap-px overflow-hidden rounded-box border border-line bg-surface sm:grid-cols-3 xl:grid-cols-6"
  >
    {figures.map(({ label: name, value, text, href }) => (
      <li key={name} className="relative bg-surface px-4 py-3 outline outline-line has-[a:hover]:bg-sunken">
        <p className="text-sm text-muted">
          {href ? (
            <Link href={href} className="after:absolute after:inset-0 focus-visible:after:-outline-offset-2">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-xl font-semibold tabular-nums">
          <data value={value} title={text ?? String(value)}>
            {text ?? numberText(value)}
          </data>
        </p>
      </li>
    ))}
  </ul>
)
