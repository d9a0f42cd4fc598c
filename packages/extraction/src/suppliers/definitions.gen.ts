// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { accor } from './accor/accor'
import { agoda } from './agoda/agoda'
import { airbnb } from './airbnb/airbnb'
import { aohostels } from './aohostels/aohostels'
import { bbhotels } from './bbhotels/bbhotels'
import { bestwestern } from './bestwestern/bestwestern'
import { booking } from './booking/booking'
import { citizenm } from './citizenm/citizenm'
import { dedge } from './dedge/dedge'
import { djh } from './djh/djh'
import { expedia } from './expedia/expedia'
import { ghotel } from './ghotel/ghotel'
import { hilton } from './hilton/hilton'
import { hostelworld } from './hostelworld/hostelworld'
import { hotels } from './hotels/hotels'
import { ihg } from './ihg/ihg'
import { marriott } from './marriott/marriott'
import { meininger } from './meininger/meininger'
import { motelone } from './motelone/motelone'
import { nh } from './nh/nh'
import { premierinn } from './premierinn/premierinn'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  accor,
  agoda,
  airbnb,
  aohostels,
  bbhotels,
  bestwestern,
  booking,
  citizenm,
  dedge,
  djh,
  expedia,
  ghotel,
  hilton,
  hostelworld,
  hotels,
  ihg,
  marriott,
  meininger,
  motelone,
  nh,
  premierinn,
]
