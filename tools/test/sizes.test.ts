import { expect, test } from 'vitest'
import { checkCommentWidths, checkSizes } from '../check-sizes.mjs'
import { writeTree } from './tree'

test('a source file of 251 lines is reported; one of 250, generated files and data are not', async () => {
  const files = {
    'a.ts': 'x\n'.repeat(250),
    'b.tsx': 'x\n'.repeat(251),
    'c.gen.ts': 'x\n'.repeat(900),
    'data/d.ts': 'x\n'.repeat(900),
    'e.css': 'x\n'.repeat(900),
  }
  expect(checkSizes(await writeTree(files), Object.keys(files))).toEqual(['b.tsx: 251 lines, 250 at most'])
})

test('an overlong comment is reported; code, directives and unbreakable words are not', async () => {
  const wide = `${'word '.repeat(24)}end`
  const files = {
    'a.ts': `// ${wide}\n/** ${wide} */\n * ${wide}\nconst a = '${wide}'\n`,
    'b.ts': `// ${'x'.repeat(130)}\n// oxlint-disable-next-line rule -- ${wide}\n// ${'word '.repeat(20)}\n`,
  }
  expect(checkCommentWidths(await writeTree(files), Object.keys(files))).toEqual([
    'a.ts:1: a comment of 126 columns, 120 at most',
    'a.ts:2: a comment of 130 columns, 120 at most',
    'a.ts:3: a comment of 126 columns, 120 at most',
  ])
})
