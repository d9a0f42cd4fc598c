import { ar } from './ar'
import { bg } from './bg'
import { ca } from './ca'
import { cs } from './cs'
import { da } from './da'
import { de } from './de'
import { el } from './el'
import { en } from './en'
import { es } from './es'
import { et } from './et'
import { fi } from './fi'
import { fr } from './fr'
import { ga } from './ga'
import { he } from './he'
import { hr } from './hr'
import { hu } from './hu'
import { id } from './id'
import { is } from './is'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import type { Language } from './language'
import { lt } from './lt'
import { lv } from './lv'
import { mt } from './mt'
import { nb } from './nb'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { ro } from './ro'
import { ru } from './ru'
import { sk } from './sk'
import { sl } from './sl'
import { sv } from './sv'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { vi } from './vi'
import { zhHans } from './zh-Hans'
import { zhHant } from './zh-Hant'

/** The languages in the lexicon; a mail is read with all of them at once. */
export const languages: readonly Language[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  sv,
  da,
  nb,
  fi,
  cs,
  hu,
  ro,
  tr,
  ja,
  zhHans,
  zhHant,
  ru,
  uk,
  el,
  ar,
  he,
  ko,
  th,
  vi,
  id,
  bg,
  hr,
  sk,
  sl,
  et,
  lv,
  lt,
  mt,
  ga,
  ca,
  is,
]
