import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

const isNotice = (element: Element): boolean => element.closest('[data-notice=error]') !== null

/** Waits for a failure that is shown twice: as an error notification and as an alert in place (spec §8). */
export async function expectNotified(text: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  const notified = screen.getAllByText(text)
  expect(notified.filter(isNotice)).toHaveLength(1)
  expect(notified.find((element) => !isNotice(element))?.closest('[role=alert]')).not.toBeNull()
}
