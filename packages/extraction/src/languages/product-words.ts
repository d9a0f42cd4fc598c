import { folded } from '../kit/fold'
import { nameWords } from './person-names'

/** Words of fares, rooms, seats, cards and headings in capitals, which look like personal names. */
const words = `cabin class economy premium premier itinerary receipt information regulations obligations conditions details passenger
  passengers deducted baggage seat seats fare flex standard superior deluxe suite zimmer doppelzimmer einzelzimmer chambre habitación tarifa
  tarif carte vorteilscard bahncard ejecutivo ejecutiva turista klasse rewards billing gender balcony studio ticket tickets voucher booking
  reservation confirmation flight train frequent flyer bonus cancellation modification preparado included breakfast double twin business
  platinum económica clase classe camera quarto kamer huone pokoj szoba buchung hinweis rechnung payment paid
  total notify club card tren zug treno zone zona matrimoniale doppia singola tripla jednolůžkový dvoulůžkový jednoosobowy dwuosobowy
  detalye pasahero masseria agriturismo`

/** Words for tickets, with which their headings begin, in the languages that write them with the seller's name. */
const ticketWords = `boarding ticket tickets e-ticket eticket fahrkarte fahrschein bordkarte eintrittskarte biglietto billete billet boleto bilhete
  biljett billett lippu bilet jízdenka letenka vstupenka lístok jegy билет квиток vozovnica karta vozna biļete bilietas pilet tiket bileti
  entrada entradas passagem cestovný lístek palubní beszállókártya boardingkaart vervoerbewijs instapkaart itinerary voucher`

/** Words of rooms that no name begins with. */
const roomWords = `deluxe superior standard executive classic suite chambre habitación quarto zimmer doppelzimmer einzelzimmer luxury`

/** Car and aircraft makers, which occur in vehicle names. */
const makers = `toyota volkswagen vw skoda škoda renault peugeot citroën opel vauxhall hyundai kia nissan mazda honda volvo audi bmw tesla dacia seat
  chevrolet jeep mitsubishi lexus isuzu subaru byd mercedes-benz boeing airbus embraer bombardier cessna beechcraft pilatus learjet gulfstream
  britten-norman`

/** Legal forms of companies, and words for groups of people, which occur in their names. */
const groups = `gmbh mbh kg kgaa ohg ltd limited llc llp inc corp corporation plc pty pte sdn bhd tbk srl sarl sasu slu bv nv vof aps oy oyj
  kft zrt nyrt doo ood eood ead sro oü uab ооо оао зао тов оод еоод
  seaways ferries railway railways rails airways airlines hospital clinic klinik krankenhaus ospedale hôpital
  solutions partners projects services holding holdings consulting insurance logistics industries technologies systems agency
  foundation committee embassy ministry department association society university college school academy institute team group choir orchestra
  verein gesellschaft gruppe chor orchester schule universität hochschule kanzlei stiftung reisegruppe société groupe école université
  chorale orchestre fondation agence empresa grupo orquesta escuela universidad agencia asociación fundación società gruppo scuola
  università agenzia associazione fondazione orchestra associação escola universidade fundação agência associació escola universitat
  vereniging groep koor bedrijf stichting forening skole universitet selskab selskap korps förening grupp skola företag stiftelse
  yhdistys ryhmä kuoro koulu yliopisto yritys säätiö stowarzyszenie grupa chór szkoła uniwersytet biuro fundacja firma spolek skupina sbor
  škola univerzita nadace združenie egyesület csoport kórus iskola egyetem alapítvány asociația grupul școala universitatea fundația
  združenje univerza udruga udruženje sveučilište tvrtka dernek derneği okulu üniversitesi şirketi topluluğu общество группа хор
  школа университет компания фирма фонд група товариство університет компанія дружество училище σύλλογος ομάδα χορωδία σχολή
  πανεπιστήμιο εταιρεία ίδρυμα biedrība grupa skola universitāte draugija grupė choras mokykla universitetas ühing rühm ülikool
  elkartea taldea eskola unibertsitatea persatuan kumpulan sekolah syarikat perusahaan yayasan universitas
  ofis ofisi oficina ufficio kantoor kontor toimisto iroda birou pisarna ured kancelář kancelária`

const wordsIn = (list: string): Set<string> => new Set(folded(list).split(/\s+/))
const [all, ofGroups] = [wordsIn(`${words} ${groups}`), wordsIn(groups)]
const [ofMakers, ofRooms, ofTickets] = [wordsIn(makers), wordsIn(roomWords), wordsIn(ticketWords)]

/** Legal forms in capitals after a company's mixed-case name. */
const legalForm = /\p{Ll}\s(?:SA|AG|SE|NV|BV|AB|AS|ASA|OY|SNC|SpA)$/u

/** Whether words begin with one for a ticket, and do not go on with a person's name: `Jízdenka LEO Express`. */
function isTicketHeading([first = '', ...rest]: readonly string[]): boolean {
  const { given, neither } = nameWords(rest.join(' '))
  return ofTickets.has(first) && rest.length > 0 && (neither > 0 || given === 0)
}

/**
 * Whether a text is a product, vehicle, company, group or section heading rather than a person's name: `Queen Size`,
 * `Nowak Bau KG`, `Harbour Choir`, `Billing Details`.
 */
export function isProduct(text: string): boolean {
  const parts = folded(text)
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter((word) => word !== '')
  const rest = parts.filter((word) => !all.has(word))
  if (legalForm.test(text) || (parts.length > 1 && [ofMakers, ofRooms].some((some) => some.has(parts[0] ?? ''))))
    return true
  if (isTicketHeading(parts)) return true
  const isGroup = parts.length > 1 && [parts[0], parts.at(-1)].some((word = '') => ofGroups.has(word))
  return parts.includes('size') || isGroup || (rest.length < parts.length && nameWords(rest.join(' ')).given === 0)
}
