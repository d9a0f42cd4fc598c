import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Id, one } from '../kit/wire'
import { Callback } from '../webhooks/schemas'
import { Attachment } from './schemas'

/** The ways in which a message is shown. */
export const renderings = ['headers', 'html', 'text', 'raw'] as const
export const Rendering = z.enum(renderings)
export type Rendering = z.infer<typeof Rendering>

/** Characters of a rendering that are answered; what goes on is cut, and said to be. The whole is in `/raw`. */
export const maxRendered = 1_000_000

/** One view of a message. What a view does not show is empty. */
export const RenderedEmail = z.object({
  type: Rendering,
  /** Of type `headers`: the fields in the order of the message. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /**
   * Of every other type: the page, the text or the source. A page is as its sender wrote it, to be shown where it can
   * run nothing and ask for nothing. Null where the message has none.
   */
  content: z.nullable(z.string()),
  /** Of type `html`: the pictures that the message carries, by content id, as `data:` addresses. */
  images: z.record(z.string(), z.string()),
  /** Whether the content was cut. */
  truncated: z.boolean(),
})
export type RenderedEmail = z.infer<typeof RenderedEmail>

export const renderEmail = endpoint({
  name: 'emails.rendered',
  summary: 'A message as headers, page, text or source.',
  method: 'GET',
  path: '{team}/emails/{id}/rendered',
  permission: 'read-emails',
  query: z.object({ type: z._default(Rendering, 'html') }),
  output: one(RenderedEmail),
})

export const downloadEmail = endpoint({
  name: 'emails.raw',
  summary: 'The message as it came in.',
  method: 'GET',
  path: '{team}/emails/{id}/raw',
  permission: 'read-emails',
  output: z.unknown(),
  download: ['message/rfc822'],
})

export const listEmailAttachments = endpoint({
  name: 'emails.attachments',
  summary: 'The files of a mail.',
  method: 'GET',
  path: '{team}/emails/{id}/attachments',
  permission: 'read-emails',
  output: z.object({ data: z.array(Attachment) }),
})

/**
 * Types under which a file of a mail is handed out; every other is `application/octet-stream`. None can run in a page.
 */
export const safeTypes = [
  'application/octet-stream',
  'application/pdf',
  'application/vnd.apple.pkpass',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/calendar',
  'text/csv',
  'text/plain',
] as const

export const downloadAttachment = endpoint({
  name: 'emails.attachment',
  summary: 'One file of a mail.',
  method: 'GET',
  path: '{team}/emails/{id}/attachments/{attachmentId}',
  permission: 'read-emails',
  output: z.unknown(),
  download: safeTypes,
})

export const retryEmail = endpoint({
  name: 'emails.retry',
  summary:
    'Reads a stored mail once more. Refused (409) while it is being read or held, where it is a copy, and where its message is not kept.',
  method: 'POST',
  path: '{team}/emails/{id}/retry',
  permission: 'edit-emails',
  output: one(z.object({ id: Id })),
  statuses: [200],
  errors: ['conflict'],
})

export const listEmailCallbacks = endpoint({
  name: 'emails.callbacks',
  summary: 'What webhooks were told of a mail, newest first: each attempt with its request and its answer.',
  method: 'GET',
  path: '{team}/emails/{id}/callbacks',
  permission: 'read-emails',
  query: z.object({
    /** An event of the mail's own log, or one of the feed. */
    event_id: z.optional(Id),
  }),
  output: z.object({ data: z.array(Callback) }),
})
