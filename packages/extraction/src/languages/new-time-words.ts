/**
 * How sentences state a new time without a label for it, in folded words. Each ends right before the time, but for
 * verbs at the end of German and Dutch sentences.
 */

/** Words that may stand before an hour or a day. */
const before =
  '(?: ?(?:at|to|on|the|um|am|auf|den|gegen|a|au|le|las|los|el|la|alle|ore|om|op|naar|kl|klo|klockan|den|till|til|pa|na|o|w|dniu|dne|v|ve|dnia|da|as|no|dia|saat|в|на|о|il|del|\\p{L}{2,10}(?=,? \\d))[.,:]?){0,4} ?$'

/** What drivers now do at another hour. */
const collecting =
  "(?:will |we(?:’|')ll )?now (?:pick(?:ing)? you up|collect(?:ing)? you|meet(?:ing)? you)|(?:pick(?:ing)? you up|collect(?:ing)? you|picked up|collected) now|(?:holt|holen) sie (?:(?:nun|jetzt|neu|stattdessen) )?(?:bereits|erst)?|werden (?:nun|jetzt)(?: erst| bereits)?|(?:viendra|passera) (?:desormais |maintenant )?vous (?:chercher|prendre)(?: desormais)?|(?:le|la|lo|les|te) recoger(?:a|an|emos) ahora|ahora (?:le|la|lo|les|te) recoger(?:a|an|emos)|(?:verra|passera|verremo) (?:ora )?a prender(?:la|vi|ti)|haalt u nu|komt u nu|hamtar (?:er|dig) nu|henter (?:deg|dig|dere) na|henter (?:deg|dig|jer|dere) nu"
export const collectingWords = new RegExp(`(?<!\\p{L})(?:${collecting})${before}`, 'u')

/** What was moved to another time, whatever it is. */
const moving =
  '(?:has|have|was|were|is|are)(?: now)?(?: been)? (?:moved|rescheduled|changed|brought forward|put back|postponed|shifted|pushed back) to|(?:ist|wurde|haben wir|wird)(?: \\p{L}+){0,4} auf|(?:a|ont) ete (?:deplacee?s?|decalee?s?|reportee?s?|avancee?s?) (?:a|au)|(?:se ha|ha sido|hemos|ha) (?:cambiado|movido|trasladado|aplazado|adelantado)(?: su \\p{L}+)? (?:a|al|para)|(?:e|sono) stat[aoei] (?:spostat|posticipat|anticipat)[aoei] (?:a|al|alle|alla)|(?:foi|foram) (?:alterad|adiad|antecipad|mudad|remarcad)[ao]s? para|is (?:verplaatst|verzet|gewijzigd) naar|har flyttats till|ar flyttad till|er flyttet til|zostala? przeniesion[ay] na|byla? presunut[ay] na|siirretty|(?:table|tour|booking|reservation|transfer|session|class|event|show|sailing|crossing|excursion|visit)(?: \\p{L}+){0,4} is now(?: booked| confirmed| scheduled| set)? (?:at|for|on)|verschiebt sich auf|(?:tisch|tour|buchung|reservierung|fahrt|abfahrt|transfer|fuhrung|ausflug|termin|veranstaltung)(?: \\p{L}+){0,4} ist (?:jetzt|nun) (?:um|am)|se deplace au|est (?:deplacee?|decalee?|reportee?|avancee?) (?:a|au)|si sposta (?:a|al|alle)|se traslada (?:a|al)|passa para|verschuift naar|flyttas till|flyttes til|przesuwa sie na|posouva se na|siirtyy'
export const movingWords = new RegExp(`(?<!\\p{L})(?:${moving})${before}`, 'u')
/** A verb at the end of the sentence, for “auf” alone says little. */
const germanStart = /(?:ist|wurde|haben wir|wird)(?: \p{L}+){0,4} auf[^\d]{0,20}$/u
const germanEnd = /^[^.!?\n]{0,40}(?<!\p{L})(?:verschoben|verlegt|geandert|vorgezogen|umgebucht)(?!\p{L})/u

/** Whether a sentence moves something to a time. @param rest the text behind the time */
export const movesTo = (text: string, rest: string): boolean =>
  movingWords.test(text) && (!germanStart.test(text) || germanEnd.test(rest))

/** A guest who leaves before the booked day. */
const leaving =
  '(?:early|earlier) (?:departure|check-?out)|(?:vorzeitigen?|fruhere|vorzeitiges?) (?:abreise|auschecken)|depart anticipe|salida anticipada|partenza anticipata|(?:vervroegd|eerder) vertrek|saida antecipada|fortida avresa|(?:for ?)?tidlig avreise|tidlig afrejse|wczesniejszy wyjazd|drivejsi odjezd'
export const leavingEarlyWords = new RegExp(`(?<!\\p{L})(?:${leaving})${before}`, 'u')
