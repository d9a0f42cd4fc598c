import type { RenderedEmail, Rendering } from '@sextant/contract/emails/content'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { statusOf } from '../../kit/failure'
import { useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { renderedQuery } from '../queries'

type RenderedContent = RenderedEmail & { readonly content: string }

type RenderedProps = {
  id: string
  type: Exclude<Rendering, 'headers'>
  /** Shown if the message has no content of this type. */
  emptyText: string
  children: (rendered: RenderedContent) => ReactNode
}

const NoContent = ({ children }: { children: ReactNode }) => <p className="p-4 text-muted">{children}</p>

/** One view of a message, including its loading, truncated, empty and deleted states. */
export function Rendered({ id, type, emptyText, children }: RenderedProps) {
  const { data, error, refetch } = useQuery(renderedQuery(useTeamRef(), id, type))
  if (error)
    return statusOf(error) === 404 ? (
      <NoContent>{error.message}</NoContent>
    ) : (
      <div className="flex flex-wrap items-center gap-3 p-4">
        <p className="text-muted">The message could not be shown.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data) return <LoadingMessage />
  const { content, truncated } = data.data
  if (content === null || content === '') return <NoContent>{emptyText}</NoContent>
  return (
    <>
      {truncated ? (
        <p role="status" data-tone="warning" className="border-b border-line px-4 py-2 text-sm text-(--tone)">
          This message is very long. Only the first million characters are shown; download it to see the rest.
        </p>
      ) : null}
      {children({ ...data.data, content })}
    </>
  )
}

const LoadingMessage = () => (
  <div role="status" aria-busy="true" className="flex flex-col gap-3 p-4">
    <span className="sr-only">Loading</span>
    {['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5', 'w-1/3'].map((width) => (
      <Skeleton key={width} className={width} />
    ))}
  </div>
)
