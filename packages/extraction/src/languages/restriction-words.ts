import { folded } from '../kit/fold'

/** What may be cancelled or lifted without any booking being cancelled: restrictions, fees and strikes. */
const words = `zugbindung, zugbindungen, reservierungspflicht, gebühr, gebühren, umbuchungsgebühr, umbuchungsgebühren, stornogebühr, stornogebühren,
  stornierungsgebühren, einschränkung, einschränkungen, beschränkung, beschränkungen, sperrung, streik, warnstreik, fee, fees, penalty, penalties,
  surcharge, surcharges, restriction, restrictions, strike, walkout, pénalité, pénalités, grève, préavis de grève, penalización, huelga, restricción, restricciones, penale, penali,
  sciopero, restrizione, restrizioni, greve, restrição, restrições, staking, beperking, beperkingen, strejk, strejken, streiken, avgiften, gebyret,
  restriktionerne, restriktionen, restriksjonene, lakko, strajk, stávka, štrajk, sztrájk, greva, забастовка, страйк, стачката, απεργία, grev`

const subject = words
  .split(',')
  .map((word) => folded(word.trim()).replaceAll(/\s+/g, String.raw`\s`))
  .join('|')
/** Words between a noun and what it belongs to: `Zugbindung Ihres Tickets`, `restrictions on your fare`. */
const belonging =
  'ihres|ihrer|deines|deiner|eures|eurer|des|der|fur|of|on|for|de|du|sur|pour|del|della|dei|per|do|da|van|voor|op|av|pa|for'
const restriction = new RegExp(String.raw`(?<!\p{L})(?:${subject})(?:\s(?:${belonging})(?:\s\p{L}+){1,3})?\s$`, 'u')

/** Whether a folded text ends with a restriction, fee or strike: `the strike` before `is cancelled`. */
export const endsWithRestriction = (before: string): boolean => restriction.test(before)
