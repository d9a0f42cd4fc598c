import type { Attachment } from '@sextant/contract/emails/schemas'

/** Picture types that browsers render and that cannot contain scripts. */
const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

export const isPdf = ({ content_type: type, filename }: Attachment): boolean =>
  type === 'application/pdf' || (type === 'application/octet-stream' && /\.pdf$/i.test(filename ?? ''))

/** Small pictures embedded in a message are logos. */
const isLogo = ({ inline, size }: Attachment): boolean => inline && size < 20_000

/** Whether an attachment is displayed. */
export const isDrawn = (file: Attachment): boolean =>
  isPdf(file) || (pictureTypes.has(file.content_type) && !isLogo(file))
