/** Places of East Asia whose names begin with the word for new: Shin-Osaka, Singapore, New Delhi, Hsinchu. */
const places =
  '大阪|横浜|神戸|富士|山口|下関|倉敷|尾道|岩国|青森|函館|花巻|白河|高岡|鳥栖|大牟田|玉名|八代|水俣|潟|宿|橋|千歳|木場|大久保|小岩|浦安|越谷|札幌|得|川崎|加坡|西[兰蘭]|德里|疆|[乡鄉]|余|北市?|竹|店|山|左[营營]|[乌烏]日|泽西|澤西|奥尔良|界'

const newPlace = new RegExp(`新(?:${places})`, 'uy')

/** Whether the name of such a place, rather than a word for new, begins at a place in a text. */
export function beginsNewPlace(text: string, at: number): boolean {
  if (text.charAt(at) !== '新') return false
  newPlace.lastIndex = at
  return newPlace.test(text)
}
