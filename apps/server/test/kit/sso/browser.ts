import * as z from 'zod/mini'
import type { TestContext } from '../test-context'

export type PageResponse = { readonly status: number; readonly location: string; readonly body: string }

/** A minimal browser for sign-in, which keeps cookies and follows no redirects. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  constructor(readonly context: TestContext) {}

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Whether a session has been opened. */
  get isSignedIn(): boolean {
    return this.#cookies.has('sextant_session')
  }

  async get(url: string): Promise<PageResponse> {
    return await this.#send('GET', url)
  }

  /** Submits a form from another site, for which browsers do not send Lax cookies. */
  async submitFromAfar(url: string, form: Readonly<Record<string, string>>): Promise<PageResponse> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return await this.#send('POST', url, { payload: new URLSearchParams(form).toString(), headers })
  }

  /** Calls the API as the console does. */
  async call(url: string, body: unknown): Promise<PageResponse> {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      cookie: this.cookie,
    }
    return await this.#send('POST', url, { payload: JSON.stringify(body), headers })
  }

  async #send(
    method: 'GET' | 'POST',
    url: string,
    request: { payload?: string; headers?: Record<string, string> } = { headers: { cookie: this.cookie } },
  ): Promise<PageResponse> {
    const { pathname, search } = new URL(url, 'http://localhost:3000')
    const answer = await this.context.app.inject({ method, url: pathname + search, ...request })
    for (const { name, value } of answer.cookies) {
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return { status: answer.statusCode, location: answer.headers.location ?? '', body: answer.body }
  }
}

const Redirect = z.object({ data: z.object({ redirect: z.string() }) })
/** Starts single sign-on as the console does and returns the redirect target. */
export async function start(browser: Browser, email = 'ada@acme.test', next?: string): Promise<string> {
  const { body } = await browser.call('/login/sso', { email, ...(next === undefined ? {} : { next }) })
  return z.parse(Redirect, JSON.parse(body)).data.redirect
}

/** The code of the reason for a failed sign-in; empty if it succeeded. */
export const reasonOf = (location: string): string => new URL(location, 'http://x').searchParams.get('sso_error') ?? ''
