import { vi } from 'vitest'
import { aUser } from '../kit/people'
import { emptyPage, someLinks } from '../kit/responses'
import type { List } from './lists'

type ListRequest = { readonly query: URLSearchParams; readonly signal: AbortSignal | null | undefined }
type Behavior = 'answers' | 'waits' | 'fails'

const bodyOf = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const failed = () => bodyOf(500, { message: 'Broken', code: 'internal' })
const cursorRefused = () =>
  bodyOf(422, {
    message: 'No',
    code: 'validation_failed',
    errors: { next: ['Is no cursor of this list.'] },
  })

/** Rejects like a call that is aborted before its response. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError'))),
  )

/** Mocks the server behind one list, which responds according to the current behavior and the query. */
export function serveList({ call, page = emptyPage, answers = {} }: List, known: ReadonlySet<string>) {
  const requests: ListRequest[] = []
  const state: { behavior: Behavior } = { behavior: 'answers' }
  const otherAnswers = new Map<string, unknown>(
    Object.entries({
      '/api/links': someLinks,
      '/api/users/current': { data: aUser({ global: 'super-admin', role: 'owner' }) },
      ...answers,
    }),
  )
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost')
    if (url.pathname !== call) return bodyOf(200, otherAnswers.get(url.pathname) ?? emptyPage)
    requests.push({ query: url.searchParams, signal: init?.signal })
    if (state.behavior === 'waits') return await untilAborted(init?.signal)
    if (state.behavior === 'fails') return failed()
    const cursor = url.searchParams.get('next')
    return cursor === null || known.has(cursor) ? bodyOf(200, page) : cursorRefused()
  })
  return { requests, state }
}
