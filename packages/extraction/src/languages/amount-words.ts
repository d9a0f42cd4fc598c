import type { AmountKind } from '@sextant/contract/emails/stated-amounts'

/**
 * Labels of amounts in languages other than western European ones: in lower case without diacritics as produced by
 * `folded`. The stems that identify their lines are as written.
 */
export const otherAmountLabels: Partial<Record<AmountKind, readonly string[]>> = {
  refund: [
    'zwrocona kwota|kwota zwrocona|do zwrotu|vracena castka|castka k vraceni|vraceni penez|refundace|vratka|vratena suma|refundacia',
    'visszaterites(?: osszege)?|visszateritett osszeg|visszateritendo osszeg|(?:suma |valoare )?rambursa(?:re|ta)',
    '(?:hyvitettava|palautettava|palautettu) summa|palautussumma|refundering|tilbagebetalt belob|refunderet i alt|aterbetalas',
    'iade(?: tutari| edilen tutar| edilecek tutar)?|(?:ποσο )?επιστροφη[σ]?(?: χρηματων)?|επιστρεφομενο ποσο',
    'возврат(?: средств)?|сумма (?:к )?возврата|к возврату|возвращено|повернення(?: коштив)?|сума повернення',
    'povrat(?: novca)?|iznos povrata|montante (?:reembolsado|do reembolso)|estorno|(?:应退|實退|实退)(?:金额|金額)|退款總額',
  ],
  cancellation_fee: [
    'iptal (?:ucreti|bedeli|cezasi|kesintisi)|(?:τελη|τελοσ|χρεωση|κοστοσ) ακυρωσησ|ακυρωτικα(?: τελη)?',
    '(?:custos?|penalizacao|multa|encargos?|taxas?) (?:de|por) (?:cancelamento|anulacao)',
    'storno ?poplat(?:ek|ok)|poplat(?:ek|ok) za (?:zruseni|zrusenie|storno)|lemondasi (?:dij|koltseg)|torlesi dij|lemondas dija',
    '(?:taxa|penalizare|penalitati) (?:de )?anulare|peruutuskulut?|naknada za otkaz(?:ivanje)?|strosek odpovedi',
    '(?:oplata|kara) za (?:anulacje|anulowanie|odwolanie)|koszty? (?:anulowania|anulacji|rezygnacji)',
    '(?:штраф|плата|сбор|комиссия) за (?:отмену|аннуляцию|аннулирование)|(?:штраф|плата) за скасування',
    'gebyr for (?:annullering|afbestilling|avbestilling|kansellering)|取消费用|取消手续费|退订费|退票费|위약금',
    // what is kept back of a price that is refunded
    '(?:deduction|amount retained|einbehalt(?:ener betrag)?|retenue|retencion|trattenuta|importo trattenuto|retencao|inhouding|avdrag|fradrag|vahennys|potracenie|potracona kwota|srazka|zrazka|levonas|kezelesi (?:koltseg|dij)|retinere)(?: \\d{1,2} ?%)?',
    'penalty(?: amount)?|refund (?:processing |administration |admin )?(?:fee|charge)|aterkops(?:avgift|kostnad)|штраф(?:ная санкция|ные санкции)?(?: (?:авиакомпании|перевозчика|поставщика|отеля|гостиницы))?|penale|penalite|penalizacion|penalizacao|kesinti(?: tutari)?',
  ],
  no_show: [
    '(?:taxa|cobranca|penalizacao) (?:de|por) (?:no[- ]show|nao comparencia|nao comparecimento)|penale no[- ]show',
    'no[- ]show[- ]?(?:gebyr|avgift|maksu|dij|ucreti|bedeli|料金?)|(?:udeblivelses|uteblivelses)gebyr|gebyr for (?:udeblivelse|no[- ]show)',
    '(?:oplata|kara) (?:za )?(?:no[- ]show|niestawienie sie|niestawiennictwo|niepojawienie sie|niedojazd|nieprzyjazd|niewykorzystan[ay] (?:rezerwacj[ae]|pobyt|nocleg))|poplatok za (?:no[- ]show|nedostavenie sa|neprichod|nedojazd)|meg nem jelenes(?:i)? ?(?:dij|koltseg)?(?: dija)?|taxa (?:de |pentru )?neprezentare|gelmeme (?:ucreti|bedeli)|naknada za (?:nedolazak|no[- ]show)|strosek neprihoda|saapumatta jattamisen? maksu|avgift for utebliven ankomst|노쇼 ?(?:수수료|위약금|요금|비용)?|رسوم عدم (?:ال)?(?:حضور|وصول)|דמי אי[- ]?(?:הגעה|התייצבות)|phi (?:khong den|vang mat)|ค่าธรรมเนียม(?:กรณี)?(?:การ)?ไม่(?:มา)?เข้าพัก|poplatek za (?:no[- ]show|nedojezd|nenastoupeni)',
    'ノーショー(?:料金?)?|不泊料|(?:χρεωση|τελοσ) (?:μη εμφανισησ|no[- ]show)|(?:плата|штраф) за (?:незаезд|неявку)|未入住费(?:用)?',
  ],
  service_fee: [
    // Extras added to a booking later, in a separate email.
    '(?:checked |extra |additional |excess )?(?:baggage|bag|luggage|seat(?: selection| reservation)?) (?:fee|charge)s?|(?:sitzplatz(?:reservierungs)?|gepack)(?:gebuhr|entgelt)(?:en)?',
    'frais de (?:bagages?|siege)|supplement bagages?|(?:cargo|tasa|gastos) (?:de|por) (?:equipaje|asiento)|supplemento bagagli?o?|taxa de (?:bagagem|assento)',
    '(?:bagage|stoelreserverings)kosten|(?:bagage|sittplats)avgift|bagagegebyr|sadegebyr|bagasjeavgift|(?:seteavgift)|oplata za (?:bagaz|miejsce)|poplatek za zavazadlo|matkatavaramaksu|poggyaszdij|bagaj ucreti|(?:плата|сбор) за багаж',
    'palvelumaksu|toimisto(?:maksu|kulut?)|toimitusmaksu|varausmaksu|teenustasu|vahendustasu|(?:apkalposanas|rezervacijas) maksa|aptarnavimo mokestis',
    '(?:oplata|prowizja) (?:serwisowa|transakcyjna|agencyjna)|(?:servisni|servisny|rezervacni|rezervacny|agenturni) poplat(?:ek|ok)|szerviz ?dij|ugynoksegi dij',
    'taxa (?:de )?(?:servicii?|emitere|procesare)|comision(?: de)? agentie|(?:bestillings|ekspeditions|ekspedisjons|billet|billett|byra)gebyr|byraavgift|bureaukosten|(?:reiseburo|agentur)(?:gebuhr|entgelt)|(?:expeditions|formedlings)avgift|naknada za (?:uslugu|rezervaciju)|strosek storitve|такса (?:за )?обслужване|(?:χρεωση|τελοσ) (?:υπηρεσιων?|εκδοσησ)',
    '(?:手荷物|座席指定)料金?|行李费|选座费|수하물 ?요금|좌석 ?요금',
  ],
  exchange: [
    'oplata za zmiane(?: (?:nazwiska|danych|pasazera|rezerwacji|terminu|daty))?|poplat(?:ek|ok) za zmenu(?: (?:jmena|mena|cestujic\\p{L}*|cestujuc\\p{L}*|rezervac\\p{L}*|terminu|letu))?|(?:isim )?degisiklik (?:ucreti|bedeli)|(?:χρεωση|τελη) αλλαγησ(?: ονοματοσ)?|(?:nimen)?muutosmaksu|(?:nev)?modositasi dij|nevvaltoztatasi dij',
    // for a guest or driver who leaves before the end
    'early[- ](?:departure|check[- ]?out|return) (?:fee|charge|penalty)s?|(?:gebuhr|entgelt|pauschale|kosten) (?:fur|bei|wegen) (?:die |eine[rn]? )?(?:vorzeitige[rn]?|fruhere[rn]?) (?:abreise|ruckgabe)|frais (?:de|pour) (?:depart|restitution|retour) anticipee?|(?:cargo|gastos|penalizacion|tasa) por (?:salida|devolucion) anticipada|(?:penale|costo|supplemento|addebito) (?:di|per) partenza anticipata|(?:kosten|toeslag|vergoeding) (?:voor )?(?:vroegtijdig|vervroegd) vertrek|(?:taxa|multa|penalizacao) (?:de|por) saida antecipada|avgift for (?:tidig|fortida) avresa|gebyr for (?:tidlig|fortidig) (?:afrejse|avreise)',
    'oplata za wczesniejszy wyjazd|poplat(?:ek|ok) za (?:predcasny|drivejsi|skorsi) (?:odjezd|odchod)|korai (?:tavozas|kijelentkezes)i dij|erken (?:ayrilis|cikis) (?:ucreti|bedeli)|taxa (?:de |pentru )?plecare anticipata|(?:плата|штраф|сбор) за (?:досрочный|ранний) (?:выезд|отъезд)|(?:早期|途中)(?:出発|チェックアウト)(?:料金?|手数料)|提前退房费',
    'taxa (?:de )?modificare(?: (?:de )?nume)?|(?:сбор|плата) за (?:изменение|обмен|замену)(?: (?:имени|фамилии|пассажира|билета))?|変更(?:手数料|料金?)|改签费|改期费|变更费|변경 ?수수료',
  ],
  folio: [
    '(?:suma|kwota|wartosc|razem) faktury|do zaplaty(?: (?:ogolem|razem))?|laczna kwota|razem(?: do zaplaty)?',
    'total (?:da|de) fatura|valor (?:total )?da fatura|total (?:faturado|geral|a pagar)|montante total|valor total',
    'net a payer|total a payer|importe (?:de la )?factura|totaal (?:factuur|te betalen)|factuurtotaal|rechnungstotal|zahlbetrag|gesamtsumme',
    'fakturabelo(?:b|p|pp)|i alt|at betale|att betala|a betale|totalbelo(?:b|p|pp)|laskun (?:loppu)?summa|loppusumma|yhteensa|maksettava yhteensa',
    'celkem(?: k uhrade)?|fakturovana castka|castka k uhrade|spolu(?: k uhrade)?|suma k uhrade|vegosszeg|szamla (?:vegosszege|osszege)|fizetendo(?: osszeg)?|osszesen',
    'total (?:de plata|factura)|valoare factura|fatura (?:tutari|toplami)|genel toplam|odenecek tutar|toplam tutar',
    'συνολο(?: τιμολογιου)?|πληρωτεο(?: ποσο)?|(?:γενικο|τελικο) συνολο|συνολικο ποσο|сумма (?:по )?счет[ау]|итого(?: к оплате)?|(?:всего )?к оплате',
    'faktura i alt|fakturatotal|total faktura|samlet fakturabelob|최종 ?(?:청구 ?|결제 ?)?금액|총 ?(?:청구|결제) ?금액|결제 ?금액',
    '(?:ご?請求|ご?利用|お?支払い?|精算)(?:合計)?(?:金額|額)|合計(?:金額)?|领?領収金額|(?:账单|发票|消费)?(?:总额|合计|总计|总金额)|청구 ?금액|합계|총 ?금액|ukupno(?: za platiti)?|iznos racuna',
  ],
}

/** What an upgrade or a longer rental costs, which emails state for what has been changed. */
export const upgradeLabels =
  '(?:χρεωση|κοστοσ|τιμη|επιβαρυνση|ποσο) αναβαθμισησ|valor (?:do|da) (?:upgrade|melhoria|extensao|prorrogacao)|custo (?:do|da) (?:upgrade|extensao|prorrogacao)|preco do upgrade|upgrade[- ]?kosten|prijs (?:van de )?upgrade|uppgraderings(?:avgift|pris)|opgraderings(?:gebyr|pris)|oppgraderings(?:gebyr|pris)|(?:oplata|doplata) za (?:upgrade|podwyzszenie(?: (?:klasy|standardu))?|wyzsza klase)|poplat(?:ek|ok) za (?:upgrade|vyssi tridu|vyssiu triedu)|(?:ust sinif|yukseltme|upgrade) (?:ucreti|bedeli|farki)|korotusmaksu|taxa (?:de )?upgrade|стоимость (?:повышения|апгрейда)|доплата за (?:повышение|апгрейд)|アップグレード(?:料金?|代金|差額)?|升[级級等](?:费用?|費用?|差价|差價)|업그레이드 ?(?:요금|비용|차액|금액)?|رسوم (?:ال)?ترقيه|(?:דמי|עלות|תוספת) (?:ה)?שדרוג|extension (?:fee|charge|cost|price)s?|verlangerungs(?:gebuhr|kosten|preis)|(?:cout|frais|prix) de (?:la )?prolongation|(?:costo|coste|cargo|precio) (?:de la |por la |por )?(?:extension|prorroga|ampliacion)|(?:costo|prezzo|supplemento) (?:di |del |della )?(?:prolungamento|estensione|proroga)|verlengingskosten|kosten (?:van de )?verlenging|forlangnings(?:avgift|kostnad)|forlaengelses(?:gebyr|pris)|forlengelses(?:gebyr|pris)|oplata za przedluzenie|poplat(?:ek|ok) za (?:prodlouzeni|predlzenie)|hosszabbitasi dij|uzatma (?:ucreti|bedeli)|стоимость продления|延長料金?|续租费|續租費|연장 ?(?:요금|비용)|رسوم (?:ال)?تمديد|(?:דמי|עלות) (?:ה)?הארכה'

/** What is charged for the use of a room or a car after it, which prices may have as a part as well. */
export const incidentals =
  '(?:special |final |extra )?cleaning (?:fee|charge)s?|smoking (?:fee|charge|penalty)|damages? (?:fee|charge|cost)s?|late (?:return|check[- ]?out) (?:fee|charge)s?|(?:re)?fuel(?:l?ing)? (?:fee|charge)s?|tolls? (?:fee|charge)s?|traffic (?:fine|violation) (?:fee|charge)s?|(?:end|sonder|spezial)?reinigungs(?:gebuhr|kosten|pauschale)|schadens?kosten|verspatungsgebuhr|(?:be)?tank(?:ungs)?(?:gebuhr|kosten)|mautgebuhr(?:en)?|frais de (?:nettoyage|remise en etat|retard|carburant|peage)|(?:cargo|gastos|tasa) (?:de|por) (?:limpieza|danos|retraso|combustible|peajes?)|(?:costo|costi|spese|addebito) (?:di|per) (?:la )?(?:pulizia|danni|ritardo|carburante|pedaggi)|(?:extra )?schoonmaakkosten|schadekosten|taxa de limpeza|(?:extra )?stadavgift|rengoringsgebyr|rengjoringsgebyr|oplata za (?:sprzatanie|czyszczenie|szkode|paliwo)|poplat(?:ek|ok) za (?:uklid|cisteni|skodu|palivo)|takaritasi dij|temizlik ucreti|siivousmaksu|清掃(?:料金?|費)|清洁费'

/** What is paid besides for a change, which other emails call so as well. */
export const supplements =
  '(?:additional|extra) (?:payment|amount|cost)(?: (?:paid|due))?|amount (?:due|paid) for (?:the )?(?:change|exchange)|(?:zu|nach|auf)zahlung(?:sbetrag)?|mehrpreis|aufpreis|complement(?: de prix| tarifaire)?(?: (?:paye|a payer|regle))?|supplement(?: (?:de prix|paye|regle|tarifaire))?|surcout|suplemento(?: (?:pagado|abonado|pago))?|complemento(?: (?:pagado|tarifario))?|importe adicional|integrazione(?: (?:pagata|di prezzo|tariffaria|prezzo))?|supplemento(?: pagato)?|conguaglio|bijbetaling|bijbetaald|meerprijs|valor adicional|acrescimo|tillagg(?:sbetalning|savgift)?|mellanskillnad|merbelob|merpris|pristillegg|tillegg|lisamaksu|lisahinta|doplatek|doplatok|felar|supliment(?: platit)?|diferenta platita|συμπληρωμα|ek odeme|追加料金|補款|补款|추가 ?(?:요금|결제 ?금액)'

/** The fare difference of a change, in languages other than western European ones. */
export const otherDifferences =
  'hinnavahe|hinnaerinevus|cenas starpiba|kainos skirtumas|razlika v ceni|razlika u ceni|разлика в цен[аи]та|rozdil v (?:cene|tarifu)|cenovy rozdil|rozdiel v cene|doplat(?:ek|ok)|roznica (?:w )?(?:cenie|ceny|taryfie|taryfowa)|doplata|prijsverschil|differenza (?:di )?prezzo|difference de (?:prix|tarif)|diferencia de precio|diferenca de preco|hinnanero(?:tus)?|hintaero|(?:viteldij|ar)[- ]?kulonbozet|fiyat farki|ucret farki|diferenta de (?:tarif|pret)|razlika u cijeni|(?:διαφορα) (?:ναυλου|τιμησ)|разница в (?:тарифе|цене|стоимости)|доплата|(?:運賃|料金)差額|差額|票价差额?|票價差額?|差价|差價|补差价|(?:운임|요금) ?차(?:액|이)'

/** Stems, one of which occurs in every line with one of these labels. */
export const otherStems =
  'upgrade|uppgrad|opgrad|oppgrad|podwy|yükselt|üst sınıf|korotus|повыш|апгрейд|アップ|升|업그레|ترقي|שדרוג|αναβάθμ|αναβαθμ|차액|차이|추가|追加|補款|补款|integraz|conguagl|complement|complém|compl[eé]men|suplement|supplé|bijbet|meerpr|mehrpr|aufpr|tillägg|tillegg|mellansk|merpris|merbel|lisämaksu|lisähinta|felár|suplim|ödeme|surcoû|acrésc|adicional|additional|extra|extens|prolong|prórrog|prorrog|ampliac|prolung|estens|proroga|verleng|verläng|förläng|forlæng|forleng|przedłuż|prodlouž|predĺž|hosszabb|uzatma|продлен|延長|续租|續租|연장|تمديد|הארכה|jelenés|neprezent|gelmeme|nedolaz|neprihod|saapumat|노쇼|عدم|הגעה|התייצב|vắng|không đến|ไม่|neprích|nedost|deduct|retain|einbehalt|reten|tratten|inhoud|avdrag|fradrag|vähenn|potrąc|srážk|zrážk|levon|kezel|reţin|rețin|zwr[oó]|återköp|vr[aá]c|vrát|refund|vratk|visszat|rambur|hyvitet|palaut|tilbage|återbet|iade|επιστρ|возвр|поверн|povrat|montante|estorno|退|ptal|ακ[υύ]ρ|χρέωσ|τέλ|cancelamento|anulaç|storno|poplat|lemond|törlés|anular|anulacj|anulow|rezygn|odwoł|kulut|otkaz|odpovedi|штраф|плата|сбор|комисс|取消|위약|show|não comp|udebliv|uteblev|uteblivel|niestaw|niepoj|nedoj|nenast|ショー|不泊|μη εμφ|未入住|zmian|změn|zmen|değişik|αλλαγ|muutos|módos|modific|変更|改签|改期|变更|변경|faktur|zapłat|łączna|razem|fatura|faturado|geral|pagar|payer|importe|factuur|betal|gesamtsumme|zahlbetrag|i alt|belo|belø|belopp|lasku|summa|yhteens|celkem|částk|spolu|úhrad|végössz|számla|fizet|összesen|plat[aă]|toplam|tutar|σύνολ|συνολ|πληρωτ|сумма|итого|оплат|請求|利用|支払|精算|合計|領収|总|合计|청구|합계|금액|ukupno|iznos|bagag|baggage|luggage|\\bbags?\\b|seat|sitzplatz|gepäck|equipaje|asiento|assento|sittplats|sæde|sete|bagaż|zavazad|matkatav|poggy|bagaj|багаж|荷物|座席|行李|选座|수하물|좌석|penal|pénal|kesinti|결제|rozd|doplat|dopłat|różnic|verschil|prezzo|prix|precio|preço|hinna|hinta|különb|fark|diferen|razlik|starpīb|skirtum|palvelu|toimitus|varausm|tasu|maksa|mokest|serwis|prowizj|servisn|rezervačn|agentur|szerviz|ügynöks|comision|gebyr|avgift|naknad|strošek|такса|διαφορ|разниц|доплат|差'
