/** Hotel collections, printed after a hotel's name: `The Grand, a Tribute Portfolio Hotel`. */
const names = `curio collection|tapestry collection|autograph collection|tribute portfolio|luxury collection|unbound collection
  |trademark collection|registry collection|ascend(?: hotel)? collection|handwritten collection|emblems collection|mgallery
  |mgallery collection|vignette collection|signature collection|bw premier collection|bw signature collection|worldhotels
  |worldhotels elite|worldhotels crafted|radisson individuals|lxr hotels & resorts|destination by hyatt|jdv by hyatt
  |joie de vivre|small luxury hotels|design hotels|gurney's resort|outset collection|cambria collection|reserva rural
  |meliá collection|the meliá collection|nh collection|leading hotels of the world|preferred hotels|relais & châteaux`
const collection = new RegExp(
  `^,\\s(?:(?:in\\s)?(?:a|an|the|by)\\s)?(?:${names.replace(/\s*\n\s*/g, '')})(?:\\s(?:hotel|resort|property)s?(?:\\s(?:and|&)\\sspa)?)?(?:\\sby\\s\\p{L}+)?(?!\\p{L})`,
  'iu',
)

/** The collection at the start of the text after a hotel's name, which is part of the name; empty if there is none. */
export const collectionIn = (behind: string): string => collection.exec(behind)?.[0] ?? ''
