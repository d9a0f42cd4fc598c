import { compact } from '../kit/rail-journey'

const trainTypes = 'ICE|IC|EC|ECE|EN|NJ|RJX?|TGV|TLK|EIP|EIC|REX|SC|LE|IR|ICN|AVE|FR|FA|LP|IN|D|R'
const trainType = new RegExp(`\\b(?:${trainTypes})\\s?\\d{1,5}\\b`)
const train =
  /\b(?:ZUG|TRAIN|TRENO|TREIN|VLAK|VONAT|TREN|JUNA|TÅG|TOG|POCI[AĄ]G|COMBOIO)\.?:?\s+(\d{1,5})(?:\s+([A-Z][A-Z\d]{0,3})(?=\s|$))?/i
const coach =
  /\b(?:WAGEN|COACH|CAR|VOITURE|CARROZZA|V[UŮ]Z|VOZ|VAGON|KOCSI|WAGON|RIJTUIG|VAGN|VOGN|COCHE|CARRUAGEM|VAUNU)\.?:?\s+(\d{1,3})\b/i
const seat =
  /(?<!\p{L})(?:PL(?:AE|Ä)TZE|PLATZ|SITZPLATZ|SEATS?|PLACES?|POST[IO]|M[IÍ]STO|MIESTO|SEDE[ŽZ]|HELY|MJESTO|MIEJSCE|PLATS|PLADS|PLAZA|LUGAR|PAIKKA|ZITPLAATS)\.?:?\s+(\d{1,3}[A-Z]?(?:\s?,\s?\d{1,3}[A-Z]?){0,9})\b/iu
const bound = /ZUGBINDUNG: (\d{1,6})(?: ([A-Z]{1,4}))?\b/

/**
 * Train, coach and seats on a ticket's face, by the words before them; `whole` is the text that may name the train to
 * which the ticket is restricted.
 */
export function reservedByWords(text: string, whole: string): Record<string, string> {
  const [, boundTo, boundType] = bound.exec(whole) ?? []
  const [, number, type] = train.exec(text) ?? []
  const spoken = number ? [type, number].filter(Boolean).join(' ') : trainType.exec(text)?.[0]
  return compact({
    train: spoken ?? (boundTo && [boundType, boundTo].filter(Boolean).join(' ')),
    coach: coach.exec(text)?.[1],
    seat: seat.exec(text)?.[1],
  })
}
