import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyFailedText, copyText } from '../../src/ui/copy'
import { DialogLayer } from '../../src/ui/dialog-layer'
import { confirm, showFailure } from '../../src/ui/dialogs'
import { Modal } from '../../src/ui/modal'
import { makeNotices, notices } from '../../src/ui/notices'

describe('notices (spec §8, §9)', () => {
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['alert', 1500],
    ['toast', 3000],
    ['error', 5000],
  ] as const)('an %s is shown for %d ms', (kind, life) => {
    vi.useFakeTimers()
    const some = makeNotices()
    some.show({ kind, text: 'Something' })
    vi.advanceTimersByTime(life - 1)
    expect(some.snapshot()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(some.snapshot()).toHaveLength(0)
  })

  test('shows a repeated text only once', () => {
    vi.useFakeTimers()
    const some = makeNotices()
    some.show({ kind: 'toast', text: 'Saved' })
    some.show({ kind: 'toast', text: 'Saved' })
    expect(some.snapshot()).toHaveLength(1)
  })
})

describe('dialogs (spec §2, §8)', () => {
  test('Confirm accepts a confirmation; Cancel and Escape decline it', async () => {
    render(<DialogLayer />)
    const first = confirm('Team Acme is deleted.')
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await first).toBe(true)
    const second = confirm('Team Acme is deleted.')
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await second).toBe(false)
    const third = confirm('Team Acme is deleted.')
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Cancel' }), { key: 'Escape' })
    expect(await third).toBe(false)
  })

  test.each([
    [true, 1],
    ['static', 0],
  ] as const)(
    'pressing outside a modal with the backdrop %s closes it %d times, and Escape closes it',
    async (backdrop, times) => {
      const onClose = vi.fn<() => void>()
      render(
        <Modal open onClose={onClose} title="Edit" backdrop={backdrop}>
          <button type="button">Inside</button>
        </Modal>,
      )
      const inside = await screen.findByRole('button', { name: 'Inside' })
      const [outside = inside] = screen.getAllByRole('presentation', { hidden: true })
      for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
        fireEvent[type](outside)
      expect(onClose).toHaveBeenCalledTimes(times)
      fireEvent.keyDown(inside, { key: 'Escape' })
      expect(onClose).toHaveBeenCalledTimes(times + 1)
    },
  )

  test('the generic error dialog shows the specified text', async () => {
    render(<DialogLayer />)
    showFailure()
    expect(await screen.findByRole('heading', { name: 'Something has gone wrong' })).toBeTruthy()
    expect(
      screen.getByText(
        'Our apologies, an error occurred while processing your command. Please check your connection and try again.',
      ),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  })
})

describe('copying (spec §2)', () => {
  test('names what was copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} }, userAgent: 'Linux' })
    await copyText('Address', 'bookings@acme.test')
    expect(notices.snapshot().at(-1)).toMatchObject({ kind: 'alert', text: 'Address copied to clipboard' })
  })

  test('says which keys to press if copying fails', async () => {
    vi.stubGlobal('navigator', { clipboard: undefined, userAgent: 'Linux' })
    await copyText('Address', 'bookings@acme.test')
    expect(notices.snapshot().at(-1)).toMatchObject({ kind: 'alert', text: 'Press Ctrl-C to copy' })
    expect(copyFailedText('Macintosh; Intel Mac OS X')).toBe('Press ⌘-C to copy')
  })
})
