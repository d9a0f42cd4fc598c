import type { PartnerName } from '@sextant/contract/marketplace/schemas'
import type { Segment } from '@sextant/contract/segments/schemas'
import { byHttp } from './by-http'
import { byMail } from './by-mail'
import { bySftp } from './by-sftp'
import {
  carbonColumns,
  entryColumns,
  expenseColumns,
  flatColumns,
  locationColumns,
  planColumns,
  stayColumns,
} from './columns'
import { expensify } from './expensify'
import type { Manifest } from './manifest'

const always = (): boolean => true
const hasPrice = ({ price, currency }: Segment): boolean => price !== null && currency !== null
const isCounted = ({ type }: Segment): boolean => type !== 'activity'
const isStay = ({ type }: Segment): boolean => type === 'hotel'

/** Travel to another country, on the outbound journey. */
const isEntry = ({ type, start_country_code: from, end_country_code: to }: Segment): boolean =>
  (type === 'air' || type === 'rail') && to !== null && from !== to

/** What each partner receives, and how. */
export const manifests: Readonly<Record<PartnerName, Manifest>> = {
  sap_concur: byHttp('SAP Concur', expenseColumns, hasPrice),
  international_sos: byHttp('International SOS', locationColumns, always),
  expensify,
  zoho_expense: byHttp('Zoho Expense', expenseColumns, hasPrice),
  ramp: byHttp('Ramp', expenseColumns, hasPrice),
  crisis24: byHttp('Crisis24', locationColumns, always),
  everbridge: bySftp('Everbridge', locationColumns, always),
  thrust_carbon: byHttp('Thrust Carbon', carbonColumns, isCounted),
  watershed: bySftp('Watershed', carbonColumns, isCounted),
  snowflake: byHttp('Snowflake', flatColumns, always),
  tableau: bySftp('Tableau', flatColumns, always),
  tripit: byMail('TripIt', planColumns),
  sherpa: byHttp('Sherpa', entryColumns, isEntry),
  hrs: bySftp('HRS', stayColumns, isStay),
}
