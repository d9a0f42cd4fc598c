import { airports } from '@sextant/places/airports/table'
import { cityRows } from '@sextant/places/data/cityRows.gen'
import { stationRows } from '@sextant/places/data/stationRows.gen'
import type { Random } from './random'

const people: Readonly<Record<string, [given: string, family: string]>> = {
  en: [
    'James Olivia Noah Emma Liam Grace Henry Chloe Samuel Alice Priya Daniel Ruth Owen Mei',
    "Harrison Whitfield O'Brien Patel Nguyen Carter Bennett Okafor Sinclair Marlowe Price Young Hughes Lindqvist Barnes",
  ],
  de: [
    'Lukas Anna Jürgen Sabine Felix Katrin Matthias Ute Thorsten Lena Jörg Birgit',
    'Müller Schäfer Weiß Hoffmann Krüger Böhm Lang Vogel Brandt Zimmermann Groß Eberhardt',
  ],
  fr: [
    'Camille Hélène Julien Marc Élodie Thierry Aurélie François Maëlle Benoît',
    'Dubois Lefèvre Moreau Girard Fournier Garnier Chevalier Roux Perrin Delacroix',
  ],
  es: [
    'Lucía Carlos María Javier Nuria Álvaro Pilar Sergio Inés Rodrigo',
    'García Fernández Ibáñez Navarro Molina Castro Vidal Ortega Pascual Serrano',
  ],
  it: [
    'Giulia Marco Francesca Luca Chiara Paolo Elena Matteo Silvia Andrea',
    'Rossi Bianchi Conti Ferrari Moretti Galli Leone Marchetti Rinaldi Colombo',
  ],
  nl: [
    'Sanne Pieter Femke Jeroen Anouk Daan Marieke Bas Lotte Joost',
    'de Vries Bakker Visser van Dijk Smit Mulder van den Berg Hendriks Kok Vermeer',
  ],
  sv: [
    'Erik Astrid Lars Ingrid Björn Karin Nils Maja Sven Linnea',
    'Andersson Nyström Lindgren Ekström Berg Holm Sjöberg Lund Dahl Sandström',
  ],
  pl: [
    'Agnieszka Paweł Małgorzata Tomasz Zofia Krzysztof Magdalena Łukasz',
    'Kowalska Nowak Wiśniewski Zieliński Wójcik Lewandowska Szymański Dąbrowski',
  ],
  cs: [
    'Jana Petr Tereza Jiří Lucie Ondřej Veronika Martin',
    'Novák Svobodová Dvořák Černý Procházka Kučerová Veselý Horák',
  ],
  ru: [
    'Анна Дмитрий Елена Сергей Ольга Иван Мария Павел',
    'Иванова Петров Смирнова Кузнецов Соколова Волков Морозова Лебедев',
  ],
  el: ['Μαρία Γιώργος Ελένη Νίκος Κατερίνα Δημήτρης', 'Παπαδόπουλος Γεωργίου Νικολάου Δημητρίου Ιωάννου'],
  tr: ['Ayşe Mehmet Zeynep Emre Elif Burak', 'Yılmaz Kaya Demir Çelik Şahin Aydın'],
  hu: ['Eszter Gábor Katalin Zoltán Réka Balázs', 'Nagy Kovács Szabó Horváth Kiss Molnár'],
  ja: ['健一 美咲 太郎 花子 直樹 彩花 翔 由美', '佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村'],
  zh: ['伟 芳 晓雯 建国 丽华 志强 敏 静怡', '王 李 张 刘 陈 杨 赵 林'],
  ko: ['민준 서연 지훈 수빈 현우 지은', '김 이 박 최 정 강'],
  ar: ['محمد فاطمة أحمد ليلى خالد نورة', 'العلي حسن المنصوري سالم القحطاني ناصر'],
  he: ['דוד מיכל יונתן נועה אורי תמר', 'כהן לוי מזרחי פרץ ביטון אברהם'],
  th: ['สมชาย สุดา อนันต์ กมลา', 'ใจดี ศรีสุข วงศ์ไทย แก้วมณี'],
}
const likeOther: Readonly<Record<string, string>> = {
  pt: 'es',
  ca: 'es',
  da: 'sv',
  nb: 'sv',
  fi: 'sv',
  is: 'sv',
  et: 'sv',
  sk: 'cs',
  sl: 'cs',
  hr: 'cs',
  uk: 'ru',
  bg: 'ru',
  ro: 'it',
  lv: 'pl',
  lt: 'pl',
  mt: 'it',
  ga: 'en',
  id: 'en',
  vi: 'en',
  'zh-Hans': 'zh',
  'zh-Hant': 'zh',
}

/** Whether family names stand first in a language's own script. */
const familyFirst = new Set(['ja', 'zh', 'ko', 'hu'])

export interface Person {
  /** As a form of the language writes it. */
  name: string
  given: string
  family: string
}

/** A person of a language's region; Latin names are common everywhere. */
export function person(random: Random, tag: string): Person {
  const own = likeOther[tag] ?? tag
  const key =
    people[own] && random.chance(0.75) ? own : random.pick(['en', 'de', 'fr', 'es', 'it', 'nl', 'sv'])
  const [givens, families] = people[key] ?? ['Ann', 'Lee']
  const parts = families.split(' ')
  const family =
    key === 'nl'
      ? random.pick(['de Vries', 'Bakker', 'Visser', 'van Dijk', 'Smit', 'van den Berg', 'Kok'])
      : random.pick(parts)
  const given =
    random.pick(givens.split(' ')) + (random.chance(0.08) ? ` ${random.pick(['A.', 'M.', 'J.'])}` : '')
  const second = random.chance(0.12) && key === 'es' ? ` ${random.pick(parts)}` : ''
  if (familyFirst.has(key))
    return { name: key === 'zh' || key === 'ko' ? family + given : `${family} ${given}`, given, family }
  return { name: `${given} ${family}${second}`, given, family: family + second }
}

export interface City {
  name: string
  country: string
}
const cities = cityRows
  .split('\n')
  .map((row) => row.split('\t'))
  .filter((row) => Number(row[5]) > 90)
  .map(([name = '', country = '']): City => ({ name, country }))
const large = [...airports().values()].filter(({ weight, locality }) => weight === 3 && locality !== '')
const stations = stationRows
  .split('\n')
  .map((row) => row.split('\t'))
  .filter((row) => row[5] === '2')
  .map(([, name = '', country = '']) => ({ name, country }))

export const city = (random: Random): City => random.pick(cities)
export const airport = (random: Random): { iata: string; name: string; city: string } => {
  const { iata, name, locality } = random.pick(large)
  return { iata, name, city: locality }
}
export const station = (random: Random): string => {
  const { name } = random.pick(stations)
  return random.chance(0.25)
    ? `${random.pick(cities).name} ${random.pick(['Hbf', 'Central', 'Centraal', 'Centrale', 'Gare du Nord', 'St. Pancras', 'Główny', 'hl.n.', 'C', 'Termini', 'Nord', 'Ost', 'Santa Justa', 'Keleti', 'S'])}`
    : name
}

const surname = (random: Random): string =>
  random.pick(
    'Bristol Aurora Miramar Zephyr Belvedere Linden Astoria Marlowe Santa Clara Alpenblick Mirabel Kestrel Harbour Old Mill Savoy Palmera Riviera Nordstern Cascade Heron Meridian Saffron Elderflower Bellavista Solana Tivoli Orchard Larkspur Vesper Juniper Copper Quayside Anker Castello Luna'.split(
      ' ',
    ),
  )

/** The name of a house of some kind of trade, invented. */
export function houseName(random: Random, kind: 'lodging' | 'restaurant'): string {
  const own = surname(random)
  const town = city(random).name
  const forms =
    kind === 'lodging'
      ? [
          `Hotel ${own}`,
          `${own} Hotel`,
          `The ${own} Inn`,
          `Pension ${own}`,
          `${own} Residence`,
          `Hôtel ${own} ${town}`,
          `${own} ${town}`,
          `Hotel ${own} & Spa`,
          `Casa ${own}`,
          `${own} Suites`,
          `B&B ${own}`,
          `Gasthof zum ${own}`,
          `Villa ${own}`,
          `${own} Guest House`,
          `${own} Lodge`,
          `Apartments ${own}`,
          `Grand Hotel ${own} ${town}`,
          `${own} by the Sea`,
          `The ${own}`,
          `Albergo ${own}`,
          `Hostal ${own}`,
          `${own}`,
          `No. ${random.int(2, 90)} ${own} Street`,
          `旅館${random.pick(['松風', '花月', '山水'])}`,
          `${random.pick(['城市', '海景', '金龙'])}酒店`,
        ]
      : [
          `Restaurant ${own}`,
          `${own} Kitchen`,
          `Trattoria ${own}`,
          `Osteria ${own}`,
          `Brasserie ${own}`,
          `${own}`,
          `The ${own} Table`,
          `Bistro ${own}`,
          `Ristorante ${own}`,
          `${own} Grill & Bar`,
          `Taverna ${own}`,
          `Café ${own}`,
          `Zum ${own}`,
          `La ${own}`,
          `Chez ${own}`,
          `${random.pick(['鮨', '焼肉'])}${random.pick(['松', '花'])}`,
        ]
  return random.pick(forms)
}

export function eventName(random: Random): string {
  const own = surname(random)
  const town = city(random).name
  return random.pick([
    `Guided tour of ${town}`,
    `${town} Old Town Walk`,
    `${own} Museum`,
    `The ${own} Trio: Winter Songs`,
    `Concert: ${own} Quartet`,
    `${town} Food Tour`,
    `Exhibition “${own}”`,
    `Excursion to ${town}`,
    `${own} Festival`,
    `Wine tasting at ${own}`,
    `Visita guiada ${own}`,
    `Stadtführung ${town}`,
    `Kayak Tour ${own} Bay`,
    `Pottery Workshop`,
    `La Traviata`,
    `Hamlet`,
    `${own} vs ${town} City`,
    `Besuch ${own} Museum`,
    `Visite du Château ${own}`,
    `Escape Room ${own}`,
    `Sunset Cruise`,
  ])
}

/** A street with a number, as addresses begin. */
export function street(random: Random): string {
  const own = surname(random)
  const number = random.int(1, 180)
  return random.pick([
    `${number} ${own} Street`,
    `${own}straße ${number}`,
    `${number} rue ${own}`,
    `Calle ${own} ${number}`,
    `Via ${own} ${number}`,
    `${own}gatan ${number}`,
    `ul. ${own} ${number}`,
    `${number} ${own} Avenue`,
    `${own}laan ${number}`,
  ])
}

export const carCompanies =
  'Hertz Avis Sixt Europcar Enterprise Budget Alamo Thrifty Dollar Goldcar Keddy Flizzr Bayrent Nordbil Ruta4 Kestrel Cars'.split(
    ' ',
  )
export const carDesk = (random: Random): string => {
  const town = city(random).name
  return random.pick([
    `${town} Airport`,
    `${town} Flughafen`,
    `${town} Central Station`,
    `${town} City Centre`,
    `${town} Downtown`,
    `Aéroport de ${town}`,
    `Aeropuerto de ${town}`,
    `${town} Hbf`,
    `${town} Terminal 2`,
    `${street(random)}, ${town}`,
    `${town} Aeroporto`,
  ])
}
export const stop = (random: Random): string => {
  const town = city(random).name
  return random.pick([
    `${town} Central Bus Station`,
    `${town} ZOB`,
    `${town} Coach Station`,
    `${town}, Busbahnhof`,
    `${town} Autobusová stanica`,
    `${town} (Main Square)`,
    `${town} Airport`,
    town,
    `${town} Estación Sur`,
    `${town} Dworzec PKS`,
  ])
}
export const port = (random: Random): string => {
  const town = city(random).name
  return random.pick([town, `${town} Ferry Terminal`, `Port of ${town}`, `${town} Harbour`, `${town} Hafen`])
}
export const taxiEnd = (random: Random): string => {
  const town = city(random).name
  return random.pick([
    `${town} Airport`,
    `${town} Airport, Terminal ${random.int(1, 4)}`,
    street(random),
    `${street(random)}, ${town}`,
    houseName(random, 'lodging'),
    `${town} Central Station`,
    `${town} Hauptbahnhof`,
    `Hotel ${surname(random)}, ${town}`,
    `Aeropuerto de ${town}`,
  ])
}
export const business = (random: Random): string =>
  `${surname(random)} ${random.pick(['Travel', 'Reisen', 'Voyages', 'Viajes', 'Tours', 'Rail', 'Lines', 'Coaches', 'Transfers', 'Ferries', 'Booking', 'Express'])}`
