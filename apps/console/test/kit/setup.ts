import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { notices } from '../../src/ui/notices'

vi.stubGlobal('scrollTo', () => {})
// There is no layout here, so nothing to scroll.
Element.prototype.scrollIntoView = () => {}

// Nor anything that changes its size.
class NoResize {
  observe(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoResize)

/** The page that tests stand on has no streams of events: here is one in which nothing happens. */
class StubEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  close(): void {}
}
vi.stubGlobal('EventSource', StubEventSource)

// Screens are loaded when they are first shown, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 8000 })

afterEach(() => {
  cleanup()
  for (const { id } of notices.snapshot()) notices.dismiss(id)
  sessionStorage.clear()
  document.cookie = 'signed_in=; max-age=0'
})
