import type { Definition, Fields } from '../../readers/supplier/definition'
import { tableFields } from '../../readers/supplier/table-fields'

const number = /\bDMN-?\d{8,12}\b/

const read: Fields = {
  ...tableFields,
  reference: /\b(DMN-?\d{8,12})\b/,
  name: [
    /(?:booking|reservation|table) (?:at|with) ([^\n]{2,70}?)(?: is confirmed| has been| on |\. |[.!]$|$)/im,
    ...[tableFields.name ?? []].flat(),
  ],
}
const items = [{ kind: 'restaurant', read }] as const
const subject = /(?:booking|reservation) (?:at|with) (?<name>[^|]{2,70}?)(?= is | has been| [-–(|]|$)/im

/** DesignMyNight (Access Collins): every email has a number that starts with DMN. */
export const designmynight: Definition = {
  id: 'designmynight',
  name: 'DesignMyNight',
  type: 'supplier',
  vertical: 'restaurant',
  senders: ['designmynight.com'],
  marks: ['designmynight.com'],
  provenance: [
    {
      what: 'The number: letters DMN and eleven digits, in every mail to the guest',
      where: 'https://help-accesscollins.theaccessgroup.com/en/articles/11874057-the-dmn-reference-number',
    },
    {
      what: 'What guests may change by the link in the mail: number of guests, time, day',
      where:
        'https://help-accesscollins.theaccessgroup.com/en/articles/11949427-limit-the-changes-customers-may-make-to-their-booking',
    },
  ],
  dates: 'day first',
  layouts: [
    { class: 'cancellation', when: [/cancell?ed/i, number], subject, items },
    { class: 'update', when: [/has been (?:changed|updated|amended)/i, number], subject, items },
    { class: 'booking', when: [/confirmed|confirmation/i, number], subject, items },
  ],
}
