import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Id, one } from '../kit/wire'
import { Callback } from '../webhooks/schemas'
import { Attachment } from './schemas'

/** The ways in which a message can be rendered. */
export const renderings = ['headers', 'html', 'text', 'raw'] as const
export const Rendering = z.enum(renderings)
export type Rendering = z.infer<typeof Rendering>

/**
 * The maximum length of a rendering in characters; anything longer is truncated and flagged. `/raw` has the whole
 * message.
 */
export const maxRendered = 1_000_000

/** One rendering of a message. Fields that do not apply are empty. */
export const RenderedEmail = z.object({
  type: Rendering,
  /** For type `headers`: the headers in message order. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /**
   * For all other types: the HTML, text or source. HTML is unmodified, so display it where it can neither run scripts
   * nor load resources. Null if the message has none.
   */
  content: z.nullable(z.string()),
  /** For type `html`: the embedded images by content ID, as `data:` URLs. */
  images: z.record(z.string(), z.string()),
  /** Whether the content was cut off. */
  truncated: z.boolean(),
})
export type RenderedEmail = z.infer<typeof RenderedEmail>

export const renderEmail = endpoint({
  name: 'emails.rendered',
  summary: 'Render a message as headers, HTML, text or source.',
  method: 'GET',
  path: '{team}/emails/{id}/rendered',
  permission: 'read-emails',
  query: z.object({ type: z._default(Rendering, 'html') }),
  output: one(RenderedEmail),
})

export const downloadEmail = endpoint({
  name: 'emails.raw',
  summary: 'Download the original message.',
  method: 'GET',
  path: '{team}/emails/{id}/raw',
  permission: 'read-emails',
  output: z.unknown(),
  download: ['message/rfc822'],
})

export const listEmailAttachments = endpoint({
  name: 'emails.attachments',
  summary: 'List the attachments of an email.',
  method: 'GET',
  path: '{team}/emails/{id}/attachments',
  permission: 'read-emails',
  output: z.object({ data: z.array(Attachment) }),
})

/**
 * Media types served as they are; all others become `application/octet-stream`. None of these can run code in a page.
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
  summary: 'Download an attachment of an email.',
  method: 'GET',
  path: '{team}/emails/{id}/attachments/{attachmentId}',
  permission: 'read-emails',
  output: z.unknown(),
  download: safeTypes,
})

export const retryEmail = endpoint({
  name: 'emails.retry',
  summary:
    'Read a stored email again. 409 while it is being read or held, if it is a duplicate, and if its message is no longer stored.',
  method: 'POST',
  path: '{team}/emails/{id}/retry',
  permission: 'edit-emails',
  output: one(
    z.object({
      id: Id,
      /** Whether the reader and the team's live parsing rules are unchanged, so a retry would give the same result. */
      reader_unchanged: z.boolean(),
    }),
  ),
  statuses: [200],
  errors: ['conflict'],
})

export const listEmailCallbacks = endpoint({
  name: 'emails.callbacks',
  summary: 'List the webhook deliveries about an email, newest first: each attempt with its request and response.',
  method: 'GET',
  path: '{team}/emails/{id}/callbacks',
  permission: 'read-emails',
  query: z.object({
    /** An event from the email's own log, or from the feed. */
    event_id: z.optional(Id),
  }),
  output: z.object({ data: z.array(Callback) }),
})
