/** Labels of what a booking costs, as `folded` writes them, in emails that do not call it a total. */
export const priceLabels =
  '(?:agreed |corporate |room |ticket |final |new )?(?:price|fare|rate)(?: (?:paid|total))?|(?:zimmer|ticket|fahr|flug|reise|firmen|end|neuer )?preis|fahrpreis|prix(?: (?:du|de la) \\p{L}{3,10})?|tarif|precio|tarifa|importe|prezzo|tariffa|importo|prijs|tarief|bedrag|preco|valor|pris|biljettpris|rumspris|billetpris|billettpris|hinta|cena|koszt|ar|szobaar|jegyar|pret|tarif|fiyat|ucret|bilet ucreti|цена|стоимость|вартість|ціна|τιμη|ναυλοσ|cijena|料金|ご?宿泊料金|運賃|代金|价格|房费|票价|价款|價格|房費|票價|가격|요금|운임|객실 ?요금|ราคา|ค่าโดยสาร|gia(?: ve| phong)?|harga(?: tiket| kamar)?|السعر|سعر (?:التذكره|الغرفه)|الاجره|قيمه الحجز|מחיר|עלות'

/** A unit that makes a price a rate: `per night`, `pro Person`. */
export const perUnit =
  /(?<!\p{L})(?:per|each|nightly|daily|pro|je|par|por|al?|per|p|za|na|för|om|pr|fejenként|на|за|ανά|gecelik|günlük|kişi başı)(?!\p{L})[ .]?(?:the )?(?:night|person|day|room|traveller|traveler|nacht|tag|zimmer|nuit|jour|personne|chambre|noche|d[ií]a|persona|habitaci[oó]n|notte|giorno|camera|dag|kamer|persoon|noite|dia|pessoa|quarto|natt|dygn|nat|dogn|døgn|noc|dobę|osob\p{L}{1,2}|pok[oó]j|noc|den|osobu|éj|noapte|zi|ночь|сутки|человека|ніч|добу|νύχτα|gece|kişi)(?!\p{L})|1泊|一泊|每晚|1박|매박|לילה ל/iu

/** Titles of what has only been offered, or is still to be paid. */
export const offerTitle =
  /(?<!\p{L})(?:offer|quot(?:e|ation)|estimate|angebot|kostenvoranschlag|devis|offre|presupuesto|cotizaci[oó]n|oferta|preventivo|offerta|offerte|cota[cç][aã]o|or[cç]amento|offert|tilbud|wycena|nab[ií]dka|ponuka|aj[aá]nlat|ofert[aă]|teklif|предложени[ея]|пропозиція|προσφορά|tarjous|ponuda|penawaran|báo giá)(?!\p{L})|見積|お見積|报价|報價|견적|ใบเสนอราคา|عرض سعر|הצעת מחיר/iu

/** Words behind an amount that make it a total: “286.40 for both tickets”, “512 € au total”. */
export const inAll =
  /^[\s,(]{0,2}(?:in total|in all|all in|all told|altogether|for (?:both|all|the (?:two|three|four|whole|entire|group))|insgesamt|gesamt|alles zusammen|für (?:beide|alle|die ganze)|au total|en tout|tout compris|pour (?:les (?:deux|trois|quatre)|tous|toutes|l['’]ensemble)|en total|por todo|para (?:ambos|ambas|todos|todas|(?:los|las) (?:dos|tres|cuatro))|in tutto|in totale|complessivi|per (?:entrambi|entrambe|tutti|tutte)|no total|ao todo|para (?:os|as) (?:dois|duas|três|quatro)|in totaal|totaal|voor (?:beide|allen|alle)|totalt|sammanlagt|i allt|för (?:båda|alla)|i alt|tilsammen|til sammen|for (?:begge|alle)|łącznie|razem|w sumie|za (?:oboje|wszystkich|całość)|celkem|dohromady|spolu|za (?:oba|všechny)|összesen|mindösszesen|în total|în tot|yhteensä|sammen|ukupno|skupaj|общо|всего|в сумме|итого|разом|усього|συνολικά|toplam)(?!\p{L})/iu

/** Labels of what flights cost. */
export const airfares =
  /(?<!\p{L})(?:air ?fares?|flight fares?|air tickets?|flugpreis|flugtarif|prix d(?:u|es) (?:vols?|billets? d['’]avion)|tarifa aérea|tarifa aerea|tariffa aerea|tarifa do voo|vliegtarief|biljettpris flyg|cena lotu|cena letenky|стоимость перел[её]та)(?!\p{L})/iu

/** A label that names everybody whom an amount is for: `Fare for 4 passengers:`. */
export const forAll =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|för|for|dla|pro) (?:all |alle |les |los |las |i )?\d{1,2} (?:passengers|pax|persons|people|travell?ers|guests|adults|personen|reisende|passagiere|gäste|personnes|passagers|voyageurs|personas|pasajeros|viajeros|persone|passeggeri|reizigers|pessoas|passageiros|personer|resenärer|osób|osoby|osob)(?!\p{L})\s*[:：]?\s*$/iu
