import { folded } from '../kit/fold'

/** Words for the company that carries or rents out, as parts of regular expressions, folded. */
const suppliers = [
  '(?<!tour |reise|tur|travel )operator(?!.{0,12}(?:turystyczn|turism))|carrier|supplier|provider|(?:ferry|bus|coach|rail|hire|rental|car|shipping|cruise) (?:company|line)',
  'reederei|betreiber|leistungstrager|autovermieter|vermieter|busunternehmen|prestataire|loueur|compagnie maritime|transporteur|operateur',
  'naviera|proveedor|arrendadora|transportista|operador|locadora|fornecedor|transportadora|operatore|vettore|fornitore|noleggiatore',
  'rederij|vervoerder|aanbieder|verhuurder|operator|rederi|leverandor|udlejer|utleie|leverantor|uthyrare|varustamo|operaattori|vuokraamo',
  'przewoznik|armator|wypozyczalni|dopravc|poskytovatel|pujcovn|pozicovn|kolcsonzo|fuvarozo|szolgaltato|transportator|furnizor',
  'prijevoznik|prevoznik|dobavljac|brodar|vedaja|parvadataj|vezej|tiekej|превозвач|доставчик|перевозчик|поставщик|оператор',
  'перевізник|постачальник|μεταφορε|παροχ|tasiyici|tedarikci|운송사|운영사|공급사|렌터카사|運行会社|運航会社|船会社|承运|供应商|供應商|營運商',
  'ผู้ให้บริการ|nha cung cap|hang tau|hang xe|pembekal|penyedia|المشغل|المورد|الناقل|הספק|המפעיל',
].join('|')

/** Words for a number or its value, in the same way. */
const numbers = [
  'ref|number|nummer|numer|numar|numero|broj|stevilk|numb|szam|code|kod|codigo|codice|confirm|conferm|voucher|pnr|locali|locator|booking',
  'boeking|bevestig|bestatig|buchung|bokning|bekraft|bekreft|reserv|rezerv|potvrd|potvrz|potwierdz|visszaigazol|foglalas|broneer|kinnitus',
  'varaus|vahvistus|apstiprin|patvirtin|номер|код|брон|подтвержд|підтвердж|потвърж|αριθμ|κωδικ|κρατηση|onay|번호|番号|号|編號|代碼',
  'หมายเลข|รหัส|ma |so |nomor|nombor|kode|رقم|رمز|מספר|קוד|(?<!\\p{L})n[or]\\.?$|№',
].join('|')

const supplier = new RegExp(suppliers, 'u')
const number = new RegExp(numbers, 'u')
/** Numbers of companies rather than of bookings. */
const registered =
  /regist|licen|lizenz|vat|tax|iban|phone|tel|telefon|fax|hotline|flight|train|invoice|rechnung|факс|телефон/u
const maxLabel = 60

/** Whether a label is of a number that the carrier or rental company gave to a booking: `Operator's voucher number`. */
export function isSupplierReference(label: string): boolean {
  const text = folded(label)
  return text.length <= maxLabel && supplier.test(text) && number.test(text) && !registered.test(text)
}
