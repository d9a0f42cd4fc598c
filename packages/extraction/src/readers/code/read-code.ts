import type { Reservation } from '@sextant/contract/emails/reservation'
import { bytesOfScan } from '@sextant/ticket-codes/kit/code'
import { readTicketCode, type TicketCode } from '@sextant/ticket-codes/read-ticket-code'
import type { Reading } from '../../kit/reader'
import type { CodeContext } from './code-context'
import { passReservations } from './pass-reservations'
import { railReservation } from './rail-reservation'

function reservationsOf({ format, token, content }: TicketCode, { part, date }: CodeContext): Reservation[] {
  if ('boardingPass' in content) return passReservations(content.boardingPass, token, { part, date })
  if ('problem' in content) return []
  return content.journeys.map((journey) => railReservation(journey, { reader: format, part, token }))
}

/** The reservations in a barcode's payload, or the reason why it has none; neither if it is not a ticket's. */
export function readCodeBytes(bytes: Uint8Array, context: CodeContext): Reading {
  const code = readTicketCode(bytes, context.date)
  if (!code) return { reservations: [], diagnostics: [] }
  const { content } = code
  const diagnostics = 'problem' in content ? [{ ...content.problem, part: context.part }] : []
  return { reservations: reservationsOf(code, context), diagnostics }
}

/** The same for a scanner's text: characters 0 to 255 for a binary code. */
export const readCode = (text: string, part: string, date: string): Reading =>
  readCodeBytes(bytesOfScan(text), { part, date })
