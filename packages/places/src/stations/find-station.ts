import { stationLetterRows } from '../data/stationLetterRows.gen'
import { stationRows } from '../data/stationRows.gen'
import { uicRows } from '../data/uicRows.gen'
import { fold } from '../kit/fold'
import { groupBy } from '../kit/group'
import { lazy } from '../kit/lazy'
import { zoneAt } from '../zones/zone-at'

/** A railway station in Europe. */
export interface Station {
  /** Its seven-digit number: Deutsche Bahn's if that lists the station, otherwise the UIC's. */
  uic: string
  name: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  latitude: number
  longitude: number
  /** 2 if long-distance trains stop, otherwise 1. */
  rank: number
}

function read(line: string): Station {
  const [uic = '', name = '', countryCode = '', latitude, longitude, rank] = line.split('\t')
  return {
    uic,
    name,
    countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    rank: Number(rank),
  }
}

const stations = lazy(() => stationRows.split('\n').map(read))
const byCode = lazy(() => new Map(stations().map((station) => [station.uic, station])))

/** Unifies the abbreviations of the word for a main station. */
const key = (name: string): string =>
  fold(name.replace(/['’]/g, ''))
    .replace(
      /\b(?:hauptbahnhof|hbf|hlavni nadrazi|hlavne nadrazi|hl n|hl nadr|bahnhof|bf|gare|stazione|station)\b/g,
      short,
    )
    .replace(/ {2,}/g, ' ')
    .trim()

const short = (word: string): string =>
  word.startsWith('hl') ? 'hl n' : word === 'hauptbahnhof' || word === 'hbf' ? 'hbf' : ' '

const byName = lazy(() => groupBy(stations(), ({ name }) => [key(name)]))

/** A station by UIC number: one in the table, or one unknown to Deutsche Bahn. */
function readNumber(line: string): [string, Station][] {
  const [uic = '', name = '', countryCode = '', latitude, longitude] = line.split('\t')
  const station = countryCode
    ? { uic, name, countryCode, latitude: Number(latitude), longitude: Number(longitude), rank: 1 }
    : byCode().get(name)
  return station ? [[uic, station]] : []
}

const byUic = lazy(() => new Map(uicRows.split('\n').flatMap(readNumber)))

/** The station with a seven-digit UIC number, as on most railways' tickets; null if unknown. */
export const stationOfUic = (uic: string): Station | null => byUic().get(uic.trim()) ?? null

/** The station with a number of seven digits, optionally followed by a check digit; null if unknown. */
export function stationOfCode(code: string): Station | null {
  const number = code.trim().slice(0, 7)
  return byCode().get(number) ?? byUic().get(number) ?? null
}

const byLetters = lazy(() => new Map(stationLetterRows.split('\n').map((line) => [line.slice(0, 5), line.slice(6)])))

/** The station with a five-letter code of SNCF and Benerail, such as `FRPLY`; null if unknown. */
export function stationOfLetters(letters: string): Station | null {
  const number = byLetters().get(letters)
  return number === undefined ? null : (byCode().get(number) ?? byUic().get(number) ?? null)
}

/** The station with a name, the most important if there are several; a country (alpha-2) narrows the search. */
export function findStation(name: string, countryCode?: string): Station | null {
  const found = (byName().get(key(name)) ?? []).filter((station) => !countryCode || station.countryCode === countryCode)
  return found.toSorted((a, b) => b.rank - a.rank)[0] ?? null
}

/** The IANA zone of a station. */
export const zoneOfStation = (station: Station): string | null => zoneAt(station.latitude, station.longitude)
