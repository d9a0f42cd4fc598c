import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { notices } from '../../src/ui/notices'
import { aUser } from '../kit/people'
import { open } from '../kit/visit'
import { serveList } from './list-server'
import { lists } from './lists'

const admin = aUser({ global: 'super-admin', role: 'owner' })

test('the table contains every list', () => {
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
  const { address, filterParam, emptyText, filteredText, isRemembered } = list
  const [failure, button] = list.failed ?? [
    'The list could not be loaded (status 500). You are seeing earlier data.',
    'Try again',
  ]
  const at = (value: string) => `${address}?${filterParam}=${value}`
  // A cursor is not a filter, and a report always has a grouping.
  const canClear = filterParam !== 'next' && filterParam !== 'by'
  const known = new Set(['first', 'second', 'third'])

  test('loads, filters, clears, remembers, cancels calls, fails and recovers', async () => {
    for (const { id } of notices.snapshot()) notices.dismiss(id)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { requests, state } = serveList(list, known)
    const { router, path } = open(address, admin)
    const go = async (href: string) => await router.navigate({ href })

    // The empty state, and the skeleton while loading.
    expect(await screen.findByText(emptyText)).toBeTruthy()
    state.behavior = 'waits'
    const before = requests.length
    void go(at('first'))
    await waitFor(() => expect(requests.length).toBeGreaterThan(before))
    const first = requests.at(-1)
    expect(first?.query.get(filterParam)).toBe('first')
    expect(document.querySelector('main')?.textContent).not.toBe('')

    // A newer request cancels the pending one without a notification.
    state.behavior = 'answers'
    await go(at('second'))
    expect(await screen.findByText(filteredText)).toBeTruthy()
    expect(first?.signal?.aborted).toBe(true)
    expect(notices.snapshot()).toEqual([])
    expect(screen.queryByText(failure)).toBeNull()
    // Going back to a cancelled request sends it again.
    await go(at('first'))
    await waitFor(() => expect(requests.at(-1)?.query.get(filterParam)).toBe('first'))
    expect(await screen.findByText(filteredText)).toBeTruthy()

    // Clearing the filters, and remembering them after visiting another page.
    expect(screen.queryAllByRole('button', { name: 'Clear' })).toHaveLength(canClear ? 1 : 0)
    await (canClear ? fireEvent.click(screen.getByRole('button', { name: 'Clear' })) : go(address))
    expect(await screen.findByText(emptyText)).toBeTruthy()
    expect(path()).toBe(address)
    await go(at('first'))
    await go('/support')
    await go(address)
    expect(path()).toBe(isRemembered ? at('first') : address)
    expect(await screen.findByText(isRemembered ? filteredText : emptyText)).toBeTruthy()

    // An unknown page falls back to the first one and says so.
    await go(`${address}?next=gone`)
    expect(await screen.findByText(/the page \(this is the first one\)/)).toBeTruthy()
    expect(await screen.findByText(emptyText)).toBeTruthy()

    // A failure is explained, and retrying in place works.
    state.behavior = 'fails'
    await go(at('third'))
    expect(await screen.findByText(failure)).toBeTruthy()
    state.behavior = 'answers'
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(filteredText)).toBeTruthy()
    expect(path()).toBe(at('third'))
  })

  test('reports a failed first load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { state } = serveList(list, known)
    state.behavior = 'fails'
    open(address, admin)
    const [failureText, retryLabel] = list.failed ?? list.failedInitially ?? ['Something has gone wrong', 'Reload']
    expect(await screen.findByText(failureText)).toBeTruthy()
    state.behavior = 'answers'
    fireEvent.click(screen.getByRole('button', { name: retryLabel }))
    expect(await screen.findByText(emptyText)).toBeTruthy()
  })

  test('shows a skeleton while loading', async () => {
    const { state } = serveList(list, known)
    state.behavior = 'waits'
    open(address, admin)
    await waitFor(() => expect(document.querySelector('main [aria-busy=true], main [role=status]')).toBeTruthy())
    expect(screen.queryByText(emptyText)).toBeNull()
    expect(screen.queryByText(failure)).toBeNull()
  })
})
