/** Words before the hotel to which a guest was moved: “we have moved you to the Hotel Linden”. */
const before = [
  '(?:moved|relocated|transferred|re-?booked|re-?accommodated|placed) (?:(?:you|your (?:stay|booking|reservation)|the guests?|them|him|her) )?(?:in)?(?:to|at) (?:the )?',
  "(?:relogée?s?|transférée?s?|replacée?s?|déplacée?s?) (?:à|au|dans|vers) (?:l[’']|la |le )?",
  '(?:trasladad[oa]s?|reubicad[oa]s?|trasladamos|reubicamos|realojad[oa]s?) (?:al|a la|en el|en la|a) ',
  "(?:riprotett[oaie]|trasferit[oaie]|spostat[oaie]|ricollocat[oaie]) (?:(?:al|presso|nel|in|presso il) |(?:presso l|all|nell)[’'])",
  '(?:omgeboekt|overgeboekt|overgeplaatst|verplaatst) naar (?:het |de )?|ondergebracht (?:in|bij) (?:het |de )?',
  '(?:transferid[oa]s?|realojad[oa]s?|realocad[oa]s?|transferimos) (?:para|no|na) (?:o |a )?',
  '(?:flyttat|ombokat|omplacerat|flyttet|ombooket|omplassert) (?:(?:dig|er|dem|deg|dere|jer|din bokning) )?(?:till|til) ',
  '(?:przenieśliśmy|przeniesiono) (?:\\p{L}+ ){0,2}do ',
  '(?:přesunuli|přesunut[aiy]?|presunuli) (?:\\p{L}+ ){0,2}do ',
]
const relocatedTo = new RegExp(`(?<!\\p{L})(?:${before.join('|')})$`, 'iu')
/** German has the verb behind the hotel: “haben wir Sie in das Hotel Linden umgebucht”. */
const behind = /^[^.!?]{0,60}(?<!\p{L})(?:umgebucht|umquartiert|untergebracht|verlegt)(?!\p{L})/iu

/** Whether the text around the name of a hotel says that a guest was moved there. */
export const isRelocatedTo = (textBefore: string, textBehind: string): boolean =>
  relocatedTo.test(textBefore) || behind.test(textBehind)
