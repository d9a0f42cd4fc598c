import { folded } from '../kit/fold'
import { spaced } from './phrases-in'

/** Labels of people who no longer travel: `Removed passenger: Ada Lovelace`, `Previous name: ...`. */
const labels = `removed passenger, removed traveller, removed traveler, removed guest, cancelled passenger, canceled passenger, cancelled traveller, canceled traveler,
  previous passenger, previous traveller, previous traveler, previous guest, previous name, former passenger, former traveller, former traveler, former guest,
  old passenger, old traveller, old traveler, old name, replaced passenger, replaced traveller, replaced traveler, original passenger, previous attendee,
  previous participant, removed attendee, removed participant, previous delegate, previous driver, passenger removed, traveller removed, traveler removed,
  passenger cancelled, traveller cancelled, traveler cancelled, passengers removed, passengers cancelled, removed passengers, cancelled passengers,
  bisheriger reisender, bisherige reisende, bisheriger fahrgast, bisheriger passagier, bisheriger gast, bisheriger teilnehmer, bisherige teilnehmerin, bisheriger name,
  bisheriger fahrer, früherer reisender, alter name, alter passagier, vorheriger passagier, vorheriger reisender, vorheriger name, entfernter passagier,
  entfernter reisender, stornierter passagier, stornierter reisender, ersetzter passagier, ersetzter reisender, entfernte reisende, entfernte passagiere,
  ancien passager, ancienne passagère, ancien voyageur, ancienne voyageuse, ancien nom, ancien participant, passager précédent, voyageur précédent, passager retiré,
  passagère retirée, passager supprimé, voyageur supprimé, voyageur retiré, passager remplacé, voyageur remplacé, passager annulé, voyageur annulé,
  pasajero anterior, pasajera anterior, viajero anterior, viajera anterior, nombre anterior, pasajero eliminado, pasajera eliminada, viajero eliminado,
  pasajero sustituido, pasajero cancelado, pasajero original, huésped anterior, asistente anterior,
  passeggero precedente, viaggiatore precedente, nome precedente, vecchio nome, passeggero rimosso, passeggero eliminato, viaggiatore rimosso, passeggero sostituito,
  passeggero cancellato, partecipante precedente, vorige passagier, vorige reiziger, vorige naam, oude naam, oude passagier, verwijderde passagier, verwijderde reiziger,
  geannuleerde passagier, geannuleerde reiziger, vorige gast, passageiro anterior, passageira anterior, nome anterior, passageiro removido, passageiro substituído,
  passageiro cancelado, viajante anterior, tidigare resenär, tidigare passagerare, tidigare namn, borttagen resenär, borttagen passagerare, avbokad resenär,
  tidigare gäst, tidligere rejsende, tidligere passager, tidligere navn, fjernet passager, fjernet rejsende, tidligere passasjer, tidligere reisende,
  fjernet passasjer, fjernet reisende, kansellert passasjer, poprzedni pasażer, poprzedni podróżny, usunięty pasażer, poprzednie nazwisko, aiempi matkustaja,
  poistettu matkustaja, původní cestující, předchozí cestující, odebraný cestující, korábbi utas, törölt utas, pasager anterior, προηγούμενος επιβάτης,
  предыдущий пассажир, прежний пассажир, önceki yolcu, eski yolcu, 変更前の搭乗者, 変更前搭乗者, 変更前のお名前, 変更前お名前, 変更前氏名, 取消搭乗者, 原乘客, 原乘机人,
  原旅客, 原出行人, 变更前乘客, 变更前乘机人, 변경 전 탑승객, 변경 전 승객, 변경 전 이름,
  cancelled guest, canceled guest, cancelled guests, guest cancelled, guests cancelled, guest removed, former driver, replaced guest, original guest,
  stornierter gast, stornierte gäste, stornierte reisende, stornierte passagiere, stornierter fahrgast, storniert für, entfernter gast, früherer gast, alter gast,
  ancien client, ancien occupant, ancien conducteur, client annulé, passagère annulée, voyageuse annulée, passagers annulés, voyageurs annulés, client retiré,
  pasajera cancelada, pasajeros cancelados, viajero cancelado, viajera cancelada, huésped cancelado, huésped eliminado, conductor anterior, pasajero retirado,
  passeggera cancellata, passeggeri cancellati, viaggiatore cancellato, ospite precedente, ospite cancellato, ospite rimosso, conducente precedente,
  passageira cancelada, passageiros cancelados, hóspede anterior, hóspede cancelado, hóspede removido, condutor anterior, passageira removida,
  geannuleerde gast, geannuleerde passagiers, geannuleerde reizigers, verwijderde gast, vorige bestuurder, avbokad gäst, avbokad passagerare, avbokade resenärer,
  afbestilt gæst, tidligere gæst, annulleret passager, annulleret rejsende, avbestilt gjest, tidligere gjest, kansellert gjest, avbestilt passasjer,
  anulowany pasażer, anulowany podróżny, poprzedni gość, usunięty gość, peruttu matkustaja, poistettu vieras, peruttu vieras, aiempi vieras, zrušený cestující,
  zrušený host, původní host, předchozí host, törölt vendég, korábbi vendég, lemondott utas, pasager anulat, pasager eliminat, oaspete anterior, ακυρωμένος επιβάτης,
  προηγούμενος πελάτης, отменённый пассажир, предыдущий гость, прежний гость, скасований пасажир, iptal edilen yolcu, iptal edilen misafir, önceki misafir,
  キャンセルされた宿泊者, キャンセルされた宿泊者名, キャンセル宿泊者, キャンセルされた搭乗者, キャンセルされたお客様, キャンセルされた乗客, 取消宿泊者, 変更前の宿泊者, 変更前宿泊者, 変更前の宿泊者名,
  已取消旅客, 取消旅客, 取消乘客, 已取消乘客, 已取消入住人, 取消入住人, 原入住人, 原入住客人, 原住客, 取消乘机人, 已取消乘机人, 取消的旅客, 取消的乘客,
  취소된 승객, 취소된 탑승객, 취소 승객, 취소 탑승객, 취소된 투숙객, 취소 투숙객, 변경 전 투숙객,
  cancelled room, canceled room, cancelled rooms, room cancelled, storniertes zimmer, stornierte zimmer, chambre annulée, chambres annulées, habitación cancelada, habitación anulada,
  camera annullata, camera cancellata, geannuleerde kamer, quarto cancelado, avbokat rum, annulleret værelse, afbestilt værelse, avbestilt rom, kansellert rom, anulowany pokój, zrušený pokoj,
  peruttu huone, lemondott szoba, cameră anulată, отменённый номер, ακυρωμένο δωμάτιο, iptal edilen oda, キャンセルするお部屋, キャンセル対象のお部屋, キャンセル対象, キャンセルのお部屋, 取消のお部屋, キャンセル客室,
  取消房间, 已取消房间, 取消客房, 取消的房间, 取消房間, 취소 객실, 취소된 객실, 취소한 객실,
  previously, formerly, instead of, in place of, replaces, replacing, bisher, vorher, zuvor, früher, anstelle von, statt, anstatt, précédemment, anciennement, auparavant, au lieu de,
  en remplacement de, anteriormente, antes, en lugar de, en vez de, precedentemente, in precedenza, prima, al posto di, voorheen, in plaats van, em vez de, tidigare, istället för,
  tidligere, i stedet for, istedenfor, poprzednio, wcześniej, zamiast, aiemmin, dříve, původně, místo, predtým, pôvodne, namiesto, korábban, helyett, anterior, în loc de, πρώην,
  ранее, прежде, вместо, раніше, замість, önceki, yerine, eerder, varem, anksčiau, iepriekš, prije, umjesto, prej, namesto, преди`

const leavingLabels: ReadonlySet<string> = new Set(labels.split(',').map((label) => spaced(folded(label.trim()))))

/** Whether a text is a label of someone who no longer travels. */
export const isLeavingLabel = (text: string): boolean =>
  leavingLabels.has(spaced(folded(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')))
