import { folded } from '../kit/fold'
import { spaced } from './phrases-in'

/** Phrases before the name that a table or room is booked in. */
const wordsBefore = `in the name of, reserved for, under the name of, under the name, under, name of, in name of, booked under, booked for, auf den namen, auf den namen von,
  auf namen, auf den namen frau, auf den namen herr, lautend auf, au nom de, au nom d', sous le nom de, sous le nom, au nom, a nombre de, bajo el nombre de,
  a nombre, al nombre de, a nome di, a nome, a nome del, a nome della, al nome di, em nome de, no nome de, em nome do, em nome da, a nom de, op naam van,
  op naam, ten name van, onder de naam, på namnet, i namnet, under namnet, på namn, i navnet, på navnet, under navnet, på navn, i navn af, i navnet til,
  nimellä, nimelle, nimele, nimel, á nafni, á nafninu, na nazwisko, na nazwiska, na jméno, na meno, névre, pe numele, pe numele de, на името на, на име,
  на имя, на ім'я, на ім’я, на имe, na ime, na име, uz vārda, uz vārdu, vārdā, vardu, στο όνομα, στο όνομα της, στο όνομα του, στο όνομα κ, adına, isim,
  باسم, بإسم, על שם, בשם, ในชื่อ, ชื่อผู้จอง, tên, dưới tên, đứng tên, atas nama, a.n., an., atas nama bapak, atas nama ibu, na emrin, in ainm, f'isem,
  以, 用, 登记人, 訂位人, 订位人, 预订人, お名前, 예약자`

/** Phrases after it. */
const wordsBehind = `様のお名前, さんのお名前, のお名前, 様名義, 名義, 님 이름으로, 이름으로, 님 성함으로, 님 명의, 명의, 的名字, 的名义, 的名義, 名下, adına, adina, néven, nevére,
  névre, nimellä, nimelle, nimel, vārdā, vardu`

const listOf = (words: string): string[] => words.split(',').map((phrase) => folded(phrase.trim()))
const [before, behind] = [listOf(wordsBefore).map((phrase) => ` ${spaced(phrase)}`), listOf(wordsBehind)]

/** Whether the text around a name says that something is booked in it: `table for two, under Anna Nowak`. */
export function isHolderBetween(left: string, right: string): boolean {
  const [own, next] = [` ${spaced(folded(left))}`, folded(right).trim()]
  const isBefore = before.some((phrase) => own.endsWith(phrase))
  return isBefore || behind.some((phrase) => next.startsWith(phrase))
}
