import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

vi.stubGlobal('scrollTo', () => {})

// Screens are loaded when they are first shown, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 8000 })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  document.cookie = 'signed_in=; max-age=0'
})
