import { decodeText } from '@sextant/bytes/charset'
import { maxRendered, type RenderedEmail, type Rendering } from '@sextant/contract/emails/content'
import { truncate } from '@sextant/domain/kit/truncate'
import { readMessage } from '@sextant/extraction/message/read-message'
import type { Message } from '@sextant/extraction/message/types'
import { bodyText, textParts } from './body-text'

/** Image types that a rendered email may show. None of them can contain scripts. */
const imageTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** The total size of images returned with a rendered email; further ones are omitted. */
const maxImageBytes = 8 * 1024 * 1024

/** Renders a message in one of the ways, from its bytes alone. */
export function renderMessage(bytes: Uint8Array, type: Rendering): RenderedEmail {
  const empty: RenderedEmail = { type, headers: [], content: null, images: {}, truncated: false }
  if (type === 'raw') return { ...empty, ...truncated(decodeText(bytes.subarray(0, 4 * maxRendered), null)) }
  const { message } = readMessage(bytes)
  if (type === 'headers') return { ...empty, headers: message.headers }
  if (type === 'text') return { ...empty, ...truncated(bodyText(message, maxRendered + 1)) }
  const html = htmlOf(message)
  return html === null ? empty : { ...empty, ...truncated(html), images: imagesOf(message, html) }
}

const truncated = (text: string) => ({
  content: truncate(text, maxRendered),
  truncated: text.length > maxRendered,
})

/** The HTML parts of an email, one after another; null if there are none. */
function htmlOf(message: Message): string | null {
  const htmlParts = textParts(message, 'text/html')
  return htmlParts.length === 0 ? null : htmlParts.map((part) => part.text()).join('\n<hr>\n')
}

/** The images that the HTML refers to by content id. */
function imagesOf({ parts }: Message, html: string): Record<string, string> {
  const contentIds = new Set(
    [...html.matchAll(/\bcid:([^"'\s)>]{1,200})/gi)].map(([, id = '']) => decoded(id.toLowerCase())),
  )
  const images: Record<string, string> = {}
  let budget = maxImageBytes
  for (const part of parts) {
    const id = part.contentId?.toLowerCase() ?? ''
    if (!contentIds.has(id) || !imageTypes.has(part.contentType) || part.size > budget) continue
    budget -= part.size
    images[id] = `data:${part.contentType};base64,${Buffer.from(part.content()).toString('base64')}`
  }
  return images
}

/** Content ids are percent-encoded in URLs (RFC 2392). */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
