import { openAsBlob } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { processImport, readImport, uploadMemberImport } from '@sextant/contract/imports/endpoints'
import { Import } from '@sextant/contract/imports/schemas'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { one } from '@sextant/contract/kit/wire'
import type { Product } from './product'

const answerOf = async (response: Response): Promise<Import> => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return one(Import).parse(await response.json()).data
}

type Init = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

/** Imports people over HTTP. */
export const importer = (product: Product, team: TeamRef, cookie: string) => {
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
  const call = async (path: string, { headers: more = {}, ...init }: Init = {}): Promise<Import> =>
    await answerOf(await fetch(product.baseUrl + path, { ...init, headers: { ...headers, ...more } }))
  const read = async (id: string): Promise<Import> => await call(urlOf(readImport, { team, id }))
  return {
    read,
    /** Uploads a people file and starts the import; returns its ID. */
    begin: async (path: string): Promise<string> => {
      const body = new FormData()
      body.set('file', await openAsBlob(path), 'people.csv')
      const { id } = await call(urlOf(uploadMemberImport, { team }), { method: 'POST', body })
      await call(urlOf(processImport, { team, id, body: {} }), {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      return id
    },
    /** Waits until an import has ended. */
    finish: async (id: string): Promise<Import> => {
      for (;;) {
        const found = await read(id)
        if (found.status === 'Failed') throw new Error(found.error ?? 'The import failed.')
        if (found.status === 'Processed') return found
        await delay(250)
      }
    },
  }
}
