import { folded } from '../kit/fold'

const listOf = (words: string): string =>
  words
    .split(',')
    .map((word) => folded(word.trim()))
    .join('|')

/** Words for a request, before what is requested: `votre demande d’annulation`, `Proszę o anulowanie`. */
const requests = listOf(
  `request, demande, solicitud, petición, richiesta, pedido, solicitação, prośba, prośbę, prośby, proszę, wniosek, żądanie, prosím, žádost, žiadost, antrag, anfrage,
  aanvraag, begäran, förfrågan, anmodning, forespørgsel, forespørsel, pyyntö, pyyntösi, cerere, cererea, solicitarea, запрос, заявка, заявку, запит, прохання,
  молба, искане, αίτημα, αίτηση, zahtjev, zahtev, prašymą, lūgumu, taotlus, permintaan, permohonan, sol·licitud, beiðni`,
)
/** Words that join a request to what is requested. */
const links = listOf(
  `for, of, to, de, del, da, do, di, della, dell', o, auf, zur, zu, um, om, tot, till, til, på, pentru, на, про, для, за, για, za, dėl, par, per, um`,
)
const before = new RegExp(
  `(?<!\\p{L})(?:${requests})\\s(?:(?:${links})\\s(?:\\p{L}{1,6}\\s)?|d'(?:\\p{L}{1,6}\\s)?|dell')$`,
  'u',
)
const behind =
  /^[\p{L}]{0,2}\s?(?:requests?|anfrage|antrag|wunsch|aanvraag|verzoek|talebi\p{L}*|请求|請求|申请|申請|依頼|リクエスト|요청|신청)/u

/** Words for a request that has been met. */
const met =
  /accept|approv|process|complet|grant|fulfil|confirm|success|done|akzept|bearbeitet|genehmigt|bestatigt|durchgefuhrt|erfolgreich|approuv|trait|effectu|acept|aprob|procesad|realizad|confirmad|accettat|elaborat|evas|aceite|aprovad|processad|concluid|verwerkt|goedgekeurd|bevestigd|zaakcept|zrealizow|potwierdz|hyvaksy|vahvist|kasitelty|godkan|bekraft|genomfor|godkend|bekraeft|gennemfor|godkjent|bekreft|gjennomfor|vyrizen|potvrzen|potvrden|vybaven|teljesit|jovahagy|confirmat|подтвержд|выполнен|обработан|одобрен|підтвердж|виконан|изпълнен|ολοκληρ|εγκρι|onaylan|tamamlan|完了|成功|承認|완료|승인|selesai|disetujui|thanh cong|تمت|אושר/u

/**
 * Whether something is only requested, by the folded texts before and after it in its sentence: `we received your`
 * before `cancellation` and ` request` after it. A request that has been met is more than one.
 */
export const isRequested = (text: string, after: string): boolean =>
  (before.test(text) || behind.test(after)) && !met.test(after)

const asRequestedBefore =
  /(?:^|[\s'(])(?:a|as per|per|selon|suite a|suivant|conformement a|op|volgens|conform|naar aanleiding van|auf|gemass|laut|entsprechend) $/u

/** Whether a request has led to what a sentence says: `À votre demande`, unlike `votre demande`. */
export const isAsRequested = (before: string, phrase: string): boolean =>
  /^(?:votre|your|uw|je|ihre) /u.test(phrase) && asRequestedBefore.test(before)
