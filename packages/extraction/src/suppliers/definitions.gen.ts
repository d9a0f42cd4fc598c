// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { accor } from './accor/accor'
import { agoda } from './agoda/agoda'
import { airasia } from './airasia/airasia'
import { airbnb } from './airbnb/airbnb'
import { amadeus } from './amadeus/amadeus'
import { amtrak } from './amtrak/amtrak'
import { aohostels } from './aohostels/aohostels'
import { atlatos } from './atlatos/atlatos'
import { atpi } from './atpi/atpi'
import { avanti } from './avanti/avanti'
import { avis } from './avis/avis'
import { bahn } from './bahn/bahn'
import { bbhotels } from './bbhotels/bbhotels'
import { bestwestern } from './bestwestern/bestwestern'
import { booking } from './booking/booking'
import { brussels } from './brussels/brussels'
import { budget } from './budget/budget'
import { carshares } from './carshares/carshares'
import { cd } from './cd/cd'
import { citizenm } from './citizenm/citizenm'
import { citycity } from './citycity/citycity'
import { communauto } from './communauto/communauto'
import { cytric } from './cytric/cytric'
import { dedge } from './dedge/dedge'
import { discovercars } from './discovercars/discovercars'
import { eatapp } from './eatapp/eatapp'
import { fcm } from './fcm/fcm'
import { flibco } from './flibco/flibco'
import { flixbus } from './flixbus/flixbus'
import { ghotel } from './ghotel/ghotel'
import { grab } from './grab/grab'
import { hertz } from './hertz/hertz'
import { hilton } from './hilton/hilton'
import { hotpepper } from './hotpepper/hotpepper'
import { ihg } from './ihg/ihg'
import { jalan } from './jalan/jalan'
import { leoexpress } from './leoexpress/leoexpress'
import { lyft } from './lyft/lyft'
import { makearezzy } from './makearezzy/makearezzy'
import { nationalexpress } from './nationalexpress/nationalexpress'
import { ola } from './ola/ola'
import { ouigo } from './ouigo/ouigo'
import { regiojet } from './regiojet/regiojet'
import { sncf } from './sncf/sncf'
import { swiss } from './swiss/swiss'
import { tabirai } from './tabirai/tabirai'
import { tablehelm } from './tablehelm/tablehelm'
import { timescar } from './timescar/timescar'
import { toyotarentacar } from './toyotarentacar/toyotarentacar'
import { trenitalia } from './trenitalia/trenitalia'
import { turo } from './turo/turo'
import { twelvego } from './twelvego/twelvego'
import { uber } from './uber/uber'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  accor,
  agoda,
  airasia,
  airbnb,
  amadeus,
  amtrak,
  aohostels,
  atlatos,
  atpi,
  avanti,
  avis,
  bahn,
  bbhotels,
  bestwestern,
  booking,
  brussels,
  budget,
  carshares,
  cd,
  citizenm,
  citycity,
  communauto,
  cytric,
  dedge,
  discovercars,
  eatapp,
  fcm,
  flibco,
  flixbus,
  ghotel,
  grab,
  hertz,
  hilton,
  hotpepper,
  ihg,
  jalan,
  leoexpress,
  lyft,
  makearezzy,
  nationalexpress,
  ola,
  ouigo,
  regiojet,
  sncf,
  swiss,
  tabirai,
  tablehelm,
  timescar,
  toyotarentacar,
  trenitalia,
  turo,
  twelvego,
  uber,
]
