import { expect } from 'vitest'

/** Waits until what is looked at is as wanted: for what other processes do. */
export async function becomes(look: () => Promise<unknown>, wanted: unknown): Promise<void> {
  await expect.poll(look, { timeout: 15_000, interval: 50 }).toEqual(wanted)
}
