import { makeClient } from '@sextant/client/client'
import { reloadPage } from './api'

/** Called with the uploaded share of the body, from 0 to 1. */
type OnProgress = (part: number) => void

/** Named like the error of an aborted `fetch`. */
class UploadAborted extends Error {
  override readonly name = 'AbortError'
}

/** An upload without progress for this long, in milliseconds, counts as failed. */
const stalledMs = 60_000

/**
 * A `fetch` with upload progress, which only XMLHttpRequest reports. Returns the body as text and rejects like `fetch`.
 */
const origin =
  (onProgress: OnProgress): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : String(input))
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      const rejectLost = () => reject(new TypeError('The connection was lost.'))
      let timer: ReturnType<typeof setTimeout> | undefined
      const restartTimer = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          rejectLost()
          request.abort()
        }, stalledMs)
      }
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        restartTimer()
        onProgress(total > 0 ? loaded / total : 0)
      })
      request.addEventListener('loadend', () => clearTimeout(timer))
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText })),
      )
      request.addEventListener('error', rejectLost)
      request.addEventListener('abort', () => reject(new UploadAborted('The upload was given up.')))
      init?.signal?.addEventListener('abort', () => request.abort())
      restartTimer()
      request.send(init?.body instanceof FormData ? init.body : null)
    })

/** An API client for one file upload with progress. */
export const uploadApi = (onProgress: OnProgress) =>
  makeClient({ fetch: origin(onProgress), onUnauthorized: reloadPage })
