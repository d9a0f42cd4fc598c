/** Words of final invoices, as written, in the languages of such emails. */

/** Words for an invoice or receipt. One written at the end of a stay or rental is final. */
export const invoiceWords =
  /folio|invoice|final bill|hotel bill|receipt|rechnung|quittung|facture|fattura|ricevuta|factura|fatura|recibo|factuur|faktura|faktur|kvitto|kvittering|lasku(?!ri|t(?:aa|ett))|kuitti|rachunek|účtenk|vyúčtov|számla|nyugt|chitanță|bon fiscal|makbuz|τιμολ[όο]γι|απόδειξη|фактур|сч[её]т|квитанц|рахунок|račun|請求書|明細書|領収|发票|發票|账单|帳單|收据|收據|청구서|영수증|계산서|ใบเสร็จ|ใบแจ้งหนี้|kuitansi|tagihan|hóa đơn|reikning|rēķin|sąskait|(?<!\p{L})arve(?!\p{L})|notas? fisca[il]s?|comprobante de pago|boleta (?:electrónica|de venta)|invois|resit (?:rasmi|bayaran)|kwitansi|рачун|ფაქტურა|ինվոյս|बीजक|चालान|रसीद|فاتورة|إيصال|صورت ?حساب|חשבונית|faturë/iu

/** Words for the last of several invoices. */
export const finalWords =
  /folio|final (?:bill|invoice)|hotel bill|schlussrechnung|endabrechnung|hotelrechnung|facture (?:finale|définitive)|(?:factura|fattura|fatura) finale?|eindfactuur|slutfaktura|faktura końcowa|loppulasku|végszámla|конечный счёт/i

/** Phrases addressed to guests who have left. */
export const farewell =
  /thank(?:s| you) for (?:your (?:recent )?stay|staying|renting)|enjoyed your stay|dank f[uü]r (?:ihren? (?:aufenthalt|besuch)|ihre (?:an)?miete)|(?:bei uns|mit uns|bei \p{L}{2,12}) gemietet haben|merci (?:de|pour) votre (?:s[eé]jour|visite)|merci d['’]avoir (?:séjourné|loué)|merci (?:de|pour) votre location|gracias por (?:alquilar(?: un coche)? (?:con|en)|(?:su|tu) (?:estancia|visita)|alojarse|hospedarse|haber (?:alquilado|elegido alojarse))|grazie per (?:aver scelto di noleggiare|il (?:suo|tuo|vostro) soggiorno|aver (?:soggiornato|noleggiato))|(?:dank|bedankt) (?:u |je )?(?:wel )?voor (?:(?:uw|je) verblijf|het huren)|obrigad[oa] (?:pela|por) (?:(?:sua|tua) (?:estadia|estada|visita)|se hospedar|ter (?:ficado|alugado|viajado))|tack f[oö]r (?:(?:din|er) vistelse|att du (?:bodde|hyrde))|takk? for (?:dit|ditt|jeres|deres) op+hold|takk for oppholdet|tak(?:k for at| fordi) du (?:leide|lejede|bodde|boede)|kiitos (?:vierailusta|majoittumisesta|yöpymisestä|käynnistä)|dzi[eę]kujemy za (?:pobyt|skorzystanie|wizytę|najem)|děkujeme za (?:váš )?(?:pobyt|návštěvu)|ďakujeme za (?:váš )?(?:pobyt|návštevu)|köszönjük,? hogy (?:nálunk|szállodánk)|mulțumim pentru (?:șederea|sejurul|vizita)|konakladığınız için teşekkür|ευχαριστούμε (?:για τη(?:ν)? (?:διαμονή|παραμονή|επίσκεψη)|που μείνατε)|(?:спасибо|благодарим)(?: вас)? за (?:проживание|пребывание|визит)|дякуємо за (?:проживання|перебування)|zahvaljujemo (?:se )?na (?:boravku|posjetu)|ご(?:宿泊|滞在|利用)(?:いただき|頂き)?(?:まして)?[、 ]?(?:誠に)?ありがとう|感[谢謝]您的(?:入住|光[临臨])|(?:투숙|숙박|이용|방문)(?:해|하여) ?주셔서 (?:대단히 |진심으로 )?감사/iu

/** Words for guests and drivers who did not come. */
export const noShowWords =
  /no[- ]?show|nichtanreise|nicht angereist|non[- ]présent|pas présenté|no presenta|no se present|mancata presenta|não compar|udeblivelse|uteblivelse|uteblitt|uteblev|niestawien|niepojawien|nedojezd|nenastoupen|neprezentare|ノーショー|不泊|незаезд|неявк|μη εμφάνισ|未入住|爽约|노쇼|gelmeme|niedojazd|nieprzyjazd|meg nem jelen|nedolazak|neprihod|عدم (?:ال)?(?:حضور|وصول)|אי[- ]?הגעה|không đến|ไม่(?:มา)?เข้าพัก/i
