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

/** Reads the operator's links from a JSON file; omitted ones are local. Throws if the file is invalid. */
export async function readLinksFile(path: string | undefined): Promise<Links> {
  if (path === undefined) return local
  const parsed = LinksFile.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (!parsed.success) throw new Error(`LINKS_FILE ${path} is not usable: ${z.prettifyError(parsed.error)}`)
  const { social, patents, user_agreement: agreement, status } = parsed.data
  return {
    social: social ?? local.social,
    patents: patents ?? local.patents,
    user_agreement: agreement ?? local.user_agreement,
    status: status ?? local.status,
  }
}
