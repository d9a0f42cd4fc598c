import { folded } from '../kit/fold'
import { anyPhrase, spaced } from './phrases-in'

/** Phrases in a change notice saying that a part of the booking is unchanged. */
const words = `unchanged, not changed, no change, no changes, as booked, as before, same as before, as planned, as originally booked, remains the same,
  remain the same, stays the same, stay the same, not affected, unaffected, unverändert, unveränderte, unveränderter, wie gebucht, keine änderung,
  keine änderungen, bleibt gleich, bleiben gleich, wie bisher, wie geplant, ohne änderung, nicht geändert, bleibt bestehen, bleiben bestehen,
  nicht betroffen, inchangé, inchangée, inchangés, inchangées, sans changement, pas de changement, aucun changement, comme prévu, non modifié,
  non modifiée, sin cambios, sin cambio, sin modificación, sin modificaciones, no cambia, no cambian, se mantiene, se mantienen, igual que antes,
  invariato, invariata, invariati, invariate, nessuna modifica, nessuna variazione, senza modifiche, senza variazioni, come prima, inalterado,
  inalterada, inalterados, inalteradas, sem alterações, sem alteração, sem mudança, sem mudanças, mantém-se, mantêm-se, mantido, mantida,
  ongewijzigd, ongewijzigde, onveranderd, geen wijziging, geen wijzigingen, zoals geboekt, blijft gelijk, blijft hetzelfde, blijven hetzelfde,
  bez zmian, bez zmiany, niezmieniony, niezmieniona, niezmienione, oförändrad, oförändrat, oförändrade, ingen ändring, inga ändringar, som tidigare,
  uændret, uændrede, ingen ændring, ingen ændringer, uendret, uendrede, ingen endring, ingen endringer, som før, som bestilt, ennallaan, ei muutosta,
  ei muutoksia, muuttumaton, entisellään, óbreytt, óbreyttur, óbreytt flug, beze změny, beze změn, nezměněno, nezměněný, nezměněná, nemění se,
  bez zmeny, bez zmien, nezmenené, nezmenený, nemení sa, változatlan, változatlanul, nem változik, nincs változás, neschimbat, neschimbată,
  fără modificări, fără modificare, fără schimbări, rămâne neschimbat, без промяна, без промени, непроменен, непроменена, не се променя,
  bez promjene, bez promjena, nepromijenjeno, nepromijenjen, bez promene, nepromenjeno, без промене, непромењено, brez spremembe, brez sprememb,
  nespremenjeno, nespremenjen, без изменений, не изменяется, не изменился, не изменилась, не изменилось, без змін, не змінюється, не змінено,
  без змен, αμετάβλητο, αμετάβλητη, αμετάβλητα, χωρίς αλλαγή, χωρίς αλλαγές, δεν αλλάζει, δεν αλλάζουν, değişmedi, değişiklik yok, değişmemiştir,
  değişmez, aynı kaldı, aynen geçerli, muutmata, muudatusteta, muutusteta, bez izmaiņām, nemainīgs, nemainās, be pakeitimų, nepakeista,
  nesikeičia, gan athrú, mhux mibdul, bla tibdil, sense canvis, sense canvi, sen cambios, aldaketarik gabe, pa ndryshim, pa ndryshime, без промена,
  dəyişməyib, dəyişiklik yoxdur, بدون تغيير, دون تغيير, بلا تغيير, لم يتغير, لم تتغير, ללא שינוי, לא השתנה, לא השתנתה, بدون تغییر, अपरिवर्तित, कोई बदलाव नहीं,
  変更なし, 変更無し, 変更ありません, 変更はありません, 変更はございません, 変更ございません, 予約通り, 予約どおり, 不变, 不變, 无变更, 無變更, 无变化, 無變化, 没有变化,
  未变更, 未變更, 照旧, 照舊, 변경 없음, 변경없음, 변동 없음, 변동없음, 변경 없이, 그대로, ไม่เปลี่ยนแปลง, ไม่มีการเปลี่ยนแปลง, คงเดิม, không thay đổi, không đổi,
  giữ nguyên, tidak berubah, tanpa perubahan, tidak ada perubahan, tiada perubahan, kekal`

const hasPhrase = anyPhrase(words.split(',').map((word) => spaced(folded(word))))

/** Whether a text says that something is unchanged: `The rest of your trip is unchanged`, `Return, as booked`. */
export const saysUnchanged = (text: string): boolean => hasPhrase(folded(text))
