import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

const isNotice = (element: Element): boolean => element.closest('[data-notice=error]') !== null

/**
 * Waits for a failure that is said twice: in an error notification, and as an alert where it was asked for (spec §8).
 */
export async function expectNotified(text: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  const said = screen.getAllByText(text)
  expect(said.filter(isNotice)).toHaveLength(1)
  expect(said.find((element) => !isNotice(element))?.closest('[role=alert]')).not.toBeNull()
}
