import { folded } from '../kit/fold'
import { phrasesIn, spaced } from './phrases-in'

/** Job titles after the name of a person who signs for a business or office, and labels before the name of its head. */
const posts = `executive assistant, personal assistant, assistant to, pa to, ea to, pa, travel coordinator, travel co-ordinator, travel manager, travel arranger,
  travel consultant, travel desk, travel counsellor, office manager, secretary, bookings manager, booking manager, booking office, reservations,
  reservations manager, reservation manager, reservations team, reservations agent, reservations assistant, front desk, front office,
  front office manager, guest relations, guest services, customer service, concierge, general manager, assistant manager, duty manager, host, your host,
  your hosts, innkeeper, sekretariat, sekretärin, assistenz, assistentin, teamassistenz, teamassistentin, reservierung, reservierungsabteilung,
  empfang, rezeption, reiseberaterin, reiseberater, reisebüro, ihre gastgeberin, ihr gastgeber, gastgeber, gastgeberin, wirtin, wirt, secrétaire,
  secrétariat, assistante, assistante de direction, réception, réceptionniste, service réservations, responsable des réservations, service clients,
  conseillère voyages, conseiller voyages, votre hôte, secretaria, asistente, recepción, recepcionista, reservas, departamento de reservas, agente de viajes,
  secretária, assistente, receção, recepção, agente de viagens, segretaria, segreteria, assistente di direzione, ricevimento, ufficio prenotazioni,
  prenotazioni, addetta prenotazioni, secretaresse, receptie, reserveringen, afdeling reserveringen, directiesecretaresse, sekreterare, reception,
  receptionen, bokningen, sekretær, receptionist, resepsjonen, resepsjon, booking, assistentti, sihteeri, vastaanotto, myyntipalvelu, sekretarka,
  asystentka, asystent, recepcja, dział rezerwacji, sekretářka, asistentka, asistent, recepce, rezervace, provozní, vedoucí, prevádzková,
  prevádzkový, recepcia, vedúca, titkárnő, asszisztens, recepció, foglalási osztály, secretară, asistentă, recepție, rezervări, tajnica, asistentica,
  recepcija, rezervacije, sekretorė, registratūra, sekretāre, administratore, sekretär, vastuvõtt, sekreter, yönetici asistanı, resepsiyon,
  rezervasyon, misafir ilişkileri, γραμματεια, υποδοχη, κρατησεις, секретарь, помощник, ассистент, администратор, отдел бронирования,
  секретар, помічник, рецепція, рецепция, резервации, рецепција, sekretaris, reservasi, resepsionis, penyambut tetamu, lễ tân, phòng đặt phòng,
  総務, 予約係, フロント, 秘書, 担当, 女将, 前台, 预订部, 預訂部, 行政, 秘书, 客服, 예약실, 프런트, 비서, 총무, 담당, מזכירה, קבלה, הזמנות, سكرتيرة, الاستقبال, الحجوزات`
const heads = `managing director, managing directors, directors, chief executive, ceo, chairman, chairwoman, proprietor, proprietors, owner, owners, represented by,
  hosted by, your host, your hosts, geschäftsführer, geschäftsführerin, geschäftsführung, geschäftsleitung, vorstand, vorstandsvorsitzender,
  vorsitzender des aufsichtsrats, aufsichtsrat, inhaber, inhaberin, inh, vertreten durch, bearbeiter, bearbeiterin, sachbearbeiter, sachbearbeiterin,
  ihr gastgeber, ihre gastgeberin, ihre gastgeber, gérant, gérante, directeur général, directrice générale, représenté par, représentée par, votre hôte,
  propietario, propietaria, representante legal, director general, su anfitrión, anfitrión, proprietário, proprietária, sócio-gerente, anfitrião,
  titolare, amministratore unico, amministratore delegato, legale rappresentante, eigenaar, eigenaresse, directie, verkställande direktör, vd, ägare,
  direktør, adm direktør, administrerende direktør, indehaver, innehaver, daglig leder, ejer, eier, toimitusjohtaja, omistaja, prezes, prezes zarządu,
  właściciel, właścicielka, jednatel, jednatelka, majitel, majitelka, konateľ, konateľka, majiteľ, majiteľka, ügyvezető, tulajdonos, administrator,
  proprietar, reprezentant legal, direktor, direktorica, vlasnik, vlasnica, lastnik, lastnica, direktorius, savininkas, savininkė, valdes loceklis,
  īpašnieks, juhataja, omanik, genel müdür, işletme sahibi, ιδιοκτητης, διαχειριστης, генеральный директор, директор, владелец, власник,
  управител, собственик, власник, direktur, pemilik, pengurus, giám đốc, chủ nhà, 代表取締役, 代表者, 支配人, 店長, 法定代表人, 대표, 대표이사, 대표자,
  กรรมการผู้จัดการ, מנכל, בעלים, المدير العام, المالك`

const listOf = (words: string): string[] => words.split(',').map((word) => folded(word.trim()))
const [allPosts, allHeads] = [listOf(posts), new Set(listOf(heads).map(spaced))]
/** Maximum length of the text that may contain a job title. */
const maxPost = 50

/** Whether the text after a name begins with a job title in an office or hotel: `Executive Assistant to Anna Nowak`. */
export function beginsWithPost(text: string): boolean {
  const says = phrasesIn(folded(text.slice(0, maxPost)))
  const words = spaced(folded(text.slice(0, maxPost)))
  if (words === '') return false
  return allPosts.some((post) => words.startsWith(spaced(post)) && says(spaced(post)))
}

/** Whether a label is for the heads or representatives of a business: `Geschäftsführer:`. */
export const isHeadLabel = (label: string): boolean => allHeads.has(spaced(folded(label)))
