import type { FcbVersion } from '../fcb/fcb-bounds'
import { type FcbTicket, readFcb } from '../fcb/fcb-journeys'
import { sinceOf } from '../kit/code-days'
import { type CodeContent, type CodeFormat, damaged, noJourney } from '../kit/format'
import { compact, type RailJourney } from '../kit/rail-journey'
import { railwayName } from '../kit/railways'
import { readDbFields } from './db-block'
import { journeysOfDb } from './db-journeys'
import { journeysOfLayout } from './layout-journeys'
import { localTransportIn } from './local-transport'
import { isUic, openTicket, type TicketRecord } from './open-ticket'
import { readOwnBlocks } from './own-blocks'
import { readHead, type TicketHead } from './ticket-head'
import { readLayout } from './ticket-layout'

/** Versions of the flexible content, by the version of its record. */
const versions: Readonly<Record<number, FcbVersion>> = { 1: 13, 13: 13, 2: 2, 3: 3 }

function flexOf(records: readonly TicketRecord[]): FcbTicket | null {
  const record = records.find(({ id }) => id === 'U_FLEX')
  const version = record && versions[record.version]
  if (!record || !version) return null
  const ticket = readFcb(record.bytes, version)
  return { ...ticket, journeys: ticket.journeys.map((one) => ({ ...one, record: 'U_FLEX' })) }
}

/** Completes a journey from the ticket's header and the railway's own records. */
function completed(journey: RailJourney, head: TicketHead, records: readonly TicketRecord[]): RailJourney {
  const own = readOwnBlocks(records)
  const provider = railwayName(head.issuer)
  return {
    ...(provider ? { provider } : {}),
    ...(own.train ? { train: own.train } : {}),
    ...(head.number ? { number: head.number } : {}),
    ...journey,
    ...(own.number ? { number: own.number, ticketNumber: head.number } : {}),
    travelers: journey.travelers.length > 0 ? journey.travelers : own.travelers,
  }
}

/** Why a ticket with records has no journey. */
function problemOf(flex: FcbTicket | null, records: readonly TicketRecord[]): CodeContent {
  if (flex?.cut) return damaged('rail ticket (FCB)')
  const kind = flex?.others[0]
  if (kind) return noJourney(`a rail ticket of the kind ${kind}`)
  return noJourney(localTransportIn(records) ?? 'a rail ticket')
}

/**
 * The coded journeys in order. A journey without a time is completed from the printed face's journey on the same day:
 * times, train, coach and seats.
 */
function completedByFace(coded: readonly RailJourney[], shown: readonly RailJourney[]): RailJourney[] {
  return coded.map((one, index) => {
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
 * Rail tickets of UIC 918.3 (ERA TAP TSI B.12). Journeys are read from the flexible content, or else from Deutsche
 * Bahn's own record. The ticket layout, as printed, completes them and adds those that only it has.
 */
export const uic: CodeFormat = {
  name: 'uic',
  label: 'rail ticket (UIC 918.3)',
  isText: false,
  matches: ({ chars }) => isUic(chars),
  read({ bytes }, date) {
    const records = openTicket(bytes)
    if (records.length === 0) return { journeys: [] }
    const stated = readHead(records)
    const head = { ...stated, issued: stated.issued || sinceOf(date) }
    const flex = flexOf(records)
    const layout = readLayout(records)
    const shown = layout ? journeysOfLayout(layout, head) : []
    const flexible = flex?.journeys ?? []
    const coded = flexible.length > 0 ? flexible : journeysOfDb(readDbFields(records), head)
    // only the face has the return journey
    const journeys = [...completedByFace(coded, shown), ...shown.slice(coded.length)]
    if (journeys.length === 0) return problemOf(flex, records)
    return { journeys: journeys.map((one) => completed(one, head, records)) }
  },
}
