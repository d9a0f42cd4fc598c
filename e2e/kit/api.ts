import { expect, type Page } from '@playwright/test'
import type { Endpoint, InputOf, OutputOf } from '@sextant/contract/kit/endpoint'
import { urlOf } from '@sextant/contract/kit/request'
import * as z from 'zod/mini'

type WithBody = { readonly body?: unknown }

/** Calls the API as the user signed in on the page. */
export async function callApi<E extends Endpoint>(
  page: Page,
  of: E,
  input: InputOf<E> & WithBody,
): Promise<OutputOf<E>> {
  const answer = await page.request.fetch(urlOf(of, input), {
    method: of.method,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    ...(input.body === undefined ? {} : { data: input.body }),
  })
  expect(answer.ok(), `${of.name} answered ${answer.status()}`).toBe(true)
  return z.parse<E['output']>(of.output, await answer.json())
}
