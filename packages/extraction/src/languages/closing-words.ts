import { folded } from '../kit/fold'
import { particlesOf } from './lexicon'

/** Closings of messages between colleagues, in addition to those of the languages. */
const informal = folded(
  `thanks thx ta ty cheers br rgds kr vg lg mfg bg danke merci bises cdt cdlt bav slds gracias obrigado obrigada abs grazie grtz groetjes
  gr bedankt mvh vh hilsen hälsningar takk tack tak terv kiitos pozdr pozdrawiam dzięki díky dík köszi üdv hvala lp mersi multumesc спс
  спасибо дякую благодаря ευχαριστώ teşekkürler سلام شكرا תודה ありがとうございます 감사합니다 谢谢 謝謝`,
).split(/\s+/)
/** `Best` alone is a closing, unlike `Best Western`. */
const informalClosing = new RegExp(`^(?:(?:${informal.join('|')})(?!\\p{L})|best[,.!]?$)`, 'u')
/** What somebody is thanked for, in folded text: “thanks for this” closes nothing. */
const object = /\s(?:for|fur|pour|por|per|voor|za|pela|pelo|за)\s/u
/** Maximum length of a closing with a name behind it. */
const maxLength = 40
const maxWords = 5

/** Whether a line closes a message: a short line with a closing phrase, and possibly a name. */
export function isClosingLine(text: string): boolean {
  const line = folded(text.trim())
  if (line === '--' || line === '—') return true
  if (line === '' || line.length > maxLength || line.split(/\s+/).length > maxWords || /[\d?]/.test(line)) return false
  if (object.test(line)) return false
  return informalClosing.test(line) || particlesOf(line).has('closing')
}
