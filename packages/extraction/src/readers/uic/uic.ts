import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { sinceOf } from '../code/code-days'
import { broken, type CodeContext, type CodeFormat, noJourney } from '../code/format'
import type { FcbVersion } from '../fcb/fcb-bounds'
import { type FcbTicket, readFcb } from '../fcb/fcb-journeys'
import { compact, type RailJourney, reservationOf } from '../rail/rail-journey'
import { railwayName } from '../rail/railways'
import { readDbFields } from './db-block'
import { journeysOfDb } from './db-journeys'
import { journeysOfLayout } from './layout-journeys'
import { isUic, openTicket, type TicketRecord } from './open-ticket'
import { readOwnBlocks } from './own-blocks'
import { readHead, type TicketHead } from './ticket-head'
import { readLayout } from './ticket-layout'

/** Versions of the flexible content by the version of its record. */
const versions: Readonly<Record<number, FcbVersion>> = { 1: 13, 13: 13, 2: 2, 3: 3 }

function flexOf(records: readonly TicketRecord[]): FcbTicket | null {
  const record = records.find(({ id }) => id === 'U_FLEX')
  const version = record && versions[record.version]
  if (!record || !version) return null
  const ticket = readFcb(record.bytes, version)
  return { ...ticket, journeys: ticket.journeys.map((one) => ({ ...one, record: 'U_FLEX' })) }
}

/** The journey with what the ticket's head and its railway's own records add. */
function completed(journey: RailJourney, head: TicketHead, records: readonly TicketRecord[]): RailJourney {
  const own = readOwnBlocks(records)
  const provider = railwayName(head.issuer)
  return {
    ...(provider ? { provider } : {}),
    ...(own.train ? { train: own.train } : {}),
    ...(head.number ? { number: head.number } : {}),
    ...journey,
    travelers: journey.travelers.length > 0 ? journey.travelers : own.travelers,
  }
}

/** What kept us from finding a journey in a ticket that has records. */
function reasonOf(flex: FcbTicket | null, context: CodeContext): Diagnostic[] {
  if (flex?.cut) return broken('rail ticket (FCB)', context).diagnostics
  const what = flex?.others[0]
  return noJourney(what ? `a rail ticket of the kind ${what}` : 'a rail ticket', context).diagnostics
}

/**
 * The surer journeys in their order, where they tell no hour with what the printed face tells of the same day: hours,
 * train, coach and seats.
 */
function joined(surer: readonly RailJourney[], shown: readonly RailJourney[]): RailJourney[] {
  return surer.map((one, index) => {
    const face = shown[index]
    if (one.departure.length > 10 || !face?.departure.startsWith(one.departure)) return one
    const { departure, arrival, train, coach, seat, price, currency } = face
    return {
      ...(price && currency ? { price, currency } : {}),
      ...compact({ arrival, train, coach, seat }),
      ...one,
      departure,
    }
  })
}

/**
 * Rail tickets of UIC 918.3 (ERA TAP TSI B.12): the journeys of the first of their records that tells of some, which is
 * the flexible content, a railway's own, or the face that is printed; the face completes the others.
 */
export const uic: CodeFormat = {
  name: 'uic',
  is: ({ chars }) => isUic(chars),
  read({ bytes, chars }, context) {
    const records = openTicket(bytes)
    if (records.length === 0) return broken('rail ticket (UIC 918.3)', context)
    const told = readHead(records)
    const head = { ...told, issued: told.issued || sinceOf(context.date) }
    const flex = flexOf(records)
    const layout = readLayout(records)
    const shown = layout ? journeysOfLayout(layout, head) : []
    const coded = flex?.journeys ?? []
    const own = coded.length > 0 ? coded : journeysOfDb(readDbFields(records), head)
    // the way back stands on the face alone
    const journeys = [...joined(own, shown), ...shown.slice(own.length)]
    const source = { reader: 'uic', part: context.part, token: chars }
    return {
      reservations: journeys.map((one) => reservationOf(completed(one, head, records), source)),
      diagnostics: journeys.length === 0 ? reasonOf(flex, context) : [],
    }
  },
}
