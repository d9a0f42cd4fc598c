import { cx } from '../../ui/cx'
import { Link } from '../../ui/link'
import type { OperationGroup } from './operations'

const titles: Readonly<Record<string, string>> = {
  downloads: 'Downloads and open data',
}

/** The heading of a feature's operations. */
export const groupTitle = (feature: string): string =>
  titles[feature] ?? feature.charAt(0).toUpperCase() + feature.slice(1)

type NavProps = {
  groups: readonly OperationGroup[]
  /** The feature shown; empty for the introduction, null while searching. */
  current: string | null
}

const linkClass = (isCurrent: boolean): string =>
  cx(
    'flex justify-between gap-2 rounded-control px-2 py-1',
    isCurrent ? 'bg-sunken font-medium text-ink' : 'text-muted hover:text-ink',
  )

/** Links to each feature's operations. */
export const ReferenceNav = ({ groups, current }: NavProps) => (
  <nav
    aria-label="API reference"
    className="self-start md:sticky md:top-4 md:max-h-[calc(100dvh-2rem)] md:overflow-y-auto"
  >
    <ul className="grid grid-cols-2 gap-0.5 text-sm md:grid-cols-1">
      <li>
        <Link href="/api/docs" aria-current={current === '' ? 'page' : undefined} className={linkClass(current === '')}>
          Introduction
        </Link>
      </li>
      {groups.map(({ feature, operations }) => (
        <li key={feature}>
          <Link
            href={`/api/docs?group=${feature}`}
            aria-current={current === feature ? 'page' : undefined}
            className={linkClass(current === feature)}
          >
            <span className="truncate">{groupTitle(feature)}</span>
            <span className="tabular-nums">
              {operations.length}
              <span className="sr-only"> calls</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
