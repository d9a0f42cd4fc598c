import { findStation } from '@sextant/places/stations/find-station'
import { conceptTag, particleTag } from '../../languages/lexicon'
import type { EventWords } from './event-words'

/** A departure, which names its train, or an arrival in a timetable. */
export interface Stop {
  time: string
  station: string
  platform?: string | undefined
  train?: string | undefined
  seat?: string | undefined
  /** Null if the line does not say. */
  departs: boolean | null
  /** Whether a British station code follows the name: `York [YRK]`. */
  isCoded?: boolean
}

/** Names of bus stations, as abbreviated in Czech, Slovak and German. */
export const busStation = /(?<!\p{L})(?:ÚAN|AN|ZOB)(?!\p{L})/u

/** A train or coach by its kind and number. */
export const trainNumber =
  /(?<![\p{L}\d])((?:ICE|ICN|rjx|rj|IC|ECE|EC|EN|NJ|ES|RJX|RJ|WB|D|REX|RE|RB|RS|IRE|IRN|IR|S|TGV INOUI|TGV|TER|OUIGO|INOUI|THA|EST|FRECCIAROSSA|FR|FA|FB|FLX|AVE|AVLO|ALVIA|IRYO|AP|SC|LE|EIP|EIC|TLK|Ex|Os|Sp|R|STR|Bus|BUS|SEV|Inter[Cc]ity(?:[Ll]yn)?|Lyntog|Intercités|Sprinter|Regionale(?: Veloce)?)(?: [nN][°º])? {0,4}\d{1,6})(?![\p{L}\d])/u

/** `7`, `7A-B`, `12 D - G`. */
const platform = '(\\d{1,3}[A-Za-z]?(?:[ /-]{1,3}[A-Z\\d]{1,2}(?![\\p{L}\\d])){0,3}|\\w{1,6})'
/** `von 12:46 Hamburg Hbf - Gleis 14 (IC  2311)`, in any language (HAFAS, as exported by bahn.de and related sites). */
const hafas = new RegExp(
  `^\\p{L}+\\.?\\s+(\\d{1,2}:\\d{2})(?:\\s(?:Uhr|h))?\\s+(.+?)(?:\\s+-\\s+\\p{L}+\\.?\\s+${platform})?\\s*(?:\\(([^()]*\\d[^()]*|[A-Z]{1,4})\\))?$`,
  'u',
)
/** `Dep:14:39|Vienna, Hbf|Vienna → Prague (RJ, RJ 1234)|1/42`, `Arr:16:05|Brno` (as exported by regiojet.cz). */
const piped = /^(\p{L}+):(\d{1,2}:\d{2})\|([^|]+)(?:\|(?:([^|]{1,12})\|)?[^|]*\(([^()|]+)\)(?:\|([\w/]+))?)?/u
/** `10:20 London Euston to 12:28 Manchester`. The train may be before or after. */
const timesFirst =
  /^(.{0,60}?)(\d{1,2}:\d{2})(?:\s?(?:Uhr|h))?[\s,]+(\D.{1,79}?)\s*(?:-+>|→|[-–—>]|,?\s(?:to|nach|bis|à|a|do|naar|til))\s*(\d{1,2}:\d{2})(?:\s?(?:Uhr|h))?[\s,]+(\D.{1,120})$/u
/** `ICE 123: Frankfurt Hbf 10:02 – Berlin Hbf 14:30`. */
const timesLast =
  /^(.{0,60}?[:|]\s+|\s?)(\p{L}.{1,79}?)[\s,(]+(\d{1,2}:\d{2})\)?\s*(?:-+>|→|[-–—>]|,?\s(?:to|nach|bis|à|a|do|naar|til)\s)\s*(\p{L}.{1,79}?)[\s,(]+(\d{1,2}:\d{2})\)?(.{0,80})$/u

/** `10:00 London Kings Cross [KGX] to Edinburgh [EDB] 14:20`: a time at each end of the line. */
const timesAround =
  /^(.{0,60}?)(?<![\d:])(\d{1,2}:\d{2})(?:\s?(?:Uhr|h))?[\s,]+(\p{L}.{1,79}?)\s*(?:-+>|→|\s[-–—]\s|\s(?:to|nach|bis|à|a|do|naar|til)\s)\s*(\p{L}.{1,79}?)[\s,(]+(\d{1,2}:\d{2})\)?(.{0,80})$/u

/** A British station code. */
const coded = /\[[A-Z]{3}\]/

/** A platform without its station, which is in a separate line. */
const platformAlone =
  /^(?:Gl|Gleis|Pl|Plat|Platform|Voie|Bin|Binario|V[ií]a|Spoor|Spår|Spor|Peron|Bstg|Bahnsteig)\.? ?\d{1,3}(?! ?\p{L}{3})/iu

/** An abbreviated word for platform: `Pl. 12`. */
const shortPlatform = /^(?:Gl|Pl|Plat|Bstg|Bin|Sp|nást|kol|per|Bahnsteige|Gleise|platforms|voies|binari)\.?\s?(?=\d)/iu

const departures = ['departure', 'origin'] as const
const arrivals = ['arrival', 'destination'] as const

const tidy = (train: string | undefined): string | undefined => train?.replace(/ [nN][°º]/, '').replace(/\s+/g, ' ')

function hafasStop(line: string, words: EventWords): Stop | null {
  const [, time, station, track, train] = hafas.exec(line) ?? []
  if (!time || !station || coded.test(station) || platformAlone.test(station)) return null
  // `Wien Hbf (Bahnsteig 5A)`
  if (train && (words.beginsWith(train, ['platform']) || shortPlatform.test(train)))
    return { time, station: station.trim(), platform: train.replace(/^\P{Nd}+/u, ''), departs: null }
  const place = track ? { station: station.trim(), platform: track } : stationOf(station, words)
  const leaves = train !== undefined || words.beginsWith(line, departures) !== undefined
  return { time, ...place, train: tidy(train), departs: leaves || (words.beginsWith(line, arrivals) ? false : null) }
}

/** The platform is in its own column, or after the station. */
function pipedStop(line: string): Stop | null {
  const [, , time, stationText = '', column, train, seat] = piped.exec(line) ?? []
  if (!time) return null
  const [, station = stationText, behind] =
    new RegExp(`^(.+?)\\s+-\\s+\\p{L}+\\.?\\s+${platform}$`, 'u').exec(stationText) ?? []
  const track = column?.replace(/^\p{L}{3,}\.?\s+/u, '') ?? behind
  return { time, station: station.trim(), platform: track, train, seat, departs: train !== undefined }
}

/** A time in brackets behind its station: `Dresden Hbf (dep. 08:34, plat. 3)`. */
const bracketed = /\s\((?:\p{L}{2,12}\.?:?\s)?(\d{1,2}:\d{2})(?:\s?(?:Uhr|h))?((?:,\s[^(),]{1,20})?)\)/gu

/** An arrival in the line of its departure: `ab 06:32 Bremen Hbf Gleis 8, an 07:47 Hannover Hbf`. */
const arrivalInside = /[,;|·]\s*(\p{L}{1,12}\.?)\s+(?=\d{1,2}:\d{2})/gu

/** Departure and arrival in one line; none if nothing shows that it is a train. */
function bothStops(line: string, words: EventWords, isRail: boolean): Stop[] {
  const bare = line
    .replace(bracketed, '$2 $1')
    .replace(arrivalInside, (all, word: string) => (words.beginsWith(word, arrivals) ? ' - ' : all))
  const first = timesFirst.exec(bare)
  const last = first ? null : timesLast.exec(bare)
  const around = first || last ? null : timesAround.exec(bare)
  const [before = '', departure = '', from = '', arrival = '', to = '', behind = ''] = first
    ? first.slice(1)
    : last
      ? [last[1], last[3], last[2], last[5], last[4], last[6]]
      : around
        ? [around[1], around[2], around[3], around[5], around[4], around[6]]
        : []
  const train = trainNumber.exec(`${before} ${to} ${behind}`)?.[1]
  // `Treno 9981 da Milano Centrale`
  const origin = from.replace(/^.*\d\s+(?:da|from|von|de|van|från|fra|z)\s+(?=\p{Lu})/u, '')
  const [start, end] = [stationOf(origin, words), stationOf(to.replace(trainNumber, ' '), words)]
  const isTrain = train !== undefined || isRail || (start.isCoded === true && end.isCoded === true)
  if (departure === '' || !isTrain) return []
  return [
    { time: departure, ...start, train: tidy(train), departs: true },
    { time: arrival, ...end, departs: false },
  ]
}

/** `Hamburg Hbf 14.05.2026`, `Hamburg Hbf, Do 14.05.`. */
const dayBehind =
  /[\s,;(]+(?:(?:\p{Lu}\p{Ll}|\p{L}{2,4}[.,]{1,2})\s)?(?:\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.? \p{L}{3,10}\.? \d{4})[\s,;-]*$/u

const leadingParticles = new Set((['from', 'to', 'at'] as const).map(particleTag))

/** A station and the platform after it: `Berlin Hbf, Gleis 7`, `London Euston [EUS]`. */
function stationOf(text: string, words: EventWords): Pick<Stop, 'station' | 'platform' | 'isCoded'> {
  const breaks = [...text.matchAll(/[,|(;·]\s*|\s[-–]\s|\s(?=\p{L}+\.? \d)/gu)].slice(0, 10)
  const labelEnd = (rest: string): number | undefined =>
    words.beginsWith(rest, ['platform'])?.end ?? shortPlatform.exec(rest)?.[0].length
  const split = breaks.find((found) => labelEnd(text.slice(found.index + found[0].length)) !== undefined)
  const rest = split ? text.slice(split.index + split[0].length) : ''
  const label = labelEnd(rest)
  const track = label === undefined ? undefined : new RegExp(`^[\\s.:]*${platform}`, 'u').exec(rest.slice(label))?.[1]
  const name = split ? text.slice(0, split.index) : text
  const particle = words
    .tagsOf(name)
    .find(({ start, ids }) => !/\S/.test(name.slice(0, start)) && ids.some((id) => leadingParticles.has(id)))
  return {
    isCoded: coded.test(name),
    // `from Hamburg Hbf`, but not a name that begins with such a word (`Den Haag`).
    station: (particle && /^\s*\p{Ll}/u.test(name) ? name.slice(particle.end) : name)
      .replace(/\[[A-Z]{3}\]|\((?:\s*|[A-Z]{3})\)/g, '')
      .replace(/^[\s,|:：;·–-]+|[\s,|:：;·(–-]+$/g, '')
      .trim(),
    platform: track,
  }
}

const sideTags = new Set([...departures, ...arrivals].map(conceptTag))

/** An hour of a twelve-hour clock in the other one: `8:15` and `p` as `20:15`. */
function clockOf(time: string, half = ''): string {
  const [hours = '', minutes = ''] = time.split(':')
  if (half === '' || Number(hours) > 12) return time
  return `${(Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes}`
}

/** A name alone in its line. */
const nameAlone = /^\p{Lu}[\p{L}\p{M}().,/ '-]{1,60}$/u

/** Whether nothing or only a platform follows a time. */
const isBareOrTrack = (behind: string, words: EventWords): boolean =>
  behind.trim() === '' || (behind.length < 25 && words.beginsWith(behind, ['platform']) !== undefined)

/**
 * A line that begins with a label or time, or has them after the station: `Berlin Hbf ab 10:02, Gleis 7`. The station
 * may be alone in the line above.
 */
function freeStop(line: string, words: EventWords, isExpected: boolean, lineAbove: string): Stop | null {
  const times = [...line.matchAll(/(?<![\d:])\d{1,2}:\d{2}(?![\d:])/g)]
  const [time] = times
  if (!time || times.length > 1) return null
  const before = line.slice(0, time.index).replace(/^[^\p{L}\p{N}]+/u, '')
  const rest = line.slice(time.index + time[0].length)
  const [half = '', letter] = /^\s?([ap])\.?m(?![\p{L}\d])\.?/iu.exec(rest) ?? []
  const behind = rest
    .slice(half.length)
    .replace(/^\s?(?:Uhr|h|hrs|ч)\b|^\s(?:GMT|UTC|BST|WES?T|CES?T|EES?T|[ECMP][SD]T)\b/u, '')
  const label = words
    .tagsOf(before)
    .find(({ end, ids }) => !/[\p{L}\p{N}]/u.test(before.slice(end)) && ids.some((id) => sideTags.has(id)))
  const says = (concepts: readonly ('departure' | 'origin' | 'arrival' | 'destination')[]): boolean =>
    words.beginsWith(before, concepts) !== undefined ||
    (label !== undefined && words.beginsWith(before.slice(label.start), concepts) !== undefined)
  // `13:05 an Berlin Hbf`
  const follows = (concepts: typeof departures | typeof arrivals) =>
    before.trim() === '' ? words.beginsWith(behind, concepts) : undefined
  const [leaving, arriving] = [follows(departures), follows(arrivals)]
  const departs = says(departures) || leaving ? true : says(arrivals) || arriving ? false : null
  const opening = words.beginsWith(before, [...departures, ...arrivals])
  const station = before
    .slice(opening?.end ?? 0, label && label !== opening ? label.start : undefined)
    .replace(dayBehind, '')
    .replace(/\s(?:at|um|à|a las|alle|ore|om|klo?\.?|ve?)\s*$/iu, '')
  const isKnown =
    departs === null &&
    ((findStation(stationOf(station, words).station) !== null && !/\p{Ll}{3}/u.test(behind.slice(20))) ||
      (isExpected && isBareOrTrack(behind, words) && /^\p{Lu}[\p{L}\p{M}()./ '-]{2,40}\s+$/u.test(before)))
  const inFront = /\p{L}{2}/u.test(station) && (departs !== null || isKnown)
  if (departs === null && before !== '' && !isKnown) return null
  const train = tidy(trainNumber.exec(behind)?.[1])
  const named = behind.slice((leaving ?? arriving)?.end ?? 0).replace(trainNumber, ' ')
  const place = stationOf(inFront ? station : named, words)
  const tracked = inFront ? stationOf(`x, ${behind.replace(/^[\s,;|]+/, '')}`, words).platform : undefined
  const track = tracked ?? place.platform
  const isAbove = departs !== null && place.station === '' && nameAlone.test(lineAbove)
  const { station: name, isCoded = false } = isAbove ? stationOf(lineAbove, words) : place
  return /\p{L}{2}/u.test(name)
    ? { time: clockOf(time[0], letter), station: name, platform: track, train, departs, isCoded }
    : null
}

/** The value of a label: `: SJ Snabbtåg 439`. */
const namedTrain = /^\s?:\s*((?:\p{Lu}[\p{L} ]{1,20} )?\d{1,6})(?![\p{L}\d])/u

/**
 * The train in a line about the preceding departure: `ICE 123 nach Berlin Hbf`, `Zug: ICE 123`, `Tåg: SJ Snabbtåg 439`.
 */
function trainIn(line: string, words: EventWords): string | undefined {
  if (line.length >= 90 || /\d:\d{2}/.test(line)) return undefined
  const label = words.beginsWith(line, ['train'])
  return tidy(trainNumber.exec(line)?.[1] ?? (label && namedTrain.exec(line.slice(label.end))?.[1]))
}

/** The stops in the lines of a description, each train at its departure. `isRail`: the title says that it is one. */
export function stopsIn(lines: readonly string[], words: EventWords, isRail: boolean): Stop[] {
  const stops: Stop[] = []
  let above: string | undefined
  for (const [index, line] of lines.entries()) {
    const labelledStop = pipedStop(line) ?? hafasStop(line, words)
    const found = labelledStop ? [labelledStop] : bothStops(line, words, isRail)
    // Before and after a train's number, a name with a time is a stop even if unknown.
    const last = stops.at(-1)
    const isFollowed = stops.length % 2 === 0 && trainIn(lines[index + 1] ?? '', words) !== undefined
    const isExpected = above !== undefined || isFollowed || (stops.length % 2 === 1 && last?.train !== undefined)
    const [first, ...others] = found.length > 0 ? found : [freeStop(line, words, isExpected, lines[index - 1] ?? '')]
    if (first) {
      // A train named above its stops.
      const takes = above !== undefined && first.train === undefined && first.departs !== false
      stops.push(takes ? { ...first, train: above } : first, ...others.filter((stop) => stop !== null))
      above = undefined
      continue
    }
    const train = trainIn(line, words)
    if (train === undefined) continue
    // The train is named between its stops, or below both.
    const at = stops.length % 2 === 1 ? stops.length - 1 : stops.length - 2
    const departure = stops[at]
    if (departure && departure.train === undefined && departure.departs !== false) stops[at] = { ...departure, train }
    else if (stops.length % 2 === 0) above ??= train
  }
  return stops
}
