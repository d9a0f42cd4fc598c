import { type CodeFormat, withoutJourney } from '../kit/format'

/** `06`, the ticket's number and its issuer in clear, then letters that stand for encrypted bytes. */
const layout = /^06[\dA-Z]{11}[A-Z]{2}[A-Z]{60,}$/

/**
 * Tickets of Britain's railways in Aztec codes (RSP6, as the open decoder `rsp6-decoder` describes them): all but
 * number and issuer is encrypted, and comes out with the issuers' keys alone.
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
