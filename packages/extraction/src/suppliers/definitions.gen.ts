// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { accor } from './accor/accor'
import { avis } from './avis/avis'
import { bbhotels } from './bbhotels/bbhotels'
import { bestwestern } from './bestwestern/bestwestern'
import { bolt } from './bolt/bolt'
import { booking } from './booking/booking'
import { communauto } from './communauto/communauto'
import { discovercars } from './discovercars/discovercars'
import { grab } from './grab/grab'
import { hertz } from './hertz/hertz'
import { hilton } from './hilton/hilton'
import { ihg } from './ihg/ihg'
import { lyft } from './lyft/lyft'
import { marriott } from './marriott/marriott'
import { motelone } from './motelone/motelone'
import { nationalexpress } from './nationalexpress/nationalexpress'
import { nh } from './nh/nh'
import { ola } from './ola/ola'
import { rapido } from './rapido/rapido'
import { regiojet } from './regiojet/regiojet'
import { rentcars } from './rentcars/rentcars'
import { turo } from './turo/turo'
import { uber } from './uber/uber'
import { vipcars } from './vipcars/vipcars'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  accor,
  avis,
  bbhotels,
  bestwestern,
  bolt,
  booking,
  communauto,
  discovercars,
  grab,
  hertz,
  hilton,
  ihg,
  lyft,
  marriott,
  motelone,
  nationalexpress,
  nh,
  ola,
  rapido,
  regiojet,
  rentcars,
  turo,
  uber,
  vipcars,
]
