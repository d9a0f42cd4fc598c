// Words for refunds of tickets, as written: nouns in titles, and sentences in which a ticket has been returned.

/** What a ticket that is refunded or returned is called: what is refunded in full is not used. */
export const ticketRefunds: readonly string[] = [
  '(?<!\\p{L})refund (?:confirmation )?(?:of|for) (?:your |the )?(?:e-?|rail |train |air )?tickets?(?!\\p{L})|(?<!\\p{L})tickets? refund(?!s? (?:polic|request|form|condition))',
  '(?<!\\p{L})(?:rück)?(?:erstattung|gabe) (?:(?:ihre[srn]?|deine[srn]?|der|des|von|eine[sr]) )?(?:tickets?|(?:bahn)?fahrkarten?|fahrscheine?s?|flugscheine?s?)(?!\\p{L})|(?<!\\p{L})(?:ticket|fahrkarten|fahrschein)erstattung(?!\\p{L})',
  '(?<!\\p{L})remboursement (?:de |du |des )(?:votre |vos )?(?:e-?)?billets?(?!\\p{L})',
  '(?<!\\p{L})(?:reembolso|devolución) (?:de |del |de los )(?:su |tu |sus |tus )?(?:billetes?|boletos?)(?!\\p{L})',
  '(?<!\\p{L})rimborso (?:d(?:el|ei|i) )?(?:tuo |suo |tuoi |suoi )?bigliett[oi](?!\\p{L})',
  '(?<!\\p{L})reembolso (?:d[aeo]s? )(?:seus? |sua )?(?:bilhetes?|passage(?:m|ns))(?!\\p{L})|(?<!\\p{L})(?:bilhete|passagem) (?:foi )?reembolsad[ao](?!\\p{L})',
  '(?<!\\p{L})(?:terugbetaling|restitutie) (?:van )?(?:je |uw |het )?(?:e-?)?(?:tickets?|treinkaartjes?|vliegtickets?)(?!\\p{L})|(?<!\\p{L})tickets? (?:is|zijn) terugbetaald(?!\\p{L})',
  '(?<!\\p{L})zwrot (?:twojego |pani |pana )?biletu(?!\\p{L})|(?<!\\p{L})bilety? (?:został|zostały|jest) zwrócon[ey](?!\\p{L})',
  '(?<!\\p{L})(?:vrácení|vrátenie|refundace|refundácia) (?:\\p{L}{1,12} )?(?:jízdenk[ya]|letenk[ya]|jízdního dokladu|lístkov|lístka)(?!\\p{L})|(?<!\\p{L})(?:jízdenka|letenka|lístok) (?:byla|bola|bol) vráten[aoý]?(?!\\p{L})|(?<!\\p{L})(?:jízdenka|letenka) byla vrácena(?!\\p{L})',
  '(?<!\\p{L})(?:\\p{L}{0,10})jegy\\p{L}{0,10} (?:visszaváltás\\p{L}*|visszatérítés\\p{L}*|visszaváltott\\p{L}*|visszavált(?:ásra|va) )',
  '(?<!\\p{L})(?:återköp|återbetalning) av (?:din |er |dina )?(?:biljett(?:en|er)?|resa)(?!\\p{L})|(?<!\\p{L})biljett(?:en|er)? (?:är|har blivit) återbetal(?:d|t|da|ts)(?!\\p{L})',
  '(?<!\\p{L})(?:refusion|tilbagebetaling|refusjon|tilbakebetaling) (?:af|av|for) (?:din |dine |jeres )?(?:billett?(?:e|en|er)?)(?!\\p{L})',
  '(?<!\\p{L})(?:lipun|lippujen|matkalipun) (?:palautus|hyvitys)(?!\\p{L})|(?<!\\p{L})lippu(?:si|nne)? on (?:palautettu|hyvitetty)(?!\\p{L})',
  '(?<!\\p{L})(?:rambursarea?|returnarea?) bilet(?:ului|elor|e)?(?!\\p{L})|(?<!\\p{L})biletul (?:dvs\\. |dumneavoastră |tău )?a fost (?:rambursat|returnat)(?!\\p{L})',
  '(?<!\\p{L})возврат (?:ж/д |авиа)?билет(?:а|ов)(?!\\p{L})|(?<!\\p{L})билеты? (?:был )?возвращ[её]н(?:ы|а)?(?!\\p{L})|(?<!\\p{L})повернення квитк(?:а|ів)(?!\\p{L})',
  '(?<!\\p{L})επιστροφή (?:χρημάτων )?(?:του |των )?εισιτηρί(?:ου|ων)(?!\\p{L})|(?<!\\p{L})bilet iadesi|(?<!\\p{L})bilet(?:iniz)? iade edil(?:di|miştir)(?!\\p{L})',
]

/** Somebody whose ticket it is, between the ticket and what has become of it. A clause makes it a term: “that …”. */
const of =
  '(?: (?!(?:that|which|who|die|der|das|welche|qui|que|che|som|które|który|které|který|ktoré|ktorý|amely|care|които|который|которые)(?!\\p{L}))[^,;:!?\\n]{2,50}?)?'

/** Statements that somebody's ticket has been refunded: “het ticket van Ada Lovelace is terugbetaald”. */
const refundedOf: readonly string[] = [
  `(?<!\\p{L})tickets?${of} (?:has|have) been (?:\\p{L}{1,12} )?refunded(?!\\p{L})`,
  `(?<!\\p{L})(?:e-?|flug|bahn)?(?:tickets?|fahrkarten?|fahrscheine?|flugscheine?)${of} (?:wurden?|ist|sind)${of} (?:zurück)?erstattet(?!\\p{L})`,
  `(?<!\\p{L})billets?${of} (?:a|ont) (?:\\p{L}{1,6} )?été (?:\\p{L}{1,14} )?remboursés?(?!\\p{L})`,
  `(?<!\\p{L})(?:billetes?|boletos?|pasajes?)${of} (?:(?:ha|han) sido|fue|fueron|está|están) (?:\\p{L}{1,14} )?(?:reembolsad|devuelt)[oa]s?(?!\\p{L})|(?<!\\p{L})se han? (?:reembolsado|devuelto) (?:el importe (?:del? )?)?(?:\\p{L}{1,8} ){0,2}?(?:billetes?|boletos?|pasajes?)(?!\\p{L})`,
  `(?<!\\p{L})bigliett[oi]${of} (?:è|sono) stat[oi] (?:\\p{L}{1,14} )?rimborsat[oi](?!\\p{L})|(?<!\\p{L})è stato rimborsato (?:il|un) biglietto(?!\\p{L})`,
  `(?<!\\p{L})(?:e-?|vlieg|trein)?(?:tickets?|kaartjes?|vervoerbewijs)${of} (?:is|zijn|werd|werden) (?:\\p{L}{1,14} )?(?:terugbetaald|vergoed|gerestitueerd)(?!\\p{L})`,
  `(?<!\\p{L})(?:bilhetes?|passage(?:m|ns))${of} (?:foi|foram) (?:\\p{L}{1,14} )?reembolsad[ao]s?(?!\\p{L})`,
  `(?<!\\p{L})biljett(?:en|er|erna)?${of} (?:är|har|har blivit) (?:återbetal(?:d|t|da|ats)|återköpt\\p{L}*)(?!\\p{L})`,
  `(?<!\\p{L})billett?(?:en|er|erne|ene)?${of} (?:er|ble|blev|har) (?:(?:blevet|blitt) )?(?:refundere?t|tilbagebetalt|tilbakebetalt)(?!\\p{L})`,
  `(?<!\\p{L})bilety?${of} (?:został|zostały|jest) (?:\\p{L}{1,12} )?zwrócon[ey](?!\\p{L})`,
  `(?<!\\p{L})(?:jízdenka|letenka|lístok)${of} (?:byla|bola|bol) (?:\\p{L}{1,12} )?(?:vr[áa]ten[aáoý]?|vrácena|refundován[ao]?|refundovan[áý])(?!\\p{L})|(?<!\\p{L})(?:byla|bola|bol) (?:vrácena|vrátená|vrátený|refundována|refundovaná) (?:jízdenka|letenka|lístok)(?!\\p{L})`,
  `(?<!\\p{L})\\p{L}{0,8}jegy\\p{L}{0,6}${of} (?:visszatérít(?:ettük|ésre került)|visszavált(?:ottuk|ásra került))(?!\\p{L})`,
  `(?<!\\p{L})(?:lippu|lipun|matkalippu)(?:si|nne)?${of} on (?:palautettu|hyvitetty)(?!\\p{L})`,
  `(?<!\\p{L})biletul${of} a fost (?:rambursat|returnat)(?!\\p{L})`,
  `(?<!\\p{L})bilet(?:i|iniz)?${of} iade edil(?:di|miştir)(?!\\p{L})`,
  `(?<!\\p{L})(?:karta|vozovnica|vstopnica)${of} je (?:refundirana|povrnjena|vraćena)(?!\\p{L})|(?<!\\p{L})(?:refundirana|povrnjena|vraćena) je (?:karta|vozovnica|vstopnica)(?!\\p{L})`,
  `(?<!\\p{L})pilet${of} on tagastatud(?!\\p{L})|(?<!\\p{L})biļet\\p{L}*${of} (?:ir )?(?:atmaksāt|atgriezt)\\p{L}*|(?<!\\p{L})biliet\\p{L}*${of} (?:yra )?grąžint\\p{L}*`,
  `(?<!\\p{L})билет\\p{L}{0,2}${of} (?:был[иа]? )?(?:возвращ[её]н[ыа]?|сдан[ыа]?)(?!\\p{L})`,
  '(?:航空券|乗車券|きっぷ|切符|チケット)[^\\n。]{0,10}払い?戻し(?:を?(?:いた)?しました|されました|が?完了|済み)|(?:机票|車票|车票|機票|船票)已(?:经|經)?(?:全额|全額)?(?:退款|退票)|(?:승차권|탑승권|항공권|티켓)[^\\n]{0,20}(?:환불|반환)(?:되었|됐|해 ?드렸|이? ?완료|처리)',
  `(?<!\\p{L})(?:το )?εισιτήριο${of} (?:επιστράφηκε|έχει επιστραφεί)(?!\\p{L})`,
]

/** Statements of a sender who has refunded a ticket: “vi har refundert billetten til Ada Lovelace”. */
export const refundedBySender: readonly string[] = [
  "(?<!\\p{L})(?:we|i)(?: have|['’]ve)?(?: now| already| successfully)? refunded (?:[\\p{L}'’]{1,14} ){0,4}?(?:e-?)?tickets?(?!\\p{L})",
  '(?<!\\p{L})(?:haben? (?:wir|ich)|(?:wir|ich) haben?) [^,;:\\n]{0,40}(?:ticket|fahrkarte|fahrschein|flugschein|flugticket|bahnticket)[^;:\\n]{0,60} (?:erstattet|zurückerstattet)(?!\\p{L})',
  "(?<!\\p{L})nous avons (?:bien )?remboursé (?:[\\p{L}’']{1,10} ){0,3}?(?:e-?)?billets?(?!\\p{L})",
  '(?<!\\p{L})(?:le |te )?(?:hemos|he) (?:reembolsado|devuelto) (?:el importe (?:del? )?)?(?:[\\p{L}]{1,8} ){0,2}?(?:billetes?|boletos?|pasajes?)(?!\\p{L})',
  '(?<!\\p{L})abbiamo rimborsato (?:[\\p{L}]{1,8} ){0,2}?bigliett[oi](?!\\p{L})',
  '(?<!\\p{L})(?:hebben (?:we|wij)|(?:we|wij) hebben) [^,;:\\n]{0,40}(?:ticket|treinkaartje|vliegticket|vervoerbewijs)[^;:\\n]{0,60} (?:terugbetaald|vergoed|gerestitueerd)(?!\\p{L})',
  '(?<!\\p{L})(?:reembols[aá]mos|devolvemos) (?:[\\p{L}]{1,8} ){0,2}?(?:bilhetes?|passage(?:m|ns))(?!\\p{L})',
  '(?<!\\p{L})vi har (?:nu )?(?:återbetalat|återköpt) (?:[^,;:!?\\n]{1,40}? )?biljett(?:en|er|erna)?(?!\\p{L})',
  '(?<!\\p{L})vi har (?:nu |nå )?(?:refundere?t|tilbagebetalt|tilbakebetalt) (?:[^,;:!?\\n]{1,40}? )?billett?(?:en|er|erne|ene)?(?!\\p{L})',
  '(?<!\\p{L})(?:zwróciliśmy|zwrócono) (?:środki za |koszt |należność za )?(?:\\p{L}{1,6} )?bilet(?:u|y|ów)?(?!\\p{L})',
  '(?<!\\p{L})(?:vrátili|refundovali) (?:jsme|sme) (?:\\p{L}{1,7} )?(?:jízdenku|letenku|lístok)(?!\\p{L})',
  '(?<!\\p{L})olemme (?:palauttaneet|hyvittäneet) (?:[^,;:!?\\n]{1,40}? )?(?:lipun|lippusi|matkalipun)(?!\\p{L})',
  '(?<!\\p{L})(?:visszatérítettük|visszaváltottuk) (?:\\p{L}{1,12} )?\\p{L}{0,8}jegy\\p{L}{0,6}(?!\\p{L})',
  '(?<!\\p{L})am rambursat (?:\\p{L}{1,6} )?bilet(?:ul|ele)?(?!\\p{L})',
  '(?<!\\p{L})мы (?:вернули (?:деньги|стоимость) за|оформили возврат) билет\\p{L}*',
  ...refundedOf,
]

/** Tickets that a title calls refunded. */
export const refundedTicket =
  '(?<!\\p{L})(?:ticket|fahrkarte|flugschein|billet|billett|billete|boleto|bilhete|biglietto|biljett|bilet)s?(?:en)? ?[:–-]? ?(?:(?:ist|wurde|est|er|är|jest) )?(?:refunded|erstattet|remboursé|reembolsado|rimborsato|terugbetaald|återbetal(?:d|ad)|refundere?t|tilbagebetalt|tilbakebetalt|zwrócony)(?!\\p{L})'

/** Refunds as a thing, at the beginning of a title. */
export const refundTitle =
  /^[\s\p{P}]*(?:(?:re|fwd?|fw|aw|wg|tr|rv|sv|vs|i|r)\s?:\s?)*(?:(?:(?:your|ihre?|deine?|votre|su|tu|il tuo|la tua|je|uw|din|ditt|twój) )?(?:refund|(?:rück)?erstattung|remboursement|reembolso|devolución|rimborso|terugbetaling|restitutie|zwrot|vrácení|vrátenie|visszatérítés|återbetalning|återköp|refusion|refusjon|tilbage?betaling|tilbakebetaling|hyvitys|palautus|rambursare|возврат|повернення|επιστροφή χρημάτων|iade)\p{L}*|(?:confirmation|bestätigung|conferma|confirmación|confirmação|bevestiging|bekräftelse|bekræftelse|potwierdzenie|potvrzení|confirmare) (?:\p{L}{1,5} |d['’])?(?:refund|(?:rück)?erstattung|remboursement|reembolso|devolución|rimborso|terugbetaling|zwrotu|återbetalning|refusion|refusjon|rambursare))(?!\p{L})|^[^\n]{0,16}(?:退票|退款|払い?戻し|환불|반환)/iu

/** What is refunded although the journey is made, or only a part of what was paid. */
export const otherRefunds =
  /(?<!\p{L})(?:delay\p{L}*|late|compensat\p{L}*|goodwill|differen\p{L}*|downgrad\p{L}*|overpa\p{L}*|deposit|partial\p{L}*|tax(?:es)?|verspät\p{L}*|fahrgastrecht\p{L}*|entschädig\p{L}*|kulanz|differenz|teil(?:weise|erstattung|betrag)|kaution|retard\p{L}*|indemni\p{L}*|dédommag\p{L}*|geste commercial|partiel\p{L}*|différen\p{L}*|caution|retras\p{L}*|demora|indemniz\p{L}*|compensa\p{L}*|parcial\p{L}*|diferenc\p{L}*|fianza|ritard\p{L}*|indenni\p{L}*|parzial\p{L}*|cauzione|atras\p{L}*|vertrag\p{L}*|vergoeding|verschil|borg|gedeeltelijk\p{L}*|opóźn\p{L}*|częściow\p{L}*|odszkod\p{L}*|zpožděn\p{L}*|částečn\p{L}*|meškan\p{L}*|čiastočn\p{L}*|késés\p{L}*|részleges\p{L}*|kártérít\p{L}*|försen\p{L}*|ersättning\p{L}*|delvis\p{L}*|forsink\p{L}*|kompensa\p{L}*|delvist|myöhäst\p{L}*|korvau\p{L}*|osittai\p{L}*|întârzier\p{L}*|parțial\p{L}*|despăgub\p{L}*|опозд\p{L}*|компенсац\p{L}*|частичн\p{L}*|καθυστέρ\p{L}*|αποζημ\p{L}*)(?!\p{L})/iu

/** Labels of the passenger whose ticket something is about. */
export const passengerLabel =
  'passenger(?:\\(s\\)|s)?(?: names?)?|travell?er(?:\\(s\\)|s)?(?: names?)?|passagiere?|reisende[rn]?|fahrg[aä]ste?|passagers?|voyageure?s?|voyageuses?|pasajer[oa]s?|viajer[oa]s?|passegger[oi]|viaggiator[ei]|passageir[oa]s?|viajantes?|passagiers?|reizigers?|podróżn[ya]|pasażer(?:owie|ka)?|cestující|utas(?:ok)?(?: neve)?|resenär(?:er)?|passagerare|rejsende|reisende|passager(?:er)?|passasjer(?:er)?|matkustajat?|pasager(?:i|ul)?|călător(?:i|ul)?|επιβάτ(?:ης|ες|ισσα)|пассажир(?:ы|ка)?|пасажир(?:и|ка)?|пътни(?:к|ци)|putni(?:k|ca|ci)|potni(?:k|ca|ki)|cestujúc[aie]|reisijad?|pasažier(?:is|e|i)|keleivi(?:s|ai)|yolcu(?:lar)?(?: (?:adı|adı soyadı))?|hành khách|(?:tên|họ(?: và)? tên) hành khách|(?:nama )?penumpang|ผู้โดยสาร|ชื่อผู้โดยสาร|(?:اسم )?(?:المسافر(?:ون|ين|ة)?|الراكب)|(?:שם ה)?נוסע(?:ת|ים)?|(?:ご)?搭乗者(?:氏?名)?|(?:ご)?(?:利用|乗車)者(?:氏?名)?|旅客名|お客様(?:氏?名)|参加者|乘客(?:姓名)?|旅客(?:姓名)?|乘机人|乘車人|乘车人|승객(?:명)?|탑승객(?:명)?|탑승자'

/** Labels of the guest whose room something is about. */
export const guestLabel =
  'guests?(?: names?)?|g[aä]ste?(?:name)?|clients?|h[oô]tes?|hu[eé]sped(?:es)?|ospit[ei]|clienti?|client[ei]|gasten?|naam gast|naam van de gast|hóspedes?|gäst(?:er|ens namn)?|gæst(?:er)?|gjest(?:er)?|go[sś](?:ć|cie)|host(?:é)?|vendég(?:ek)?(?: neve)?|asiakas|vieraat?|oaspe(?:te|ți)|όνομα επισκέπτη|επισκέπτης|гость|гости|гість|гост(?:и|енин)?|gost(?:je|i)?|misafir(?:ler)?|konuk(?:lar)?|khách(?: lưu trú)?|tên khách|(?:nama )?tamu|ผู้เข้าพัก|ชื่อผู้เข้าพัก|(?:اسم )?(?:النزيل|الضيف)|(?:שם ה)?אורח(?:ת|ים)?|宿泊者(?:氏?名)?|入住人|住客(?:姓名)?|투숙객|투숙자'

/** Rooms of a hotel. */
export const roomWords =
  'rooms?|zimmern?|chambres?|habitaci(?:ón|ones)|camer[ae]|kamers?|quartos?|rum(?:met|men)?|værelse[rt]?|rom(?:met)?|pok[oó]j(?:e|u|ów|ů)?|izb[ay]|huone(?:ista)?|szob[aá]\\p{L}{0,3}|camer[ăe]|δωμάτι[οα]|номер(?:а|ов)?'

/** Words for one of several. */
export const oneOf =
  'one(?: of)?|eine?s?|une?(?: des)?|una(?: de)?|uno|één(?: van)?|um(?: dos)?|ett|en av|et|ét|jeden(?: z)?|jedna|yksi|egyik|o|ένα(?: από)?|один(?: из)?'

/** Who is named below or in the following: “các hành khách dưới đây”, “the following guests”. */
export const personsBelow =
  /(?:(?:following|below|listed|folgende\p{L}*|nachstehende\p{L}*|unten|suivant\p{L}*|siguiente\p{L}*|seguent\p{L}*|seguinte\p{L}*|volgende|onderstaande|följande|følgende|nedenstående|następujących|następujący|poniższ\p{L}*|následující\p{L}*|alábbi|következő|seuraav\p{L}*|următor\p{L}*|следующ\p{L}*|наступн\p{L}*|нижче|ακόλουθ\p{L}*|παρακάτω|aşağıdaki|以下の|下記の?|次の|以下|下列|다음|아래) ?(?:\p{L}{1,14} ){0,2}?)(?:passenger|traveller|traveler|guest|passagier|reisende|fahrg[aä]st|g[aä]st|passager|voyageur|pasajero|viajero|hu[eé]sped|passegger|viaggiator|ospit|passageiro|hóspede|reiziger|resenär|passagerare|rejsende|passasjer|pasażer|podróżn|gośc|cestující|utas|vendég|matkustaj|pasager|oaspe|пассажир|пасажир|гост|επιβάτ|yolcu|misafir|ご?搭乗者|ご?利用者|ご?乗車者|お客様|乘客|旅客|乘机人|승객|탑승객)|(?:passengers?|travell?ers?|guests?|passagers?|voyageurs?|pasajer[oa]s?|viajer[oa]s?|passegger[oi]|viaggiator[ei]|passageir[oa]s?|hóspedes?|hành khách|khách|penumpang|tamu|ผู้โดยสาร|ผู้เข้าพัก|المسافر\p{L}*|الركاب|الضيوف|הנוסע\p{L}*|האורח\p{L}*|επιβάτ\p{L}+) ?(?:listed )?(?:below|ci-dessous|suivants?|siguientes?|a continuación|seguenti?|seguintes?|abaixo|sotto|di seguito|dưới đây|sau đây|sau|berikut|di bawah ini|ต่อไปนี้|ด้านล่าง|التالي\p{L}*|أدناه|הבא\p{L}*|להלן|παρακάτω)(?!\p{L})/iu

/** The number of an airline's ticket. */
export const ticketNumber = /(?<![\d-])\d{3}[- ]?\d{10}(?!\d)/u

/** Labels of a travel document's number, which may also be that of an identity card. */
export const travelDocument = /(?<!\p{L})(?:číslo dokladu|č\. dokladu|broj isprave|numer dokumentu podróży)(?!\p{L})/giu
