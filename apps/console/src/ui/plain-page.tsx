import type { ReactNode } from 'react'
import { Link } from './link'
import { DocumentTitle } from './page'
import { Panel } from './panel'
import { Skeleton } from './skeleton'

type PlainPageProps = { title: string; context?: ReactNode; children?: ReactNode; below?: ReactNode }

/** A signed-out page: one panel, with links below it. */
export const PlainPage = ({ title, context, children, below }: PlainPageProps) => (
  <>
    <DocumentTitle page={title} />
    <Panel size="sm">
      <h1 className="text-lg font-semibold">{title}</h1>
      {context ? <div className="mt-1 text-muted wrap-anywhere">{context}</div> : null}
      {children ? <div className="mt-4">{children}</div> : null}
    </Panel>
    {below ? <p className="mt-4 text-center text-sm text-muted">{below}</p> : null}
  </>
)

/** The skeleton of a signed-out page. */
export const PlainSkeleton = () => (
  <Panel size="sm">
    <div role="status" className="flex flex-col gap-4">
      <h1 className="sr-only">Loading</h1>
      <Skeleton className="w-1/3" />
      <Skeleton className="h-24" />
    </div>
  </Panel>
)

/** A link within a sentence. */
export const PageLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="text-accent underline underline-offset-2">
    {children}
  </Link>
)
