import type { Mail } from '../platform/mail/mail'

type FeedbackFields = {
  readonly to: string
  readonly from: string
  readonly replyTo: string
  readonly message: string
  readonly page: string | null
}

export const feedbackMail = ({ to, from, replyTo, message, page }: FeedbackFields): Mail => ({
  to,
  replyTo,
  subject: `Feedback from ${from}`,
  paragraphs: [message, ...(page === null ? [] : [`About ${page}`])],
})
