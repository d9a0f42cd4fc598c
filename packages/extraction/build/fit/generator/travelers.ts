import type { Block } from './blocks'
import type { Person } from './people'
import type { Writer } from './writer'

/** Renders the travelers of a mail. `named` are those the rows should have. */
export function travelerBlocks(
  { random, words }: Writer,
  people: readonly Person[],
): { blocks: Block[]; named: Person[]; pair: { label: string; value: string[] } | null } {
  const isAfter = lastTitles.has(words.language.tag)
  const title = (name: string): string => {
    if (!random.chance(0.2)) return name
    const own = words.particle('title')
    return isAfter ? `${name}${/^\p{Script=Latin}/u.test(name) ? ' ' : ''}${own}` : `${own} ${name}`
  }
  const displayed = people.map((one) =>
    random.chance(0.12) && /^[\p{Script=Latin} .'’-]+$/u.test(one.name) && !one.name.includes('ß')
      ? slashForm(one)
      : title(one.name),
  )
  const style = random.int(0, 7)
  const label = words.label('traveler')
  if (style === 0) return { blocks: [], named: [], pair: null }
  if (style === 1)
    return {
      blocks: [
        { type: 'heading', text: label, level: 3 },
        { type: 'list', items: displayed },
      ],
      named: [...people],
      pair: null,
    }
  if (style === 2)
    return {
      blocks: [
        {
          type: 'grid',
          head: [label, words.label('seat'), words.label('ticket')],
          rows: displayed.map((name) => [
            [name],
            [`${random.int(1, 40)}${random.code('A')}`],
            [random.code('000-0000000000')],
          ]),
        },
      ],
      named: [...people],
      pair: null,
    }
  const heads = nameHeads[words.language.tag]
  if (style === 7 && heads && people.every(({ name }) => /^[\p{Script=Latin} .'’-]+$/u.test(name)))
    return {
      blocks: [
        {
          type: 'grid',
          head: [...heads, words.label('ticket')],
          rows: people.map(({ given, family }) => [[given], [family], [random.code('000-0000000000')]]),
        },
      ],
      named: people.map((one) => ({ ...one, name: `${one.given} ${one.family}` })),
      pair: null,
    }
  if (style === 3 && people.length > 1)
    return {
      blocks: displayed.map((name, at) => ({
        type: 'paragraph',
        lines: [
          `${at + 1}. ${name}${random.chance(0.4) ? ` (${random.pick(['Adult', 'ADT', 'Erwachsener', 'Adulto'])})` : ''}`,
        ],
      })),
      named: [...people],
      pair: null,
    }
  return { blocks: [], named: [...people], pair: { label, value: displayed } }
}

/** Languages whose titles follow the name. */
const lastTitles = new Set(['ja', 'ko', 'zh-Hans', 'zh-Hant'])

const nameHeads: Readonly<Record<string, [string, string]>> = {
  en: ['First name', 'Last name'],
  de: ['Vorname', 'Nachname'],
  fr: ['Prénom', 'Nom'],
  es: ['Nombre', 'Apellidos'],
  it: ['Nome', 'Cognome'],
  nl: ['Voornaam', 'Achternaam'],
  sv: ['Förnamn', 'Efternamn'],
  pl: ['Imię', 'Nazwisko'],
}

const slashForm = ({ given, family }: Person): string =>
  `${family}/${given}`.toUpperCase() + (given.length > 3 ? ' MR' : ' MS')
