import { needsReview } from '@sextant/domain/emails/needs-review'
import { expect, test } from 'vitest'

test.each([
  ['Unrecognized', [], true],
  ['Partial', [1], true],
  ['Processed', [1, 0.89], true],
  ['Processed', [1, 0.9], false],
  ['Processed', [], false],
  ['No Travel Data', [], false],
  ['Failed', [], false],
  ['Duplicate', [0.2], false],
] as const)('%s with confidences %j needs review: %s', (status, confidences, needed) =>
  expect(
    needsReview(
      status,
      confidences.map((confidence) => ({ confidence })),
    ),
  ).toBe(needed),
)
