import type { Mail } from '../../platform/mail/mail'

type Message = {
  readonly to: string
  readonly from: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
}

/** A message from a user to a traveler, split into paragraphs. */
export const messageMail = ({ to, from, replyTo, subject, text }: Message): Mail => ({
  to,
  replyTo,
  subject,
  paragraphs: [...text.split(/\n{2,}/), `${from} sent you this because of your travel. Answers go to them.`],
})
