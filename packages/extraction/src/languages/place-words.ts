import { remembered } from '../kit/remembered'

/** Words that indicate what kind of place a name is, in the reader's languages. */
interface PlaceWords {
  /** Whole words. Those that end in a dot count only with it. */
  words: string
  endings: string
  /** Words in scripts without spaces, anywhere in the name. */
  unspaced: string
}

const stations: PlaceWords = {
  words: `hbf hauptbahnhof bahnhof bhf. gare station stn. stazione autostazione estación estació estação centraal central
    centrale centralen st. terminal terminus airport flughafen aéroport aeropuerto aeroporto aeroport lufthavn flyplass
    flygplats lentoasema lentokenttä repülőtér letiště letisko lotnisko aerodrom letališče lennujaam lidosta flugvöllur
    havalimanı havaalanı aeroportul port ferry hafen hamn havn haven satama kikötő sadam osta zob
    busbahnhof omnibusbahnhof autobus autobusni autobusová autobusowy dworzec dw. nádraží stanica kolodvor postaja
    állomás pályaudvar pu. autóbusz asema rautatieasema linja-autoasema bussijaam jaam stacija stotis gara autogara gar
    otogar garı rodoviária stasiun bandara pelabuhan stesen pier quay dock wharf harbour harbor marina muelle jetty
    coach interchange depot вокзал автовокзал автостанція станция станція гара автогара летище аеропорт аэропорт порт
    σταθμός αεροδρόμιο λιμάνι κτελ مطار محطة ميناء נמל תחנת תחנה สนามบิน สถานี`,
  endings: `bahnhof flughafen hafen havn hamn stasjon stationen asema satama lufthavn`,
  unspaced: `駅|站|역|空港|机场|機場|港|码头|碼頭|터미널|공항|ท่าอากาศยาน|สนามบิน|สถานี|ท่าเรือ`,
}

const streets: PlaceWords = {
  words: `street road rd avenue ave lane drive boulevard bd. blvd quay square sq court crescent terrace highway hwy
    parkway close str. straße strasse gasse platz allee damm ufer weg ring rue quai chemin impasse place allée calle
    avenida av. paseo plaza carrer passeig ronda camino carretera rua travessa largo praça praca estrada alameda rodovia
    via viale corso piazza piazzale vicolo ul. ulica aleja al. plac pl. ulice náměstí nám. třída tř. utca u. út útja tér
    tere körút krt. gatan gata vägen väg torget gate vei veien vegen gade vej katu tie kuja tänav tn. mnt. iela g. gatvė
    strada bulevardul bd. calea șoseaua piața cadde caddesi cad. cd. sokak sokağı sk. mahallesi mah. bulvarı jalan jl. gang
    đường phố ngõ улица ул. проспект пр. просп. площадь пл. переулок шоссе вулиця вул. бул. булевард οδός λεωφόρος πλατεία
    شارع طريق רחוב דרך שדרות ถนน ซอย`,
  endings: `straße strasse straat gasse gatan vägen gata vej gade katu weg platz laan vegen veien gate allee allé tie
    plein kade gracht vegur vegi stræti braut`,
  unspaced: `丁目|番地|路|街|巷|弄|[市区區](?=.*[路街道巷号號])|로 ?\\d|길 ?\\d|대로`,
}

const hotels: PlaceWords = {
  words: `hotel hôtel hotels hostel inn resort suite suites pension pensione lodge albergo ryokan apartment apartments
    appartement appartements apartamentos hostal posada pousada parador gasthof gasthaus guesthouse b&b villa residence
    résidence residencia palace motel camp camping riad auberge locanda agriturismo pensjonat penzion penzión panzió
    szálloda szálló vendégház hotell otel oteli pansiyon konak hotelli viešbutis viesnīca hostelis отель гостиница
    готель хотел ξενοδοχείο فندق מלון โรงแรม`,
  endings: `hotel hotell hotellet`,
  unspaced: `ホテル|旅館|民宿|酒店|飯店|宾馆|賓館|호텔|펜션|리조트|โรงแรม`,
}

const restaurants: PlaceWords = {
  words: `restaurant ristorante trattoria osteria bistro bistrot brasserie café cafe caffè bar kitchen grill tavern
    taverna ravintola restaurang restaurante pizzeria steakhouse gaststätte wirtshaus weinstube restauracja étterem
    vendéglő restaurace lokanta lokantası meyhane ресторан ресторант механа кафе εστιατόριο ταβέρνα مطعم מסעדת מסעדה`,
  endings: `restaurant`,
  unspaced: `レストラン|料理|居酒屋|寿司|식당|餐厅|餐廳|ร้านอาหาร`,
}

const kinds = { station: stations, street: streets, hotel: hotels, restaurant: restaurants } as const

/** What kind of place a name may be. */
export type PlaceKind = keyof typeof kinds
const kindNames = ['station', 'street', 'hotel', 'restaurant'] as const satisfies readonly PlaceKind[]

const listOf = (text: string): string[] => text.trim().split(/\s+/)

/** The kinds of each word of a list. */
const indexOf = (list: keyof PlaceWords & ('words' | 'endings')): Map<string, PlaceKind[]> =>
  kindNames.reduce((index, kind) => {
    for (const word of listOf(kinds[kind][list])) index.set(word, [...(index.get(word) ?? []), kind])
    return index
  }, new Map<string, PlaceKind[]>())

const byWord = indexOf('words')
const byEnding = indexOf('endings')
const endingLengths = [...new Set([...byEnding.keys()].map(({ length }) => length))]
const unspaced = kindNames.map((kind) => ({ kind, pattern: new RegExp(kinds[kind].unspaced, 'u') }))
const spacedScript = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}]*$/u
const word = /[\p{L}\p{M}]+(?:[-&][\p{L}\p{M}]+)*\.?/gu

const beyondAscii = /[^\t -~]/

/** Whether a word only denotes a hotel or restaurant, and so is not a name: `Brasserie`. */
export function isHouseWord(word: string): boolean {
  const found = byWord.get(word.toLowerCase()) ?? []
  return found.includes('hotel') || found.includes('restaurant')
}

/** The kinds of place whose words occur in a text. */
export const placeKinds = remembered((text): ReadonlySet<PlaceKind> => {
  const found = new Set<PlaceKind>()
  const add = (some: readonly PlaceKind[] | undefined): void => {
    if (some) for (const kind of some) found.add(kind)
  }
  for (const token of text.toLowerCase().match(word) ?? []) {
    const plain = token.replace('.', '')
    add(byWord.get(token))
    add(byWord.get(plain))
    for (const length of endingLengths) if (plain.length > length) add(byEnding.get(plain.slice(-length)))
  }
  if (beyondAscii.test(text) && !spacedScript.test(text))
    for (const { kind, pattern } of unspaced) if (pattern.test(text)) found.add(kind)
  return found
})
