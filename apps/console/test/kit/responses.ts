import { vi } from 'vitest'

type Answer = { readonly status?: number; readonly body: unknown }

type RecordedCalls = { readonly requests: readonly string[]; readonly bodies: readonly unknown[] }

/**
 * Mocks `fetch`: responds by `METHOD path`, and 404 for anything else. Records the requests in order, and their bodies.
 */
export function mockAnswers(answers: Readonly<Record<string, Answer>>): RecordedCalls {
  const requests: string[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost')
    requests.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`)
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body))
    const answer = answers[`${init?.method ?? 'GET'} ${url.pathname}`]
    const { status = 200, body } = answer ?? {
      status: 404,
      body: { message: 'Not found', code: 'not_found' },
    }
    return new Response(JSON.stringify(body), { status })
  })
  return { requests, bodies }
}

export const emptyPage = {
  data: [],
  meta: { total: 0, count: 0, limit: 20 },
  links: { next: null, previous: null },
}

export const someLinks = {
  data: { social: [], patents: '/legal/patents', user_agreement: '/legal/user-agreement', status: '/readyz' },
}
