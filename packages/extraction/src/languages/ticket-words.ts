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

/** Refunds as a thing, at the beginning of a title. */
export const refundTitle =
  /^[\s\p{P}]*(?:(?:re|fwd?|fw|aw|wg|tr|rv|sv|vs|i|r)\s?:\s?)*(?:(?:(?:your|ihre?|deine?|votre|su|tu|il tuo|la tua|je|uw|din|ditt|twój) )?(?:refund|(?:rück)?erstattung|remboursement|reembolso|devolución|rimborso|terugbetaling|restitutie|zwrot|vrácení|vrátenie|visszatérítés|återbetalning|återköp|refusion|refusjon|tilbage?betaling|tilbakebetaling|hyvitys|palautus|rambursare|возврат|повернення|επιστροφή χρημάτων|iade)\p{L}*|(?:confirmation|bestätigung|conferma|confirmación|confirmação|bevestiging|bekräftelse|bekræftelse|potwierdzenie|potvrzení|confirmare) (?:\p{L}{1,5} |d['’])?(?:refund|(?:rück)?erstattung|remboursement|reembolso|devolución|rimborso|terugbetaling|zwrotu|återbetalning|refusion|refusjon|rambursare))(?!\p{L})/iu

/** What is refunded although the journey is made, or only a part of what was paid. */
export const otherRefunds =
  /(?<!\p{L})(?:delay\p{L}*|late|compensat\p{L}*|goodwill|differen\p{L}*|downgrad\p{L}*|overpa\p{L}*|deposit|partial\p{L}*|tax(?:es)?|verspät\p{L}*|fahrgastrecht\p{L}*|entschädig\p{L}*|kulanz|differenz|teil(?:weise|erstattung|betrag)|kaution|retard\p{L}*|indemni\p{L}*|dédommag\p{L}*|geste commercial|partiel\p{L}*|différen\p{L}*|caution|retras\p{L}*|demora|indemniz\p{L}*|compensa\p{L}*|parcial\p{L}*|diferenc\p{L}*|fianza|ritard\p{L}*|indenni\p{L}*|parzial\p{L}*|cauzione|atras\p{L}*|vertrag\p{L}*|vergoeding|verschil|borg|gedeeltelijk\p{L}*|opóźn\p{L}*|częściow\p{L}*|odszkod\p{L}*|zpožděn\p{L}*|částečn\p{L}*|meškan\p{L}*|čiastočn\p{L}*|késés\p{L}*|részleges\p{L}*|kártérít\p{L}*|försen\p{L}*|ersättning\p{L}*|delvis\p{L}*|forsink\p{L}*|kompensa\p{L}*|delvist|myöhäst\p{L}*|korvau\p{L}*|osittai\p{L}*|întârzier\p{L}*|parțial\p{L}*|despăgub\p{L}*|опозд\p{L}*|компенсац\p{L}*|частичн\p{L}*|καθυστέρ\p{L}*|αποζημ\p{L}*)(?!\p{L})/iu

/** Labels of the passenger whose ticket something is about. */
export const passengerLabel =
  'passenger(?:\\(s\\)|s)?(?: names?)?|travell?er(?:\\(s\\)|s)?(?: names?)?|passagiere?|reisende[rn]?|fahrg[aä]ste?|passagers?|voyageure?s?|voyageuses?|pasajer[oa]s?|viajer[oa]s?|passegger[oi]|viaggiator[ei]|passageir[oa]s?|viajantes?|passagiers?|reizigers?|podróżn[ya]|pasażer(?:owie|ka)?|cestující|utas(?:ok)?(?: neve)?|resenär(?:er)?|passagerare|rejsende|reisende|passager(?:er)?|passasjer(?:er)?|matkustajat?|pasager(?:i|ul)?|călător(?:i|ul)?|επιβάτ(?:ης|ες)|пассажиры?|пасажири?'

/** Labels of the guest whose room something is about. */
export const guestLabel =
  'guests?(?: names?)?|g[aä]ste?(?:name)?|clients?|h[oô]tes?|hu[eé]sped(?:es)?|ospit[ei]|clienti?|client[ei]|gasten?|naam gast|naam van de gast|hóspedes?|gäst(?:er|ens namn)?|gæst(?:er)?|gjest(?:er)?|go[sś](?:ć|cie)|host(?:é)?|vendég(?:ek)?(?: neve)?|asiakas|vieraat?|oaspe(?:te|ți)|όνομα επισκέπτη|επισκέπτης|гость|гости|гість'

/** Rooms of a hotel. */
export const roomWords =
  'rooms?|zimmern?|chambres?|habitaci(?:ón|ones)|camer[ae]|kamers?|quartos?|rum(?:met|men)?|værelse[rt]?|rom(?:met)?|pok[oó]j(?:e|u|ów|ů)?|izb[ay]|huone(?:ista)?|szob[aá]\\p{L}{0,3}|camer[ăe]|δωμάτι[οα]|номер(?:а|ов)?'

/** Words for one of several. */
export const oneOf =
  'one(?: of)?|eine?s?|une?(?: des)?|una(?: de)?|uno|één(?: van)?|um(?: dos)?|ett|en av|et|ét|jeden(?: z)?|jedna|yksi|egyik|o|ένα(?: από)?|один(?: из)?'
