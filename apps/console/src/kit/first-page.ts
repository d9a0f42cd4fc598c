import { CallFailed } from '@sextant/client/client'

export type Cursors = { readonly next?: string | undefined; readonly previous?: string | undefined }

const isCursorRefused = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 422 && ('next' in error.errors || 'previous' in error.errors)

/**
 * Fetches a page of a list, or the first page if the server does not know the cursor, which may belong to another sort
 * order or have been edited. Reports which page was returned.
 */
export async function withFirstPageFallback<Query extends Cursors, Result>(
  query: Query,
  call: (query: Query) => Promise<Result>,
): Promise<{ answer: Result; cursorRefused: boolean }> {
  try {
    return { answer: await call(query), cursorRefused: false }
  } catch (error) {
    if (!isCursorRefused(error)) throw error
    const answer = await call({ ...query, next: undefined, previous: undefined })
    return { answer, cursorRefused: true }
  }
}
