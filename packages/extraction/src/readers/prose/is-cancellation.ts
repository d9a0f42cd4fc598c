import { isHypothetical, isNegated } from '../../intent/is-hypothetical'
import { folded } from '../../kit/fold'
import { allSifted } from '../../kit/sifted'
import { dayDot } from '../../languages/day-dots'

const passive =
  "has been|have been|been|was|were|is now|now|we['’]ve|wurden?|ist|sind|est|sont|a été|ont été|ha sido|han sido|fue|fueron|está|è|è stat[ao]|sono stat[ei]|foi|foram|is|är|er|blev|zosta\\p{L}{1,3}|byl\\p{L}?|bol[aoi]?|a fost|este|ha estat|je|беше|е"
const participle =
  'cancell?ed|storniert|annul[ée]e?s?|(?:cancel|anul)ad[ao]s?|cancellat[aoei]|annullat[aoei]|geannuleerd|avbokad|avbeställd|inställd|aflyst|annulleret|afbestilt|avbestilt|kansellert|innstilt|(?:anulowan|odwołan)[aey]|zrušen[aoáý]?|stornován[ao]?|stornovan[áýé]|anulat[ăa]?|cancel·lad[ao]|anul·lad[ao]|otkazan[ao]?|storniran[ao]?|poništen[ao]?|odpovedan[ao]?|preklican[ao]?|анулиран[ао]?|отменен[ао]?|откажан[ао]?'
/** A reference between a booking and what has become of it. */
const code = '(?: [\\p{Lu}\\d-]{4,20})?'
/** Phrases for cancelled bookings, in the languages of such emails. */
const cancellationsIn = allSifted(
  new RegExp(
    [
      `(?<!\\p{L})(?:${passive}) (?:${participle})(?!\\p{L})`,
      '(?<!\\p{L})(?<!, (?:die|der|das) )(?:storniert|annulliert|abgesagt) (?:wurden?|worden)(?!\\p{L})|(?<!\\p{L})je (?:va[šs]a )?(?:rezervacija|vstopnica|karta|vožnja|putovanje|potovanje)(?: [\\p{Lu}\\d-]{4,20})? (?:otkazan|stornirana?|poništen|odpovedan|preklican)[aoe]?(?!\\p{L})',
      `(?<!\\p{L})(?:byla|bola) (?:va[sš][eaě] )?(?:rezervace|rezervácia|objednávka|jízdenka|letenka|cesta)${code} (?:zru[sš]en|stornován|stornovan)[aáý](?!\\p{L})`,
      `(?<!\\p{L})(?:har|är|er|ble|blev) (?:din |deres |jeres |er )?(?:bokning|resa|biljett|booking|reservation|bestilling|rejse|reise|billet)(?:en)?(?: din)?${code} (?:avbokats|ställts in|avbokad|inställd|annulleret|aflyst|afbestilt|kansellert|avbestilt|innstilt)(?!\\p{L})`,
      'cancellation (?:confirm|number|notice)|stornierungsbestätigung|stornobestätigung|annullamento|avbokningsbekräftelse',
      '(?<!\\p{L})(?:on (?:nyt )?(?:peruttu|peruutettu)|(?:törölve|lemondva) (?:lett|van)|töröltük|lemondásra került|on tühistatud)(?!\\p{L})',
      '(?<!\\p{L})(?:buvo )?(?:atšaukt[aois]+|anuliuot[ao]s?)(?!\\p{L})|(?<!\\p{L})(?:ir|tika) (?:atcelt[sai]|anulēt[sai])(?!\\p{L})',
      'ακυρώθηκ(?:ε|αν)|έχει ακυρωθεί|(?<!\\p{L})(?:был[аои]? )?(?:отмен[её]н|аннулирован)[аоы]?(?!\\p{L})|(?<!\\p{L})(?:скасован|анульован)[аоіо]?(?!\\p{L})',
      'iptal (?:edildi|edilmiştir|olmuştur)|تم (?:إلغاء|الغاء)|(?<!\\p{L})בוטלה?(?!\\p{L})|ถูกยกเลิก|ยกเลิกแล้ว|(?:telah|sudah) dibatalkan|đã (?:được |bị )?(?:hủy|huỷ)|(?:hefur verið|var) (?:afbók|aflýs)',
    ].join('|'),
    'giu',
  ),
)
/** Conditions and possibilities, as in cancellation terms. `5 May` and `May 5` are none. */
const condition = String.raw`if|in case|when|unless|until|should|(?<!(?<![\p{L}\d-])\d{1,2}(?:st|nd|rd|th)?[ .-]{0,2}(?:of )?)may(?! \d)|can|could|wenn|falls|im falle?|sofern|kann|si|en cas|in caso|em caso|no caso|in geval|i tilfælde|i händelse|peut|puede|se|qualora|può|pode|caso|als|indien|kan|om|hvis|jeśli|jeżeli|w przypadku|w razie|pokud|v případě|může|ak|v prípade|ako|ukoliko|u slučaju|v primeru|če|(?<!(?:informuojame|pranešame|patvirtiname),? )kad|ha|amennyiben|dacă|în caz|în cazul|jos|mikäli|kui|juhul|ja|jei|jeigu|если|может|могут|можно|може|можуть|в случае|в случай|якщо|у разі|при|αν|εάν|σε περίπτωση|eğer|אם|במקרה|إذا|في حال|nếu|jika`
const conditional = new RegExp(`(?<!\\p{L})(?:${condition})(?!\\p{L})(?:[^.!?\\n]|${dayDot}){0,90}$`, 'iu')

/**
 * Whether an email says that its booking is cancelled: in its subject or near its beginning, and not as a condition.
 */
export function isCancellation(subject: string, text: string): boolean {
  const start = `${subject}\n${text.slice(0, 3000)}`
  return cancellationsIn(start).some(({ 0: phrase, index }) => {
    const [before, after] = [
      start.slice(Math.max(0, index - 110), index),
      start.slice(index + phrase.length, index + 200),
    ]
    // the negation may stand within the phrase: `has not been cancelled`
    return (
      !isConditional(before) && !isHypothetical(before, phrase, after) && !isNegated(folded(before), folded(phrase))
    )
  })
}

/** Prepositions right before a cancellation that may happen: “bei einer Stornierung”, “bij annulering”. */
const upon = /(?<!\p{L})(?:upon|bei(?: einer)?|bij(?: een)?|vid|ved|przy|při|pri|при) $/iu

/** Whether the preceding words make something a condition or possibility. */
export const isConditional = (before: string): boolean => conditional.test(before) || upon.test(before)
