import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchInput } from '../../src/ui/search-input'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const rest = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

/** A list that applies the search when `list` is called. */
function open() {
  const requests: string[] = []
  const boxOf = (value: string) => (
    <SearchInput label="Search" value={value} onSearch={(text) => void requests.push(text)} />
  )
  const { rerender } = render(boxOf(''))
  return { requests, list: (value: string) => rerender(boxOf(value)) }
}

describe('a search box', () => {
  test('searches once when typing pauses', () => {
    const { requests } = open()
    type('b')
    rest(200)
    type('be')
    rest(249)
    expect(requests).toEqual([])
    rest(1)
    expect(requests).toEqual(['be'])
    rest(1000)
    expect(requests).toEqual(['be'])
  })

  test('searches immediately on Enter and on blur', () => {
    const { requests } = open()
    type('berlin ')
    fireEvent.keyDown(box(), { key: 'Enter' })
    expect(requests).toEqual(['berlin'])
    type('bern')
    fireEvent.blur(box())
    rest(1000)
    expect(requests).toEqual(['berlin', 'bern'])
  })

  test('keeps text typed while an earlier search is pending', () => {
    const { requests, list } = open()
    type('ber')
    rest(250)
    type('berl')
    rest(250)
    type('berlin')
    list('ber')
    expect(box().value).toBe('berlin')
    list('berl')
    expect(box().value).toBe('berlin')
    rest(250)
    list('berlin')
    expect(box().value).toBe('berlin')
    expect(requests).toEqual(['ber', 'berl', 'berlin'])
  })

  test('follows a search set elsewhere, such as cleared filters', () => {
    const { list } = open()
    type('berlin')
    rest(250)
    list('berlin')
    list('')
    expect(box().value).toBe('')
    list('bern')
    expect(box().value).toBe('bern')
  })
})
