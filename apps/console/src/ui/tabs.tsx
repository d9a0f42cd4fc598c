import { useEffect, useRef } from 'react'
import { cx } from './cx'
import { Link } from './link'

type TabsProps = {
  label: string
  tabs: readonly { readonly label: string; readonly href: string; readonly current: boolean }[]
}

/** Tabs as links in a row, with the current one underlined and scrolled into view. */
export function Tabs({ label, tabs }: TabsProps) {
  const row = useRef<HTMLUListElement>(null)
  const currentIndex = tabs.findIndex(({ current }) => current)
  useEffect(() => {
    row.current?.children[currentIndex]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [currentIndex])
  return (
    <nav aria-label={label} className="mb-5 border-b border-line max-md:-mx-4 max-md:px-4">
      <ul ref={row} className="-mb-px flex gap-5 overflow-x-auto scrollbar-none">
        {tabs.map(({ label: text, href, current }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className={cx(
                'inline-block border-b-2 py-2 font-medium whitespace-nowrap focus-visible:-outline-offset-2',
                current ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
