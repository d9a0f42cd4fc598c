import { expect, test } from 'vitest'
import { startFailure } from '../../src/main/start-failure'

test.each([
  [
    { code: 'EADDRINUSE', port: 3000 },
    'Port 3000 is taken. Stop what listens there, or choose others with PORT and SMTP_PORT.',
  ],
  [
    { code: 'EACCES', port: 25 },
    'Port 25 needs rights that this user lacks. Choose one above 1023 with PORT and SMTP_PORT.',
  ],
  [
    new Error('Migration 0007_x.sql failed and was undone.', { cause: new Error('no such column') }),
    'Migration 0007_x.sql failed and was undone. no such column',
  ],
  [new Error('The environment is not usable:\n  PORT: too big'), 'The environment is not usable:\n  PORT: too big'],
])('%o is reported as a sentence', (error, sentence) => {
  expect(startFailure(error)).toBe(sentence)
})
