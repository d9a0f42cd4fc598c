/** Words for houses with admission, whole words or ends of words: `RIJKSMUSEUM`, `Musée d'Orsay`. */
const words =
  'museums?|museet|museo|museu|musée|musee|muzeum|muzej|muzeul|múzeum|muuseum|muziejus|muzejs|müzesi|μουσείο|музей|музеї' +
  '|gallery|galerie|galleria|galería|pinakothek|kunsthalle|kunsthaus|zoo|tierpark|aquarium|oceanarium|planetarium' +
  '|theatre|theater|théâtre|teatro|teatr|divadlo|színház|teater|teatteri|opera|opéra|oper|philharmonie|konzerthaus' +
  '|cathedral|basilica|abbey|château|schloss|palazzo|alcázar|zamek|hrad|slottet|slot|kasteel'
const end = new RegExp(`(?:${words})(?!\\p{L})`, 'iu')
const unspaced = /美術館|博物館|博物馆|美术馆|미술관|박물관|พิพิธภัณฑ์|متحف|מוזיאון/u

/** Whether a name is that of a museum, theatre or another house with admission. */
export const isVenue = (name: string): boolean => end.test(name) || unspaced.test(name)

const hall =
  /^(?:kino|saal|kinosaal|screen|theat(?:re|er)|auditorium|hall|studio|room|salle|sala|sal|salen|sali|zaal|biosal|terem|sál|salon|зал|зала|αίθουσα) ?\d{1,2}$/iu

/** Chains of cinemas, before the name of one of their houses. */
const cinema =
  /^(?:cinestar|cineplex|cinemaxx|uci|odeon|vue|cineworld|pathé|gaumont|ugc|kinepolis|cinesa|multikino|cinema city|filmstaden|finnkino|cinemark|hoyts) \p{L}/iu

/** Places of fairs and congresses. */
const fair =
  /(?<!\p{L})(?:(?:exhibition|convention|congress|conference) cent(?:re|er)|messezentrum|messegelände|kongresszentrum|parc des expositions|palais des congrès|palacio de (?:congresos|ferias)|centro de (?:convenciones|convenções|congressos)|messukeskus)(?!\p{L})/iu

/**
 * Whether a name is only that of a hall with its number, a cinema, or a place of fairs: `Screen 4`, `Saal 2`, `CineStar
 * Berlin`, `Harbour Convention Centre`.
 */
export const isHall = (name: string): boolean => hall.test(name) || cinema.test(name) || fair.test(name)
