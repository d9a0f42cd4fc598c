/** How languages say that something is moved from one time to another, in folded words. */
type Move = {
  /** The text before the former time. */
  readonly from: RegExp
  /** What stands between both, which in some languages a range never has. */
  readonly to: RegExp
  /** A verb anywhere in the sentence. */
  readonly verb?: RegExp
}

const weekday = '(?:\\p{L}{2,14}\\.?,? )?'
const move = (from: string, to: string, verb?: string): Move => ({
  from: new RegExp(`(?<!\\p{L})(?:${from}) ${weekday}$`, 'u'),
  to: new RegExp(`^(?: ?(?:uhr|uur|hrs?|h))?,? (?:${to}) ${weekday}$`, 'u'),
  ...(verb !== undefined && { verb: new RegExp(`(?<!\\p{L})(?:${verb})(?!\\p{L})`, 'u') }),
})

/**
 * The first of these is what begins a list of moves; in it, verb and preposition stand together where the same words
 * also mean a range: “has been changed: from 3 to 6 March” says how long it is, “moved from 3 to 6 March” does not.
 */
export const firstMoves: readonly Move[] = [
  move(
    '(?:moved|changed|rescheduled|postponed|shifted|amended|brought forward|put back|transferred)(?: \\p{L}{1,10})? from(?: the)?',
    'to(?: the)?',
  ),
  move(
    'vo[nm]',
    'auf(?: den)?',
    'verschoben|verlegt|vorverlegt|geandert|umgebucht|verschiebt|andert|verschieben|andern',
  ),
  move('(?:passe(?:nt)?|deplacee?s?|reportee?s?|avancee?s?|decalee?s?) d[ue]', 'au|a'),
  move('(?:pasan?|cambian?|trasladad[oa]s?|movid[oa]s?|aplazad[oa]s?|adelantad[oa]s?|cambiad[oa]s?) del?', 'al?'),
  move(
    '(?:passan?o?|spostat[oaei]|posticipat[oaei]|anticipat[oaei]|cambiat[oaei]) d(?:al|alle|alla|a)',
    'a(?:l|lle|lla)?',
  ),
  move(
    'd[eoa]s?',
    'para(?: [oa]s?)?',
    'passam?|alterad[oa]s?|mudad[oa]s?|antecipad[oa]s?|adiad[oa]s?|remarcad[oa]s?|transferid[oa]s?|muda|alteramos|mudamos',
  ),
  move('van', 'naar', 'verplaatst|gewijzigd|verzet|verschoven|omgeboekt|verplaatsen|wijzigt'),
  move('(?:flyttats?|flyttad|andrats?|andrad|ombokats?|ombokad|senarelagts|tidigarelagts) fran', 'till'),
  move('(?:flyttet|aendret|endret|ombooket|rykket|udskudt|utsatt) fra', 'til'),
  move(
    'z(?:e)?',
    'na',
    'zmienion[yao]|przeniesion[yao]|przesuniet[yao]|zmienilismy|przenieslismy|zmenen[aoy]?|presunut[aoy]?|prelozen[aoy]?|zmenili jsme|presunuli jsme',
  ),
  move('(?:mutat[ae]?|modificat[ae]?|schimbat[ae]?|reprogramat[ae]?) (?:de la|din|de pe)', 'la|pe|in'),
]

/** The moves that follow in the same sentence, whose verb is left out. */
export const nextMoves: readonly Move[] = [
  move('from(?: the)?', 'to(?: the)?'),
  move('vo[nm]', 'auf(?: den)?'),
  move('d[ue]', 'au|a'),
  move('del?', 'al?'),
  move('d(?:al|alle|alla|a)', 'a(?:l|lle|lla)?'),
  move('d[eoa]s?', 'para(?: [oa]s?)?'),
  move('van', 'naar'),
  move('fran', 'till'),
  move('fra', 'til'),
  move('z(?:e)?', 'na'),
  move('de la|din|de pe', 'la|pe|in'),
]
