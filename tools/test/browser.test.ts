import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from '../browser.mjs'
import { writeTree } from './tree'

test('a chosen browser takes precedence over an installed one', async () => {
  const folder = await writeTree({ chosen: '', installed: '' })
  const [chosen, installed] = [join(folder, 'chosen'), join(folder, 'installed')]
  await Promise.all([chosen, installed].map((path) => chmod(path, 0o755)))
  expect(findBrowser({ chosen, places: [installed] }).path).toBe(chosen)
  expect(findBrowser({ chosen: '', places: [join(folder, 'missing'), installed] }).path).toBe(installed)
})

test('an invalid browser choice is reported', () => {
  expect(() => findBrowser({ chosen: '/nowhere/chrome' })).toThrow('CHROME_BIN is /nowhere/chrome')
})
