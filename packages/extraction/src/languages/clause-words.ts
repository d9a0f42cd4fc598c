import { folded } from '../kit/fold'

const listOf = (words: string): string =>
  [...new Set(words.split(',').map((word) => folded(word.trim()).replaceAll(' ', '\\s')))].join('|')

/** Words that begin a clause about any time, up to its comma: `Once a booking has been cancelled it cannot …`. */
const temporal = listOf(
  `once a, once an, once the, once your, once you, once it, when, whenever, as soon as, where, wherever, after your booking, after your reservation, after a booking,
  after the booking, after a reservation, any booking, any reservation, all bookings, all reservations, une fois, lorsque, lorsqu'une, lorsqu'un, dès que, quand,
  après que, toute réservation, cuando, una vez, tan pronto como, después de que, donde, quando, una volta, non appena, dopo che, assim que, logo que, depois que,
  uma vez que, sobald, nachdem, wann, zodra, nadat, wanneer, waar, når, så snart, efter at, etter at, idet, när, efter att, så fort, kun varaus, kun varauksesi,
  kun varauksen, kun tilaus, kun tilauksesi, sen jälkeen, heti kun, gdy, kiedy, jak tylko, po tym jak, czy, když, jakmile, poté co, keď, akonáhle, po tom čo,
  amint, miután, amikor, după ce, când, odată ce, imediat ce, когато, след като, щом, όταν, αφού, μόλις, когда, после того как, как только, коли, після того як,
  щойно, як тільки, kada, nakon što, čim, ko je, ko so, potem ko, takoj ko, kui, pärast seda, kai, kai tik, pēc tam kad, tiklīdz, عند إلغاء, عندما, بعد أن, כאשר,
  un cop, quan la, quan una, quan es, þegar, eftir að, meta, nuair, setelah, ketika, sau khi, khi`,
)
/** Pronouns right before a verb, which say it of any booking: `bookings that have been cancelled`. */
const relative = listOf(
  `that, which, who, qui, que, che, yang, który, która, które, którzy, který, která, které, kteří, ktorý, ktorá, ktoré, koji, koja, koje,
  ki je, ki so, που, которые, который, которая, которое, які, який, яка, яке, care, amely, amelyek, joka, jotka, mis, kes, kas, kuri, kurie, sem`,
)
const auxiliary = 'have|has|had|were|was|are|is|ont|han|ha|sono|foram|telah|sudah|был[аио]?|бул[аио]'
/** Pronouns that are articles or prepositions as well, unless a verb follows. */
const withVerb = '(?:die|der|dat|som)\\s(?:har|er|ar|blev|blivit|blevet|zijn|is|werden|wurden|sind|ist)'

/** A clause about any time that is not over yet. */
const clause = new RegExp(`(?<![\\p{L}'])(?:${temporal})(?![\\p{L}-])[^,;:，、،]*$`, 'u')
const anyBooking = new RegExp(`(?<!\\p{L})(?:(?:${relative})\\s(?:(?:${auxiliary})\\s)?|${withVerb}\\s)$|ที่$`, 'u')

/** Whether a folded text ends within a clause about any time: `once a booking has been` before `cancelled`. */
export const isWithinClause = (before: string): boolean => clause.test(before)

/** Whether a folded text ends with a pronoun and its verb, which say something of any booking: `bookings that have`. */
export const endsWithPronoun = (before: string): boolean => anyBooking.test(before)

/**
 * Words for "if" that mean something else elsewhere in a sentence, and in other languages, with what follows them in a
 * condition: Dutch `als uw`, Swedish `om din`, Hungarian `ha a`, Latvian `ja jūsu`.
 */
const initial = listOf(
  `als u, als uw, als je, als jouw, als de, als het, als er, als wij, als we, om du, om din, om ditt, om dina, om vi, om betalningen, om bokningen, om resan,
  ha a, ha az, ha ön, ha nem, ha még, ha bármi, ja jūs, ja jūsu, ja maksājums, ja rezervācija, ja netiek, ja vēlaties`,
)
const startOfCondition = new RegExp(`^[^\\p{L}]*(?:${initial})(?!\\p{L})`, 'u')

/** Whether a folded sentence begins with a condition: `Als uw betaling nog openstaat, is uw boeking niet bevestigd`. */
export const startsWithCondition = (sentence: string): boolean => startOfCondition.test(sentence)
