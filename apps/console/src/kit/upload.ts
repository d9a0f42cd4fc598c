import { makeClient } from '@sextant/client/client'
import { leave } from './api'

/** Told how much of a body has left, from 0 to 1. */
type OnProgress = (part: number) => void

/** Named as a `fetch` that is given up names its failure. */
class GivenUp extends Error {
  override readonly name = 'AbortError'
}

/** An upload that has not moved for so long, in milliseconds, is lost: nobody watches a bar that stands. */
const stalledMs = 60_000

/**
 * A `fetch` that tells how far its body has come: only XMLHttpRequest knows. Answers as text, rejects as `fetch` does.
 */
const origin =
  (onProgress: OnProgress): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : String(input))
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      const lost = () => reject(new TypeError('The connection was lost.'))
      let watch: ReturnType<typeof setTimeout> | undefined
      const keepWatch = () => {
        clearTimeout(watch)
        watch = setTimeout(() => {
          lost()
          request.abort()
        }, stalledMs)
      }
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        keepWatch()
        onProgress(total > 0 ? loaded / total : 0)
      })
      request.addEventListener('loadend', () => clearTimeout(watch))
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText })),
      )
      request.addEventListener('error', lost)
      request.addEventListener('abort', () => reject(new GivenUp('The upload was given up.')))
      init?.signal?.addEventListener('abort', () => request.abort())
      keepWatch()
      request.send(init?.body instanceof FormData ? init.body : null)
    })

/** The API for one call with a file, whose progress is told. */
export const uploadApi = (onProgress: OnProgress) => makeClient({ fetch: origin(onProgress), onUnauthorized: leave })
