import { folded } from '../kit/fold'
import { matchesOf } from '../kit/matches-of'

/**
 * Words for numbers, one, two, three and so on, with a slash between alternatives; then words for a night, and for
 * nights.
 */
type Nights = readonly [numbers: string, night: string, nights: string]

const spaced: readonly Nights[] = [
  ['one two three four five six seven eight nine ten', 'night', 'nights'],
  ['eine/einer zwei drei vier fünf sechs sieben acht neun zehn', 'nacht übernachtung', 'nächte nächten übernachtungen'],
  ['une deux trois quatre cinq six sept huit neuf dix', 'nuit nuitée', 'nuits nuitées'],
  ['una dos tres cuatro cinco seis siete ocho nueve diez', 'noche', 'noches'],
  ['una due tre quattro cinque sei sette otto nove dieci', 'notte pernottamento', 'notti pernottamenti'],
  ['uma/unha duas/dúas três/tres quatro/catro cinco seis sete oito nove dez', 'noite diária', 'noites diárias'],
  ['una dues tres quatre cinc sis set vuit nou deu', 'nit', 'nits'],
  ['één twee drie vier vijf zes zeven acht negen tien', 'nacht overnachting', 'nachten overnachtingen'],
  ['en/én to tre fire fem seks syv/sju otte/åtte', 'nat natt overnatning overnatting', 'nætter netter overnatninger'],
  ['en två tre fyra fem sex sju åtta nio tio', 'natt övernattning', 'nätter övernattningar'],
  ['yksi/yhden kaksi kolme neljä viisi kuusi seitsemän kahdeksan', 'yö yön', 'yötä'],
  ['üks kaks kolm neli viis kuus seitse kaheksa', 'öö', 'ööd'],
  ['viena/vienu divas/divi trīs četras piecas sešas septiņas astoņas', 'nakts nakti', 'naktis naktīm'],
  ['viena/vieną dvi trys/tris keturios/keturias penkios/penkias', 'naktis naktį', 'naktys naktims'],
  ['jedna/jedną dwie trzy cztery pięć sześć siedem osiem', 'noc nocleg', 'noce nocy noclegi noclegów'],
  ['jedna/jednu dvě/dve tři/tri čtyři/štyri pět/päť šest/šesť sedm/sedem', 'noc', 'noci nocí'],
  [
    'jedna/jednu/eno dvije/dve/dvi tri četiri/štiri pet šest sedam/sedem',
    'noć noč nočitev',
    'noći noči nočitve noćenja',
  ],
  ['egy két/kettő három négy öt hat hét nyolc', 'éjszaka éj', 'éjszakát éjszakára'],
  ['o două trei patru cinci șase șapte opt', 'noapte', 'nopți'],
  ['bir iki üç dört beş altı yedi sekiz', 'gece geceleme', ''],
  [
    'одна/одну два/две/дві/дви три четыре/чотири/четири пять/пет шесть/шість/шест',
    'ночь ніч ноќ нощувка',
    'ночи ночей ночі нощувки ноќи',
  ],
  ['μία/μια δύο/δυο τρεις τέσσερις πέντε έξι επτά', 'νύχτα διανυκτέρευση', 'νύχτες διανυκτερεύσεις'],
  ['satu dua tiga empat lima enam tujuh', 'malam', ''],
  ['một hai ba bốn năm sáu bảy', 'đêm', ''],
  ['ერთი ორი სამი ოთხი ხუთი', 'ღამე ღამით', ''],
  ['אחת שתי/שני שלושה/שלוש ארבעה/ארבע חמישה/חמש', 'לילה', 'לילות'],
  ['واحدة ليلتين ثلاث أربع خمس ست سبع', 'ليلة', 'ليال ليالي'],
]

/** Scripts without spaces: `二泊`, `两晚`. */
const unspaced = /(?<![第\p{Script=Han}])([一二三四五六七八九十]|[两兩])(?:泊|晚(?![上餐宴饭飯])|夜)/gu
const numerals = '一二三四五六七八九十'

const alternatives = (words: string): string =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .join('|')
const singular = new Set(spaced.flatMap(([, night]) => night.split(' ').map(folded)))

/** How many nights words mean, by the words for a number and for nights with a space between them. */
const patterns = spaced.map(([numbers, night, more]) => {
  const counts = new Map(
    numbers.split(' ').flatMap((words, at) => words.split('/').map((word) => [folded(word), at + 1] as const)),
  )
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}])(${[...counts.keys()].join('|')})\\s(?:${alternatives(folded(`${night} ${more}`))})(?![\\p{L}\\p{M}])`,
    'gu',
  )
  return { counts, pattern }
})

/** Whether a word means a single night: `Nuit`. */
export const isNightWord = (word: string): boolean => singular.has(folded(word))

/** The numbers of nights that a folded text states in words, in order: 4 of `that makes four nights`. */
export function spelledNights(text: string): number[] {
  const found = patterns.flatMap(({ counts, pattern }) =>
    matchesOf(text, pattern).map(({ 1: word = '', index }) => ({ index, count: counts.get(word) ?? 0 })),
  )
  const characters = matchesOf(text, unspaced).map(({ 1: digit = '', index }) => ({
    index,
    count: numerals.indexOf(digit.replace(/[两兩]/u, '二')) + 1,
  }))
  return [...found, ...characters]
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ count }) => (count > 0 ? [count] : []))
}
