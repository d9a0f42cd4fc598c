/** Month names, January first, in the languages of booking emails, with short forms where they differ. */
const rows = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janner feber mrz apr mai juni juli aug sept okt nov dez',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'janv fevr mars avr mai juin juil aout sept oct nov dec',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'ene feb mar abr may jun jul ago set oct nov dic',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'gen feb mar apr mag giu lug ago set ott nov dic',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'jan fev mar abr mai jun jul ago set out nov dez',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'jan feb mrt apr mei jun jul aug sep okt nov dec',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'januar februar marts april maj juni juli august september oktober november december',
  'januar februar mars april mai juni juli august september oktober november desember',
  'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia',
  'ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince',
]

const numbers = new Map(rows.flatMap((row) => row.split(' ').map((name, index) => [name, index + 1])))

/** The number of a month by its name in one of many languages; null if unknown. */
export const monthOf = (word: string): number | null =>
  numbers.get(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()) ?? null
