import type { ReportType } from '@sextant/contract/reports/schemas'
import { clients } from './client-kind'
import type { ReportKind } from './kind'
import { mailboxes, mails } from './mail-kinds'
import { originDestination } from './pair-kind'
import { people } from './people-kind'
import { allSegments, carSpend, flightSpend, groundSpend, hotelSpend, railSpend } from './travel-kinds'
import { webhooks } from './webhook-kind'

/** The definition of each type of report. */
export const reportKinds: Readonly<Record<ReportType, ReportKind>> = {
  all_segments: allSegments,
  flight_spend: flightSpend,
  hotel_spend: hotelSpend,
  car_spend: carSpend,
  rail_spend: railSpend,
  ground_spend: groundSpend,
  origin_destination: originDestination,
  member: people,
  email: mails,
  mailbox: mailboxes,
  client: clients,
  webhook: webhooks,
}
