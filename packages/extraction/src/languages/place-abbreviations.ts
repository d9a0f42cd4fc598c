/** Dotted abbreviations at the end of names of stations, stops and streets: `Odense St.` */
const endings = `st stn sta jn jct int interch intl term ctr centr bhf bf hl n žel aut kol kolodv stan gl gł głów główn wsch zach
  płd płn dw dworz pu pályaudv áll vm vá gar est staz stz c.le estac rod pass тов сорт пас пасс гол центр вост зап сев юж вокз авт
  жд ст гар сталин κεντρ στ σταθ nádr autonádr`
const abbreviations = new Set(endings.split(/\s+/))
const lastWord = /(?<![\p{L}\p{M}])[\p{L}\p{M}.]+$/u

/** Whether a name ends in an abbreviation, before its dot: `Odense St`, `Brno,,aut.nádr`. */
export function isAbbreviated(name: string): boolean {
  const word = lastWord.exec(name)?.[0].toLowerCase() ?? ''
  return abbreviations.has(word) || abbreviations.has(word.slice(word.lastIndexOf('.') + 1))
}

/** Words for "approximately" between a place and a time: `Stadion Nord ca. 22.45`. */
const words = `ca c.a cca circa cirka approx aprox około okolo kb körülbelül noin etwa gegen ungefähr omkring ungefär omtr
  environ vers hacia omstreeks yaklaşık apie maždaug aptuveni umbes przybl ок прибл приблизно приблизительно примерно
  приближно околу περίπου περ حوالي تقريبا בערך khoảng dự\\skiến voraussichtlich expected sekitar kira-kira ประมาณ 約 约 약`
const about = new RegExp(`[\\s,]+(?:${words.trim().split(/\s+/).join('|')})\\.?$`, 'u')

/** A name without a trailing word for "approximately", which belongs to a time. */
export const withoutAbout = (name: string): string => name.replace(about, '')
