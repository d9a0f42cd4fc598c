import { decodeText } from '@sextant/bytes/charset'
import { maxRendered, type RenderedEmail, type Rendering } from '@sextant/contract/emails/content'
import { truncate } from '@sextant/domain/kit/truncate'
import { readMessage } from '@sextant/extraction/message/read-message'
import type { Message } from '@sextant/extraction/message/types'
import { bodyText, textParts } from './body-text'

/** Image types that a rendered email may show. None of them can contain scripts. */
const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** The total size of images returned with a rendered email; further ones are omitted. */
const maxPictured = 8 * 1024 * 1024

/** Renders a message in one of the ways, from its bytes alone. */
export function rendering(bytes: Uint8Array, type: Rendering): RenderedEmail {
  const shown: RenderedEmail = { type, headers: [], content: null, images: {}, truncated: false }
  if (type === 'raw') return { ...shown, ...cutContent(decodeText(bytes.subarray(0, 4 * maxRendered), null)) }
  const { message } = readMessage(bytes)
  if (type === 'headers') return { ...shown, headers: message.headers }
  if (type === 'text') return { ...shown, ...cutContent(bodyText(message, maxRendered + 1)) }
  const html = pageOf(message)
  return html === null ? shown : { ...shown, ...cutContent(html), images: picturesOf(message, html) }
}

const cutContent = (whole: string) => ({
  content: truncate(whole, maxRendered),
  truncated: whole.length > maxRendered,
})

/** The HTML parts of an email, one after another; null if there are none. */
function pageOf(message: Message): string | null {
  const pages = textParts(message, 'text/html')
  return pages.length === 0 ? null : pages.map((part) => part.text()).join('\n<hr>\n')
}

/** The images that the HTML refers to by content id. */
function picturesOf({ parts }: Message, html: string): Record<string, string> {
  const named = new Set(
    [...html.matchAll(/\bcid:([^"'\s)>]{1,200})/gi)].map(([, id = '']) => decoded(id.toLowerCase())),
  )
  const pictures: Record<string, string> = {}
  let budget = maxPictured
  for (const part of parts) {
    const id = part.contentId?.toLowerCase() ?? ''
    if (!named.has(id) || !pictureTypes.has(part.contentType) || part.size > budget) continue
    budget -= part.size
    pictures[id] = `data:${part.contentType};base64,${Buffer.from(part.content()).toString('base64')}`
  }
  return pictures
}

/** Content ids are percent-encoded in URLs (RFC 2392). */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
