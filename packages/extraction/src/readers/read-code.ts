import type { Reservation } from '@sextant/contract/emails/reservation'
import { readBcbp } from './bcbp/read-bcbp'
import { isUic } from './uic/open-ticket'
import { readUic } from './uic/read-uic'

/** The reservations in the text of a barcode: a boarding pass, or a rail ticket; none where it is another code. */
export const readCode = (text: string, part: string, contextDate: string): Reservation[] =>
  isUic(text) ? readUic(text, part) : readBcbp(text, part, contextDate)
