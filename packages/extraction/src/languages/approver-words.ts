import { folded } from '../kit/fold'

/** Labels of people who approve, request or pay for a trip rather than travel. */
const words = `approver, approved by, approving manager, authoriser, authorizer, authorised by, authorized by, requester, requestor, requested by,
  line manager, budget holder, cost centre owner, cost center owner, travel arranger, arranged by, travel booker, genehmiger, genehmigerin,
  genehmigt von, genehmigt durch, freigegeben von, freigegeben durch, freigabe durch, antragsteller, antragstellerin, bestellt von, bestellerin,
  vorgesetzter, vorgesetzte, approbateur, approbatrice, approuvé par, validé par, valideur, valideuse, demandeur, demandeuse, demandé par,
  autorisé par, aprobador, aprobadora, aprobado por, autorizado por, solicitante, solicitado por, aprovador, aprovadora, aprovado por, requisitante,
  gestor aprovador, approvatore, approvatrice, approvato da, autorizzato da, richiedente, richiesto da, goedkeurder, goedgekeurd door,
  aanvrager, aanvraagster, aangevraagd door, leidinggevende, godkänd av, godkännare, attestant, attesterad av, godkendt af, godkender, rekvirent,
  godkjent av, godkjenner, hyväksyjä, hyväksynyt, pyytäjä, zatwierdził, zatwierdziła, zatwierdzający, zatwierdzone przez, akceptujący,
  wnioskodawca, zlecający, schválil, schválila, schvalovatel, schvaľovateľ, žadatel, žiadateľ, jóváhagyó, jóváhagyta, igénylő, kérelmező,
  aprobat de, aprobator, solicitat de, odobrio, odobrila, odobril, odobritelj, podnositelj, naručilac, onaylayan, onayı veren, talep eden, εγκρινων,
  εγκριση απο, αιτων, согласовал, согласовала, утвердил, утвердила, согласующий, инициатор, погодив, погодила, затвердив, затвердила, ініціатор,
  одобрил, одобрено от, заявител, patvirtino, apstiprināja, kinnitas, kinnitaja, disetujui oleh, pemohon, diluluskan oleh, người duyệt,
  người phê duyệt, người yêu cầu, ผู้อนุมัติ, ผู้ขออนุมัติ, 承認者, 承認者名, 申請者, 申請者名, 手配依頼者, 依頼者, 审批人, 申请人, 批准人, 審批人, 申請人, 核准人,
  승인자, 결재자, 신청자, 요청자, המאשר, מאשר, המבקש, اعتماد, المعتمد, مقدم الطلب,
  booked by, ordered by, reserved by, hirer, society secretary, group organiser, group organizer, gebucht von, gebucht durch, bestellt durch,
  reserviert von, beauftragt von, beauftragt durch, réservé par, commandé par, reservado por, pedido por, prenotato da, ordinato da, geboekt door,
  besteld door, gereserveerd door, bokat av, bokad av, beställt av, bestilt af, bestilt av, booket af, varaaja, varannut, zamówił, zamówiła,
  zarezerwował, zarezerwowała, rezerwujący, objednal, objednala, objednatel, rezervoval, rezervovala, objednávateľ, foglaló, foglaló neve, megrendelő,
  rezervat de, comandat de, naručil, naročil, naročila, naročnik, rezervirao, rezervirala, naručio, naručila, rezervisao, rezervisala,
  pieteica, pieteicējs, rezervēja, pasūtīja, užsakė, rezervavo, tellis, tellija, broneeris, broneerija, rezervasyonu yapan, ayırtan, κρατηση απο,
  забронировал, забронировала, заказал, заказала, заказчик, замовив, замовила, замовник, резервирал, поръчал, резервисао, наручио,
  dipesan oleh, ditempah oleh, người đặt, ผู้จอง, 予約者, 手配者, 预订人, 預訂人, 订票人, 訂票人, 예약한 사람, הוזמן על ידי, تم الحجز بواسطة`

const all = new Set(words.split(/\s*,\s+/).map(folded))

/** Separates a label from earlier text in its line. */
const clause = /[.·•|;,(（–—]\s*/u

/**
 * Whether a text ends with a label for the approver, requester or booker of the trip: `Approved by:`, `Cost centre 12.
 * Requested by`.
 */
export const isApproverLabel = (text: string): boolean =>
  all.has(
    folded(
      (
        text
          .replace(/[\s:：.–-]+$/u, '')
          .split(clause)
          .at(-1) ?? ''
      ).trim(),
    ),
  )
