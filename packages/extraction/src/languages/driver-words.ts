import { folded } from '../kit/fold'
import { anyPhrase, spaced } from './phrases-in'

/** Labels of people who drive rather than travel. */
const words = `driver, your driver, driver name, driver's name, name of driver, chauffeur, your chauffeur, fahrer, ihr fahrer, fahrerin, ihre
  fahrerin, chauffeurin, conducteur, votre conducteur, votre chauffeur, conductrice, conductor, su conductor, tu conductor, chofer, autista,
  il tuo autista, il vostro autista, conducente, motorista, condutor, kierowca, ridic, vodic, sofer, soferul, vozac, voznik, sjafor, forare,
  chauffor, kuljettaja, kuljettajasi, juht, autojuht, vaditajs, vairuotojas, gepkocsivezeto, sofor, surucu, bilstjori, tiomanai, xofer,
  водитель, водій, шофьор, возач, οδηγος, supir, sopir, pengemudi, pemandu, tai xe, lai xe, 司机, 驾驶员, 司機, 駕駛員, ドライバー, 運転手,
  conductora, conducteurs, condutora, guidatore, guidatrice, bestuurder, bestuurster, sjåfør, fører, vezető, vozačica, voznica, řidička,
  hauptfahrer, hauptfahrerin, zweitfahrer, zusatzfahrer, drivers, 驾驶人, 駕駛人, 運転者, 運転される方, 운전자, ผู้ขับขี่, người lái,
  乗務員, 기사, 기사님, 운전기사, คนขับ, พนักงานขับรถ, נהג, הנהג, السائق, اسم السائق`

const all = new Set(words.split(/\s*,\s+/).map(folded))

/** Whether a label is for the driver: `Fahrer:`, `Your driver`. */
export const isDriverLabel = (label: string): boolean => all.has(folded(label.replace(/[\s:：.–-]+$/u, '')))

const hasPhrase = anyPhrase([...all].map(spaced))

/** Whether a text mentions a driver: `Conductor del coche`, `booking GO-8831, driver`. */
export const saysDriver = (text: string): boolean => hasPhrase(folded(text))
