import { useSyncExternalStore } from 'react'
import { now } from '../../kit/clock'
import { useLinks } from '../links'

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

/** The current time in UTC, `YYYY-MM-DD HH:MM:SS`. */
const currentTime = (): string => now().slice(0, 19).replace('T', ' ')

const linkClass = 'underline-offset-2 hover:text-ink hover:underline'

/** Social links, the year, the UTC clock, patents and the user agreement (spec §2). */
export function Footer() {
  const { social, patents, user_agreement } = useLinks()
  const time = useSyncExternalStore(everySecond, currentTime)
  return (
    <footer className="footer mt-auto flex print:hidden flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-xs text-muted md:px-8">
      <span>© {time.slice(0, 4)} Sextant</span>
      <span>
        Current time{' '}
        <time dateTime={`${time.replace(' ', 'T')}Z`} className="proportional-nums">
          {time.slice(0, 10)} <span className="tabular-nums">{time.slice(11)}</span> UTC
        </time>
      </span>
      <nav aria-label="Footer" className="flex flex-wrap gap-x-4 gap-y-1 md:ml-auto">
        {social.map(({ label, url }) => (
          <a key={url} href={url} rel="me noreferrer" className={linkClass}>
            {label}
          </a>
        ))}
        <a href={patents} className={linkClass}>
          Patents
        </a>
        <a href={user_agreement} className={linkClass}>
          User agreement
        </a>
      </nav>
    </footer>
  )
}
