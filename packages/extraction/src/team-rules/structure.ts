import { fold } from '@sextant/domain/kit/fold'
import { scanHtml } from '../html/scan-html'
import type { Message } from '../message/types'
import { forwardedSenders } from '../readers/supplier/forwarded-headers'

/** Maximum number of characters of a part that are analyzed. */
const maxCharacters = 200_000
/** Minimum numbers of distinct elements and labels for a part to characterize its message. */
const fewest = { elements: 8, labels: 3 }

/**
 * Describes the structure of a message independent of its content: equal for messages that a sender makes from one
 * template. It consists of the sender, the types of the parts, and the distinct elements of the page. Messages without
 * a designed page are distinguished by their labels, and those without labels by the words of the subject. Counts are
 * omitted, so that a booking of two rooms equals one of three.
 */
export function structureOf(message: Message): string {
  const parts = message.parts.filter(({ filename }) => filename === null)
  const page = textOf(parts.find(({ contentType }) => contentType === 'text/html'))
  const text = textOf(parts.find(({ contentType }) => contentType === 'text/plain'))
  const elements = elementsOf(page)
  const labels = labelsOf(text)
  const form =
    elements.length >= fewest.elements
      ? ['page', ...elements]
      : labels.length >= fewest.labels
        ? ['labels', ...labels]
        : ['subject', subjectShape(message.forwarded.at(-1)?.envelope.subject || message.subject)]
  return [senderOf(message, text), ...distinct(message.parts.map(({ contentType }) => contentType)), ...form].join('\n')
}

const textOf = (part: Message['parts'][number] | undefined): string => part?.text().slice(0, maxCharacters) ?? ''

const distinct = (values: readonly string[]): string[] => [...new Set(values)].toSorted()

/** Numbers in names and addresses are generated, such as those of a message. */
const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '#')

/** The sender of the message, or of the innermost forwarded one. The part of an address after `+` is generated. */
function senderOf({ from, forwarded }: Message, text: string): string {
  const inner = forwarded.at(-1)?.envelope.from[0]?.address ?? forwardedSenders(text.slice(0, 60_000)).at(-1)
  const address = (inner ?? from[0]?.address ?? '').toLowerCase()
  return withoutNumbers(address.replace(/\+[^@]*(?=@)/, ''))
}

/** The distinct elements of a page, each with its classes or its style. */
function elementsOf(html: string): string[] {
  const found = new Set<string>()
  scanHtml(html, {
    open: (tag, { class: classes = '', style = '' }) =>
      void found.add(withoutNumbers(`${tag} ${classes || style.replaceAll(/url\([^)]*\)|\s/g, '')}`)),
    close: () => {},
    text: () => {},
  })
  return [...found].toSorted()
}

/** The labels of a text: words without digits before a colon. */
const labelsOf = (text: string): string[] =>
  distinct([...text.matchAll(/^[>*\s]{0,6}([^\d:\n]{2,40}):(?=\s|$)/gm)].map(([, label = '']) => fold(label))).filter(
    (label) => label !== '',
  )

/** References without digits are in capitals. In an all-caps subject, they cannot be told from words. */
const isReference = (word: string, subject: string): boolean => /^\p{Lu}{5,}$/u.test(word) && /\p{Ll}/u.test(subject)

/** The words of a subject without references and words with digits, such as dates. */
const subjectShape = (subject: string): string =>
  fold(
    subject
      .replace(/^(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)+/i, '')
      .split(/\s+/)
      .filter((word) => !/\d/.test(word) && !isReference(word, subject))
      .join(' '),
  )
