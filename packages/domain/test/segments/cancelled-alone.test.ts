import { cancellationOf } from '@sextant/domain/segments/cancel'
import { isCancelledAlone, leavesOthers, ofOneAlone } from '@sextant/domain/segments/cancelled-alone'
import { withFormerName } from '@sextant/domain/segments/former-names'
import { merge } from '@sextant/domain/segments/merge'
import { samePeople } from '@sextant/domain/segments/same'
import { withoutStatus } from '@sextant/domain/segments/without-status'
import { expect, test } from 'vitest'
import { draft, flight } from './bookings'

const [monday, tuesday, wednesday] = ['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => `${day}T08:00:00.000Z`)
const of = (...names: string[]) => draft(flight({ travelers: names.map((name) => ({ name })) }))

function afterNotice(cancellation: ReturnType<typeof of>, ...names: string[]) {
  const booked = { segment: of('Ada Lovelace'), observed_at: monday ?? '' }
  const cancelled = merge(booked, { segment: cancellation, observed_at: tuesday ?? '' })
  return merge(cancelled, { segment: of(...names), observed_at: wednesday ?? '' }).segment
}

const cancellation = cancellationOf({ ...of('Ada Lovelace'), status: 'Cancelled' })

test.each([
  ['a notice to nobody in particular', [], 'Cancelled'],
  ['an email that books the traveler again', ['Ada Lovelace'], 'Active'],
] as const)('a traveler cancelled alone is %2$s after %s', (_, names, status) => {
  const segment = afterNotice(ofOneAlone(cancellation), ...names)
  expect(segment.status).toBe(status)
  expect(isCancelledAlone(segment)).toBe(status === 'Cancelled')
})

test('a booking cancelled as a whole is active again after a notice to nobody in particular', () =>
  expect(afterNotice(cancellation).status).toBe('Active'))

test('a cancellation leaves another traveler on the same flight, who is not cancelled', () => {
  const [ada, grace] = [of('Ada Lovelace'), of('Grace Hopper')]
  expect(leavesOthers(ada, [ada], [ada, grace])).toBe(true)
  expect(leavesOthers(ada, [ada, grace], [ada, grace])).toBe(false)
  expect(leavesOthers(ada, [ada], [ada])).toBe(false)
})

test('a corrected name replaces the former one, by which the traveler is still known', () => {
  const existing = { segment: of('Grace Murray'), observed_at: monday ?? '' }
  const correction = withFormerName({ ...withoutStatus(existing.segment), travelers: ['Grace Hopper'] }, 'Grace Murray')
  const { segment } = merge(existing, { segment: correction, observed_at: tuesday ?? '' })
  expect(segment).toMatchObject({ travelers: ['Grace Hopper'], status: 'Active' })
  expect(samePeople(of('Grace Murray'), segment)).toBe('same')
  expect(samePeople(of('Carl Gauss'), segment)).toBe('differ')
})
