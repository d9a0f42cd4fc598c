import * as z from 'zod/mini'
import type { TestContext } from '../test-context'

export type Visited = { readonly status: number; readonly location: string; readonly body: string }

/** A browser as far as sign-in needs one: it keeps cookies, and follows nothing by itself. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  constructor(readonly context: TestContext) {}

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Whether a session was opened in it. */
  get isSignedIn(): boolean {
    return this.#cookies.has('sextant_session')
  }

  async get(url: string): Promise<Visited> {
    return await this.#send('GET', url)
  }

  /** A form that a foreign page submits: the browser keeps its Lax cookies back. */
  async submitFromAfar(url: string, form: Readonly<Record<string, string>>): Promise<Visited> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return await this.#send('POST', url, { payload: new URLSearchParams(form).toString(), headers })
  }

  /** A call of the console. */
  async call(url: string, body: unknown): Promise<Visited> {
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
    given: { payload?: string; headers?: Record<string, string> } = { headers: { cookie: this.cookie } },
  ): Promise<Visited> {
    const { pathname, search } = new URL(url, 'http://localhost:3000')
    const answer = await this.context.app.inject({ method, url: pathname + search, ...given })
    for (const { name, value } of answer.cookies) {
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return { status: answer.statusCode, location: answer.headers.location ?? '', body: answer.body }
  }
}

const Redirect = z.object({ data: z.object({ redirect: z.string() }) })
/** Begins a single sign-on as the console does; answers where it leads. */
export async function start(browser: Browser, email = 'ada@acme.test', next?: string): Promise<string> {
  const { body } = await browser.call('/login/sso', { email, ...(next === undefined ? {} : { next }) })
  return z.parse(Redirect, JSON.parse(body)).data.redirect
}

/** The code of why nobody was signed in; empty where somebody was. */
export const reasonOf = (location: string): string => new URL(location, 'http://x').searchParams.get('sso_error') ?? ''
