import type { Page } from '@playwright/test'
import { errorCodes, errorStatus } from '@sextant/contract/kit/errors'

/** How a call fails: with a status, a lost connection, or no response at all. */
type FailureMode = number | 'lost' | 'silent'

const bodyOf = (status: number, errors?: Readonly<Record<string, readonly string[]>>) => {
  const code = errorCodes.find((one) => errorStatus[one] === status) ?? 'internal'
  return { message: `Made to fail with ${status}.`, code, ...(errors ? { errors } : {}) }
}

type FaultOptions = {
  readonly method?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

/**
 * Makes calls to matching URLs fail, until the returned function is called. The route stays: when the last route of a
 * page is removed, requests that the browser holds at that moment are never answered.
 */
export async function breakCalls(
  page: Page,
  address: RegExp,
  mode: FailureMode,
  { method = 'GET', errors }: FaultOptions = {},
): Promise<() => void> {
  let isFailing = true
  await page.route(address, async (route) => {
    if (!isFailing || route.request().method() !== method) return await route.fallback()
    if (mode === 'lost') return await route.abort('connectionreset')
    // The page cancels it itself.
    if (mode === 'silent') return
    await route.fulfill({ status: mode, json: bodyOf(mode, errors) })
  })
  return () => {
    isFailing = false
  }
}

/** Marks the document; `isSamePage` tells whether it has been reloaded since. */
export const markPage = async (page: Page): Promise<void> =>
  await page.evaluate("document.documentElement.setAttribute('data-marked', '')")

export const isSamePage = async (page: Page): Promise<boolean> =>
  (await page.locator('html[data-marked]').count()) === 1
