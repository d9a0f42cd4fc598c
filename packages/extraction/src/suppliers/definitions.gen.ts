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
import { designmynight } from './designmynight/designmynight'
import { djh } from './djh/djh'
import { eatapp } from './eatapp/eatapp'
import { expedia } from './expedia/expedia'
import { favouritetable } from './favouritetable/favouritetable'
import { ghotel } from './ghotel/ghotel'
import { hilton } from './hilton/hilton'
import { hostelworld } from './hostelworld/hostelworld'
import { hotels } from './hotels/hotels'
import { hotpepper } from './hotpepper/hotpepper'
import { ihg } from './ihg/ihg'
import { makearezzy } from './makearezzy/makearezzy'
import { marriott } from './marriott/marriott'
import { meininger } from './meininger/meininger'
import { motelone } from './motelone/motelone'
import { nh } from './nh/nh'
import { opentable } from './opentable/opentable'
import { premierinn } from './premierinn/premierinn'
import { resdiary } from './resdiary/resdiary'
import { resy } from './resy/resy'
import { superb } from './superb/superb'
import { tablehelm } from './tablehelm/tablehelm'
import { tock } from './tock/tock'
import { zenchef } from './zenchef/zenchef'

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
  designmynight,
  djh,
  eatapp,
  expedia,
  favouritetable,
  ghotel,
  hilton,
  hostelworld,
  hotels,
  hotpepper,
  ihg,
  makearezzy,
  marriott,
  meininger,
  motelone,
  nh,
  opentable,
  premierinn,
  resdiary,
  resy,
  superb,
  tablehelm,
  tock,
  zenchef,
]
