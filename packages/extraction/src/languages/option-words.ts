import { folded } from '../kit/fold'
import { anyPhrase, spaced } from './phrases-in'

/** What introduces a list of departures to choose from. */
const phrases = `next available flights, next available flight, next available departures, next available trains, next available sailings, next available services,
  alternative flights, alternative departures, alternative sailings, alternative trains, other available flights, following alternatives, following options,
  available alternatives, nächsten verfügbaren flüge, nächste verfügbare flüge, nächsten verfügbaren verbindungen, alternative flüge, alternativflüge, folgende alternativen,
  alternative verbindungen, nächsten freien abfahrten, prochains vols disponibles, prochains départs disponibles, vols alternatifs, alternatives suivantes, options suivantes,
  próximos vuelos disponibles, próximas salidas disponibles, vuelos alternativos, siguientes alternativas, siguientes opciones, prossimi voli disponibili,
  prossime partenze disponibili, voli alternativi, seguenti alternative, seguenti opzioni, próximos voos disponíveis, voos alternativos, seguintes alternativas,
  eerstvolgende beschikbare vluchten, volgende beschikbare vluchten, alternatieve vluchten, alternatieve afvaarten, nästa tillgängliga flyg, alternativa flyg,
  alternativa avgångar, neste ledige fly, neste ledige avganger, alternative avganger, næste ledige fly, alternative afgange, seuraavat vapaat lennot, vaihtoehtoiset lennot,
  vaihtoehtoiset vuorot, najbliższe dostępne loty, alternatywne loty, alternatywne połączenia, nejbližší volné lety, náhradní spoje na výběr, alternativní lety,
  najbližšie voľné lety, alternatívne lety, következő elérhető járatok, alternatív járatok, următoarele zboruri disponibile, zboruri alternative, sljedeći dostupni letovi,
  alternativni letovi, naslednji razpoložljivi leti, следващи свободни полети, алтернативни полети, ближайшие доступные рейсы, альтернативные рейсы, варианты рейсов,
  найближчі доступні рейси, альтернативні рейси, επόμενες διαθέσιμες πτήσεις, εναλλακτικές πτήσεις, sonraki müsait uçuşlar, alternatif uçuşlar, alternatif seferler,
  الرحلات المتاحة التالية, رحلات بديلة, הטיסות הפנויות הבאות, טיסות חלופיות, 次の空席便, 代替候補, 可选航班, 可選航班, 其他可选航班, 대체 가능 항공편, 선택 가능한 항공편,
  เที่ยวบินทางเลือก, các chuyến bay thay thế, chuyến bay còn chỗ, penerbangan alternatif, penerbangan berikutnya yang tersedia, järgmised vabad lennud, nākamie pieejamie reisi,
  kiti galimi skrydžiai`

const hasPhrase = anyPhrase(phrases.split(',').map((phrase) => spaced(folded(phrase))))

/** Whether a line introduces departures to choose from: `The next available flights are:`. */
export const offersOptions = (text: string): boolean => /[:：]\s*$/u.test(text) && hasPhrase(folded(text))
