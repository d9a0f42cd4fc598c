import { folded } from '../kit/fold'

/** Labels of whoever drives a ride, rather than travels on it. */
const words = `driver, your driver, driver name, driver's name, name of driver, chauffeur, your chauffeur, fahrer, ihr fahrer, fahrerin, ihre
  fahrerin, chauffeurin, conducteur, votre conducteur, votre chauffeur, conductrice, conductor, su conductor, tu conductor, chofer, autista,
  il tuo autista, il vostro autista, conducente, motorista, condutor, kierowca, ridic, vodic, sofer, soferul, vozac, voznik, sjafor, forare,
  chauffor, kuljettaja, kuljettajasi, juht, autojuht, vaditajs, vairuotojas, gepkocsivezeto, sofor, surucu, bilstjori, tiomanai, xofer,
  водитель, водій, шофьор, возач, οδηγος, supir, sopir, pengemudi, pemandu, tai xe, lai xe, 司机, 驾驶员, 司機, 駕駛員, ドライバー, 運転手,
  乗務員, 기사, 기사님, 운전기사, คนขับ, พนักงานขับรถ, נהג, הנהג, السائق, اسم السائق`

const all = new Set(words.split(/\s*,\s+/).map(folded))

/** Whether a label says that the name behind it is the driver's: `Fahrer:`, `Your driver`. */
export const isDriverLabel = (label: string): boolean => all.has(folded(label.replace(/[\s:：.–-]+$/u, '')))
