import { expect, test } from 'vitest'
import { makeLog } from '../../src/platform/log'

test('an error of the database is logged without the row that it quotes', () => {
  const lines: string[] = []
  const log = makeLog('info', { write: (line) => void lines.push(line) })
  const error = Object.assign(new Error('null value in column "subject"'), {
    code: '23502',
    detail: 'Failing row contains (1, Your flight to Rome).',
    where: 'JSON data, line 1: Your flight to Rome',
  })
  log.error({ err: error }, 'a job failed')
  expect(lines.join()).toContain('23502')
  expect(lines.join()).not.toContain('Rome')
})
