import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { folded } from '../../kit/fold'
import { conceptTag, labelCount, statementTag, type Tag } from '../../languages/lexicon'
import { isHouseWord } from '../../languages/place-words'
import { type Mention, standsIn } from '../../mentions/mention'

const cut = (mention: Mention, value: string): Mention => ({ ...mention, end: mention.start + value.length, value })

const confirmedTag = statementTag('confirmed')

/** Strips the label of the next value behind a name: `Hotel Linden Confirmation` in front of `: KX-44`. */
function withoutNextLabel(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  if (!/^\s?[:：]/u.test(text.slice(mention.end))) return mention
  const label = tags.find(
    ({ start, end, ids }) =>
      start > mention.start && end === mention.end && ids.some((id) => id < labelCount || id === confirmedTag),
  )
  const name = label ? text.slice(mention.start, label.start).trimEnd() : ''
  return /\p{L}{2}/u.test(name) ? cut(mention, name) : mention
}

const timeTags = new Set((['departure', 'arrival'] as const).map(conceptTag))

/** Strips the word for the departure or arrival behind a stop and in front of its hour: `Thira dep. 15:30`. */
function withoutTimeLabel(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const label = tags.find(
    ({ start, end, ids }) =>
      start > mention.start &&
      start < mention.end &&
      end >= mention.end &&
      end <= mention.end + 1 &&
      ids.some((id) => timeTags.has(id)),
  )
  if (!label || !/^\.?\s*\d{1,2}[:.h]\d{2}/u.test(text.slice(mention.end))) return mention
  const name = text.slice(mention.start, label.start).trimEnd()
  return /\p{L}{2}/u.test(name) ? cut(mention, name) : mention
}

/** A case ending that Turkish separates from a name: `Körmen İskelesi'nde`. */
const caseEnding = /(?<=\p{L}{3})['’](?:n?[dt][ae]n?|[ny]?[ae]|n?[ıiuü]n|[ny]?[ıiuü]|y?l[ae])$/u

/** The next word of a Chinese train number: `G80 次 深圳北`. */
function withoutCounter(mention: Mention, text: string): Mention {
  const lead = /\d\s$/.test(text.slice(0, mention.start)) ? /^(?:次|号|號)\s+(?=\p{L})/u.exec(mention.value) : null
  if (!lead) return mention
  const start = mention.start + lead[0].length
  return { ...mention, start, value: mention.value.slice(lead[0].length) }
}

const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLS]|ON|PE|QC|SK'
/** A state behind a town of North America, and the station behind that: `Denver, CO - Union Station`. */
const behindTown = new RegExp(
  `^, (?:${states})(?![\\p{L}\\d])(?: [-–] \\p{Lu}[\\p{L}'. ]{0,24}?(?:Station|Terminal|Center|Depot|Stop)(?!\\p{L}))?`,
  'u',
)
/** A pier or part of town in brackets behind a stop: `Lipari (Marina Lunga)`. */
const bracketed = /^ [(（]\p{Lu}\p{Ll}[\p{L}\p{M} .'’-]{1,28}[)）](?=$|\s*[,;|·→–-]|\s+\p{L}{1,3}\s)/u

const arrow = /[→⟶➔➜]/u
const timeInFront = /\d[:.h]\d{2}\s+$/u
/** The last part of a station's name, up to the arrow of its route or the end of the line. */
const dashedPart = /^ [-–] \p{Lu}[\p{L} .'’]{2,40}?(?=\s*(?:[→⟶➔➜]|$))/u

/** Adds the state and station after a stop's town, its pier or part of town in brackets, or what a dash joins to it. */
function withRest(mention: Mention, text: string, kind: ReservationKind, tags: readonly Tag[]): Mention {
  const behind = text.slice(mention.end)
  const isTown = kind === 'train' || kind === 'bus'
  // `08:05 Madrid - Atocha - Almudena Grandes → 10:50 Málaga`: where an arrow separates the stops, no dash does.
  const isRouted = isTown && arrow.test(text) && timeInFront.test(text.slice(0, mention.start))
  const rest =
    (isTown ? behindTown.exec(behind)?.[0] : undefined) ??
    (isRouted ? dashedPart.exec(behind)?.[0] : undefined) ??
    (kind === 'boat' || kind === 'bus' ? bracketed.exec(behind)?.[0] : undefined) ??
    ''
  const end = mention.end + rest.length
  const isLabelled = tags.some(
    ({ start, end: last, ids }) => start >= mention.end && last <= end && ids.some((id) => id < labelCount),
  )
  return rest === '' || isLabelled ? mention : { ...mention, end, value: mention.value + rest }
}

const withHost = /^(.*\p{L}.*?)\s(?:with|by|mit|bei|avec|chez|con|com|met|bij|med|hos|z|s|u|cu|la|с|у|με)\s(\p{Lu}.*)$/u

const meals =
  'table|dinner|lunch|supper|breakfast|tisch|abendessen|mittagessen|d[îi]ner|d[ée]jeuner|mesa|cena|comida|almuerzo|tavolo|pranzo|jantar|almoço|tafel|lunsj|frokost|middag|bord'
/** A meal or table in front of the restaurant, and the article in front of an event: `Dinner at Mikla`. */
const leads: Partial<Record<ReservationKind, RegExp>> = {
  restaurant: new RegExp(
    `^(?:${meals}) (?:(?:at|in|im|bei|beim|au|à la|à|chez|dans|en|da|al|alla|presso|no|na|w|v|bij|på|hos)(?: the| la| le)? |[àa] l['’]|all['’])`,
    'iu',
  ),
  event: /^the /u,
}

/** Strips what stands in front of the name of a restaurant or event, but is not part of it. */
function withoutLead(mention: Mention, kind: ReservationKind): Mention {
  const length = leads[kind]?.exec(mention.value)?.[0].length ?? 0
  const value = mention.value.slice(length)
  return /^\p{Lu}/u.test(value) ? { ...mention, start: mention.start + length, value } : mention
}

/** The rest of a French name behind the word for its kind: `Brasserie` ` du Théâtre`. */
const genitive =
  /^ (?:du|des|de la|de) \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?|^ (?:de l|d)['’]\p{Lu}?[\p{L}\p{M}-]+/u

/** Adds what a French name has behind the word for its kind. */
function withGenitive(mention: Mention, text: string): Mention {
  const last = mention.value.split(' ').at(-1) ?? ''
  const rest = isHouseWord(last) ? (genitive.exec(text.slice(mention.end))?.[0] ?? '') : ''
  return rest === '' ? mention : { ...mention, end: mention.end + rest.length, value: mention.value + rest }
}

/** Adverbs that begin a sentence in front of a name: `Unfortunately Hotel Linden`. */
const adverbBefore =
  /^(?:unfortunately|sadly|however|therefore|leider|bedauerlicherweise|malheureusement|lamentablemente|desafortunadamente|purtroppo|helaas|infelizmente|tyvärr|desværre|dessverre|niestety|bohužel|bohužiaľ|sajnos|din păcate|valitettavasti|nažalost|žal|на жаль|к сожалению|за съжаление|δυστυχώς|maalesef)[, ]\s*(?:the |das |le |la |el |il |het |de |o |a )?(?=\p{Lu})/iu

/** Strips an adverb in front of a name. */
function withoutAdverb(mention: Mention): Mention {
  const length = adverbBefore.exec(mention.value)?.[0].length ?? 0
  return length === 0 ? mention : { ...mention, start: mention.start + length, value: mention.value.slice(length) }
}

/** Strips the host behind the name of an event, if it is the sender: `Breathing Day with Still Studio`. */
function withoutHost(mention: Mention, sender: string): Mention {
  const [, name = '', host = ''] = withHost.exec(mention.value) ?? []
  return host.length > 3 && folded(sender).startsWith(folded(host)) ? cut(mention, name) : mention
}

/**
 * A place without what belongs to the values around it, and an event without the sender of the email as its host.
 * `text` and `tags` are those of its line.
 */
export function withoutNextValue(
  mention: Mention,
  text: string,
  tags: readonly Tag[],
  { kind, sender }: { kind: ReservationKind; sender: string },
): Mention {
  if (!standsIn(mention, text)) return mention
  const own = withGenitive(withoutLead(withoutAdverb(withoutNextLabel(mention, text, tags)), kind), text)
  return kind === 'event' ? withoutHost(own, sender) : own
}

/** A stop without what belongs to its hour or number, and with what belongs to it. */
export function wholeStop(mention: Mention, text: string, tags: readonly Tag[], kind: ReservationKind): Mention {
  if (!standsIn(mention, text)) return mention
  const bare = withoutTimeLabel(withoutCounter(withoutNextLabel(mention, text, tags), text), text, tags)
  const ending = caseEnding.exec(bare.value)?.[0] ?? ''
  return withRest(ending === '' ? bare : cut(bare, bare.value.slice(0, -ending.length)), text, kind, tags)
}
