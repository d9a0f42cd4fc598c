import { folded } from '../kit/fold'

/** The meaning of a header line above a forwarded message. */
export type HeaderField = 'sender' | 'date' | 'recipient' | 'subject'

/** Names of header lines as email clients write them, in over 45 languages. */
const names: Readonly<Record<HeaderField, string>> = {
  sender: `from, von, absender, de, expéditeur, remitente, da, mittente, van, afzender, od, nadawca, från, avsändare, fra, afsender, avsender,
    lähettäjä, odesílatel, odosielateľ, feladó, küldő, de la, expeditor, от, от кого, відправник, від, подател, gönderen, kimden, από, αποστολέας,
    šalje, pošiljatelj, pošiljalac, пошиљалац, шаље, од, испраќач, nuo, siuntėjas, no, sūtītājs, saatja, kellelt, frá, sendandi, remitent, מאת,
    השולח, من, المرسل, از, فرستنده, से, प्रेषक, จาก, ผู้ส่ง, từ, người gửi, dari, pengirim, daripada, 差出人, 送信者, 发件人, 发件者, 寄件者, 寄件人, 보낸 사람, 보낸사람,
    발신, გამგზავნი, nga, dërguesi, kimdən, кімнен, mula kay, kutoka, ó, minn`,
  date: `date, sent, sent on, datum, gesendet, gesendet am, envoyé, envoyé le, date d’envoi, fecha, enviado, enviado el, enviado em, data,
    inviato, inviato il, enviada, enviada em, data de envio, fecha de envío, date sent, data invio, verzonden, verzonden op, wysłane, wysłano,
    data wysłania, skickat, sendt, dato, lähetetty, päivämäärä, päiväys, odesláno, odoslané, dátum, elküldve, küldve, trimis, data trimiterii,
    отправлено, дата, дата отправки, надіслано, відправлено, изпратено, gönderildi, gönderme tarihi, gönderilme tarihi, tarih, στάλθηκε,
    ημερομηνία, poslano, poslato, послато, послано, датум, испратено, išsiųsta, nosūtīts, datums, saadetud, kuupäev, sendt þann, sent þann,
    dagsetning, enviat, נשלח, תאריך, تم الإرسال, تاريخ الإرسال, أرسلت, التاريخ, تاریخ, ارسال شده, दिनांक, तारीख, भेजा गया, ส่ง, ส่งเมื่อ, วันที่,
    đã gửi, ngày, ngày gửi, gửi lúc, dikirim, tanggal, tarikh, dihantar, 日付, 日時, 送信日時, 送信日, 发送时间, 发送日期, 日期, 時間, 时间, 寄件日期, 傳送日期, 보낸 날짜, 보낸날짜, 날짜,
    발신일, თარიღი, dërguar, göndərilib, күні, ipinadala, tarehe`,
  recipient: `to, an, empfänger, à, destinataire, para, destinatario, a, aan, do, adresat, till, til, mottaker, vastaanottaja, komu, příjemce,
    príjemca, címzett, către, destinatar, кому, получатель, одержувач, до, получател, kime, alıcı, προς, παραλήπτης, prima, primatelj, za,
    prejemnik, прима, прималац, за, kam, gavėjas, adressaat, saaja, viðtakandi, per a, אל, לכבוד, إلى, المرسل إليه, به, گیرنده, प्रति,
    प्राप्तकर्ता, ถึง, ผู้รับ, đến, tới, người nhận, kepada, ke, 宛先, 收件人, 收件者, 받는 사람, 받는사람, 수신, მიმღები, për, kimə, кімге, kay, kwa, cc, kopie,
    copie, copia, kopia, kopio, kopi, másolat, копия, копія, 抄送, 副本, 참조`,
  subject: `subject, betreff, objet, asunto, oggetto, onderwerp, assunto, temat, ämne, emne, aihe, předmět, predmet, tárgy, subiect, konu, тема,
    θέμα, الموضوع, נושא, 件名, 主题, 主旨, 主題, 제목, เรื่อง, หัวเรื่อง, chủ đề, tiêu đề, subjek, perihal, относно, zadeva, teema, tēma, tema, suġġett,
    ábhar, efni, assumpte, assumpto, предмет, موضوع, विषय, თემა, subjekti, mövzu, тақырып, paksa, mada, re, wg, vs`,
}

const fields = new Map<string, HeaderField>()
for (const field of ['subject', 'date', 'sender', 'recipient'] as const)
  for (const name of names[field].split(/,\s*/)) if (!fields.has(folded(name))) fields.set(folded(name), field)

/** The meaning of a header line with this name; undefined if no email client writes it. */
export const headerFieldOf = (name: string): HeaderField | undefined => fields.get(folded(name.trim()))

/** What email clients write in front of the subject of a reply. */
const replyPrefix =
  /^\s*(?:re|r|aw|antw|antwort|sv|odp|res|rif|rép|réf|ynt|yan|vá|ats|atb|vast|hö|απ|σχετ|отв|отг|відп|回复|回覆|答复|答覆|返信|회신|답장|การตอบกลับ|trả lời|bls|رد|پاسخ|תשובה|השב)(?:\s?\[\d+\])?\s*[:：]/iu

/** Finnish for a reply, and Danish and Norwegian for a forwarded message. */
const finnishPrefix = /^\s*vs\s*:/iu
const finnishHeader = /^[\s>*]*(?:lähettäjä|lähetetty|vastaanottaja)[\s*]*:/imu

/**
 * Whether a subject is that of a reply.
 * @param texts the texts of the message, whose language decides what `VS:` means
 */
export const isReplySubject = (subject: string, texts: readonly string[]): boolean =>
  replyPrefix.test(subject) || (finnishPrefix.test(subject) && texts.some((text) => finnishHeader.test(text)))
