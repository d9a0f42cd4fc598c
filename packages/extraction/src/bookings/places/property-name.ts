import { folded } from '../../kit/fold'
import { withoutCountAtEnd } from '../../languages/counter-words'
import { collectionIn } from '../../languages/hotel-collections'
import { withoutPartOfForm } from '../../languages/legal-forms'
import { brandTag, conceptTag, type Tag } from '../../languages/lexicon'
import { placeKinds } from '../../languages/place-words'
import { type Mention, standsIn } from '../../mentions/mention'
import type { Line } from '../../page/page'

const cut = (mention: Mention, text: string, start: number, end: number): Mention => ({
  ...mention,
  start,
  end,
  value: text.slice(start, end),
})

const countedTags = new Set((['room', 'party', 'nights'] as const).map(conceptTag))

/** A name before a number, or before a comma if the word itself implies the count, as in Arabic: `…، ليلتان`. */
const countBefore = /^(.*\p{L}.*?)(?:[\s,]+\d{1,2}\s*|،\s*)$/u

/** Strips the number of rooms, guests or nights from a name: `Blue Bay Resort 2 rooms`. */
function withoutCount(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const counted = tags.find(({ end, ids }) => end === mention.end && ids.some((id) => countedTags.has(id)))
  const before = counted && text.slice(mention.start, counted.start)
  const name = before === undefined ? null : countBefore.exec(before)?.[1]
  const bare = name ?? withoutCountAtEnd(mention.value)
  return bare === mention.value ? mention : cut(mention, text, mention.start, mention.start + bare.length)
}

/** A number of rooms and their type before the name of their hotel: `1 eenpersoonskamer in Hotel Linden`. */
const roomsBefore =
  /^(?:\d{1,2}|an?|one|two|eine?|zwei|une?|deux|una?|dos|due|een|twee|en|ett|et|två|to)\s(?:\p{L}+[\s-]){0,2}?\p{L}*(?:kamers?|zimmer|rooms?|suite|apartment|chambres?|habitaci(?:ón|ones)|camer[ae]|quartos?|rum|rom|værelser?|pok(?:ój|oje)|szoba)\s(?:\p{L}+\s)?(?:in|im|at|i|à|au|dans|en|no|na|w|v|på|nel|al|ved|vid)\s(?=\p{Lu})/u

/** Strips the rooms in front of the name of their hotel. */
function withoutRooms(mention: Mention, text: string): Mention {
  const rooms = roomsBefore.exec(mention.value)?.[0] ?? ''
  return rooms === '' ? mention : cut(mention, text, mention.start + rooms.length, mention.end)
}

/** A name followed by an Arabic comma and a town, street or date. */
const setApart = /^([^،]*\p{Script=Arabic}{2}[^،]*)،/u

/** Strips details after an Arabic comma from a hotel name: `فندق النخيل، العقبة`. */
function withoutSetApart(mention: Mention, text: string): Mention {
  const name = setApart.exec(mention.value)?.[1]?.trimEnd()
  return name ? cut(mention, text, mention.start, mention.start + name.length) : mention
}

/**
 * The point where a Latin name ends and the sentence continues in another script: `Villa & Spa Nova ја прифати
 * измената`.
 */
const otherSentence =
  /^([\p{Script=Latin}\P{L}]*\p{Script=Latin}[^\p{L}\s]*)\s+(?=(?!\p{Script=Latin})\p{Ll}+\s+\p{L})/u

/** Strips a sentence in another script after a name. */
function withoutSentence(mention: Mention, text: string): Mention {
  const name = otherSentence.exec(mention.value)?.[1]
  return name ? cut(mention, text, mention.start, mention.start + name.length) : mention
}

/** Strips the part of a legal form at which a name was cut off: `Hotel Linden S` of `Hotel Linden S.R.L.`. */
function withoutLegalForm(mention: Mention, text: string): Mention {
  const length = withoutPartOfForm(mention.value, text)
  return length === null ? mention : cut(mention, text, mention.start, mention.start + length)
}

const quoted = /^["«„“]([^"«»„“”]+)["»“”]$/u
const kindWord = /(?<![\p{L}\p{M}])(\p{L}+)\s$/u

/** The capitalised word for a kind of house in front of a name in Bulgarian quotation marks: `Хотел „Сосна“`. */
const kindInFront = /(?<![\p{L}\p{M}])(\p{Lu}\p{Ll}+)\s„$/u

/** The name that a page has with a word for its kind in front of its quotation marks; undefined if it has none. */
function namedWithKind(name: string, lines: readonly Line[]): string | undefined {
  for (const { text, origin } of lines) {
    const at = origin === 'body' ? text.indexOf(`„${name}“`) : -1
    const word = at < 0 ? '' : (kindInFront.exec(text.slice(0, at + 1))?.[1] ?? '')
    const kinds = placeKinds(word)
    if (kinds.has('hotel') || kinds.has('restaurant')) return `${word} „${name}“`
  }
  return undefined
}

/** Reduces a name to the text in quotation marks, with the word for its kind before them if there is one. */
function withoutQuotes(mention: Mention, text: string, lines: readonly Line[]): Mention {
  const isBare = /["«„“]$/u.test(text.slice(0, mention.start)) && /^["»“”]/u.test(text.slice(mention.end))
  const [start, end] = isBare ? [mention.start - 1, mention.end + 1] : [mention.start, mention.end]
  if (!quoted.test(text.slice(start, end))) return mention
  const named = isBare ? namedWithKind(mention.value, lines) : undefined
  if (named !== undefined) return { ...mention, value: named }
  const word = kindWord.exec(text.slice(0, start))?.[1] ?? ''
  const kinds = isBare ? new Set() : placeKinds(word)
  if (kinds.has('hotel') || kinds.has('restaurant')) return cut(mention, text, start - word.length - 1, end)
  return cut(mention, text, start + 1, end - 1)
}

const lodgingBrand = brandTag('lodging')
/** Booking portals, whose names may precede any hotel's. */
const portals = /^(?:airbnb|agoda|vrbo|hrs|expedia|trivago|fewo-direkt|hostelworld|hoteltonight|.*\.\p{L}+)$/iu

/** Adds the brand before a hotel's name: `ibis Styles Lyon`. */
function withBrand(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const brand = tags.find(
    ({ start, end, ids }) =>
      start < mention.start && (end === mention.start - 1 || end > mention.start) && ids.includes(lodgingBrand),
  )
  const isOwn = brand && text[mention.start - 1] === ' ' && !portals.test(text.slice(brand.start, brand.end))
  return isOwn ? cut(mention, text, brand.start, mention.end) : mention
}

/** Adds the hotel's collection: `The Grand, a Tribute Portfolio Hotel`. */
function withCollection(mention: Mention, text: string): Mention {
  const behind = collectionIn(text.slice(mention.end))
  return behind === '' ? mention : cut(mention, text, mention.start, mention.end + behind.length)
}

const cityBehind =
  /^(?:, |، )([\p{Lu}\p{Lo}][\p{L}\p{M}'’-]+(?: [\p{Lu}\p{Lo}][\p{L}\p{M}'’-]+){0,2})(?=$|[\s]*[.!?](?:\s|$)|\s+[–—-]\s|\s\p{Ll}|[(（])/u

const inSentence = /\p{Ll}\s$/u

/**
 * Adds the town that a page consistently writes after the hotel's name, at least once in a sentence: `your stay at
 * Hotel Linden, Rostock`. In lists of hotels, the town is only their location.
 */
function withTown(mention: Mention, lines: readonly Line[]): Mention {
  const name = folded(mention.value)
  const towns: { town: string; isInSentence: boolean }[] = []
  for (const { text, folded: own } of lines) {
    if (own.trim() === name) return mention
    const at = own.indexOf(name)
    const town = at < 0 ? undefined : cityBehind.exec(text.slice(at + name.length))?.[1]
    if (town !== undefined) towns.push({ town, isInSentence: inSentence.test(text.slice(0, at)) })
  }
  const [first] = towns
  const isOne = first && towns.length > 1 && towns.every(({ town }) => folded(town) === folded(first.town))
  return isOne && towns.some(({ isInSentence }) => isInSentence)
    ? { ...mention, value: `${mention.value}, ${first.town}` }
    : mention
}

/** The part of a town or other addition that a dash joins to a name, where the sentence goes on behind it. */
const dashedPart = /^ [-–] \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}(?=\s\p{Ll}|[.!](?:\s|$))/u

/** Adds what a dash joins to a name within a sentence: `l’équipe du Campanile Nantes - Saint-Jacques se réjouit`. */
function withDashedPart(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const behind = inSentence.test(text.slice(0, mention.start)) ? dashedPart.exec(text.slice(mention.end)) : null
  const end = mention.end + (behind?.[0].length ?? 0)
  const isOther = tags.some(({ start, end: last }) => start >= mention.end && last <= end && last - start > 2)
  return behind && !isOther ? cut(mention, text, mention.start, end) : mention
}

const article = /^(?:(?:The|Le|La|Les|El|Los|Las|Il|Lo|Gli|Das|Der|Die|O|Os|As)\s|L['’])$/u

/** Adds the article that a line with nothing else has in front of the name: `Le Petit Port` of `au Petit Port`. */
function withArticle(mention: Mention, lines: readonly Line[]): Mention {
  const whole = lines.find(
    ({ text, origin }) =>
      origin === 'body' && text.endsWith(mention.value) && article.test(text.slice(0, -mention.value.length)),
  )
  return whole ? { ...mention, value: whole.text } : mention
}

/** Slavic words for kinds of houses behind a preposition: `w Hotelu Bristol`, `v hotelu Adria`, `в отеле Волга`. */
const inflected: readonly (readonly [RegExp, string])[] = [
  [/^Hotelu (?=\p{Lu})/u, 'Hotel '],
  [/^Pensjonacie (?=\p{Lu})/u, 'Pensjonat '],
  [/^Hostelu (?=\p{Lu})/u, 'Hostel '],
  [/^Penzionu (?=\p{Lu})/u, 'Penzion '],
  [/^(?:Отеле|Отеля) (?=\p{Lu})/u, 'Отель '],
  [/^(?:Гостинице|Гостиницы) (?=\p{Lu})/u, 'Гостиница '],
  [/^Готелі (?=\p{Lu})/u, 'Готель '],
]

/** A name as the house calls itself, when a sentence has it in another case. */
function inNominative(mention: Mention): Mention {
  const found = inflected.find(([word]) => word.test(mention.value))
  return found ? { ...mention, value: mention.value.replace(...found) } : mention
}

/** The full name of a hotel or restaurant, without adjacent text. */
export function propertyName(
  mention: Mention,
  kind: string,
  text: string,
  { tags, lines }: { tags: readonly Tag[]; lines: readonly Line[] },
): Mention {
  if (!standsIn(mention, text)) return mention
  const bare = withoutLegalForm(withoutSentence(withoutCount(withoutRooms(mention, text), text, tags), text), text)
  const named = kind === 'event' ? bare : withoutQuotes(withoutSetApart(bare, text), text, lines)
  const full =
    kind === 'lodging'
      ? withTown(withCollection(withDashedPart(withBrand(named, text, tags), text, tags), text), lines)
      : named
  return inNominative(withArticle(full, lines))
}
