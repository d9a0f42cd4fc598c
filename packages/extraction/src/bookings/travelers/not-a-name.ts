import { folded } from '../../kit/fold'
import { legalForm } from '../../languages/legal-forms'
import { nameWords } from '../../languages/person-names'
import { isGreetingWord } from '../../languages/title-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'

/** Whether the page has a text followed by a company's legal form anywhere, such as below a letter's closing. */
function isCompany({ value }: Mention, { read: { page } }: Context): boolean {
  const name = folded(value)
  return page.lines.some(({ origin, folded: text }) => {
    const at = origin === 'body' ? text.indexOf(name) : -1
    return at >= 0 && legalForm.test(text.slice(at + name.length))
  })
}

/** Whether a number sign follows a text whose last letter is part of that sign: `Titre n°`. */
const isNumberLabel = ({ line, end }: Mention, { read: { page } }: Context): boolean =>
  /^[°º]/u.test((page.lines[line]?.text ?? '').slice(end))

/** Whether a text begins with a label and its colon: `associé : HOPPER`. */
const hasLabel = ({ value }: Mention): boolean => /\p{L}\s?[:：]\s/u.test(value)

/** Whether a text is a greeting with a single name behind it: `Habari Achieng`. */
function isGreeting({ value }: Mention): boolean {
  const [first = '', name, ...others] = value.split(/\s+/)
  return name !== undefined && others.length === 0 && isGreetingWord(first) && nameWords(first).given === 0
}

/** Whether a text is a company's name, the label of a number, a greeting, or a label with its value. */
export const isNoName = (mention: Mention, context: Context): boolean =>
  hasLabel(mention) || isGreeting(mention) || isNumberLabel(mention, context) || isCompany(mention, context)
