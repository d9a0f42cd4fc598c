/**
 * What senders write beside the values of a booking, in the languages that booking mails come in. Case does not count,
 * and each word may stand with the words for its day, time or place (`arrival date`).
 */
const list = (words: string): string[] => words.split('|')

/** Each word alone, and with the words for its day or time. */
const withDay = (words: string): string[] => {
  const bare = list(words)
  const english = bare.flatMap((word) =>
    ['date', 'day', 'time', 'date & time', 'date and time', 'on'].map((day) => `${word} ${day}`),
  )
  const romance = bare.flatMap((word) =>
    [
      "date d'",
      'date de ',
      'fecha de ',
      'día de ',
      'data di ',
      'data de ',
      'data do ',
      'giorno di ',
      'heure de ',
      'hora de ',
      'data ',
    ].map((day) => `${day}${word}`),
  )
  const german = bare.flatMap((word) =>
    ['datum', 'tag', 'sdatum', 'zeit', 'szeit', 'dato', 'dag', 'sdato', 'sdag', 'tid'].map(
      (day) => `${word}${day}`,
    ),
  )
  return [...bare, ...english, ...romance, ...german]
}

/** A stay. */
export const stay = {
  arrival: withDay(
    'check-in|check in|checkin|arrival|arrive|arriving|anreise|ankunft|einchecken|arrivée|arrivee|llegada|entrada|arrivo|chegada|aankomst|inchecken|incheckning|ankomst|innsjekking|indtjekning|sisäänkirjautuminen|tulopäivä|saapuminen|zameldowanie|przyjazd|przyjazdu|příjezd|příjezdu|チェックイン|入住',
  ),
  departure: withDay(
    'check-out|check out|checkout|leaving|departure|depart|departing|abreise|auschecken|départ|depart|salida|partenza|saída|partida|vertrek|uitchecken|utcheckning|avresa|avrejse|afrejse|avreise|utsjekking|udtjekning|uloskirjautuminen|lähtöpäivä|wymeldowanie|wyjazd|wyjazdu|odjezd|odjezdu|チェックアウト|退房',
  ),
  dates: list(
    'stay dates|your stay|stay|dates of stay|dates|date of stay|travel dates|aufenthalt|zeitraum|reisezeitraum|aufenthaltsdauer|séjour|dates du séjour|période|estancia|fechas|fechas de la estancia|soggiorno|periodo|date del soggiorno|estadia|verblijf|periode|vistelse|ophold|opphold',
  ),
  name: list(
    'hotel|hotel name|name of hotel|property|property name|accommodation|accommodation name|unterkunft|hotelname|hôtel|établissement|hébergement|alojamiento|nombre del hotel|establecimiento|albergo|struttura|alojamento|accommodatie|verblijf|boende|hotell|overnatting|hotelli|obiekt|ubytování|hostel|guest house|lodge|resort|your booked house|ihr gebuchtes haus|施設名|ホテル',
  ),
  room: list(
    'room type|room|type of room|accommodation type|zimmer|zimmertyp|zimmerkategorie|zimmerart|chambre|type de chambre|habitación|tipo de habitación|camera|tipo di camera|tipologia|quarto|kamer|kamertype|rum|rumstyp|værelse|rom|huone|pokój|pokoj|部屋',
  ),
} as const

/** A rented car. */
export const rental = {
  pickUp: withDay(
    'pick-up|pick up|pickup|collection|collect|abholung|anmietung|übernahme|prise en charge|retrait|départ|prise du véhicule|recogida|entrega|ritiro|retirada|levantamento|ophalen|ophaal|upphämtning|hämtning|uthämtning|afhentning|henting|nouto|odbiór|vyzvednutí|rental start|rented|start',
  ),
  dropOff: withDay(
    'drop-off|drop off|dropoff|return|rückgabe|abgabe|restitution|retour|devolución|riconsegna|restituzione|devolução|entrega do veículo|inleveren|terugbrengen|inlever|återlämning|aflevering|innlevering|levering|palautus|zwrot|vrácení|rental end|returned|end',
  ),
  company: list(
    'supplier|rental company|car rental company|rented from|provider|company|vermieter|anbieter|autovermietung|loueur|société de location|proveedor|compañía|empresa|fornitore|compagnia|noleggiatore|locadora|fornecedor|verhuurder|leverancier|uthyrare|utlejer|utleier',
  ),
  vehicle: list(
    'car|vehicle|car type|vehicle type|car class|car category|vehicle class|vehicle category|car group|your car|your vehicle|fahrzeug|fahrzeugklasse|fahrzeuggruppe|fahrzeugkategorie|mietwagen|wagenklasse|véhicule|catégorie|vehículo|coche|grupo|categoría|veicolo|auto|gruppo|categoria|veículo|carro|voertuig|autoklasse|bil|biltyp|bilklass|fordon|biltype|kjøretøy',
  ),
} as const

/** A ride with a driver. */
export const ride = {
  from: list(
    'odkud|skąd|collect from|collected from|pick-up location|pickup location|pick-up address|pickup address|pick-up point|pick up location|pick up from|pickup from|pick-up|pick up|pickup|from|collection address|abholadresse|abholort|abholung|start|startadresse|von|adresse de prise en charge|lieu de prise en charge|prise en charge|départ|lieu de départ|de|dirección de recogida|lugar de recogida|recogida|origen|desde|indirizzo di partenza|luogo di ritiro|prelievo|partenza|da|origem|local de embarque|ophaaladres|ophaallocatie|van|upphämtningsadress|från|fra|hentested|afhentningssted',
  ),
  to: list(
    "kam|dokąd|going to|taken to|drop-off location|dropoff location|drop-off address|dropoff address|drop-off point|drop off location|drop-off|drop off|dropoff|to|destination|destination address|zieladresse|zielort|ziel|nach|ankunftsort|adresse d'arrivée|lieu de dépose|dépose|destination|arrivée|à|dirección de destino|destino|hasta|lugar de destino|indirizzo di arrivo|destinazione|arrivo|a|local de desembarque|bestemming|afzetadres|naar|destination|till|til|bestemmelsessted",
  ),
  time: withDay(
    'datum a čas|data i godzina|pickup date and time|pick-up date and time|pickup time|pick-up time|date and time|date & time|when|datum und uhrzeit|abholzeit|abholtermin|termin|uhrzeit|date et heure|heure de prise en charge|fecha y hora|hora de recogida|data e ora|orario|data e hora|horário|datum en tijd|ophaaltijd|datum och tid|dato og tid|pick-up|pickup|pick up|datum|date|fecha|data|dato',
  ),
} as const

/** A table. */
export const table = {
  name: list(
    'restaurant|venue|location|lokal|ristorante|restaurante|établissement|restaurang|ravintola|where|wo|店名',
  ),
  party: list(
    'party size|party of|guests|number of guests|people|number of people|persons|covers|table for|personen|anzahl personen|personenzahl|gäste|anzahl der gäste|personnes|nombre de personnes|couverts|convives|nombre de couverts|personas|número de personas|comensales|número de comensales|persone|numero di persone|coperti|ospiti|pessoas|número de pessoas|aantal personen|gasten|antal personer|antal gäster|antall personer|antal gæster|henkilömäärä|liczba osób|počet osob|人数',
  ),
  when: withDay(
    'when|date|datum|wann|quand|fecha|data|dato|tag|day|reservation|reservierung|réservation|päivä|termín|日時',
  ),
  time: list(
    'time|uhrzeit|zeit|heure|hora|ora|orario|horario|horário|tijd|tid|klockan|kello|godzina|čas|arrival time|時間',
  ),
} as const

/** A train, coach or ship. */
export const journey = {
  from: list(
    'from|departure station|departing from|departure|von|abfahrtsort|abfahrt|de|gare de départ|départ|desde|origen|salida|da|partenza|stazione di partenza|origem|partida|van|vertrek|från|avgång|avgår|fra|afgang|avgang|lähtö|z|odjazd|wyjazd|odjezd',
  ),
  to: list(
    "to|arrival station|arriving at|arrival|nach|ankunftsort|ankunft|à|gare d'arrivée|arrivée|hasta|destino|llegada|a|arrivo|stazione di arrivo|chegada|naar|aankomst|till|ankomst|ankommer|til|saapuminen|do|przyjazd|příjezd",
  ),
} as const

/** Whoever travels. */
export const people = list(
  'passenger|passengers|passenger name|lead passenger|traveller|traveler|travellers|travelers|traveller name|guest|guests|guest name|guest names|main guest|primary guest|lead guest|name of guest|customer|customer name|client|client name|driver|main driver|driver name|renter|rented by|name|booked by|booked for|reserved for|reservation name|reservation for|reisender|reisende|passagier|fluggast|gast|gastname|name des gastes|gäste|fahrer|hauptfahrer|fahrgast|mieter|kunde|gebucht für|passager|passagers|voyageur|voyageurs|nom|nom du client|client|conducteur|conducteur principal|au nom de|pasajero|pasajeros|huésped|huéspedes|nombre|titular|conductor|cliente|a nombre de|passeggero|passeggeri|ospite|ospiti|nome|conducente|intestatario|passageiro|passageiros|hóspede|condutor|reiziger|reizigers|hoofdgast|naam|bestuurder|resenär|resenärer|gäst|förare|bokad av|rejsende|passasjer|gjest|navn|fører|matkustaja|kuljettaja|nimi|pasażer|gość|kierowca|cestující|host|řidič|jméno|宿泊者',
)

/** How a booking is called. */
export const references = list(
  'booking reference|booking number|booking no|booking id|booking code|booking ref|booking|reservation number|reservation no|reservation id|reservation code|reservation reference|reservation|confirmation number|confirmation no|confirmation code|confirmation id|confirmation|conf|itinerary number|order number|order|voucher number|voucher no|voucher|reference|reference number|reference no|ref|record locator|trip id|buchungsnummer|buchungsreferenz|buchungscode|buchungs-nr|buchung|reservierungsnummer|reservierungscode|reservierungs-nr|reservierung|bestätigungsnummer|auftragsnummer|auftrag|vorgangsnummer|numéro de réservation|n° de réservation|nº de réservation|n° réservation|référence|référence de réservation|numéro de dossier|référence dossier|numéro de commande|confirmation n°|localizador|número de reserva|nº de reserva|n.º de reserva|código de reserva|referencia|número de confirmación|numero di prenotazione|numero prenotazione|codice di prenotazione|codice prenotazione|prenotazione n|prenotazione|numero di conferma|número da reserva|código da reserva|localizador da reserva|boekingsnummer|reserveringsnummer|boekingscode|boekingsreferentie|bokningsnummer|bokningsreferens|bokningskod|bookingnummer|bestillingsnummer|reservationsnummer|referansenummer|bookingreference|varausnumero|varaustunnus|numer rezerwacji|kod rezerwacji|číslo rezervace|kód transakce|rezervace č|kód rezervace|予約番号|确认号',
)

/** Where something is. */
export const addresses = list(
  'address|hotel address|property address|adresse|anschrift|adresse hôtel|dirección|indirizzo|endereço|morada|adres|adress|osoite|adresa|住所|location|where|lage|standort|station|branch|office|filiale|agence|oficina|sede|depot|place|ort|lieu|lugar|luogo|local|plats|sted',
)
