/** Words for a platform or bus bay, before its number. */
const words =
  'bstg|bahnsteig|gleis|platforms?|platf|plat|peron|perón|andén|and|kolej|nástupiště|nást|spår|spor|vágány|binario|bin|vía|voie|quai|raide|laituri|perronas|платформа|платф|путь|перон|коловоз|πλατφόρμα'
const suffix = new RegExp(
  `^(.*[\\p{L}\\p{N})»”"])[\\s,–(-]+(?:${words})\\.?\\s?(\\d{1,3}\\s?[a-z]?(?:\\s?[-–/]\\s?\\d{1,2})?(?:\\s[A-F](?:\\s?[-–]\\s?[A-F])?)?)\\)?$`,
  'iu',
)

/** A word that can only mean a platform, with its number cut off: `Graz Hbf Bstg`. */
const bare = /^(.*[\p{L}\p{N})])[\s,–(-]+(?:bstg|bahnsteig|gleis|platf|nástupiště|nást|vágány|платф)\.?$/iu

/** Splits the platform from the name of a station or stop: `Wien Hbf Bstg. 8 C-F`, `Malmö C, spår 2b`. */
export function withoutPlatform(name: string): { name: string; platform?: string } {
  const [, own, platform] = suffix.exec(name) ?? []
  if (own === undefined) return { name: bare.exec(name)?.[1] ?? name }
  return platform === undefined ? { name } : { name: own, platform }
}
