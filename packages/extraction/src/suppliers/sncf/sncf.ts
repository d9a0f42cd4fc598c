import type { Definition, Fields, Item } from '../../readers/supplier/definition'

const dateTime = '\\d{2}[/.]\\d{2} (?:à|at|um) \\d{2}[h:]\\d{2}'
const stopPart = (part: 'place' | 'time'): string =>
  part === 'place' ? `^ {0,6}(\\S[^\\n]{1,40}?) {2,80}${dateTime}` : `^ {0,6}\\S[^\\n]{1,40}? {2,80}(${dateTime})`
const firstStop = `^ {0,6}\\S[^\\n]{1,40}? {2,80}${dateTime}[\\s\\S]{1,600}?`

/** The e-ticket in capitals: each leg has a heading, with the train number above the first stop. */
const ticketLeg: Item = {
  kind: 'train',
  each: /^ {0,12}(?:Départ \/ Arrivée|Departure \/ Arrival|Abfahrt \/ Ankunft)/m,
  read: {
    from: new RegExp(stopPart('place'), 'm'),
    start: new RegExp(stopPart('time'), 'm'),
    to: new RegExp(firstStop + stopPart('place'), 'm'),
    end: new RegExp(firstStop + stopPart('time'), 'm'),
    number: /(?:TRAIN N°|TRAIN NUMBER|ZUGNUMMER) ?(\d{3,5})/,
    trainType: /\b(TGV INOUI|TGV|INTERCITES|TER|LYRIA)\b/,
    coach: /(?:VOITURE|COACH|WAGEN) (\d{1,3})\b/,
    seat: /(?:PLACE|SEAT|PLATZ) (\d{1,3})\b/,
    cabin: /\b([12](?:e|re|nd|st|\.) (?:CLASSE|CLASS|KLASSE))\b/,
  },
}

/** The HTML page: the date, then time and station of departure and arrival, with the train in between. */
const pageLeg: Item = {
  kind: 'train',
  each: /^(?:Départ )?(?<startTime>\d{2}[h:]\d{2})(?: {3,60}|\n| )(?<from>[^\n]{3,50}?)(?: {3,60}[^\n]{0,80})?\n(?:[^\n]{0,60}\n){0,5}?(?:Arrivée )?(?<endTime>\d{2}[h:]\d{2})(?: {3,60}|\n| )(?<to>[^\n]{3,50}?)(?: {3,60}[^\n]{0,80})?$/m,
  inherited: {
    startDay:
      /^(?:(?:Aller|Retour|Outward|Inward)[ :,-]{1,4})?(?:\p{L}{5,9},? )?(\d{1,2}(?:er)?\.? \p{L}{3,9}(?: \d{4})?)$/mu,
  },
  read: {
    number: /\b(?:TGV INOUI|TGV|INTERCIT[ÉE]S|TER|OUIGO|LYRIA|TRAIN N°)(?: N°)?(?: {3,60}|\n| )(\d{3,6})\b/,
    trainType: /\b(TGV INOUI|TGV|INTERCIT[ÉE]S|TER|OUIGO|LYRIA)\b/,
    coach: /Voiture (\d{1,3})/,
    seat: /Place (\d{1,3})/,
  },
}

const shared: Fields = {
  reference:
    /(?:DOSSIER VOYAGE|BOOKING FILE REFERENCE|REFERENCE NUMBER|REISEREFERENZ|Référence (?:de )?(?:dossier|réservation|voyage)|Nom du dossier)\s?:?\s{1,12}([A-Z0-9]{6})\b/i,
  lastName: /^Nom ?: {1,20}(\p{Lu}[\p{L}' -]{1,30}?)(?: {2,60}|$)/mu,
  firstName: /^Prénom ?: {1,20}(\p{Lu}[\p{L}' -]{1,30}?)(?: {2,60}|$)/mu,
  traveler: /^(?:Voyageur|Passager)(?: \d)?(?: {3,60}|\n|: ?)((?:M\.|Mme|Mlle|Mr) [^\n\d]{3,50}?)(?: {3,60}|$)/m,
  ticket: /N° e-billet ?: {1,20}(\d{6,14})/,
  price: [
    /^(?:Montant total|Total|Prix total)\s?:?\s{1,12}([\d,.]{3,9} ?(?:€|EUR))/m,
    / {2,60}(\d{1,4}[.,]\d{2} ?(?:EUR|€))/,
  ],
}

/** SNCF sends e-tickets as text and confirmations as HTML. */
export const sncf: Definition = {
  id: 'sncf',
  name: 'SNCF',
  type: 'supplier',
  senders: ['sncf.fr', 'sncf.com', 'oui.sncf', 'sncf-connect.com', 'voyages-sncf.com'],
  marks: ['DOSSIER VOYAGE', 'e-billet@sncf.fr', '@sncf-connect.com'],
  provenance: [
    {
      what: 'Words of the e-ticket in French, English and German; parts of the confirmation pages: day, times with h, stations, train, coach and seat',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/sncf.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/annulation|annulé/i, /\d{2}[h:]\d{2}/, /(?:DOSSIER VOYAGE|Référence)/i],
      shared,
      items: [ticketLeg, pageLeg],
    },
    {
      class: 'booking',
      when: [/DOSSIER VOYAGE|BOOKING FILE REFERENCE|REFERENCE NUMBER|REISEREFERENZ/],
      shared,
      items: [ticketLeg],
    },
    {
      class: 'booking',
      when: [/Référence|dossier/i, /\d{2}[h:]\d{2}/],
      shared,
      items: [pageLeg],
    },
  ],
}
