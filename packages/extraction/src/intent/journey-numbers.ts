/** Words before a flight or train number. */
const words =
  'flight|train|flug|zug|vol|vuelo|tren|volo|treno|vlucht|trein|voo|comboio|flyg(?:et)?|tåg(?:et)?|fly(?:et)?|tog(?:et)?|lot|pociąg|lento|juna|let|vlak|járat|vonat|рейс|поезд|便'
const designator = '(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?\\d{1,4}'
const number = '(?!(?:19|20)\\d\\d(?!\\d))\\d{3,5}'

/** A flight or train number after a word for it: `vol AF1240`, `il treno Frecciarossa 9553`. */
const called = new RegExp(
  `(?<!\\p{L})(?:${words})(?: (?:n[ro°º]?\\.?|\\p{L}{3,14})){0,2} (?:${designator}|${number})(?![\\p{L}\\d]|[.,:/-]\\d)`,
  'giu',
)
/** A flight by its designator, or a train by its category, which a longer number does not continue. */
const designated =
  /(?<![\p{L}\p{N}-])(?!(?:ID|NO|NR) )(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|ICE|ECE|RJX|TGV|AVE) \d{1,4}(?![\p{L}\p{N}-]| \d{3})/gu
/** The end of a journey that is called by its number rather than its day: `train du 15 mai`. */
const numbered = new RegExp(`(?<!\\p{L})(?:${designator}|${number})$`, 'u')

/** A text with its flight and train numbers replaced. */
const replaced = (text: string, by: (one: string) => string): string =>
  text.replaceAll(called, (one) => (numbered.test(one) ? by(one) : one)).replaceAll(designated, by)

/** A text without flight and train numbers, which are not references. */
export const withoutJourneyNumbers = (text: string): string => replaced(text, () => ' ')

/** The digits of all flight and train numbers in a text. */
export function journeyNumbers(text: string): string[] {
  const numbers: string[] = []
  replaced(text, (one) => {
    numbers.push(/0*(\d+)$/.exec(one)?.[1] ?? '')
    return ' '
  })
  return numbers
}
