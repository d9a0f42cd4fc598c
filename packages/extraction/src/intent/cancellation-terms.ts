/**
 * The noun for a cancellation at the start of a phrase, folded. It heads terms as often as it states a cancellation.
 */
const noun =
  /^(?:free )?(?:cancell?ation|stornierung|storno(?!v)|annul(?:ation|lering|ering|lamento|ierung)|cancel(?:acion|amento|lazione)|anul(?:acion|acao|lacio|owanie|are|area|ace|acia|iranje|avimas)|avbokning|avbestilling|afbestilling|kansellering|aflysning|avlysning|peruutus|odwolanie|rezygnacja|zruseni|zrusenie|lemondas|torles|otkaz(?!a)|odpoved(?!a)|tuhistamine|atcelsana|atsaukimas|iptal(?! ed| ol)|batal|pembatalan|huy|отмен[аыуе](?!\p{L})|анулиране|аннулирование|анулювання|скасування|ακυρωσ|الغاء|ביטול|예약 취소|취소|キャンセル|取消|取り消し|ยกเลิก|การยกเลิก)/u

/** A time before the booking, or a share of its price, as in terms: `less than 24 hours`, `H-2`, `50 %`. */
const limit =
  /\d\s?%|%\s?\d|(?<![\p{L}\d])[hjd]-\d|\d\s?(?:hours?|hrs?|std|stunden|tage?n?|jours?|heures?|days?|minut\p{L}*|horas?|dias?|ore|giorni|uur|dagen|timmar|dagar|timer|dager|dage|tuntia|paivaa|vrk|klst|godz\p{L}*|dni|dnu|dny|hodin\p{L}*|ora\p{L}*|nap\p{L}*|zile|час\p{L}*|дн\p{L}*|годин\p{L}*|ден\p{L}*|sati?|sata|dana|ur\b|tundi|paeva|stund\p{L}*|dien\p{L}*|valand\p{L}*|saat|gun|ωρες|ωρων|ημερ\p{L}*|시간|일 전|時間|日前|小時|小时|天|jam|hari|gio|ngay|ชั่วโมง|วัน|ساعة|ساعات|ايام|שעות|ימים)|(?<!\p{L})(?:possible|moglich|gratuit\p{L}*|gratis|free|kostenlos|kostenfrei|posible|possibile|possivel|mozliwe|mozna|mozne|бесплатн\p{L}*|безкоштовн\p{L}*|безплатн\p{L}*|ilmai\p{L}*|ucretsiz|mien phi)(?!\p{L})|가능|무료|可能|無料|免费|免費|規定|规定|政策|ポリシー|수수료|규정|料金?|费|費/u

/** Particles between the noun and the rest of terms in languages that mark the topic: `예약 취소는`, `キャンセルは`. */
const topic = /^(?:는|은|시|할|하실|は|の場合|の際|ポリシー|規定|料)/u

/**
 * Whether a folded phrase about cancellation heads terms in its sentence rather than stating one: `Annulation moins de
 * 8 jours avant : arrhes conservées`.
 * @param rest what follows it in its sentence
 */
export const isOfTerms = (phrase: string, rest: string): boolean =>
  noun.test(phrase) && (topic.test(rest) || limit.test(rest))

/** Prefixes of a subject: `Re:`, `Fwd:`. */
const prefix = /^(?:(?:re|fwd?|fw|aw|wg|tr|rv|sv|vs|i|r|odp|pd|ynt|doorst) ?: ?)+/
/** Cancellations of a part, by a word for it, or of one of several. */
const partial =
  /(?<!\p{L})(?:part(?!\p{L})|parti(?:al|ell)|parcial|parzial|teil(?!n)|deel|delvis|castecn|czesciow|reszleg|djelomic|delom|osittai|kismi|частичн|частков|μερικ|sebagian|mot phan)|부분|일부|一部|部分|บางส่วน|جزئي|חלקי|[一1][間间个個名张張部室]/u

/** Whether a text, folded, says that it is about a part, or one of several. */
export const isPartial = (text: string): boolean => partial.test(text)

/**
 * Whether a folded subject is about a full cancellation: `Annulation pour votre dossier XK2RS`. Terms and requests have
 * other words before the noun, or state the cost of a cancellation.
 */
export function isCancellationSubject(subject: string): boolean {
  const about = subject.replace(prefix, '')
  return noun.test(about) && !limit.test(about) && !partial.test(about)
}
