import { anyOf } from '../kit/any-of'

/** What stands between the parts of such a sentence. */
const gap = '[^.!?\\n]{0,60}?'

/** Sentences that say that a booking which was only requested is not accepted. Requests of changes are others. */
export const declinedRequests: readonly string[] = [
  `(?<!\\p{L})(?:booking|reservation) request${gap} (?:has been|was|is) (?:unfortunately )?(?:declined|rejected|refused|not (?:accepted|confirmed))(?!\\p{L})`,
  '(?<!\\p{L})(?:declined|rejected|refused|(?:could|can|was|were|are|is) ?not (?:able to )?(?:accept|confirm)|unable to (?:accept|confirm)) (?:your|our|the|this) (?:booking|reservation)(?: request)?(?!\\p{L})',
  `(?<!\\p{L})(?:buchungs|reservierungs)anfrage${gap} (?:abgelehnt|nicht (?:bestätigt|angenommen|bestätigen|annehmen))(?!\\p{L})`,
  `(?<!\\p{L})(?:hat|haben) (?:unsere|ihre|die) anfrage${gap} (?:abgelehnt|nicht (?:bestätigt|angenommen))(?!\\p{L})`,
  `(?<!\\p{L})demande de réservation${gap} (?:a été|est) (?:malheureusement )?(?:refusée|rejetée|déclinée)(?!\\p{L})|(?<!\\p{L})(?:refusé|décliné|rejeté) (?:votre|notre) demande(?: de réservation)?(?!\\p{L})|(?<!\\p{L})n['’]a (?:malheureusement )?pas pu (?:confirmer|accepter) (?:votre|notre) (?:demande|réservation)(?!\\p{L})`,
  `(?<!\\p{L})solicitud de reserva${gap} (?:ha sido|fue) (?:rechazada|denegada)(?!\\p{L})|(?<!\\p{L})ha (?:rechazado|denegado) (?:su|tu|nuestra|la) (?:solicitud|petición)(?: de reserva)?(?!\\p{L})|(?<!\\p{L})no (?:ha podido|pudo|puede) (?:confirmar|aceptar) (?:su|tu|nuestra|la) (?:solicitud|reserva)(?!\\p{L})`,
  `(?<!\\p{L})richiesta di prenotazione${gap} è stata (?:rifiutata|respinta)(?!\\p{L})|(?<!\\p{L})ha (?:rifiutato|respinto) la (?:(?:sua|tua|vostra|nostra) )?richiesta(?: di prenotazione)?(?!\\p{L})|(?<!\\p{L})non (?:ha potuto|può) (?:confermare|accettare) la (?:(?:sua|tua|nostra) )?(?:richiesta|prenotazione)(?!\\p{L})`,
  `(?<!\\p{L})(?:boekings|reserverings)aanvraag${gap} is (?:helaas )?(?:afgewezen|geweigerd|afgekeurd)(?!\\p{L})|(?<!\\p{L})heeft (?:onze|uw|je|de) (?:\\p{L}{0,12})aanvraag${gap} (?:afgewezen|geweigerd)(?!\\p{L})`,
  `(?<!\\p{L})pedido de reserva${gap} foi (?:recusad|rejeitad|negad)o(?!\\p{L})|(?<!\\p{L})(?:recusou|rejeitou|negou) o (?:(?:seu|nosso) )?pedido(?: de reserva)?(?!\\p{L})|(?<!\\p{L})não (?:pôde|pode|conseguiu) (?:confirmar|aceitar) a (?:(?:sua|nossa) )?reserva(?!\\p{L})`,
  `(?<!\\p{L})bokningsförfrågan${gap} (?:avslagits|nekats|avböjts)(?!\\p{L})|(?<!\\p{L})har (?:tyvärr )?(?:avböjt|avslagit|nekat) (?:er|din|vår) (?:boknings)?förfrågan(?!\\p{L})`,
  `(?<!\\p{L})har (?:desværre )?(?:afvist|afslået) (?:din|jeres|vores) (?:booking)?(?:forespørgsel|anmodning)(?!\\p{L})|(?<!\\p{L})bookingforespørgsel${gap} (?:blevet )?afvist(?!\\p{L})`,
  `(?<!\\p{L})har (?:dessverre )?(?:avvist|avslått) (?:din|deres|vår) (?:booking|bestillings)?(?:forespørsel|anmodning)(?!\\p{L})`,
  `(?<!\\p{L})(?:prośba|zapytanie) o rezerwację${gap} odrzucon[ae](?!\\p{L})|(?<!\\p{L})(?:odrzucił|odrzuciła) (?:naszą|państwa|twoją) (?:prośbę|rezerwację)(?!\\p{L})`,
  `(?<!\\p{L})(?:žádost|požadavek|poptávk[au]) o rezervaci${gap} (?:zamítnut|odmítnut)[aáou]?(?!\\p{L})|(?<!\\p{L})varauspyyntö\\p{L}*${gap} (?:on )?hylätty(?!\\p{L})|(?<!\\p{L})(?:foglalási (?:kérelm|igény)\\p{L}*)${gap} elutasított\\p{L}*`,
  `(?<!\\p{L})(?:заявк[аи]|запрос) на бронирование${gap} отклон[её]н[аы]?(?!\\p{L})|(?<!\\p{L})rezervasyon taleb\\p{L}*${gap} reddedil\\p{L}+`,
  '予約(?:リクエスト|申込み?)?[^\\n。]{0,20}(?:お受けできません|承れません|お取りできません)|(?:预订|預訂)(?:申请|请求|申請)?[^\\n。]{0,20}(?:被拒绝|被拒絕|未能确认|无法确认|無法確認)|예약 ?요청[^\\n]{0,20}(?:거절|거부)',
]

const pattern = anyOf(declinedRequests, 'iu')

/** Whether a phrase is that of such a sentence. */
export const isOfDeclined = (phrase: string): boolean => pattern.test(phrase)

/** Words for what the request still waits for: “We are unable to confirm your booking until …”. */
const waiting =
  /(?<!\p{L})(?:until|unless|before|without|yet|bis|solange|bevor|noch|jusqu|tant que|avant|encore|hasta|mientras|antes|todavía|aún|fino a|finch[ée]|prima|ancora|tot|totdat|voordat|nog|até|enquanto|ainda|förrän|innan|ännu|før|førend|indtil|endnu|ennå|dopóki|zanim|jeszcze|dokud|zatím|пока|kuni|ennen)(?!\p{L})/iu

/** Whether a sentence says that a booking which was only requested is not accepted, and waits for nothing. */
export const declinesRequest = (sentence: string): boolean => pattern.test(sentence) && !waiting.test(sentence)
