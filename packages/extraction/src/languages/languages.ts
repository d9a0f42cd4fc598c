import { ar } from './data/ar'
import { bg } from './data/bg'
import { ca } from './data/ca'
import { cs } from './data/cs'
import { da } from './data/da'
import { de } from './data/de'
import { el } from './data/el'
import { en } from './data/en'
import { es } from './data/es'
import { et } from './data/et'
import { fi } from './data/fi'
import { fr } from './data/fr'
import { ga } from './data/ga'
import { he } from './data/he'
import { hr } from './data/hr'
import { hu } from './data/hu'
import { id } from './data/id'
import { is } from './data/is'
import { it } from './data/it'
import { ja } from './data/ja'
import { ko } from './data/ko'
import { lt } from './data/lt'
import { lv } from './data/lv'
import { ms } from './data/ms'
import { mt } from './data/mt'
import { nb } from './data/nb'
import { nl } from './data/nl'
import { pl } from './data/pl'
import { pt } from './data/pt'
import { ro } from './data/ro'
import { ru } from './data/ru'
import { sk } from './data/sk'
import { sl } from './data/sl'
import { sv } from './data/sv'
import { th } from './data/th'
import { tr } from './data/tr'
import { uk } from './data/uk'
import { vi } from './data/vi'
import { zhHans } from './data/zh-Hans'
import { zhHant } from './data/zh-Hant'
import type { Language } from './language'

/** The languages in the lexicon. A mail is read with all of them at once. */
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
  ms,
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
