import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { notices } from '../../src/ui/notices'
import { aUser } from '../kit/people'
import { open } from '../kit/visit'
import { serveList } from './list-server'
import { lists } from './lists'

const admin = aUser({ global: 'super-admin', role: 'owner' })

test('every list is in the table', () => {
  const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const found = Object.entries(sources)
    .filter(([path, text]) => !path.includes('/kit/') && /\b(useListPage|usePaging)\(/.test(text))
    .map(([path]) => path.replace('../../src/', ''))
  expect(lists.map(({ source }) => source).toSorted()).toEqual(found.toSorted())
})

describe.each(lists)('the list of $source (spec §2, §4)', (list) => {
  const { address, narrowedBy, nothing, filtered, remembered } = list
  const [failure, button] = list.failed ?? [
    'The list could not be loaded (status 500). What you see is from before.',
    'Try again',
  ]
  const at = (value: string) => `${address}?${narrowedBy}=${value}`
  // A cursor is no filter, and a report is always summed up by something.
  const clears = narrowedBy !== 'next' && narrowedBy !== 'by'
  const known = new Set(['first', 'second', 'third'])

  test('loads, is empty, is narrowed and cleared, remembers, gives calls up, fails and comes back', async () => {
    for (const { id } of notices.snapshot()) notices.dismiss(id)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { requests, state } = serveList(list, known)
    const { router, path } = open(address, admin)
    const go = async (href: string) => await router.navigate({ href })

    // Nothing at all; while it is on its way, the shape of it.
    expect(await screen.findByText(nothing)).toBeTruthy()
    state.manner = 'waits'
    const before = requests.length
    void go(at('first'))
    await waitFor(() => expect(requests.length).toBeGreaterThan(before))
    const first = requests.at(-1)
    expect(first?.query.get(narrowedBy)).toBe('first')
    expect(document.querySelector('main')?.textContent).not.toBe('')

    // The same list asked for again: the call before is given up, and nobody is told.
    state.manner = 'answers'
    await go(at('second'))
    expect(await screen.findByText(filtered)).toBeTruthy()
    expect(first?.signal?.aborted).toBe(true)
    expect(notices.snapshot()).toEqual([])
    expect(screen.queryByText(failure)).toBeNull()
    // What was given up is asked for anew by who goes back to it.
    await go(at('first'))
    await waitFor(() => expect(requests.at(-1)?.query.get(narrowedBy)).toBe('first'))
    expect(await screen.findByText(filtered)).toBeTruthy()

    // The way back to all of it, and what is remembered of it elsewhere.
    expect(screen.queryAllByRole('button', { name: 'Clear' })).toHaveLength(clears ? 1 : 0)
    await (clears ? fireEvent.click(screen.getByRole('button', { name: 'Clear' })) : go(address))
    expect(await screen.findByText(nothing)).toBeTruthy()
    expect(path()).toBe(address)
    await go(at('first'))
    await go('/support')
    await go(address)
    expect(path()).toBe(remembered ? at('first') : address)
    expect(await screen.findByText(remembered ? filtered : nothing)).toBeTruthy()

    // A page that there is not gives the first one, and says so.
    await go(`${address}?next=gone`)
    expect(await screen.findByText(/the page \(this is the first one\)/)).toBeTruthy()
    expect(await screen.findByText(nothing)).toBeTruthy()

    // A failure has its words, and a second try works where one stands.
    state.manner = 'fails'
    await go(at('third'))
    expect(await screen.findByText(failure)).toBeTruthy()
    state.manner = 'answers'
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(filtered)).toBeTruthy()
    expect(path()).toBe(at('third'))
  })

  test('that fails at once has nothing to show, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { state } = serveList(list, known)
    state.manner = 'fails'
    open(address, admin)
    const [said, again] = list.failed ?? list.failedAtOnce ?? ['Something has gone wrong', 'Reload']
    expect(await screen.findByText(said)).toBeTruthy()
    state.manner = 'answers'
    fireEvent.click(screen.getByRole('button', { name: again }))
    expect(await screen.findByText(nothing)).toBeTruthy()
  })

  test('has the shape of its content while it loads', async () => {
    const { state } = serveList(list, known)
    state.manner = 'waits'
    open(address, admin)
    await waitFor(() => expect(document.querySelector('main [aria-busy=true], main [role=status]')).toBeTruthy())
    expect(screen.queryByText(nothing)).toBeNull()
    expect(screen.queryByText(failure)).toBeNull()
  })
})
