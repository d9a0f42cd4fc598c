/** Words for a booking, in sentences about its reinstatement. */
const booking =
  'booking|reservation|ticket|flight|trip|stay|order|rental|buchung|reservierung|flug|ticket|reise|aufenthalt|auftrag|réservation|vol|voyage|billet|séjour|reserva|vuelo|viaje|billete|estancia|prenotazione|volo|viaggio|biglietto|soggiorno|voo|viagem|bilhete|estadia|boeking|reservering|vlucht|reis|verblijf|bokning(?:en)?|resa(?:n)?|biljett(?:en)?|bestilling(?:en)?|reservation(?:en)?|rejse(?:n)?|reise(?:n)?|billett?(?:en)?|rezerwacj\\p{L}+|lot|bilet|pobyt|rezervac\\p{L}+|rezervác\\p{L}+|foglalás\\p{L}*|varau\\p{L}+|rezerv\\p{L}+|брон\\p{L}+|заказ|замовлення|κράτησ\\p{L}+|予約|预订|预订单|訂單|订单|예약'
/** What says that a cancelled booking stands again. */
const reinstated =
  'reinstated|re-?activated|restored|wieder ?hergestellt|reaktiviert|wieder aktiv|rétablie?|réactivée?|restablecid[oa]|reactivad[oa]|reativad[oa]|restabelecid[oa]|ripristinat[oa]|riattivat[oa]|hersteld|gereactiveerd|opnieuw geactiveerd|återställ(?:d|ts|t)|återaktiver\\p{L}+|genoprettet|genaktiveret|gjenopprettet|reaktivert|przywrócon[aey]|przywróciliśmy|obnoven[aoý]|obnovili|visszaállít\\p{L}+|palautettu voimaan|restabilit\\p{L}*|reactivat[ăa]?|yeniden (?:aktif|etkin)\\p{L}*|восстановлен[ао]?|відновлен[оа]?|επαναφέρ\\p{L}+|επανήλθε|復活|恢复|恢復|복구|복원'
/** What says that a cancellation was a mistake, or is undone. */
const undone =
  'cancell?ed (?:in error|by mistake|by accident)|(?:in error|by mistake) cancell?ed|cancell?ation (?:has been |was )(?:reversed|revoked|withdrawn|undone|an error|a mistake)|(?:irrtümlich|versehentlich|fälschlicherweise) (?:storniert|annulliert)|stornierung (?:wurde |haben wir )?(?:zurückgenommen|rückgängig gemacht|aufgehoben)|annulée? par erreur|(?:cancelad|anulad)[oa] por error|(?:cancellat|annullat)[oa] per errore|cancelad[oa] por (?:engano|erro|lapso)|(?:per (?:vergissing|abuis)|ten onrechte) geannuleerd|avbokad(?:es|e)? av misstag|(?:annulleret|aflyst|afbestilt) ved en fejl|(?:kansellert|avbestilt) ved en feil|anulowan[aey] (?:przez pomyłkę|omyłkowo|błędnie)|zrušen[aoý] omylem|omylem zrušen[aoý]|tévedésből (?:törölt\\p{L}*|lemond\\p{L}*)|peruttu vahingossa|peruutettu vahingossa|anulat[ăa]? din greșeală|yanlışlıkla iptal edil\\p{L}+|(?:по ошибке|ошибочно) (?:отмен|аннулир)\\p{L}+|помилково скасован\\p{L}+|誤って(?:取消|取り消|キャンセル)'

const word = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`
const unspaced = /復活|恢复|恢復|복구|복원|誤って/u
const [again, mistaken, named] = [reinstated, undone, booking].map((words) => new RegExp(word(words), 'iu'))
const negated =
  /(?<!\p{L})(?:not|cannot|can['’]t|unable|nicht|kein\p{L}*|pas|no|non|niet|não|inte|ikke|nie|ne|nem|ei|nu|не|δεν)(?!\p{L})/iu

/** Whether a sentence says that a cancelled booking stands again: `Your reservation has been reinstated`. */
export function saysReinstated(sentence: string): boolean {
  if (negated.test(sentence)) return false
  if (mistaken?.test(sentence)) return true
  const isAgain = again?.test(sentence) || unspaced.test(sentence)
  return isAgain && (named?.test(sentence) === true || /予約|预订|訂單|订单|예약/u.test(sentence))
}
