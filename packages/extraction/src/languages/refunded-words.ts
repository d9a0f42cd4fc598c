// What senders say that they have returned, on words as `folded` writes them: “wir haben Ihnen 40,00 € erstattet”.

/** Who returned it, and the verb, in front of the amount. */
const before = new RegExp(
  `(?<!\\p{L})(?:${[
    "we(?:'ve| have)?(?: now| just| today| already| also)? (?:refunded|credited back|returned)(?: you)?",
    "we(?:'ve| have)?(?: now| just| today| already)? issued a refund of",
    'nous (?:vous )?avons (?:bien |deja )?(?:rembourse|recredite|restitue)',
    '(?:le |te |les )?hemos (?:reembolsado|devuelto)|reembolsamos|devolvimos|devolvemos|estornamos',
    'abbiamo (?:gia )?(?:rimborsato|riaccreditato|restituito)',
    'vi har (?:nu |i dag |idag )?(?:aterbetalat|refunderet|tilbagebetalt|refundert|tilbakebetalt|tilbakefort)',
    'olemme (?:palauttaneet|hyvittaneet)|palautimme|hyvitimme',
    'zwrocilismy|vratili jsme|vratili sme|vratili smo|vrnili smo|visszateritettunk|visszautaltunk|visszafizettunk',
    'мы вернули|вернули вам|ми повернули|повернули вам|възстановихме|(?:v-)?am (?:rambursat|returnat)',
    '(?:σασ )?επιστρεψαμε|tagastasime|atmaksajam|grazinome',
  ].join('|')})(?!\\p{L})`,
  'u',
)
/** The same where the verb stands behind the amount, and its subject in front of it. */
const around: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:wir haben|haben wir|ich habe)(?!\p{L})/u,
    /(?<!\p{L})(?:(?:zuruck)?erstattet|gutgeschrieben|zuruckgezahlt|zuruckuberwiesen|zuruckgebucht)(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})(?:we hebben|wij hebben|hebben we|hebben wij)(?!\p{L})/u,
    /(?<!\p{L})(?:terugbetaald|teruggestort|gerestitueerd|teruggeboekt)(?!\p{L})/u,
  ],
]
/** The verb behind an amount, whoever it was. */
const behind =
  /^ ?(?:refunded (?:to|on)|(?:tutari?n?i? |tutar )?iade (?:edildi|edilmistir|ettik)|を?(?:返金|払い?戻し)(?:いたしました|しました|済)|已?(?:退款|退还|退還|退回)|(?:을|를|이|가)? ?환불(?:했|되었|하였|해 ?드렸|처리))/u
const beforeUnspaced = /(?:已(?:为您|為您)?(?:退款|退还|退還|退回)|已向您退还)[^\p{L}]*$/u
const negated = /(?<!\p{L})(?:not|nicht|pas|non|niet|nao|inte|ikke|nie|ne|nem|nu|не|δεν|no)(?!\p{L})/u

/**
 * Whether a sender says to have returned an amount.
 * @param own the folded text of its sentence in front of it
 * @param rest that behind it
 */
export const hasRefunded = (own: string, rest: string): boolean =>
  !negated.test(`${own} ${rest}`) &&
  (before.test(own) ||
    beforeUnspaced.test(own) ||
    behind.test(rest) ||
    around.some(([subject, verb]) => subject.test(own) && verb.test(rest)))
