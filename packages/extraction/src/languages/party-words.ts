/** Words for two to ten, in their order, as emails write how many people come. */
const numbers = [
  'two three four five six seven eight nine ten',
  'zwei drei vier fünf sechs sieben acht neun zehn',
  'deux trois quatre cinq six sept huit neuf dix',
  'dos tres cuatro cinco seis siete ocho nueve diez',
  'due tre quattro cinque sei sette otto nove dieci',
  'duas três quatro cinco seis sete oito nove dez',
  'twee drie vier vijf zes zeven acht negen tien',
  'två tre fyra fem sex sju åtta nio tio',
  'to tre fire fem seks syv otte ni ti',
  'dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć',
  'dvě tři čtyři pět šest sedm osm devět deset',
  'dve tri štyri päť šesť sedem osem deväť desať',
  'kettő három négy öt hat hét nyolc kilenc tíz',
  'două trei patru cinci șase șapte opt nouă zece',
  'kahdelle kolmelle neljälle viidelle kuudelle seitsemälle kahdeksalle yhdeksälle kymmenelle',
  'dvije tri četiri pet šest sedam osam devet deset',
  'два трима четирима пет шест седем осем девет десет',
  'двух трёх четырёх пяти шести семи восьми девяти десяти',
  'двох трьох чотирьох п’ятьох шістьох сімох вісьмох дев’ятьох десятьох',
  'δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα δέκα',
  'iki üç dört beş altı yedi sekiz dokuz on',
]
const valueOf = new Map(
  numbers.flatMap((words) => words.split(' ').map((word, at): [string, number] => [word, at + 2])),
)
const number = `\\d{1,2}|${[...valueOf.keys()].join('|')}`

/** Words for people, behind their number. */
const people =
  '(?:people|persons?|guests|adults|covers|diners|pax|of you|personen|gäste|erwachsene|personnes|convives|couverts|adultes|personas|comensales|adultos|persone|ospiti|coperti|adulti|pessoas|gasten|volwassenen|personer|pers\\.|gäster|gjester|gæster|vuxna|os(?:oby|ób|ob|obe|oba|eb|\\.)|fő(?:re)?|személy\\p{L}{0,3}|persoane|henkilö\\p{L}{0,4}|души|човека|човек|гост\\p{L}{1,3}|персон\\p{L}{0,2}|осіб|особи|гостей|άτομα|ατόμων|kişi\\p{L}{0,5})(?!\\p{L})'

/** A table and the word between it and the number: “table for four”, “Tisch auf den Namen Lang für 4”. */
const table =
  "(?<!\\p{L})(?:table|tisch|tafel|mesa|tavolo|bord|stolik|stůl|stôl|asztal|masă|masa|pöytä|stol|маса|столик|стол|стіл|τραπέζι)(?:et)? (?:[\\p{L}’']{1,14} ){0,4}?(?:for|für|pour|de|para|per|voor|för|til|dla|na|pro|pre|pentru|za|за|на|для|για) "

const counted = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(${number}) ?${people}|${table}(${number})(?![\\p{L}\\d]|[.,:/]\\d| ?(?:h|uhr|euro?|€))|(?<!\\d)(\\d{1,2}) ?(?:名|人|位|명)`,
  'iu',
)

/** How many people a sentence says come: “Tisch für vier”, `3 guests`. Null if it does not say. */
export function partyOf(text: string): number | null {
  const found = counted.exec(text)
  const word = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase()
  return word === undefined ? null : (valueOf.get(word) ?? Number(word))
}
