import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, makeClient } from '@sextant/client/client'
import { login } from '@sextant/contract/session/endpoints'
import { freePorts, Product } from './product'

/** The built product with one organisation, which has ID 1, to be killed and restarted. */
export type Victim = {
  readonly product: Product
  readonly dataDir: string
  /** Signs in as the owner at the current address of the product. */
  signedIn(): Promise<Client>
  /** The same, with the session cookie for calls outside the client. */
  session(): Promise<Session>
  end(): Promise<void>
}

type Session = { readonly client: Client; readonly cookie: string }

export async function startVictim(variables: Readonly<Record<string, string>> = {}): Promise<Victim> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-kill-'))
  // The database account must be able to enter its folder.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  const product = new Product(dataDir, await freePorts(), variables)
  await product.start()
  const printed = await product.admin('add-team', 'org', 'Acme', 'owner@acme.test')
  const password = /password (\S+)/.exec(printed)?.[1] ?? ''
  return {
    product,
    dataDir,
    signedIn: async () => (await signIn(`http://127.0.0.1:${product.ports.http}`, password)).client,
    session: async () => await signIn(`http://127.0.0.1:${product.ports.http}`, password),
    end: async () => {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(baseUrl: string, password: string): Promise<Session> {
  let cookie = ''
  const client = makeClient({
    baseUrl,
    fetch: async (url, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), cookie }
      const answer = await fetch(url, { ...init, headers })
      cookie ||= answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      return answer
    },
  })
  await client.call(login, { body: { email: 'owner@acme.test', password } })
  return { client, cookie }
}
