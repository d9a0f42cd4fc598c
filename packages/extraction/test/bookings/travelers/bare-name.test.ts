import { bareName, wholeName } from '@sextant/extraction/bookings/travelers/bare-name'
import { folded } from '@sextant/extraction/kit/fold'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { expect, test } from 'vitest'

/** The bare name of the traveler in a line. */
function bare(line: string, name: string, phrase: string): string {
  const start = line.indexOf(name)
  const mention = {
    type: 'text' as const,
    line: 0,
    start,
    end: start + name.length,
    value: name,
    form: 'piece',
    detail: '',
  }
  return bareName(mention, line, tagsOf(folded(line), languagesOf([folded(phrase), folded(line)]))).value
}

test.each([
  ['Mr John Smith', 'John Smith', 'booking confirmation'],
  ['Dr. Anna B. Nowak', 'Anna B. Nowak', 'booking confirmation'],
  ['Herr Dr. Karl Weiß', 'Karl Weiß', 'Ihre Buchungsnummer, Anreise und Abreise'],
  ['Ông HOANG VAN NAM', 'HOANG VAN NAM', 'Mã đặt chỗ, ngày nhận phòng, hành khách'],
  ['Võ Đăng Minh Anh', 'Võ Đăng Minh Anh', 'Mã đặt chỗ, ngày nhận phòng, hành khách'],
  ['Iker Zubizarreta Modificar', 'Iker Zubizarreta', 'Tu reserva, fecha de llegada'],
  ['Anna Nowak Edit', 'Anna Nowak', 'booking confirmation'],
  ['PEIXOTO/BENTO CHD', 'PEIXOTO/BENTO', 'booking confirmation'],
  ['LEGRAND/ANNE-SOPHIE MME', 'LEGRAND/ANNE-SOPHIE', 'booking confirmation'],
  ['NOWAK/ANNAMRS', 'NOWAK/ANNA', 'booking confirmation'],
  ['北川陽子様', '北川陽子', '予約番号 チェックイン 宿泊'],
  ['Sunita Rao.', 'Sunita Rao', 'booking confirmation'],
  ['P. Nowak', 'P. Nowak', 'Numer rezerwacji, data przyjazdu, pasażer'],
  ['John Smith Jr.', 'John Smith Jr.', 'booking confirmation'],
  ['Mr', 'Mr', 'booking confirmation'],
  ['Mme Louise Fontaine', 'Louise Fontaine', 'booking confirmation'],
  ['Anna Nowak)', 'Anna Nowak', 'booking confirmation'],
  ["Anna Nowak's", 'Anna Nowak', 'booking confirmation'],
  ['Anna Nowak, Halbtax', 'Anna Nowak', 'Ihre Buchungsnummer, Anreise und Abreise'],
  ['Anna Nowak, Jan Berg', 'Anna Nowak, Jan Berg', 'booking confirmation'],
  ['Smith, John', 'Smith, John', 'booking confirmation'],
  ['TRAN VAN ANH', 'TRAN VAN ANH', 'Mã đặt chỗ, ngày nhận phòng, hành khách'],
  ['KJÆR METTE FRK', 'KJÆR METTE', 'booking confirmation'],
  ["Elif Aksoy'un", 'Elif Aksoy', 'booking confirmation'],
  ['Morag Tulloch, UK', 'Morag Tulloch', 'booking confirmation'],
  ['Anna Nowak (business profile)', 'Anna Nowak', 'booking confirmation'],
  ['Anna Nowak Anna', 'Anna Nowak', 'booking confirmation'],
  ['王思涵 WANG/SIHAN', '王思涵', '订单 航班 旅客'],
])('the cleaning of names finds a bare name as a traveler: %s', (name, expected, phrase) =>
  expect(bare(`: ${name}`, name, phrase)).toBe(expected),
)

test('the label of the next cell is no part of a name', () => {
  const line = 'Passenger: Anna Maria Nowak Xyzt: GOL Driver: Piotr Berg N. Wizard: 41'
  const nameOf = (value: string): string => {
    const start = line.indexOf(value)
    const mention = { type: 'text' as const, line: 0, start, end: start + value.length, value, form: '', detail: '' }
    return bareName(mention, line, []).value
  }
  expect(nameOf('Anna Maria Nowak Xyzt')).toBe('Anna Maria Nowak')
  expect(nameOf('Piotr Berg N. Wizard')).toBe('Piotr Berg')
})

test('the cleaning of names leaves a name in two cells as it is', () => {
  const line = 'Nuria'
  const mention = { type: 'text' as const, line: 0, start: 0, end: 5, value: 'Nuria Casals', form: '', detail: '' }
  expect(bareName(mention, line, []).value).toBe('Nuria Casals')
})

test.each([
  ['Griet Van den', 'Griet Van den Bossche, 2 adults', 'Griet Van den Bossche'],
  ['Laia Ferrer', 'Laia Ferrer Garcia', 'Laia Ferrer Garcia'],
  ['Anna Nowak', 'Anna Nowak Jan Berg', 'Anna Nowak'],
  ['Anna Nowak', 'Anna Nowak Confirmed', 'Anna Nowak'],
  ['Anna Nowak', 'Anna Nowak, Garcia Street', 'Anna Nowak'],
  ['LÓPEZ MEDINA', 'LÓPEZ MEDINA, CARMEN (ID 2290)', 'LÓPEZ MEDINA, CARMEN'],
  ['CARMEN', 'LÓPEZ MEDINA, CARMEN LUCÍA', 'LÓPEZ MEDINA, CARMEN LUCÍA'],
  ['Díaz', 'Díaz, Medina', 'Díaz'],
  ['Morag Tulloch', 'Morag Tulloch, Euan Laird', 'Morag Tulloch'],
  ['Magnus Berg', 'Carl-Magnus Berg', 'Carl-Magnus Berg'],
  ['Marek Nowak', 'Guests: Marek Nowak, Anna Nowaková', 'Marek Nowak'],
  ['FERREIRA LOPES', 'MARIA FERREIRA LOPES Seat 4', 'MARIA FERREIRA LOPES'],
  ['Siti Aminah', 'Puan Siti Aminah binti Rahman (20 kg)', 'Siti Aminah binti Rahman'],
  ['OMAR', 'OMAR BIN SALIM seat 4', 'OMAR BIN SALIM'],
  ['سامي بن', 'المسافرون: سامي بن نادر، ليلى نادر', 'سامي بن نادر'],
  ['سامي بن نادر', 'المسافر: سامي بن نادر الحلبي', 'سامي بن نادر الحلبي'],
])('a name that is cut is whole again: %s in "%s"', (name, line, expected) => {
  const start = line.indexOf(name)
  const end = start + name.length
  const mention = { type: 'text' as const, line: 0, start, end, value: name, form: 'piece', detail: '' }
  const tags = tagsOf(folded(line), languagesOf([folded('booking confirmation'), folded(line)]))
  expect(wholeName(mention, line, tags).value).toBe(expected)
})
