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
const nameLanguages: Readonly<Record<string, string>> = {
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

/** Languages that write the family name first in their own script. */
const familyFirst = new Set(['ja', 'zh', 'ko', 'hu'])

/** A person named in a mail. */
export interface Person {
  /** Full name, written as is customary in the language. */
  name: string
  given: string
  family: string
}

/** Draws a person from a language's region. Latin names are common everywhere. */
export function person(random: Random, tag: string): Person {
  const own = nameLanguages[tag] ?? tag
  const key = people[own] && random.chance(0.75) ? own : random.pick(['en', 'de', 'fr', 'es', 'it', 'nl', 'sv'])
  const [givenNames, familyNames] = people[key] ?? ['Ann', 'Lee']
  const parts = familyNames.split(' ')
  const family =
    key === 'nl'
      ? random.pick(['de Vries', 'Bakker', 'Visser', 'van Dijk', 'Smit', 'van den Berg', 'Kok'])
      : random.pick(parts)
  const first = random.pick(givenNames.split(' '))
  const initial = random.chance(0.08) ? ` ${random.pick(['A.', 'M.', 'J.'])}` : ''
  // Names in other scripts have no Latin initial.
  const given = first + (/^\p{Script=Latin}/u.test(first) ? initial : '')
  const secondFamilyName = random.chance(0.12) && key === 'es' ? ` ${random.pick(parts)}` : ''
  if (familyFirst.has(key))
    return { name: key === 'zh' || key === 'ko' ? family + given : `${family} ${given}`, given, family }
  return { name: `${given} ${family}${secondFamilyName}`, given, family: family + secondFamilyName }
}

/** Draws people who travel together. Their names are distinct, since people with the same name cannot be told apart. */
export function persons(random: Random, tag: string, count: number): Person[] {
  const drawn: Person[] = []
  while (drawn.length < count) {
    const one = person(random, tag)
    if (!drawn.some(({ name }) => name === one.name)) drawn.push(one)
  }
  return drawn
}
