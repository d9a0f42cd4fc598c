// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { aerlingus } from './aerlingus/aerlingus'
import { airasia } from './airasia/airasia'
import { avis } from './avis/avis'
import { bolt } from './bolt/bolt'
import { booking } from './booking/booking'
import { brussels } from './brussels/brussels'
import { communauto } from './communauto/communauto'
import { discovercars } from './discovercars/discovercars'
import { easyjet } from './easyjet/easyjet'
import { eurowings } from './eurowings/eurowings'
import { grab } from './grab/grab'
import { hertz } from './hertz/hertz'
import { lyft } from './lyft/lyft'
import { nationalexpress } from './nationalexpress/nationalexpress'
import { ola } from './ola/ola'
import { rapido } from './rapido/rapido'
import { regiojet } from './regiojet/regiojet'
import { rentcars } from './rentcars/rentcars'
import { swiss } from './swiss/swiss'
import { turo } from './turo/turo'
import { uber } from './uber/uber'
import { united } from './united/united'
import { vipcars } from './vipcars/vipcars'
import { vueling } from './vueling/vueling'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  aerlingus,
  airasia,
  avis,
  bolt,
  booking,
  brussels,
  communauto,
  discovercars,
  easyjet,
  eurowings,
  grab,
  hertz,
  lyft,
  nationalexpress,
  ola,
  rapido,
  regiojet,
  rentcars,
  swiss,
  turo,
  uber,
  united,
  vipcars,
  vueling,
]
