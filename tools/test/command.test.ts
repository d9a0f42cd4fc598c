import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

const program = (body: string): string[] => [
  '--input-type=module',
  '-e',
  `import { step } from '${join(root, 'tools/bootstrap/command.mjs')}'
   step('Building', process.execPath, ['-e', ${JSON.stringify(body)}])
   console.log('went on')`,
]

describe('a step of the preparation', () => {
  test('prints two lines, however much its program prints', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      program("for (let n = 0; n < 350; n++) console.log('assets/' + n)"),
      { encoding: 'utf8' },
    )
    expect(stdout).toBe('went on\n')
    expect(stderr).toMatch(/^Building …\nBuilding: done in \d+\.\d s\n$/)
  })

  test('prints the program’s output if it fails, and exits', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      program("console.error('no such module'); process.exit(3)"),
      { encoding: 'utf8' },
    )
    expect([status, stdout]).toEqual([3, ''])
    expect(stderr).toContain('no such module')
  })
})
