import { folded } from '../kit/fold'
import { anyPhrase, spaced } from './phrases-in'

/** Words for the hours at which a business, its office, counter or telephone is open. */
const words = `opening hours, opening times, open hours, hours of operation, operating hours, operation hours, business hours, office hours, working hours,
  opening time, store hours, branch hours, location hours, counter hours, desk hours, open daily, open every day, open from, we are open, is open, öffnungszeiten,
  geöffnet, bürozeiten, geschäftszeiten, servicezeiten, schalteröffnungszeiten, heures d'ouverture, horaires d'ouverture, horaires de l'agence, ouvert de,
  ouvert tous les jours, horario de apertura, horario de atención, horario de oficina, horario comercial, abierto de, abierto todos los días, orari di apertura,
  orario di apertura, orario di ufficio, orario ufficio, aperto dalle, aperto tutti i giorni, horário de funcionamento, horário de atendimento,
  horário de abertura, aberto das, aberto diariamente, openingstijden, openingsuren, geopend, öppettider, öppet, åbningstider, åbningstid, åbent, åpningstider,
  åpningstid, åpent, aukioloajat, aukioloaika, avoinna, palveluajat, opnunartími, opið, godziny otwarcia, godziny pracy, czynne, otwarte, otevírací doba,
  provozní doba, otevřeno, otváracie hodiny, prevádzkový čas, otvorené, nyitvatartás, nyitva tartás, nyitva, ügyfélfogadás, program de lucru, orar,
  program de funcționare, deschis, radno vrijeme, radno vreme, otvoreno, delovni čas, odprto, работно време, отворено, часы работы, режим работы, график работы,
  время работы, открыто, открыт, години роботи, графік роботи, режим роботи, відчинено, ωρεσ λειτουργιασ, ωραριο, ανοιχτα, çalışma saatleri, mesai saatleri,
  açılış saatleri, açık olduğu saatler, lahtiolekuajad, lahtiolekuaeg, tööaeg, avatud, darba laiks, atvērts, darbo laikas, darbo valandos, atidaryta,
  horari d'obertura, horari d'atenció, obert de, ordutegia, jam operasional, jam buka, waktu operasi, buka setiap hari, giờ mở cửa, giờ làm việc, giờ hoạt động,
  שעות פתיחה, שעות פעילות, שעות קבלה, ساعات العمل, مواعيد العمل, ساعات الدوام, أوقات العمل, 営業時間, 受付時間, 開館時間, 开放时间, 营业时间, 营业時間, 營業時間, 開放時間,
  服务时间, 服務時間, 영업시간, 영업 시간, 운영시간, 운영 시간, 상담시간, เวลาทำการ, เวลาเปิด, เปิดบริการ`

const hasPhrase = anyPhrase(words.split(',').map((word) => spaced(folded(word.trim()))))

/** Whether a text names opening hours. */
export const namesOpeningHours = (text: string): boolean => hasPhrase(folded(text))
