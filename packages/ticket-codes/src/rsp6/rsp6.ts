import { type CodeFormat, withoutJourney } from '../kit/format'

/** `06`, the ticket number and issuer in plain text, then letters that encode encrypted bytes. */
const layout = /^06[\dA-Z]{11}[A-Z]{2}[A-Z]{60,}$/

/**
 * Tickets of British railways in Aztec codes (RSP6, as described by the open-source decoder `rsp6-decoder`): everything
 * but number and issuer is encrypted, and readable only with the issuers' keys.
 */
export const rsp6: CodeFormat = {
  name: 'rsp6',
  label: "ticket of Britain's railways (RSP6)",
  isText: true,
  matches: ({ text }) => layout.test(text),
  read: () =>
    withoutJourney(
      "The barcode holds a ticket of Britain's railways (RSP6), whose journey is encrypted with a key of its issuer.",
    ),
}
