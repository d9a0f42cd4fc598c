import { folded } from '../kit/fold'

/** Legal forms of companies as written behind their names, in lower case: `AB`, `GmbH`, `S.A.`. */
const forms = String.raw`ab|ag|a\.?s|a\/s|aps|asa|b\.?v|bvba|d\.?o\.?o|gmbh|inc|k\.?k|kft|llc|llp|lda|ltda|ltd|limited|n\.?v|oy|oü|plc|pty|s\.?a|s\.?a\.?s|s\.?l|s\.?r\.?l|sp\. z o\.? ?o|s\.?p\.?a|s\.?r\.?o|uab|zrt`

/** A legal form behind a company's name, at the start of folded text. */
export const legalForm = new RegExp(String.raw`^,? (?:${forms})(?![\p{L}\d])`, 'u')

const formAtEnd = new RegExp(String.raw`,? (?:${forms})\.?$`, 'u')

/** The length of a name without the first letters of the legal form that its line ends with; null if there is none. */
export function withoutPartOfForm(name: string, line: string): number | null {
  const whole = folded(line)
  const form = formAtEnd.exec(whole)
  const [start, at] = [form?.index ?? -1, whole.indexOf(folded(name))]
  const end = at + name.length
  return at >= 0 && start > at && start < end && /[^.]/.test(whole.slice(end)) ? start - at : null
}

/** The name of a company with its legal form, at the start of folded text. */
const company = new RegExp(
  String.raw`^(?:©|\(c\))?[^,;|·]{2,60}?,? (?:${forms})(?![\p{L}\d])|^(?:株式会社|有限会社)|^[^,、]{1,20}(?:株式会社|有限公司)`,
  'u',
)

/** The labels of a company's entries in registers, and of its tax numbers, in folded text. */
const registration = new RegExp(
  String.raw`(?<!\p{L})(?:company (?:no|number|registration)|registered (?:office|address|number|in)|registration (?:no|number)|vat|ust-?id|hrb|handelsregister|amtsgericht|siren|siret|r\.?c\.?s|tva|p\.? ?iva|partita iva|codice fiscale|cif|nif|nipc|kvk|btw|cvr|org\.? ?n[ro]|organisationsnummer|y-tunnus|nip|regon|krs|ico|dic|adoszam|cegjegyzek|cui|oib|abn|acn|gstin|инн|огрн|mersis)(?!\p{L})|登録番号|사업자등록번호|统一社会信用代码`,
  'u',
)

/** Whether folded text is an imprint: a company with its legal form, or its number in a register. */
export const isImprint = (text: string): boolean => company.test(text) || registration.test(text)

/** A text without the name of a company, with its legal form, at its start. */
export const withoutCompany = (text: string): string => text.slice(company.exec(folded(text))?.[0].length ?? 0)
