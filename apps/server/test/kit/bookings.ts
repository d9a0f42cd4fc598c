import { one, page } from '@sextant/contract/kit/wire'
import {
  addAmount,
  Booking,
  BookingAmount,
  deleteAmount,
  listBookings,
  readBooking,
} from '@sextant/contract/segments/bookings'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { TestContext } from './test-context'

/** Acme's bookings as seen by its viewer, and their amounts as set by its owner. */
export function bookingsOf(context: TestContext) {
  const list = async (query: object = {}): Promise<Booking[]> =>
    z.parse(
      page(Booking),
      (await context.call(listBookings, { team: context.acme, query }, context.people.viewer)).body,
    ).data
  return {
    list,
    read: async (id: string): Promise<Booking> =>
      z.parse(one(Booking), (await context.call(readBooking, { team: context.acme, id }, context.people.viewer)).body)
        .data,
    /** The booking with a reference. */
    withReference: async (reference: string): Promise<Booking> => {
      const [booking] = await list({ reference })
      if (!booking) throw new Error(`No booking is known by ${reference}.`)
      return booking
    },
    add: async ({ id }: Booking, entry: Partial<BookingAmount>): Promise<BookingAmount> => {
      const body = { kind: 'refund' as const, amount: '1', currency: 'USD', ...entry }
      const answer = await context.call(addAmount, { team: context.acme, id, body }, context.people.owner)
      expect([answer.status, answer.body]).toEqual([201, expect.anything()])
      return z.parse(one(BookingAmount), answer.body).data
    },
    remove: async ({ id }: Booking, amount: BookingAmount): Promise<void> => {
      const answer = await context.call(
        deleteAmount,
        { team: context.acme, id, amountId: amount.id },
        context.people.owner,
      )
      expect(answer.status).toBe(200)
    },
  }
}
