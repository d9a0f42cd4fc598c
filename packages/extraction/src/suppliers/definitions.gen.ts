// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { amadeus } from './amadeus/amadeus'
import { amtrak } from './amtrak/amtrak'
import { aohostels } from './aohostels/aohostels'
import { atpi } from './atpi/atpi'
import { avanti } from './avanti/avanti'
import { avis } from './avis/avis'
import { bahn } from './bahn/bahn'
import { bestwestern } from './bestwestern/bestwestern'
import { budget } from './budget/budget'
import { carshares } from './carshares/carshares'
import { cd } from './cd/cd'
import { communauto } from './communauto/communauto'
import { cytric } from './cytric/cytric'
import { flibco } from './flibco/flibco'
import { flixbus } from './flixbus/flixbus'
import { grab } from './grab/grab'
import { hertz } from './hertz/hertz'
import { hotpepper } from './hotpepper/hotpepper'
import { jalan } from './jalan/jalan'
import { lyft } from './lyft/lyft'
import { makearezzy } from './makearezzy/makearezzy'
import { nationalexpress } from './nationalexpress/nationalexpress'
import { ola } from './ola/ola'
import { regiojet } from './regiojet/regiojet'
import { sncf } from './sncf/sncf'
import { swiss } from './swiss/swiss'
import { tabirai } from './tabirai/tabirai'
import { timescar } from './timescar/timescar'
import { toyotarentacar } from './toyotarentacar/toyotarentacar'
import { trenitalia } from './trenitalia/trenitalia'
import { turo } from './turo/turo'
import { twelvego } from './twelvego/twelvego'
import { uber } from './uber/uber'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  amadeus,
  amtrak,
  aohostels,
  atpi,
  avanti,
  avis,
  bahn,
  bestwestern,
  budget,
  carshares,
  cd,
  communauto,
  cytric,
  flibco,
  flixbus,
  grab,
  hertz,
  hotpepper,
  jalan,
  lyft,
  makearezzy,
  nationalexpress,
  ola,
  regiojet,
  sncf,
  swiss,
  tabirai,
  timescar,
  toyotarentacar,
  trenitalia,
  turo,
  twelvego,
  uber,
]
