// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { bolt } from './bolt/bolt'
import { booking } from './booking/booking'
import { grab } from './grab/grab'
import { lyft } from './lyft/lyft'
import { nationalexpress } from './nationalexpress/nationalexpress'
import { ola } from './ola/ola'
import { rapido } from './rapido/rapido'
import { regiojet } from './regiojet/regiojet'
import { uber } from './uber/uber'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  bolt,
  booking,
  grab,
  lyft,
  nationalexpress,
  ola,
  rapido,
  regiojet,
  uber,
]
