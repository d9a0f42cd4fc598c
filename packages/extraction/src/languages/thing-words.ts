import { folded } from '../kit/fold'

/** Labels of what is rented out besides cars, in all languages. */
const words = `bike, bikes, e-bike, bicycle, scooter, motorbike, kayak, canoe, skis, snowboard, helmet, fahrrad, velo, rad, e-velo, roller, motorrad, kajak, kanu,
  ski, helm, vélo, vélos, trottinette, moto, casque, bicicleta, bici, bicicletas, patinete, casco, capacete, bicicletta, e-bike a noleggio, motorino, fiets,
  elektrische fiets, bromfiets, cykel, elcykel, cyklar, sykkel, elsykkel, sykler, polkupyörä, sähköpyörä, pyörä, rower, rowery, hulajnoga, kask, kolo, elektrokolo,
  bicykel, kerékpár, roller, bicicletă, bicikl, kolesa, jalgratas, velosipēds, dviratis, ποδήλατο, мотоцикл, велосипед, колело, bisiklet, 自転車, 电动车, 自行车,
  自行車, 자전거, 스쿠터, xe đạp, xe máy, จักรยาน, sepeda, sepeda motor, basikal, دراجة, אופניים`

const all = new Set(words.split(/\s*,\s+/).map(folded))

/** Whether a label is that of a bicycle, a helmet, or another thing that is rented out: `Bike 1`. */
export const isThingLabel = (label: string): boolean => all.has(folded(label.replace(/[\s\d:：.#–-]+$/u, '')))
