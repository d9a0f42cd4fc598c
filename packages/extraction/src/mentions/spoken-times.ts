import { matchesOf } from '../kit/matches-of'

/** A time in words, on a twelve-hour clock (1 to 12), and its position. */
export interface SpokenTime {
  start: number
  text: string
  hour: number
  minute: number
}

/** How a language expresses times: the hours from one to twelve, and the words before and after them by minutes. */
interface Speech {
  hours: string
  ways: readonly (readonly [before: string, behind: string, minutes: number])[]
}

type Ways = Speech['ways']

/** Phrases for five, ten and twenty minutes, built from each number word. */
const minutesOf = (words: readonly [five: string, ten: string, twenty: string], way: (word: string) => Ways): Ways =>
  words.flatMap((word, at) =>
    way(word).map(([before, behind, sign]) => [before, behind, sign * ([5, 10, 20][at] ?? 0)]),
  )

/** Five minutes before and after the half hour, in languages that refer to the next hour: `vijf over half acht`. */
const aroundHalf = (before: string, after: string): Ways => [
  [before, '', -35],
  [after, '', -25],
]

const danish: Ways = [
  ...minutesOf(['fem', 'tio?', '(?:tyve|tjue|tjugo)'], (word) => [[`${word} over `, '', 1]]),
  ['halv ', '', -30],
  ['kvart over ', '', 15],
  ['kvart p?[ai] ', '', -15],
  ['klokk?en ', '', 0],
]

/** Words are folded: without diacritics, in lower case. */
const speeches: readonly Speech[] = [
  {
    hours: 'one two three four five six seven eight nine ten eleven twelve',
    ways: [
      ['half(?: past)? ', '', 30],
      ...minutesOf(['five', 'ten', 'twenty'], (word) => [
        [`${word} past `, '', 1],
        [`(?:at|by) ${word} to `, '', -1],
      ]),
      ['(?:a )?quarter past ', '', 15],
      ['(?:a )?quarter to ', '', -15],
      ['(?:at|from|by|for) ', '[ -]thirty', 30],
      ['(?:at|from|by|for) ', '[ -]fifteen', 15],
      ['(?:at|from|by|for) ', '[ -]forty-?five', 45],
      ['', " o['’]clock", 0],
      ['(?:at|from|by) ', '(?= (?:in the (?:morning|afternoon|evening)|tonight|at night|sharp))', 0],
    ],
  },
  {
    hours: 'ein|eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
    ways: [
      ...aroundHalf('funf vor halb ', 'funf nach halb '),
      ...minutesOf(['funf', 'zehn', 'zwanzig'], (word) => [
        [`${word} nach `, '', 1],
        [`${word} vor `, '', -1],
      ]),
      ['halb ', '', -30],
      ['viertel nach ', '', 15],
      ['(?:viertel vor|dreiviertel) ', '', -15],
      ['', ' uhr dreissig', 30],
      ['', ' uhr', 0],
      ['um ', '(?= (?:morgens|vormittags|mittags|nachmittags|abends|in der fruh))', 0],
    ],
  },
  {
    hours: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
    ways: [
      ['', ' heures? et demie?', 30],
      ['', ' heures? et quart', 15],
      ['', ' heures? moins le quart', -15],
      ...minutesOf(['cinq', 'dix', 'vingt'], (word) => [
        ['(?:a|vers) ', ` heures? ${word}(?!-| de (?!l))`, 1],
        ['(?:a|vers) ', ` heures? moins ${word}(?!-)`, -1],
      ]),
      ['(?:a|vers) ', ' heures?(?! (?:avant|plus tard|(?:(?:cinq|dix|vingt) )?de (?!l)))', 0],
    ],
  },
  {
    hours: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    ways: [
      ['las? ', ' y media', 30],
      ['las? ', ' y cuarto', 15],
      ['las? ', ' menos cuarto', -15],
      ...minutesOf(['cinco', 'diez', 'veinte'], (word) => [
        ['las? ', ` y ${word}`, 1],
        ['las? ', ` menos ${word}`, -1],
      ]),
      ['a las? ', '(?= de la (?:manana|tarde|noche)| en punto|[,.;:]|$)', 0],
    ],
  },
  {
    hours: 'una due tre quattro cinque sei sette otto nove dieci undici dodici',
    ways: [
      ["(?:alle |all['’] ?|dalle )", ' e (?:mezz[ao]|trenta)', 30],
      ["(?:alle |all['’] ?|dalle )", ' e un quarto', 15],
      ["(?:alle |all['’] ?)", ' meno un quarto', -15],
      ...minutesOf(['cinque', 'dieci', 'venti'], (word) => [
        ["(?:alle |all['’] ?)", ` e ${word}`, 1],
        ["(?:alle |all['’] ?)", ` meno ${word}`, -1],
      ]),
      ["(?:alle |all['’] ?)", '(?= (?:del|di|della)? ?(?:mattin[ao]|pomeriggio|sera|notte)|[,.;:]|$)', 0],
    ],
  },
  {
    hours: 'uma duas tres quatro cinco seis sete oito nove dez onze doze',
    ways: [
      ['as? ', '(?: horas?)? e meia', 30],
      ['as? ', '(?: horas?)? e quinze', 15],
      ['as? ', ' horas?', 0],
      ['as? ', '(?= d[ae] (?:manha|tarde|noite))', 0],
    ],
  },
  {
    hours: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
    ways: [
      ...aroundHalf('vijf voor half ', 'vijf over half '),
      ...minutesOf(['vijf', 'tien', 'twintig'], (word) => [
        [`${word} over `, '', 1],
        [`${word} voor `, '', -1],
      ]),
      ['half ', '', -30],
      ['kwart over ', '', 15],
      ['kwart voor ', '', -15],
      ['(?:om|vanaf|tot|rond) ', ' uur', 0],
    ],
  },
  { hours: 'ett tva tre fyra fem sex sju atta nio tio elva tolv', ways: [...danish, ['klockan ', '', 0]] },
  { hours: 'et|ett to tre fire fem seks syv|sju otte|atte ni ti elleve tolv', ways: danish },
  {
    hours: 'yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan kymmenen yksitoista kaksitoista',
    ways: [
      ['puoli ', '', -30],
      ['kello ', '', 0],
    ],
  },
]

/** An hour word in any language, which every spoken time contains. */
const anyHour = new RegExp(
  `(?<!\\p{L})(?:${[...new Set(speeches.flatMap(({ hours }) => hours.split(/[ |]/)))].join('|')})(?!\\p{L})`,
  'u',
)

const languages = speeches.map(({ hours, ways }) => {
  const words = hours.split(' ')
  const hourOf = new Map(words.flatMap((word, at) => word.split('|').map((one) => [one, at + 1] as const)))
  const hour = `(?<hour>${[...hourOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
  const patterns = ways.map(([before, behind, minutes]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\d])${before}${hour}${behind}(?![\\p{L}\\d])`, 'gu'),
    hourOf,
    minutes,
  }))
  return { hour: new RegExp(`(?<!\\p{L})${hour}(?!\\p{L})`, 'u'), patterns }
})

/** The same time in digits, after the words: `halb sieben (18:30)`. */
const inDigits = /^\s?[(,]\s?\d{1,2}[:.h]/u
const minutesPerHour = 60
const hours = 12

/**
 * Finds times in words in folded text: `half past seven`, `um halb acht`, `alle otto di sera`. Does not determine
 * whether they are AM or PM.
 */
export function findSpokenTimes(folded: string): SpokenTime[] {
  if (!anyHour.test(folded)) return []
  const found: SpokenTime[] = []
  // In English, `to` is a Danish hour: a language is tried only if one of its own hours occurs.
  for (const { pattern, hourOf, minutes } of languages.flatMap(({ hour, patterns }) =>
    hour.test(folded) ? patterns : [],
  ))
    for (const { 0: text, index, groups } of matchesOf(folded, pattern)) {
      const isTaken = found.some(
        ({ start, text: other }) => index < start + other.length && start < index + text.length,
      )
      if (isTaken || inDigits.test(folded.slice(index + text.length))) continue
      const total = (hourOf.get(groups?.hour ?? '') ?? 0) * minutesPerHour + minutes
      const hour = Math.floor(total / minutesPerHour)
      found.push({ start: index, text, hour: hour === 0 ? hours : hour, minute: total % minutesPerHour })
    }
  return found
}
