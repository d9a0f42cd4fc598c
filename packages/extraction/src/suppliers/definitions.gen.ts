// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { avis } from './avis/avis'
import { bolt } from './bolt/bolt'
import { booking } from './booking/booking'
import { communauto } from './communauto/communauto'
import { discovercars } from './discovercars/discovercars'
import { grab } from './grab/grab'
import { hertz } from './hertz/hertz'
import { lyft } from './lyft/lyft'
import { nationalexpress } from './nationalexpress/nationalexpress'
import { ola } from './ola/ola'
import { rapido } from './rapido/rapido'
import { regiojet } from './regiojet/regiojet'
import { rentcars } from './rentcars/rentcars'
import { turo } from './turo/turo'
import { uber } from './uber/uber'
import { vipcars } from './vipcars/vipcars'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  avis,
  bolt,
  booking,
  communauto,
  discovercars,
  grab,
  hertz,
  lyft,
  nationalexpress,
  ola,
  rapido,
  regiojet,
  rentcars,
  turo,
  uber,
  vipcars,
]
