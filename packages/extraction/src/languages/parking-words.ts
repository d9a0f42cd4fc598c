import { folded } from '../kit/fold'

/** Words for the parking of a car, by their beginning in scripts with spaces between words. */
const words = `parking, car park, carpark, parkplatz, parkhaus, parkschein, parkticket, stellplatz, stationnement, aparcamiento, estacionamiento, parcheggi,
  aparcament, parkeer, parkering, bilparkering, pysäköin, parkov, parkování, parkovanie, parkoló, parkolás, parcare, otopark, parkim, parkiral, parkiran, parkiri,
  parkimis, autostāvviet, stovėjim, парков, паркинг, паркув, стоянк, πάρκινγκ, στάθμευσ, bílastæð`
const unspaced = '駐車場|停车|停車|주차|ที่จอดรถ|חניה|חניון|موقف سيارات|bãi đỗ|parkir'

/** The parking of a car, such as at an airport. */
export const parkingWords = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${words
    .split(',')
    .map((one) => folded(one.trim()))
    .join('|')})|${unspaced}`,
  'u',
)
