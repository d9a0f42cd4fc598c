import { extract } from '@sextant/extraction/extract'
import { htmlText } from '@sextant/extraction/html/html-text'
import { readMessage } from '@sextant/extraction/message/read-message'
import type { Definition } from '@sextant/extraction/readers/supplier/definition'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { describe, expect, test } from 'vitest'
import { readSample, type Sample, samples } from '../../build/samples'

/** The text of a page cell by cell, as many senders write the text part next to the HTML. */
const cellByCell = (html: string): string =>
  htmlText(html.replace(/<\/?(?:table|tbody|thead|tr|td|th)\b[^>]*>/gi, '<br>'))

/** The email with the text of its page as its text part; null if it has no page, or only markup. */
function asText({ bytes }: Sample, between = '\n'): Uint8Array | null {
  const { message } = readMessage(bytes)
  const page = message.parts.find(({ contentType }) => contentType === 'text/html')
  if (!page || /<script|itemscope/i.test(page.text())) return null
  const head = `From: ${message.from[0]?.address ?? ''}\nSubject: ${message.subject}\nDate: ${new Date(message.date ?? 0).toUTCString()}\n`
  return new TextEncoder().encode(
    `${head}Content-Type: text/plain; charset=utf-8\n\n${cellByCell(page.text()).replaceAll('\n', between)}`,
  )
}

/** Stays and restaurant tables have labelled rows; for journeys, only the columns give the values their meaning. */
const rowedKinds = new Set(['lodging', 'restaurant'])
const isRowed = ({ layouts }: Definition): boolean =>
  layouts.every(({ items }) => items.every(({ kind }) => rowedKinds.has(kind)))
const rowed = new Set(definitions.filter(isRowed).map(({ id }) => id))
const pages = samples().filter((sample) => rowed.has(sample.supplier) && asText(sample) !== null)

describe.each([
  ['with every cell on a line of its own', '\n'],
  ['with empty lines between, too', '\n\n'],
])('gives the same result %s', (_, between) => {
  test.each(pages.map((sample) => [`${sample.supplier}: ${sample.name}`, sample] as const))('%s', (_, sample) => {
    const { outcome } = readSample(sample)
    const bytes = asText(sample, between) ?? new Uint8Array()
    const { extraction } = extract({ definitions, bytes, name: 'text.eml', contextDate: '2026-05-20T00:00:00Z' })
    expect({
      class: extraction.class,
      source: extraction.source.id,
      reservations: extraction.reservations.map(({ evidence: _e, confidence: _c, ...one }) => one),
    }).toEqual(outcome)
  })
})
