import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLinks } from '@sextant/contract/support/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLinksFile } from '../../src/support/links'
import { testContext } from '../kit/test-context'

const context = testContext()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-links-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

test('the footer’s links are public', async () => {
  const { status, body } = await context.call(readLinks, {}, null)
  expect([status, body]).toEqual([
    200,
    {
      data: {
        social: [],
        patents: '/legal/patents',
        user_agreement: '/legal/user-agreement',
        status: '/readyz',
      },
    },
  ])
})

test('the operator’s file overrides the links it contains', async () => {
  const path = join(folder, 'links.json')
  await writeFile(
    path,
    JSON.stringify({ status: 'https://status.x.test', social: [{ label: 'Forum', url: 'https://x.test' }] }),
  )
  expect(await readLinksFile(path)).toEqual({
    social: [{ label: 'Forum', url: 'https://x.test' }],
    patents: '/legal/patents',
    user_agreement: '/legal/user-agreement',
    status: 'https://status.x.test',
  })
})

test('an invalid file is reported with its position', async () => {
  const path = join(folder, 'wrong.json')
  await writeFile(path, JSON.stringify({ social: [{ label: 'Forum' }] }))
  await expect(readLinksFile(path)).rejects.toThrow(/LINKS_FILE .*social/s)
})
