/** Phrases for cancelled bookings, in the languages of such emails. */
const cancelled =
  /(?<!\p{L})(?:has been|have been|been|was|is now|now|we['’]ve|wurde|ist|est|a été|ha sido|está|è|è stat[ao]|foi|is|är|er|blev|zosta\p{L}{1,3}|byl\p{L}?) (?:cancell?ed|storniert|annul[ée]e?|cancelad[ao]|cancellat[ao]|annullat[ao]|geannuleerd|avbokad|avbeställd|aflyst|annulleret|avbestilt|kansellert|anulowan[aey]|zrušena?)(?!\p{L})|cancellation (?:confirm|number|notice)|stornierungsbestätigung|stornobestätigung|annullamento|avbokningsbekräftelse/giu
/** Conditions and possibilities, as in cancellation terms. */
const conditional =
  /(?<!\p{L})(?:if|in case|when|unless|until|should|may|can|could|wenn|falls|sofern|kann|si|en cas|peut|puede|se|qualora|può|pode|caso|als|indien|kan|om|hvis|jeśli|jeżeli|pokud|může)(?!\p{L})[^.!?\n]{0,90}$/iu

/**
 * Whether an email says that its booking is cancelled: in its subject or near its beginning, and not in a condition.
 */
export function isCancellation(subject: string, text: string): boolean {
  const start = `${subject}\n${text.slice(0, 3000)}`
  return [...start.matchAll(cancelled)].some(
    ({ index }) => !isConditional(start.slice(Math.max(0, index - 110), index)),
  )
}

/** Whether the words before something make it a condition or possibility. */
export const isConditional = (before: string): boolean => conditional.test(before)
