import { CallFailed } from '@sextant/client/client'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { reloadPage } from '../../kit/api'
import { statusOf, statusText } from '../../kit/failure'
import { outcomeOf, refusalText } from '../../kit/outcome'
import { notifyError } from '../../ui/notices'
import { saveBlob } from '../../ui/save-file'

/** The file name from the Content-Disposition header, in the RFC 6266 form that the server uses. */
const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? 'download')

async function failureIn(response: Response): Promise<CallFailed> {
  const parsed = ErrorBody.safeParse(await response.json().catch(() => null))
  const message = parsed.success ? parsed.data.message : response.statusText
  return new CallFailed('download', response.status, null, message)
}

const throwNoResponse = (): never => {
  throw new CallFailed('download', 0, null, 'The server did not respond.')
}

/**
 * Fetches a file completely before handing it to the browser, so that an interrupted download is never mistaken for the
 * file.
 */
async function download(address: string): Promise<void> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const response = await fetch(address, { headers, credentials: 'same-origin' }).catch(throwNoResponse)
  if (response.status === 401) await reloadPage()
  if (!response.ok) throw await failureIn(response)
  saveBlob(nameIn(response.headers.get('content-disposition')), await response.blob().catch(throwNoResponse))
}

/** The link to one of our files on a plain click; any other click is left to the browser. */
function fileLinkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null
  return link?.getAttribute('href')?.startsWith('/api/') ? link.href : null
}

/**
 * Makes every file link report why a download failed. A browser would only show a failed download, or replace the page
 * with the server's error.
 */
export function useDownloads(): void {
  const { mutate } = useMutation({
    mutationKey: ['download'],
    mutationFn: async (address: string) => {
      const outcome = await outcomeOf(download(address))
      if (!outcome.ok) notifyError(refusalText(outcome.refusal))
    },
    onError: (error) =>
      notifyError(`The file could not be downloaded (${statusText(statusOf(error))}). Please try again.`),
  })
  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = fileLinkOf(event)
    if (address === null) return
    event.preventDefault()
    mutate(address)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => onClick(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}
