import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { notices } from '../../src/ui/notices'

vi.stubGlobal('scrollTo', () => {})
// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => {}

// Nothing is ever resized either.
class NoResize {
  observe(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoResize)

/** jsdom has no EventSource; this one never emits anything. */
class StubEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  close(): void {}
}
vi.stubGlobal('EventSource', StubEventSource)

// Screens are loaded lazily, with their charts, which can take long on a busy machine.
configure({ asyncUtilTimeout: 40_000 })

afterEach(() => {
  cleanup()
  for (const { id } of notices.snapshot()) notices.dismiss(id)
  sessionStorage.clear()
  document.cookie = 'signed_in=; max-age=0'
})
