import type { Fields } from './definition'
import { label } from './rules'

const people =
  '(?:guests?|people|persons?|covers?|diners?|Personen|Gäste|personnes?|couverts?|personas|comensales|persone|coperti|personen|gasten|pessoas|名様?)'

/** Words of a deadline, whose day and time are not those of the table. */
const deadline =
  /until|till\b|\bby\b|before|cancel|\bbis\b|spätestens|stornier|jusqu|\bavant\b|annul|\btot\b|uiterlijk|hasta|\bantes\b|entro|fino a|\baté\b|まで/
const dayAndTime =
  /[^\n]{0,40}\d{1,2}[^\n]{0,30}(?:\bat\b|@|\bum\b|\bà\b|\bom\b|\balle\b|a las|,|·|•|\|) ?\d{1,2}(?::\d{2}|h\d{0,2}| ?[ap]m)[^\n]{0,20}/

/** Fields of emails about a restaurant table, with the labels common to booking systems. */
export const tableFields: Fields = {
  reference: label(
    'Confirmation #',
    'Confirmation number',
    'Confirmation code',
    'Reservation #',
    'Reservation number',
    'Reservation ID',
    'Booking reference',
    'Booking ref',
    'Booking ID',
    'Reference',
    'Ref',
    'Reservierungsnummer',
    'Buchungsnummer',
    'Numéro de réservation',
    'Reserveringsnummer',
    'Número de reserva',
    'Numero di prenotazione',
    '予約番号',
  ),
  name: label('Restaurant', 'Venue', 'Where', 'Restaurante', 'Ristorante', '店名', 'お店'),
  start: [
    label(
      'When',
      'Date and time',
      'Date & time',
      'Arrival Date and Time',
      'Reservation time',
      'Datum und Uhrzeit',
      'Date et heure',
      'Datum en tijd',
      'Fecha y hora',
      'Data e ora',
      'ご来店日時',
      '来店日時',
    ),
    new RegExp(`^(?![^\\n]*(?:${deadline.source}))(${dayAndTime.source})$`, 'im'),
    /\bon ([^\n.]{6,40}?,? at \d{1,2}(?::\d{2})? ?(?:[ap]m)?)/i,
  ],
  startDay: label('Date', 'Day', 'Datum', 'Tag', 'Jour', 'Fecha', 'Data', '来店日', '日付'),
  startTime: label('Time', 'Uhrzeit', 'Zeit', 'Heure', 'Tijd', 'Hora', 'Ora', '来店時間', '来店時刻', '時間'),
  guests: [
    label(
      'Party size',
      'Party',
      'Number of guests',
      'Guests',
      'People',
      'Covers',
      'Table for',
      'Anzahl Personen',
      'Personen',
      'Gäste',
      'Nombre de personnes',
      'Personnes',
      'Couverts',
      'Aantal personen',
      'Personas',
      'Persone',
      '人数',
    ),
    /(?:party of|table for|reservation for|tisch für|table pour|tafel voor|mesa para|tavolo per) (\d{1,2})\b/i,
    new RegExp(`\\b(\\d{1,2}) ?${people}`, 'i'),
  ],
  traveler: label(
    'Reservation name',
    'Booking name',
    'Guest name',
    'Booked by',
    'Name',
    'Nom',
    'Naam',
    'Nombre',
    'Nome',
    'お名前',
    'ご予約者名',
  ),
  fromAddress: label('Address', 'Location', 'Adresse', 'Adres', 'Dirección', 'Indirizzo', 'Endereço', '住所'),
  fromPhone: [
    label('Phone', 'Telephone', 'Tel', 'Call', 'Telefon', 'Téléphone', 'Telefoon', 'Teléfono', 'Telefono', '電話番号'),
    /^(\(?\+?\d[\d ().-]{8,18}\d)$/m,
  ],
}
