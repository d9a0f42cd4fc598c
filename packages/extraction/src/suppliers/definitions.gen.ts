// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { accor } from './accor/accor'
import { aerlingus } from './aerlingus/aerlingus'
import { airasia } from './airasia/airasia'
import { amadeus } from './amadeus/amadeus'
import { amtrak } from './amtrak/amtrak'
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
import { cd } from './cd/cd'
import { citycity } from './citycity/citycity'
import { communauto } from './communauto/communauto'
import { cytric } from './cytric/cytric'
import { discovercars } from './discovercars/discovercars'
import { easyjet } from './easyjet/easyjet'
import { edreams } from './edreams/edreams'
import { eurowings } from './eurowings/eurowings'
import { fcm } from './fcm/fcm'
import { flibco } from './flibco/flibco'
import { flixbus } from './flixbus/flixbus'
import { globtour } from './globtour/globtour'
import { grab } from './grab/grab'
import { hertz } from './hertz/hertz'
import { hilton } from './hilton/hilton'
import { ihg } from './ihg/ihg'
import { leoexpress } from './leoexpress/leoexpress'
import { lyft } from './lyft/lyft'
import { marriott } from './marriott/marriott'
import { motelone } from './motelone/motelone'
import { nationalexpress } from './nationalexpress/nationalexpress'
import { nh } from './nh/nh'
import { ola } from './ola/ola'
import { ouigo } from './ouigo/ouigo'
import { rapido } from './rapido/rapido'
import { regiojet } from './regiojet/regiojet'
import { rentcars } from './rentcars/rentcars'
import { sncf } from './sncf/sncf'
import { swiss } from './swiss/swiss'
import { trenitalia } from './trenitalia/trenitalia'
import { turo } from './turo/turo'
import { twelvego } from './twelvego/twelvego'
import { uber } from './uber/uber'
import { united } from './united/united'
import { vipcars } from './vipcars/vipcars'
import { vueling } from './vueling/vueling'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  accor,
  aerlingus,
  airasia,
  amadeus,
  amtrak,
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
  cd,
  citycity,
  communauto,
  cytric,
  discovercars,
  easyjet,
  edreams,
  eurowings,
  fcm,
  flibco,
  flixbus,
  globtour,
  grab,
  hertz,
  hilton,
  ihg,
  leoexpress,
  lyft,
  marriott,
  motelone,
  nationalexpress,
  nh,
  ola,
  ouigo,
  rapido,
  regiojet,
  rentcars,
  sncf,
  swiss,
  trenitalia,
  turo,
  twelvego,
  uber,
  united,
  vipcars,
  vueling,
]
