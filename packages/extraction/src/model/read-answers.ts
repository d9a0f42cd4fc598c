import type { Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { normalise } from '../rules/normalise'
import { moveArrival } from '../rules/resolve-times'
import type { BookingAnswer } from './answers'
import { isConsistent } from './consistent'
import { findersOf } from './find-stated'
import { ground, reservationOf } from './ground'
import type { MailText } from './mail-text'
import { unmixLegs } from './unmix-legs'

/** A model's answer about one booking of a kind. */
export interface AnsweredBooking {
  kind: ReservationKind
  answer: BookingAnswer
}

/** The bookings in a model's answers, and the number of dropped values. */
export interface AnswersRead {
  reservations: Reservation[]
  /** Values that the email does not state, or states for another leg. */
  dropped: number
}

/**
 * Processes a model's answers like any other reader's result: keeps only values stated in the email, completes them
 * from the bundled data, and keeps only complete and consistent bookings.
 */
export function readAnswers(answers: readonly AnsweredBooking[], mail: MailText): AnswersRead {
  const finders = findersOf(mail)
  const grounded = unmixLegs(answers.map(({ kind, answer }) => ground(kind, answer, finders)))
  const found = grounded.map((one) => reservationOf(one, mail))
  const { reservations } = normalise(found, [mail.text])
  return {
    reservations: reservations.map(moveArrival).filter(isConsistent),
    dropped: grounded.reduce((sum, { dropped }) => sum + dropped.length, 0),
  }
}
