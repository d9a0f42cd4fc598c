import { folded } from '../kit/fold'

/** Texts of links and buttons next to a value that change or show it. */
const words = `edit, change, modify, manage, remove, update, show, view details, bearbeiten, ändern, entfernen, anzeigen, verwalten, modifier,
  changer, supprimer, gérer, modificar, cambiar, editar, eliminar, gestionar, modifica, cambia, gestisci, rimuovi, alterar, gerir, remover,
  wijzigen, bewerken, aanpassen, beheren, verwijderen, rediger, endre, ændr, redigera, ändra, hantera, muokkaa, muuta, breyta, edytuj, zmień,
  zarządzaj, upravit, změnit, spravovat, upraviť, zmeniť, spravovať, szerkesztés, módosítás, kezelés, editează, modifică, gestionează, uredi,
  promijeni, spremeni, promeni, αλλαγή, επεξεργασία, διαχείριση, промяна, редактиране, изменить, редактировать, управлять, змінити, редагувати,
  düzenle, değiştir, yönet, تعديل, تغيير, ערוך, עריכה, שינוי, 編集, 変更, 変更する, 编辑, 修改, 更改, 編輯, 수정, 변경, แก้ไข, เปลี่ยน, sửa, thay đổi,
  ubah, edit data, keisti, redaguoti, mainīt, rediģēt, muuda`

const all = new Set(words.split(',').map((word) => folded(word.trim())))

/** Whether a text is a link or button that changes the adjacent value: `Edit`, `Ändern`. */
export const isLinkWord = (text: string): boolean => all.has(folded(text).trim())
