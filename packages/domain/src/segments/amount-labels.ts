import type { AmountKind } from '@sextant/contract/emails/stated-amounts'

/** Display labels of the kinds of amounts. */
export const amountLabels: Readonly<Record<AmountKind, string>> = {
  cancellation_fee: 'Cancellation fee',
  refund: 'Refund',
  exchange: 'Exchange (fare difference)',
  no_show: 'No-show charge',
  folio: 'Folio (final invoice)',
  service_fee: 'Service fee',
  taxes_and_fees: 'Taxes and fees, included',
  unused_ticket: 'Unused ticket',
}
