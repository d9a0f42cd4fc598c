import type { AmountKind } from '@sextant/contract/emails/stated-amounts'

/** Labels of amounts in further languages, as `folded` writes them. */
export const easternAmountLabels: Partial<Record<AmountKind, readonly string[]>> = {
  refund: [
    '(?:сумма )?к возврату|сумма к возмещению|(?:сума )?до повернення|сума до відшкодування|자동 ?환불 ?금액|환불 ?(?:예정 ?)?(?:액|총액)',
    '(?:จำนวนเงิน|ยอดเงิน|ยอด|เงิน)(?:ที่(?:ได้รับ)?)?คืน|คืนเงิน|so tien (?:duoc )?hoan(?: lai| tra)?|tien hoan(?: lai)?|hoan tien',
    '(?:jumlah|total|nominal) (?:refund|pengembalian(?: dana)?)|pengembalian dana|dana dikembalikan',
    '(?:المبلغ|القيمه) (?:المسترد|المستردّ|المسترده)|(?:مبلغ|قيمه) الاسترداد|المبلغ المعاد',
    'סכום (?:ה)?(?:החזר|זיכוי)(?: כספי)?|סכום ההחזר|(?:ה)?החזר כספי|זיכוי',
  ],
  cancellation_fee: [
    '(?:сбор|удержание|комиссия) за (?:возврат|отмену)(?: билета| билетов)?|удержано|(?:збір|комісія|штраф) за (?:повернення|скасування)(?: квитка)?',
    '(?:ค่าธรรมเนียม|ค่าปรับ|ค่า)(?:การ|ใน)?(?:การ)?(?:ยกเลิก|คืนเงิน|คืนตั๋ว)|phi (?:huy|hoan)(?: ve| phong| dat cho)?',
    'biaya (?:pembatalan|refund|pengembalian)|(?:رسوم|غرامه) (?:ال)?(?:الغاء|استرداد)(?: الحجز)?|(?:رسوم|غرامه) الاسترداد|דמי (?:ה)?ביטול|עמלת ביטול',
    '퇴?환불 ?수수료|취소 ?(?:위약금|료)|退票手續費|退票手续费|取消手續費',
  ],
  exchange: [
    'gebuhr fur (?:die |den )?(?:namens(?:korrektur|anderung)|umbuchung|anderung)|fee for (?:the )?(?:name )?(?:change|correction)|name (?:change|correction) (?:fee|charge)',
    '(?:збір|комісія|плата) за (?:зміну|обмін)(?: дати| рейсу)?',
    'ค่าธรรมเนียม(?:การ|ใน)?(?:การ)?เปลี่ยน(?:แปลง|เที่ยวบิน|วัน|ชื่อ)*|phi (?:doi|thay doi)(?: ve| chuyen bay| ngay(?: bay)?| ten)?',
    'biaya (?:reschedule|perubahan|ubah)(?: jadwal| nama)?|(?:رسوم|غرامه) (?:ال)?(?:تغيير|تعديل)(?: الحجز| الاسم| الرحله)?',
    'דמי (?:ה)?שינוי|改票費|改期手續費|改票手續費|改签手续费',
  ],
  service_fee: [
    '(?:сервисный|агентский|служебный) сбор|(?:сервисный )?сбор (?:агентства|за (?:оформление|обслуживание))|комиссия(?: агентства| за оформление)?',
    '(?:сервісний|агентський) збір|комісія(?: агентства| за оформлення)?|збір за (?:оформлення|обслуговування)',
    '(?:hizmet|islem|biletleme|koltuk(?: secimi)?) (?:bedeli|ucreti)|ค่าบริการ(?:ออกบัตรโดยสาร)?|ค่าธรรมเนียม(?:การ)?(?:บริการ|ออกบัตร(?:โดยสาร)?)|ค่า(?:ที่นั่ง|สัมภาระ)',
    'phi (?:dich vu|xuat ve|hanh ly|chon cho(?: ngoi)?)|biaya (?:layanan|jasa|admin(?:istrasi)?|bagasi|kursi|issued)|رسوم (?:ال)?(?:خدمه|اصدار|امتعه|مقعد)',
    'דמי (?:שירות|טיפול|הזמנה|הנפקה)|עמלת (?:שירות|סוכן)|(?:발권|서비스|예약|여행사) ?(?:대행 ?)?수수료|服务费|服務費|出票手续费|開票手續費|代订服务费',
  ],
}

/** Parts of words of which a line with one of these labels has one, as written. */
export const easternStems =
  'возвр|возмещ|поверн|відшкод|удерж|збір|сбор|комісі|комисс|зміну|обмін|доплат|수수료|환불|위약금|คืน|ค่า|ho[aà]n|ph[ií] |tiền|biaya|refund|pengembalian|dana|selisih|مسترد|استرداد|المعاد|رسوم|غرامة|فرق|החזר|זיכוי|דמי|עמלת|הפרש|bedeli|ücreti|手續費|手续费|服務費|服务费|改票費'

/** The fare difference of a change, in these languages. */
export const easternDifferences =
  'доплата за обмін|phi chenh lech|selisih (?:harga|tarif)|فرق (?:السعر|الاجره)|הפרש (?:תעריף|מחיר)'

/** Labels of the total of a receipt, as `folded` writes them. */
export const totalLabels =
  '(?:grand )?total(?: (?:paid|amount|charged|price|cost|pago|paye|pagado|pembayaran|harga|a pagar))?|amount (?:paid|charged)|(?:gesamt|end)(?:betrag|preis|summe)?|summe|(?:montant|prix) (?:total|paye)|(?:importe|precio|valor|preco) total|totale(?: pagato)?|importo totale|totaal(?:bedrag|prijs| betaald)?|totalt(?: betalt| betald| att betala| at betale| a betale)?|totalpris|i alt(?: betalt)?|betalt i alt|summa|yhteensa|maksettu yhteensa|razem(?: zaplacono)?|suma|lacznie(?: zaplacono)?|celkem(?: zaplaceno)?|spolu(?: zaplatene)?|celkova (?:cena|castka|suma)|cena (?:celkem|spolu|calkowita|laczna)|laczna (?:cena|kwota)|teljes (?:ar|osszeg)|fizetett osszeg|odenen tutar|toplam (?:odenen|ucret|fiyat)|osszesen|toplam(?: tutar)?|genel toplam|итого(?: оплачено)?|всего(?: оплачено)?|(?:общая|полная) (?:стоимость|сумма)|загальна (?:вартість|сума)|разом|усього|συνολο|συνολικο ποσο|πληρωτεο ποσο|(?:pris|belob) i alt|ukupno|skupaj|kokku|合計(?:金額)?|合计|总计|總計|总额|总价|총 ?(?:액|금액)|합계|결제 ?금액|お?支払い?(?:合計|総額|金額)|ご?請求(?:金)?額|实付(?:款|金额)?|實付(?:金額)?|실 ?결제 ?금액|المبلغ المدفوع|اجمالي المبلغ|סכום ששולם|รวม(?:ทั้งหมด|ทั้งสิ้น)?|ยอดรวม(?:ทั้งหมด)?|tong (?:cong|tien)|jumlah|الاجمالي|المجموع|المبلغ الاجمالي|סה"כ(?: לתשלום| שולם)?'
