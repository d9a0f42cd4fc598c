import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, makeClient } from '@sextant/client/client'
import { login } from '@sextant/contract/session/endpoints'
import { freePorts, Product } from './product'

/** The built product with one organisation, which has id 1, to be killed and started again. */
export type Victim = {
  readonly product: Product
  readonly dataDir: string
  /** Signs its owner in, at the address that the product has now. */
  signedIn(): Promise<Client>
  end(): Promise<void>
}

export async function startVictim(): Promise<Victim> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-kill-'))
  // The database's own account has to get through to its folder.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  const product = new Product(dataDir, await freePorts())
  await product.start()
  const printed = await product.admin('add-team', 'org', 'Acme', 'owner@acme.test')
  const password = /password (\S+)/.exec(printed)?.[1] ?? ''
  return {
    product,
    dataDir,
    signedIn: async () => await signIn(`http://127.0.0.1:${product.ports.http}`, password),
    end: async () => {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(baseUrl: string, password: string): Promise<Client> {
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
  return client
}
