const passive =
  "has been|have been|been|was|were|is now|now|we['’]ve|wurden?|ist|sind|est|sont|a été|ont été|ha sido|han sido|fue|fueron|está|è|è stat[ao]|sono stat[ei]|foi|foram|is|är|er|blev|zosta\\p{L}{1,3}|byl\\p{L}?|bol[aoi]?|a fost|este|ha estat|je|беше|е"
const participle =
  'cancell?ed|storniert|annul[ée]e?s?|(?:cancel|anul)ad[ao]s?|cancellat[aoei]|annullat[aoei]|geannuleerd|avbokad|avbeställd|inställd|aflyst|annulleret|avbestilt|kansellert|innstilt|(?:anulowan|odwołan)[aey]|zrušen[aoáý]?|stornován[ao]?|stornovan[áýé]|anulat[ăa]?|cancel·lad[ao]|anul·lad[ao]|otkazan[ao]?|storniran[ao]?|poništen[ao]?|odpovedan[ao]?|preklican[ao]?|анулиран[ао]?|отменен[ао]?|откажан[ао]?'
/** Phrases for cancelled bookings, in the languages of such emails. */
const cancelled = new RegExp(
  [
    `(?<!\\p{L})(?:${passive}) (?:${participle})(?!\\p{L})`,
    'cancellation (?:confirm|number|notice)|stornierungsbestätigung|stornobestätigung|annullamento|avbokningsbekräftelse',
    '(?<!\\p{L})(?:on (?:nyt )?(?:peruttu|peruutettu)|(?:törölve|lemondva) (?:lett|van)|töröltük|lemondásra került|on tühistatud)(?!\\p{L})',
    '(?<!\\p{L})(?:buvo )?(?:atšaukt[aois]+|anuliuot[ao]s?)(?!\\p{L})|(?<!\\p{L})(?:ir|tika) (?:atcelt[sai]|anulēt[sai])(?!\\p{L})',
    'ακυρώθηκ(?:ε|αν)|έχει ακυρωθεί|(?<!\\p{L})(?:был[аои]? )?(?:отмен[её]н|аннулирован)[аоы]?(?!\\p{L})|(?<!\\p{L})(?:скасован|анульован)[аоіо]?(?!\\p{L})',
    'iptal (?:edildi|edilmiştir|olmuştur)|تم (?:إلغاء|الغاء)|(?<!\\p{L})בוטלה?(?!\\p{L})|ถูกยกเลิก|ยกเลิกแล้ว|(?:telah|sudah) dibatalkan|đã (?:được |bị )?(?:hủy|huỷ)|(?:hefur verið|var) (?:afbók|aflýs)',
  ].join('|'),
  'giu',
)
/** Conditions and possibilities, as in cancellation terms. */
const conditional =
  /(?<!\p{L})(?:if|in case|when|unless|until|should|may|can|could|wenn|falls|sofern|kann|si|en cas|peut|puede|se|qualora|può|pode|caso|als|indien|kan|om|hvis|jeśli|jeżeli|pokud|může|ak|ako|če|kad|ha|dacă|jos|kui|ja|jei|если|якщо|при|αν|εάν|eğer|אם|إذا|nếu|jika)(?!\p{L})[^.!?\n]{0,90}$/iu

/**
 * Whether an email says that its booking is cancelled: in its subject or near its beginning, and not as a condition.
 */
export function isCancellation(subject: string, text: string): boolean {
  const start = `${subject}\n${text.slice(0, 3000)}`
  return [...start.matchAll(cancelled)].some(
    ({ index }) => !isConditional(start.slice(Math.max(0, index - 110), index)),
  )
}

/** Whether the preceding words make something a condition or possibility. */
export const isConditional = (before: string): boolean => conditional.test(before)
