import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const rental: Item = {
  kind: 'car',
  read: {
    reference: /réservation numéro\s{1,4}([A-Za-z0-9]{4,14})|reservation number\s{1,4}([A-Za-z0-9]{4,14})/,
    start: label('Début', 'Date de début', 'Start'),
    end: label('Fin', 'Date de fin', 'End'),
    vehicle: label('Véhicule', 'Vehicle'),
    from: label('Station'),
    to: label('Station'),
  },
}

const shared: Fields = { traveler: label('Abonné', 'Membre', 'Member') }

/** Communauto is a station-based car sharing service. The subject has the status of a reservation. */
export const communauto: Definition = {
  id: 'communauto',
  name: 'Communauto',
  type: 'supplier',
  senders: ['communauto.com'],
  marks: ['noreply@communauto.com'],
  provenance: [
    {
      what: 'Sentence with the number, vehicle, start and end as weekday, day, month, year and time; MODIFICATION or ANNULATION in the subject',
      where: 'https://github.com/kayrozen-zz/Commucal/blob/master/code.gs',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Communauto/i, /ANNULATION|CANCELLATION/, /réservation numéro|reservation number/],
      shared,
      items: [rental],
    },
    {
      class: 'update',
      when: [/Communauto/i, /MODIFICATION/, /réservation numéro|reservation number/],
      shared,
      items: [rental],
    },
    {
      class: 'booking',
      when: [/Communauto/i, /réservation numéro|reservation number/],
      shared,
      items: [rental],
    },
  ],
}
