import { folded } from '../kit/fold'

/** Titles, and words for passengers' age groups, next to names in emails of any language. */
const titles = `mr, mrs, ms, miss, mstr, mister, master, dr, hab, prof, amb, med, mme, mlle, monsieur, madame, herr, herrn, frau,
  sra, srta, sig, signor, signora, dhr, mevr, mevrouw, mnr, mev, mej, pani, bayan, sayın, bapak, encik, puan,
  dato', datuk, datin, г-н, г-жа, г-ца, мр, мрс, мисс, господин, госпожа, господине, госпожо, пані, пане, κος, κυρία, κύριος, κυρίας,
  κυρίου, آقای, آقا, خانم, السيد, السيدة, الآنسة, גב', גברת, นาย, นาง, นางสาว, คุณ, श्री, श्रीमती, सुश्री, zonja,
  zoti, tn, nn, nyonya, gospod, gospa, gospođa, slečna, domnul, doamna, härra, proua, ponas, ponia, kungs, kundze`
const ages = `adult, adults, adlt, adt, child, chd, cnn, infant, inf, ins, baby, youth, erwachsener, erwachsene, kind, kleinkind, säugling, jugendlicher,
  adulte, enfant, bébé, nourrisson, adulto, adulta, niño, niña, bebé, bambino, bambina, neonato, criança, bebê, volwassene, voksen, barn, spædbarn,
  spedbarn, vuxen, spädbarn, aikuinen, lapsi, dorosły, dziecko, niemowlę, dospělý, dítě, kojenec, dospelý, dieťa, felnőtt, gyermek, csecsemő,
  copil, yetişkin, çocuk, bebek, взрослый, ребёнок, младенец, дорослий, дитина, немовля, възрастен, дете, бебе, ενήλικας, παιδί, βρέφος,
  odrasli, otrok, dijete, täiskasvanu, imik, suaugęs, vaikas, pieaugušais, bērns, dewasa, bayi`

/** Greetings before a name, which are not part of it. */
const greetings = `hi, hello, dear, congratulations, thanks, hallo, liebe, lieber, bonjour, cher, chère, hola, estimado, estimada, querido, querida, ciao,
  gentile, olá, oi, prezado, prezada, beste, geachte, geagte, hej, hei, kære, kära, bästa, hyvä, cześć, szanowny, szanowna, ahoj, vážený, vážená,
  kedves, tisztelt, dragă, stimate, merhaba, sevgili, здравствуйте, уважаемый, уважаемая, привіт, шановний, шановна, здравейте, уважаема,
  уважаеми, почитуван, почитувана, поштовани, поштована, živjo, pozdravljeni, spoštovani, spoštovana, poštovani, poštovana, tere,
  lugupeetud, labas, gerbiamas, gerbiama, sveiki, cienījamais, cienījamā, αγαπητέ, αγαπητή, habari, jambo, mpendwa, kaixo, përshëndetje,
  tungjatjeta, annwyl, morning, buenas, salut, zdravo, bok, čau, szia, sveikas, sveika, namaste, здраво, вітаю`

const listOf = (words: string): Set<string> => new Set(words.split(',').map((word) => folded(word.trim())))
const [titled, greeted] = [listOf(`${titles}, ${ages}`), listOf(greetings)]

const bare = (word: string): string => folded(word).replace(/[.:]$/u, '')

/** Whether a word next to a name is a title or age group: `Bebek` of `Bebek ARDA AKDOĞAN`. */
export const isTitleWord = (word: string): boolean => titled.has(bare(word))

/** Whether a word before a name is a greeting: `Habari Achieng`. */
export const isGreetingWord = (word: string): boolean => greeted.has(bare(word))
