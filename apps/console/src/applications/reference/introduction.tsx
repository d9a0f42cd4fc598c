import type { ReactNode } from 'react'
import { Code } from '../../ui/code'
import type { OperationGroup } from './operations'
import { signInSnippets } from './snippets'

/** Information that applies to every request. */
export function Introduction({ groups }: { groups: readonly OperationGroup[] }) {
  const { token, client } = signInSnippets(globalThis.location.origin)
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0)
  return (
    <article className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">API reference</h1>
        <p className="mt-1 text-muted">{count} calls. Generated from the server’s own schemas.</p>
      </div>
      <Part title="Sign in">
        <p>
          Create an app under <b>Settings → Apps</b>, choose its scopes, and exchange its ID and secret for a token that
          is valid for one hour (OAuth 2.0 client credentials). An app is limited to its own team.
        </p>
        <Code title="A token" text={token} />
        <Code title="The same with the TypeScript client" text={client} />
      </Part>
      <Part title="Answers">
        <p>
          One record is <code>{'{ "data": {…} }'}</code>, a list{' '}
          <code>{'{ "data": […], "meta": {…}, "links": {…} }'}</code>. IDs are strings. <code>created</code> and{' '}
          <code>modified</code> are UTC; travel times are local, beside their time zone.
        </p>
        <p>
          Lists are paginated: follow <code>links.next</code> until it is null. <code>limit</code> is 20, and at most
          200.
        </p>
      </Part>
      <Part title="Errors">
        <p>
          A refused request returns <code>{'{ "message", "code", "errors"? }'}</code>: 400 malformed, 401 not signed in,
          403 no permission, 404 not found, 405 wrong method, 409 conflict, 413 too large, 415 unsupported type, 422
          invalid fields, 429 too many requests, 503 try again after <code>retry-after</code>.
        </p>
      </Part>
      <Part title="Safe to repeat">
        <p>
          A POST with an <code>Idempotency-Key</code> is carried out once, however often it is sent within 24 hours.
          Every response to an app states in its <code>ratelimit</code> headers how many requests are left.
        </p>
      </Part>
      <Part title="Events">
        <p>
          Changes are delivered by webhook (signed according to Standard Webhooks), by the feed{' '}
          <code>GET …/events</code>, or in real time by <code>GET …/events/stream</code>. <code>sextant listen</code>{' '}
          forwards them to your machine.
        </p>
      </Part>
    </article>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3">
    <h2 className="font-semibold">{title}</h2>
    {children}
  </section>
)
