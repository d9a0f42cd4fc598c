import type { Draft } from '../../kit/draft'
import { fieldLike, type Pass } from './pass-fields'
import { setWhole } from './ticket-fields'

const reference =
  /^res\.?\s?#|booking|reservation|confirmation|pnr|buchung|auftrag|réservation|dossier|reserva|locali[sz]ador|prenotazione|referen|rezerva[ct]|foglalás|bokning|bestilling|varaus|boeking|boarding[_ -]?code|^(?:e-?)?ticket[-_ ]?(?:id|no|nr|number|nummer|code)\b/i
const person =
  /^((?:lead )?passenger|name|passagier|fahrgast|fahrgäste|reisende[rn]?|voyageur|passager|pasajer[oa]|viajer[oa]|passageiro|passeggero|traveller?|cestující|cestujúci|pasażer|utas|putnik|potnik|matkustaja|resenär|reisende|rejsende|reiziger)/i

/** `K7QX2M`, or digits in groups: `200 118 4471`. */
const referenceForm =
  /^(?:(?:e(?=[A-Z]{2}))?[A-Z\d-]{5,20}|(?=.{0,10}\d)[A-Z\d]+(?:-[A-Z\d]+){2,7}|\d{2,4}(?: \d{2,5}){1,5})$/

/** Sets the booking reference, traveler and issuer of a journey from the fields shown by a pass. */
export function setShownParties(draft: Draft, pass: Pass): void {
  const booked = fieldLike(pass, reference) ?? pass.labels.fieldFor(['reference', 'agencyReference', 'ticket'])
  const traveler = fieldLike(pass, person) ?? pass.labels.fieldFor(['traveler'])
  if (booked) draft.set('confirmation_no', referenceForm.exec(booked.value.trim())?.[0], booked.evidence)
  setWhole(draft, 'travelers.0.name', traveler)
  draft.text('provider.name', pass.root.at('organizationName'))
}
