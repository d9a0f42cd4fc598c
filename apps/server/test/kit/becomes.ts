import { expect } from 'vitest'

/** Waits until a value is as expected, because another process changes it. */
export async function becomes(look: () => Promise<unknown>, wanted: unknown): Promise<void> {
  await expect.poll(look, { timeout: 15_000, interval: 50 }).toEqual(wanted)
}
