import type { Document } from '../kit/document'

const byType: [RegExp, Document['kind']][] = [
  [/^text\/html|^application\/xhtml/, 'html'],
  [/^application\/(ld\+)?json/, 'json'],
  [/^text\/calendar|^application\/ics/, 'calendar'],
  [/pkpass/, 'pass'],
  [/^image\//, 'image'],
  [/^application\/pdf/, 'pdf'],
  [/^text\//, 'text'],
]
const byName: [RegExp, Document['kind']][] = [
  [/\.x?html?$/i, 'html'],
  [/\.json(ld)?$/i, 'json'],
  [/\.(ics|ical|vcs)$/i, 'calendar'],
  [/\.pkpass(es)?$/i, 'pass'],
  [/\.(png|jpe?g|gif|webp|bmp|tiff?|hei[cf]|avif|jp2|j2k|jpf)$/i, 'image'],
  [/\.pdf$/i, 'pdf'],
  [/\.txt$/i, 'text'],
]
const byStart: [RegExp, Document['kind']][] = [
  [/^%PDF-/, 'pdf'],
  [/^PK\P{L}\P{L}/u, 'pass'],
  [/^(.PNG|ÿØÿ|GIF8|II\*\0|MM\0\*)/, 'image'],
  [/^\s*BEGIN:VCALENDAR/i, 'calendar'],
  [/^\s*<(!doctype html|html|head|body|table|div|script|!--)/i, 'html'],
  [/^\s*[[{]/, 'json'],
]

const latin = new TextDecoder('latin1')
const match = (table: [RegExp, Document['kind']][], text: string): Document['kind'] | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** The kind of a document by its signature, declared type and name. The signature takes precedence. */
export function kindOf(contentType: string | null, filename: string | null, bytes: Uint8Array): Document['kind'] {
  const start = latin.decode(bytes.subarray(0, 200)).replace(/^ï»¿/, '')
  const signed = match(byStart, start)
  const declared = match(byType, contentType ?? '') ?? match(byName, filename ?? '')
  // Text may begin like a signature by chance, so a signature only overrides a vague declared type.
  if (declared && declared !== 'text') return declared
  return signed ?? declared ?? 'other'
}

/** Fields that emails have, unlike texts whose lines begin with labels: `From: Oslo`, `Date: 3 May`. */
const mailField =
  /^(?:received|return-path|delivered-to|message-id|mime-version|content-type|dkim-signature|subject):|^(?:from|to|sender|reply-to):[^\n]*@/im

/** Whether unnamed bytes look like an email: a header field followed by a second one or an empty line. */
export function isMail(bytes: Uint8Array): boolean {
  const start = latin.decode(bytes.subarray(0, 4096)).replace(/^From .*\r?\n/, '')
  const [header = ''] = start.split(/\n\r?\n/, 1)
  return mailField.test(header) && /^[!-9;-~]{1,70}:[^\n]*\n(?:[ \t][^\n]*\n)*(?:[!-9;-~]{1,70}:|\r?\n)/.test(start)
}
