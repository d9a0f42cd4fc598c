import { sifted } from '../kit/sifted'

/** Statements that the sender has made a change: “nous avons bien modifié votre dossier”. */
const statements = [
  "we(?:['’]ve| have) (?:now |successfully |already )?(?:changed|amended|updated|modified|moved|rebooked)",
  '(?:haben wir|wir haben) (?:\\p{L}+ ){0,6}?(?:geändert|umgebucht|angepasst|verschoben)',
  'avons (?:bien |donc |ainsi )?(?:modifié|changé|mis à jour|décalé)',
  'hemos (?:modificado|cambiado|actualizado)',
  'abbiamo (?:modificato|cambiato|aggiornato|spostato)',
  '(?:hebben (?:we|wij)|(?:we|wij) hebben) (?:\\p{L}+ ){0,6}?(?:gewijzigd|aangepast|omgeboekt|verplaatst)',
  '(?:alter[aá]mos|modific[aá]mos|atualiz[aá]mos)',
  '(?:har vi|vi har) (?:nu |nå )?(?:ändrat|ændret|endret|bokat om|ombokat|ombooket|flyttat|flyttet)',
  'zmieniliśmy|zaktualizowaliśmy',
  '(?:změnili|upravili|zmenili) (?:jsme|sme)|(?:jsme|sme) (?:\\p{L}+ ){0,3}?(?:změnili|upravili|zmenili)',
  'am (?:modificat|schimbat|actualizat)',
  'módosítottuk|olemme muuttaneet|muutimme',
  '(?:мы |ми )?(?:изменили|обновили|змінили)',
]
const stated = sifted(new RegExp(`(?<!\\p{L})(?:${statements.join('|')})(?!\\p{L})`, 'iu'))

/** Whether a text says that its sender has changed something, rather than received a request for it. */
export const isChangedBySender = (text: string): boolean => stated(text) !== null
