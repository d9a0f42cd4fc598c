import { AmountKind } from '@sextant/contract/emails/stated-amounts'
import { mayMatch } from '../../kit/sifted'
import {
  incidentals,
  otherAmountLabels,
  otherDifferences,
  otherStems,
  supplements,
  upgradeLabels,
} from '../../languages/amount-words'
import {
  easternAmountLabels,
  easternDifferences,
  easternStems,
  totalLabels,
} from '../../languages/eastern-amount-words'

/** Labels of amounts, in lower case without diacritics as produced by `folded`, in the languages of such emails. */
const words: Partial<Record<AmountKind, readonly string[]>> = {
  refund: [
    '(?:total |partial |net )?refund(?:ed)?(?: (?:amount|total|value|due|issued|paid))?',
    '(?:total )?amount (?:refunded|to be refunded|of refund)',
    '(?:gesamt)?(?:ruck)?erstattung(?:s?betrag|ssumme)?|erstatteter betrag|gutschrift(?:sbetrag)?|ruckzahlung(?:sbetrag)?',
    '(?:montant (?:total )?(?:du )?)?rembours(?:ement|e)|montant a rembourser|avoir rembourse',
    '(?:importe (?:total )?(?:del? )?)?reembolso|importe reembolsado|devolucion',
    '(?:importo (?:totale )?(?:del )?)?rimborso|importo rimborsato',
    'terugbetaling|terugbetaald bedrag|restitutie(?:bedrag)?|terug te betalen',
    '(?:valor (?:do )?)?reembolso|valor reembolsado',
    // with a verb: “Valor a ser reembolsado”, “Importe a devolver”, “Zu erstattender Betrag”
    '(?:valor|montante|importe|monto|cantidad|total) (?:total )?(?:(?:a ser |que sera )?(?:reembolsad[oa]|devolvid[oa]|devuelt[oa])|a (?:reembolsar|devolver))',
    '(?:monto|cantidad|total) (?:total )?(?:del? )?(?:reembolso|devolucion)|montant (?:total )?(?:a (?:vous )?rembourser|rembourse)|total (?:rembourse|a rembourser|rimborsato)',
    '(?:importo|totale) (?:totale )?(?:da rimborsare|rimborsato)|zu erstattender betrag|(?:gesamt)?erstattungsbetrag|te restitueren bedrag|bedrag (?:van de )?terugbetaling',
    '(?:belopp att )aterbetala|belopp som aterbetalas|belob (?:der|som) (?:refunderes|tilbagebetales)|belop som (?:refunderes|tilbakebetales)|kwota do zwrotu',
    'aterbetalning(?:en)?|aterbetal(?:t|at|as) belopp|refusion(?:en)?|refunderet belob|tilbagebetaling(?:en)?|refusjon(?:en)?|refundert belop|tilbakebetaling(?:en)?',
    '(?:ご|お)?(?:払い?戻し?|返金)(?:額|金額)?|退款(?:金额)?|환불 ?금액',
    'hyvitys|palautus|(?:kwota )?zwrotu?',
  ],
  cancellation_fee: [
    "(?:(?:airline|carrier|hotel|supplier|operator|rail)(?:['’]s)? )?cancell?ation (?:fee|charge|cost|penalty|penalties)s?|cancell?ing fee|penalty for cancell?ation|cancel fee",
    'storno(?:gebuhr|kosten|entgelt)(?:en)?|stornierungs(?:gebuhr|kosten|entgelt)(?:en)?',
    "frais d'annulation|penalites? d'annulation",
    '(?:gastos|cargo|tasa|penalizacion) (?:de|por) (?:cancelacion|anulacion)',
    '(?:penale|costo|spese|commissione) di (?:cancellazione|annullamento)|penali per (?:cancellazione|annullamento)',
    '(?:penalidad(?:es)?|multa|penalidade|tarifa) (?:de|por) (?:cancelacion|anulacion|cancelamento|reembolso|devolucion)',
    'annulerings(?:kosten|vergoeding)|taxa de cancelamento',
    'avboknings(?:avgift|kostnad)|avbestallningsavgift|afbestillingsgebyr|annulleringsgebyr|avbestillingsgebyr|kanselleringsgebyr',
    '(?:取消|キャンセル|取り消し|払い?戻し?)(?:料金?|手数料)|取消费|취소 ?수수료',
    'peruutusmaksu|oplata za (?:anulowanie|rezygnacje)|oplata anulacyjna',
  ],
  no_show: [
    'no[- ]?show(?:[- ](?:fee|charge|penalty|amount|gebuhr|kosten))?|nichtanreise(?:gebuhr|kosten)?',
    'frais de (?:no[- ]show|non[- ]presentation)',
    '(?:cargo|gastos) (?:por|de) (?:no[- ]show|no presentacion)|(?:penale|addebito) per (?:no[- ]show|mancata presentazione)',
  ],
  exchange: [
    '(?:ticket |name |date |flight )?(?:exchange|change|rebooking|correction|amendment|modification|reissue) (?:fee|charge|penalty)s?',
    '(?:umbuchungs|(?:namens)?anderungs)(?:gebuhr|kosten|entgelt)(?:en)?',
    "frais (?:de (?:modification|changement(?: de nom)?)|d'echange)|(?:cargo|gastos|tasa) (?:de|por) cambio(?: de nombre)?|(?:costo|penale|supplemento|spese) (?:di |per |del |della |per il |per la )?(?:cambio|modifica)(?: nome)?|(?:coste|cargo) (?:del |de la |por el |por la |por |de )(?:cambio|modificacion)|(?:cout|frais) (?:de la |du |pour )(?:modification|changement|echange)|(?:custo|taxa) (?:da |de |do )(?:alteracao|remarcacao|troca)",
    // what airlines call a penalty
    '(?:penalidad(?:es)?|penalizacion(?:es)?|penalidade|multa|recargo|tarifa) (?:de|del|da|do|por|por el|por la) (?:cambio|modificacion|alteracao|remarcacao|troca|mudanca|reemision|reemissao)(?: de \\p{L}{2,9})?',
    "penalites? (?:de |d'|pour )(?:modification|changement|echange)(?: de \\p{L}{2,9})?|penal[ei] (?:di |per |per il |per la )(?:cambio|modifica)",
    '(?:naams)?wijzigingskosten|kosten (?:naams)?wijziging|oplata za zmiane|muutosmaksu|変更手数料|변경 ?수수료|改签费|變更費',
    'omboekingskosten|taxa de (?:alteracao|remarcacao)(?: de nome| do nome)?|ombokningsavgift|andringsavgift|andringsgebyr|endringsgebyr|ombookingsgebyr|(?:gebyr|avgift) for (?:navne?endring|navneandring|endring|andring|namnandring|ombokning|ombooking)|navneendringsgebyr|navneandringsgebyr|namnandringsavgift|(?:ombytnings|bytte)gebyr|bytesavgift|(?:gebyr|avgift) for (?:ombytning|bytte)|avgift for (?:ombyte|byte)|(?:kosten|costs?) (?:van |of )?(?:de |het |the )?(?:wijziging|omruil|omboeking|change|exchange)',
  ],
  service_fee: [
    '(?:agency |travel agency )?(?:service|booking|transaction|ticketing|handling|agency) fees?',
    '(?:service|ticket|buchungs|bearbeitungs|transaktions|agentur|vermittlungs)(?:gebuhr|entgelt|pauschale)(?:en)?',
    "frais (?:de service|d'agence|d'emission|de dossier|de reservation)",
    '(?:gastos|cargo|tasa) (?:de|por) (?:gestion|emision|servicio|agencia)',
    "(?:diritti|commissioni|commissione|costi|spese) (?:d'|di )(?:agenzia|servizio|emissione|gestione)",
    '(?:service|boekings|reserverings|bemiddelings)kosten|taxa de (?:servico|emissao)|(?:service|boknings)avgift|servicegebyr',
    '(?:サー[ビヒ]ス|発券|取扱)(?:料|手数料)',
  ],
  taxes_and_fees: [
    '(?:total )?tax(?:es)?(?:,? ?(?:and|&|\\+|/)? ?(?:carrier[- ]imposed )?(?:fees?|charges?|surcharges?)){1,3}',
    'fees (?:and|&) taxes|taxes(?: included)?|steuern(?:,? ?(?:und|&|u\\.)? ?(?:gebuhren(?: (?:und|&) zuschlage)?|abgaben))?',
    'taxes et (?:frais|redevances|surcharges)|(?:impuestos|tasas) y (?:tasas|cargos|impuestos)|tasse e (?:supplementi|oneri|imposte|spese)',
    'belastingen en (?:toeslagen|heffingen|kosten)|(?:taxas|impostos) e (?:taxas|impostos|encargos)|skatter (?:och|og) av?gif?ter',
  ],
  unused_ticket: [
    'unused (?:ticket|value|balance)(?: (?:value|credit|balance|amount))?|residual (?:ticket )?value|remaining ticket value',
    '(?:future )?(?:travel|flight|ticket) credit(?: (?:value|amount))?|restwert|flugguthaben|reiseguthaben',
    'valeur residuelle|valor residual|valore residuo',
    '(?:(?:travel |flight )?voucher|credit note) (?:value|amount)|gutschein(?:wert|betrag)|wert des gutscheins|(?:montant|valeur) (?:du bon(?: d.achat)?|de (?:votre |l.)avoir)|(?:importe|valor) del? (?:bono|vale|voucher)|(?:importo|valore) del (?:voucher|buono)|valor do (?:voucher|vale|credito)|(?:waarde|bedrag) (?:van de )?(?:voucher|tegoedbon)|(?:vardet pa )?(?:vardebevis|tillgodokvitto)(?:ets varde)?|voucherbelob|gavekortets vaerdi|(?:wartosc|kwota) vouchera|hodnota (?:voucheru|poukazu)|utalvany (?:erteke|osszege)|valoarea? voucher(?:ului)?|сумма ваучера|kupon (?:degeri|tutari)',
  ],
  folio: [
    'folio(?: (?:total|amount|balance))?|total folio|final (?:invoice|bill|charges|amount|total)(?: (?:total|amount))?',
    '(?:total )?invoice (?:total|amount)|total charges|(?:total )?amount charged|grand total|(?:balance|total) paid',
    'rechnungs(?:betrag|summe)|endbetrag|gesamtbetrag',
    'schlussrechnung|endabrechnung|(?:facture|note) (?:finale|definitive)|(?:factura|fattura|fatura|conto) finale?|eindfactuur|slutfaktura',
    'montant (?:total )?(?:de la facture|facture)|total (?:de la )?facture|total ttc|total (?:de la )?factura|importe total',
    'totale (?:della )?fattura|importo totale|factuurbedrag|totaalbedrag',
  ],
}

/** The fare difference of a change or upgrade, which terms do not announce. */
const difference =
  'fare difference|difference in fare|additional collection|add(?:itional)?[- ]?collect|upgrade (?:price|fee|cost|charge|amount)|(?:amount|price|cost|total)(?: (?:charged|paid|due))? (?:for|of) (?:the |your |this )?upgrade|upgrade-?preis|(?:preis|betrag|kosten) (?:fur )?(?:das |des |ihres |ihr |den )?upgrades?|(?:montant|prix)(?: (?:paye|debite|facture))? (?:du|pour le|de votre|pour votre) surclassement|(?:importe|precio|cargo)(?: (?:pagado|cobrado|abonado))? (?:por|del|de) (?:el |la |su )?(?:upgrade|mejora|ascenso)|importo(?: (?:pagato|addebitato))? (?:per|del|dell.) ?(?:l.)?upgrade|(?:prix|supplement) du surclassement|supplement (?:paye|a payer)|precio (?:del upgrade|de la mejora|del ascenso)|prezzo del(?:l.)? ?upgrade|fare adjustment|tarifdifferenz|preisdifferenz|aufzahlung|difference tarifaire|complement tarifaire|diferencia (?:de tarifa|tarifaria)|differenza (?:di tariffa|tariffaria)|tariefverschil|diferenca (?:de tarifa|tarifaria)|prisskillnad|prisforskel|prisdifferanse'
const differences = [difference, otherDifferences, easternDifferences, upgradeLabels].join('|')

/** A label before an amount, in a line or a sentence. */
export type AmountLabel = {
  readonly kind: AmountKind
  /** Whether emails also mention such an amount as a condition: the cost of a potential cancellation. */
  readonly isOffered: boolean
  /** Whether other emails have such labels as well, so that it only counts in one about a change. */
  readonly isOfChange: boolean
  /** Whether prices often have it as a part, so that it only counts in an email about nothing else. */
  readonly isIncidental: boolean
  readonly inLine: RegExp
  readonly inSentence: RegExp
}

/** What an amount is for, behind its label: `Stornogebühr Mietwagen`, `Refund for the hotel`. */
const ofService =
  "(?: (?:[–-] )?(?:for (?:the )?|fur (?:den |das |die )?|pour (?:le |la |l')?|du |de la |de l'|del? |per (?:il |la |l')?|d[aeo] |voor (?:de |het )?|av |za )?(?:rental car|car(?: rental)?|hotel|flight|room|transfer|train|mietwagen|fluge?|zimmer|bahn|voiture|vol|chambre|transfert|coche|vuelo|habitacion|traslado|tren|auto|noleggio|volo|camera|treno|albergo|huurauto|vlucht|kamer|trein|carro|viatura|voo|quarto|comboio|hyrbil|flyg|hotell|rum|tag|lejebil|leiebil|fly|vaerelse|tog|rom|samochod|samochodu|hotelu|lotu))?"

/** What is paid for beside a price: `Aufpreis für die Verlängerung`. */
const ofExtension =
  "(?: (?:for|fur|pour|por|per|voor|za|de|da|di|van|av) (?:\\p{L}{2,5} |[ld]')?(?:extension|(?:extra|additional) (?:days?|nights?)|(?:miet)?verlangerung|zusatzliche[nr]? (?:tage?|nachte?)|prolongation|prorroga|ampliacion|extensao|prorrogacao|proroga|prolungamento|estensione|(?:huur)?verlenging|forlangning(?:en)?|forlaengelsen?|forlengelsen?|przedluzenie|prodlouzeni|predlzenie))?"

/** What an agency's fee is for, and what it is called besides: `Servicegebühr Flug Europa`, `Service fee – online`. */
const ofFee =
  '(?:(?: [–-])? (?!refund|erstatt|rembours|reembols|rimbors)\\p{L}[\\p{L}/&.-]{0,20}){0,4}?(?=(?: \\([^)]{1,40}\\))?[\\s:.=|–-]*(?:$|[^\\p{L}\\s:.=|–-]|\\p{L}{3} ?\\d))'

const suffixes: Partial<Record<AmountKind, string>> = { service_fee: ofFee, exchange: `${ofService}${ofExtension}` }

type LabelTerms = Partial<Pick<AmountLabel, 'isOfChange' | 'isIncidental'>>

const labelOf = (kind: AmountKind, isOffered: boolean, label: string, terms: LabelTerms = {}): AmountLabel => ({
  kind,
  isOffered,
  isOfChange: false,
  isIncidental: false,
  ...terms,
  inLine: new RegExp(
    `^[^\\p{L}\\d]{0,4}(?:${label})${suffixes[kind] ?? ofService}(?: \\([^)]{1,40}\\))?(?![\\p{L}\\d])[\\s:.=|–-]*`,
    'u',
  ),
  inSentence: new RegExp(
    `(?<![\\p{L}\\d])(?:${label}) (?:of|amounting to|von|in hohe von|de|di|van|pa|av|a|w wysokosci|ve vysi|vo vyske|в размере|у розмірі) $`,
    'u',
  ),
})

const offered: ReadonlySet<AmountKind> = new Set(['cancellation_fee', 'no_show', 'exchange'])

export const amountLabels: readonly AmountLabel[] = [
  ...Object.entries(words).map(([name, own]) => {
    const kind = AmountKind.parse(name)
    return labelOf(
      kind,
      offered.has(kind),
      [...own, ...(otherAmountLabels[kind] ?? []), ...(easternAmountLabels[kind] ?? [])].join('|'),
    )
  }),
  labelOf('exchange', false, differences),
  labelOf('exchange', true, supplements, { isOfChange: true }),
  labelOf('service_fee', false, incidentals, { isIncidental: true }),
]

/** The label of the total of a receipt for something that was added to a booking. */
export const totalLabel = labelOf('service_fee', false, totalLabels)

/** Whether a line may have a label: whether it contains a stem, one of which, as written, is in each label. */
export const hasStem = mayMatch(
  new RegExp(
    `refun|credited|terugge|zwróc|vrátil|vrnili|vratili|vissza|вернули|повернули|επιστρ|възстанов|voucher|bono|vale\\b|\\bbon\\b|buono|gutschein|ваучер|utalvány|kupon|poukaz|tegoed|värdebevis|tillgodo|gavekort|refus|reembols|rembours|rimbors|erstatt|gutschrift|zahlung|betal|betaal|restitu|devoluci|hyvitys|palautus|zwrot|avoir|cancel|storn|annul|anula|avbok|avbest|afbest|kansell|peruut|op[łl]at|show|nichtanreise|présen|presen|exchange|change|rebook|amend|modif|reissue|umbuch|cambi|wijzig|omboek|tariff?|taxa|ombok|gebyr|tax|fees?\\b|steuer|impuest|tasas|tasse|belasting|impost|skatt|unused|upgrade|surclass|suppl|residu|remaining|credit|restwert|guthaben|folio|final|charge|paid|total|totaal|betrag|summe|rechnung|factur|fattura|gebühr|entgelt|pauschale|frais|gastos|cargo|diritti|commission|costi|spese|kosten|avgift|手数料|料|戻|返金|退款|수수료|환불|differ|diferen|collect|adjust|forskel|skillnad|maksu|改签|變更|multa|penalid|recargo|devolv|devuelt|återbet|refunder|tilbag|tilbak|${otherStems}|${easternStems}`,
    'iu',
  ),
)
