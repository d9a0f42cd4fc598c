// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { accor } from './accor/accor'
import { bbhotels } from './bbhotels/bbhotels'
import { bestwestern } from './bestwestern/bestwestern'
import { booking } from './booking/booking'
import { hilton } from './hilton/hilton'
import { ihg } from './ihg/ihg'
import { marriott } from './marriott/marriott'
import { motelone } from './motelone/motelone'
import { nh } from './nh/nh'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  accor,
  bbhotels,
  bestwestern,
  booking,
  hilton,
  ihg,
  marriott,
  motelone,
  nh,
]
