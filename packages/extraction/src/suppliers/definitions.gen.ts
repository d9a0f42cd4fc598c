// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { accor } from './accor/accor'
import { aerlingus } from './aerlingus/aerlingus'
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
import { bolt } from './bolt/bolt'
import { booking } from './booking/booking'
import { brussels } from './brussels/brussels'
import { budget } from './budget/budget'
import { careem } from './careem/careem'
import { carshares } from './carshares/carshares'
import { cd } from './cd/cd'
import { citizenm } from './citizenm/citizenm'
import { citycity } from './citycity/citycity'
import { communauto } from './communauto/communauto'
import { cytric } from './cytric/cytric'
import { dedge } from './dedge/dedge'
import { designmynight } from './designmynight/designmynight'
import { discovercars } from './discovercars/discovercars'
import { djh } from './djh/djh'
import { easyjet } from './easyjet/easyjet'
import { eatapp } from './eatapp/eatapp'
import { edreams } from './edreams/edreams'
import { eurowings } from './eurowings/eurowings'
import { expedia } from './expedia/expedia'
import { favouritetable } from './favouritetable/favouritetable'
import { fcm } from './fcm/fcm'
import { flibco } from './flibco/flibco'
import { flixbus } from './flixbus/flixbus'
import { ghotel } from './ghotel/ghotel'
import { globtour } from './globtour/globtour'
import { grab } from './grab/grab'
import { hertz } from './hertz/hertz'
import { hilton } from './hilton/hilton'
import { hostelworld } from './hostelworld/hostelworld'
import { hotels } from './hotels/hotels'
import { hotpepper } from './hotpepper/hotpepper'
import { ihg } from './ihg/ihg'
import { jalan } from './jalan/jalan'
import { leoexpress } from './leoexpress/leoexpress'
import { lyft } from './lyft/lyft'
import { makearezzy } from './makearezzy/makearezzy'
import { marriott } from './marriott/marriott'
import { meininger } from './meininger/meininger'
import { motelone } from './motelone/motelone'
import { nationalexpress } from './nationalexpress/nationalexpress'
import { nh } from './nh/nh'
import { ola } from './ola/ola'
import { opentable } from './opentable/opentable'
import { ouigo } from './ouigo/ouigo'
import { premierinn } from './premierinn/premierinn'
import { rapido } from './rapido/rapido'
import { regiojet } from './regiojet/regiojet'
import { rentcars } from './rentcars/rentcars'
import { resdiary } from './resdiary/resdiary'
import { resy } from './resy/resy'
import { sncf } from './sncf/sncf'
import { superb } from './superb/superb'
import { swiss } from './swiss/swiss'
import { tabirai } from './tabirai/tabirai'
import { tablehelm } from './tablehelm/tablehelm'
import { timescar } from './timescar/timescar'
import { tock } from './tock/tock'
import { trenitalia } from './trenitalia/trenitalia'
import { turo } from './turo/turo'
import { twelvego } from './twelvego/twelvego'
import { uber } from './uber/uber'
import { united } from './united/united'
import { vipcars } from './vipcars/vipcars'
import { vueling } from './vueling/vueling'
import { zenchef } from './zenchef/zenchef'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  accor,
  aerlingus,
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
  bolt,
  booking,
  brussels,
  budget,
  careem,
  carshares,
  cd,
  citizenm,
  citycity,
  communauto,
  cytric,
  dedge,
  designmynight,
  discovercars,
  djh,
  easyjet,
  eatapp,
  edreams,
  eurowings,
  expedia,
  favouritetable,
  fcm,
  flibco,
  flixbus,
  ghotel,
  globtour,
  grab,
  hertz,
  hilton,
  hostelworld,
  hotels,
  hotpepper,
  ihg,
  jalan,
  leoexpress,
  lyft,
  makearezzy,
  marriott,
  meininger,
  motelone,
  nationalexpress,
  nh,
  ola,
  opentable,
  ouigo,
  premierinn,
  rapido,
  regiojet,
  rentcars,
  resdiary,
  resy,
  sncf,
  superb,
  swiss,
  tabirai,
  tablehelm,
  timescar,
  tock,
  trenitalia,
  turo,
  twelvego,
  uber,
  united,
  vipcars,
  vueling,
  zenchef,
]
