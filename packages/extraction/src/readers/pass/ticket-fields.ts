import type { Draft } from '../../kit/draft'
import type { Pass, PassField } from './pass-fields'

/** Labels of a booking's number, and of the person whose ticket it is. */
export const number =
  /buchungs?(nummer|-?nr)|booking|reservation|^reservierung|confirmation|bestätigung|réservation|reserva|prenotazione|^res\.?[- ]?(?:nr|no|nummer)\.?$|^(?:order|bestell|auftrags?|commande|pedido|ordine)[-_ ]?(?:number|nummer|code|no|nr|id|#)?\.?$/i
export const guest =
  /^(?:guest|name|nom|nombre|nome|naam|namn|navn|nimi|imię i nazwisko|név|gast|huésped|ospite|client|traveller?|driver|fahrer|conducteur|conductor|attendee|(?:ticket ?)?holder|teilnehmer(?:in)?|inhaber|participante?|titulaire|titular|intestatario|deltagare|deltaker|deltager)(?:[-_ ]?name)?$/i

/** Sets a value derived from a field, if there is one. */
export const set = (draft: Draft, path: string, field: PassField | undefined, value: string | undefined): void => {
  // `Visitors`: `2`
  const isCount = path === 'travelers.0.name' && !/\p{L}/u.test(value ?? '')
  if (field && !isCount) draft.set(path, value?.trim(), field.evidence)
}
export const setWhole = (draft: Draft, path: string, field: PassField | undefined): void =>
  set(draft, path, field, field?.value)

/** Whether the key of a field, or its label in any language, matches a pattern. */
export const isLabelled = ({ key, labels }: PassField, pattern: RegExp): boolean =>
  [key, ...labels].some((text) => pattern.test(text))

/** The field with the person whose ticket it is. The primary field is the event, whatever its label. */
export const holderOf = (pass: Pass): PassField | undefined =>
  pass.fields.find(
    (field) =>
      field.group !== 'primaryFields' &&
      field.value !== '' &&
      (isLabelled(field, guest) || pass.labels.isFor(field, ['traveler'])),
  )
