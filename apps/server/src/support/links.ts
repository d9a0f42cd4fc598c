import { readFile } from 'node:fs/promises'
import { Links } from '@sextant/contract/support/schemas'
import * as z from 'zod/mini'

const local: Links = {
  social: [],
  patents: '/legal/patents',
  user_agreement: '/legal/user-agreement',
  status: '/readyz',
}

const LinksFile = z.partial(Links)

/** The operator's links out of a JSON file; what it leaves out is local. Throws where the file is no such thing. */
export async function readLinksFile(path: string | undefined): Promise<Links> {
  if (path === undefined) return local
  const given = LinksFile.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (!given.success) throw new Error(`LINKS_FILE ${path} is not usable: ${z.prettifyError(given.error)}`)
  const { social, patents, user_agreement: agreement, status } = given.data
  return {
    social: social ?? local.social,
    patents: patents ?? local.patents,
    user_agreement: agreement ?? local.user_agreement,
    status: status ?? local.status,
  }
}
