import { expect, test } from 'vitest'
import { checkEnvironment } from '../check-environment.mjs'
import { writeTree } from './tree'

const validFiles = {
  'apps/server/src/platform/env.ts': 'const Variables = z.object({\n  HOST: z.string(),\n  PORT: port(3000),\n})',
  'docs/operating.md': '| variable | meaning |\n|---|---|\n| `HOST`, `PORT` | `NOT_ONE` |\n',
  'deploy/Dockerfile': 'FROM node AS build\nENV NODE_ENV=production PORT=1\n',
  'deploy/compose.yaml': 'services:\n  database:\n    environment:\n      POSTGRES_USER: x\n      HOST: x\n',
  'deploy/api.yaml': 'kind: A\n---\nspec:\n  env:\n    - name: PORT\n      value: "1"\n',
  'deploy/compose.env.example': '# A word of text\nHOST=\n# PORT=1\n',
}
const check = async (changed: Readonly<Record<string, string>>) => {
  const files = { ...validFiles, ...changed }
  return checkEnvironment(await writeTree(files), Object.keys(files))
}

test('the environment check accepts names that agree everywhere', async () => {
  expect(await check({})).toEqual([])
})

test.each([
  ['a variable that the manual lacks', 'docs/operating.md', '| `HOST` | |\n', 'PORT is not in its table'],
  ['one that the manual made up', 'docs/operating.md', '| `HOST`, `PORT`, `GONE` | |\n', 'there is no GONE'],
  ['one in the container file', 'deploy/Dockerfile', 'ENV HOST=x GONE=1\n', 'there is no GONE'],
  ['one in a compose file', 'deploy/compose.yaml', 'services: { x: { environment: { GONE: 1 } } }', 'there is no GONE'],
  ['one in a manifest', 'deploy/api.yaml', 'env:\n  - name: GONE\n', 'there is no GONE'],
  ['one in an example', 'deploy/compose.env.example', '# GONE=1\n', 'there is no GONE'],
])('the environment check reports %s', async (_what, path, text, problem) => {
  expect(await check({ [path]: text })).toEqual([`${path}: ${problem}`])
})

test('invalid YAML is reported', async () => {
  const [problem] = await check({ 'deploy/api.yaml': 'a: [\n' })
  expect(problem).toContain('deploy/api.yaml: ')
})

test('an unreadable schema fails the check', async () => {
  const [problem] = await check({ 'apps/server/src/platform/env.ts': '' })
  expect(problem).toContain('the check itself is broken')
})
