import type { ReservationKind } from '@sextant/contract/emails/reservation'

/** Stems of words for each kind of travel, as labels of its reference have them: `Flugbuchung`, `Hotel conf.`. */
const stems: Partial<Record<ReservationKind, string>> = {
  flight:
    'flight|airline|flug|vol(?!\\p{L})|vuelo|aerolínea|volo(?!\\p{L})|vlucht|voo(?!\\p{L})|flyg|fly(?:bestilling|booking|billett?|reference)|lot(?:u|nicz\\p{L}+)?(?!\\p{L})|let(?:u|enk\\p{L}+)(?!\\p{L})|lento|repül|járat|zbor|рейс|авиа|перелет|переліт|πτήση|uçuş|uçak|航班|机票|フライト|航空|항공',
  train:
    'train|rail|zug|bahn|sncf|tren(?:es|o)?(?!\\p{L})|trein|comboio|trem(?!\\p{L})|tåg|tog(?!\\p{L})|tog(?:bestilling|billett?)|poci[ąa]g|vlak|juna|vonat|поезд|потяг|залізн|τρένο|火车|高铁|列車|新幹線|기차|열차',
  lodging:
    'hotel|hôtel|accommodation|lodging|unterkunft|zimmer|hébergement|albergo|alojamiento|alojamento|hotell|boende|nocleg|ubytován|szállás|szálloda|cazare|отел|гостиниц|готел|ξενοδοχ|otel|酒店|宿泊|ホテル|호텔',
  car: 'car(?: hire| rental)?(?!\\p{L})|rental|mietwagen|leihwagen|location de voiture|voiture|alquiler|coche|noleggio|huurauto|autohuur|hyrbil|lejebil|leiebil|wynaj\\p{L}+|autovermietung|bérautó|închiriere|прокат|аренд|租车|レンタカー|렌터카',
  bus: 'bus|coach|autocar|autobús|pullman|autokar|buss|автобус',
  boat: 'ferry|fähr|traversée|traghetto|veerboot|färj|færge|ferje|prom(?!\\p{L})|trajekt|паром|フェリー',
  taxi: 'transfer|taxi|traslado|navette|limousine',
  restaurant: 'table|tisch|restaurant|mesa|tavolo',
}

const patterns = Object.entries(stems).map(
  ([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')] as const,
)

/** The kinds of travel that a label names. */
export const kindsNamed = (label: string): string[] =>
  patterns.flatMap(([kind, pattern]) => (pattern.test(label) ? [kind] : []))
