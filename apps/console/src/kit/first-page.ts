import { CallFailed } from '@sextant/client/client'

export type Cursors = { readonly next?: string | undefined; readonly previous?: string | undefined }

const isCursorRefused = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 422 && ('next' in error.errors || 'previous' in error.errors)

/**
 * Asks for a page of a list, and for its first one where the server does not know the cursor: it may be of another
 * sort, or typed by hand. Says which it was.
 */
export async function withFirstPageFallback<Query extends Cursors, Answer>(
  query: Query,
  call: (query: Query) => Promise<Answer>,
): Promise<{ answer: Answer; cursorRefused: boolean }> {
  try {
    return { answer: await call(query), cursorRefused: false }
  } catch (error) {
    if (!isCursorRefused(error)) throw error
    const answer = await call({ ...query, next: undefined, previous: undefined })
    return { answer, cursorRefused: true }
  }
}
