import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

vi.stubGlobal('scrollTo', () => {})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  document.cookie = 'signed_in=; max-age=0'
})
