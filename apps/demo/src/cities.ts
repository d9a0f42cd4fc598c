import type { Place } from '@sextant/contract/emails/reservation'
import { kilometresBetween } from '@sextant/domain/kit/great-circle'
import { findAirport } from '@sextant/places/airports/find-airport'
import { findCity } from '@sextant/places/cities/find-city'

/** A city that the demo's people travel to. */
export type City = {
  readonly name: string
  readonly country: string
  readonly airport: string
  readonly currency: string
  /** The price of a typical night in euro. */
  readonly night: number
  readonly hotels: readonly { readonly name: string; readonly chain: string; readonly street: string }[]
}

/** `name|country|airport|currency|night|hotel;chain;street|…` */
const rows = `
Frankfurt|DE|FRA|EUR|165|Steigenberger Icon Frankfurter Hof;Steigenberger;Am Kaiserplatz|Motel One Frankfurt-Römer;Motel One;Berliner Straße 55|Jumeirah Frankfurt;Jumeirah;Thurn-und-Taxis-Platz 2
Berlin|DE|BER|EUR|140|Hotel Adlon Kempinski;Kempinski;Unter den Linden 77|NH Collection Berlin Mitte Friedrichstrasse;NH Collection;Friedrichstraße 96|Motel One Berlin-Upper West;Motel One;Kantstraße 163
Munich|DE|MUC|EUR|175|Hotel Vier Jahreszeiten Kempinski;Kempinski;Maximilianstraße 17|Eden Hotel Wolff;Eden;Arnulfstraße 4|Sofitel Munich Bayerpost;Sofitel;Bayerstraße 12
Hamburg|DE|HAM|EUR|150|The Westin Hamburg;Westin;Platz der Deutschen Einheit 2|Hotel Atlantic Hamburg;Autograph Collection;An der Alster 72|Scandic Hamburg Emporio;Scandic;Dammtorwall 19
Cologne|DE|CGN|EUR|130|Excelsior Hotel Ernst;Althoff;Trankgasse 1|Hyatt Regency Köln;Hyatt Regency;Kennedy-Ufer 2a|Motel One Köln-Messe;Motel One;Tel-Aviv-Straße 6
London|GB|LHR|GBP|240|The Savoy;Fairmont;Strand|St. Ermin's Hotel;Autograph Collection;2 Caxton Street|Premier Inn London County Hall;Premier Inn;Belvedere Road
Edinburgh|GB|EDI|GBP|170|The Balmoral;Rocco Forte;1 Princes Street|Apex Waterloo Place;Apex;23 Waterloo Place
Manchester|GB|MAN|GBP|140|The Midland;Leonardo;16 Peter Street|Kimpton Clocktower;Kimpton;Oxford Street
Paris|FR|CDG|EUR|215|Hôtel Lutetia;Mandarin Oriental;45 Boulevard Raspail|Pullman Paris Tour Eiffel;Pullman;18 Avenue de Suffren|ibis Paris Gare du Nord;ibis;31 Rue de Saint-Quentin
Lyon|FR|LYS|EUR|135|InterContinental Lyon Hotel Dieu;InterContinental;20 Quai Jules Courmont|Mercure Lyon Centre Château Perrache;Mercure;12 Cours de Verdun
Brussels|BE|BRU|EUR|150|Hotel Amigo;Rocco Forte;Rue de l'Amigo 1|Thon Hotel EU;Thon;Rue de la Loi 75
Amsterdam|NL|AMS|EUR|190|Hotel Okura Amsterdam;Okura;Ferdinand Bolstraat 333|NH Collection Grand Hotel Krasnapolsky;NH Collection;Dam 9|citizenM Amsterdam South;citizenM;Prinses Irenestraat 30
Zurich|CH|ZRH|CHF|230|Baur au Lac;Leading Hotels;Talstrasse 1|25hours Hotel Langstrasse;25hours;Langstrasse 150|Marriott Zürich;Marriott;Neumühlequai 42
Geneva|CH|GVA|CHF|225|Hotel President Wilson;Luxury Collection;Quai Wilson 47|Mövenpick Hotel Geneva;Mövenpick;Route de Pré-Bois 20
Vienna|AT|VIE|EUR|150|Hotel Sacher Wien;Sacher;Philharmonikerstraße 4|Hilton Vienna Park;Hilton;Am Stadtpark 1
Milan|IT|MXP|EUR|185|Excelsior Hotel Gallia;Luxury Collection;Piazza Duca d'Aosta 9|NH Milano Touring;NH;Via Ugo Tarchetti 2
Rome|IT|FCO|EUR|170|Hotel Hassler Roma;Hassler;Piazza Trinità dei Monti 6|Bettoja Hotel Mediterraneo;Bettoja;Via Cavour 15
Madrid|ES|MAD|EUR|155|The Westin Palace;Westin;Plaza de las Cortes 7|Hotel Riu Plaza España;Riu;Calle Gran Vía 84|NH Madrid Nacional;NH;Paseo del Prado 48
Barcelona|ES|BCN|EUR|165|Hotel Arts Barcelona;Ritz-Carlton;Carrer de la Marina 19|Hotel Jazz;Nuñez i Navarro;Carrer de Pelai 3
Lisbon|PT|LIS|EUR|140|Tivoli Avenida Liberdade;Tivoli;Avenida da Liberdade 185|Hotel Mundial;PHC;Praça Martim Moniz 2
Copenhagen|DK|CPH|DKK|185|Hotel d'Angleterre;Leading Hotels;Kongens Nytorv 34|Scandic Palace Hotel;Scandic;Rådhuspladsen 57
Stockholm|SE|ARN|SEK|175|Grand Hôtel Stockholm;Grand;Södra Blasieholmshamnen 8|Scandic Continental;Scandic;Vasagatan 22
Oslo|NO|OSL|NOK|180|Hotel Bristol;Thon;Kristian IVs gate 7|Clarion Hotel The Hub;Clarion;Biskop Gunnerus' gate 3
Warsaw|PL|WAW|PLN|110|Hotel Bristol Warsaw;Luxury Collection;Krakowskie Przedmieście 42|Novotel Warszawa Centrum;Novotel;Marszałkowska 94
Dublin|IE|DUB|EUR|195|The Shelbourne;Autograph Collection;27 St Stephen's Green|The Alex;Red Carnation;41 Fenian Street
New York|US|JFK|USD|310|Lotte New York Palace;Lotte;455 Madison Avenue|New York Marriott Marquis;Marriott;1535 Broadway|citizenM New York Times Square;citizenM;218 West 50th Street
Boston|US|BOS|USD|265|Omni Parker House;Omni;60 School Street|Boston Park Plaza;Independent;50 Park Plaza
Washington|US|IAD|USD|240|The Hay-Adams;Leading Hotels;800 16th Street NW|Grand Hyatt Washington;Grand Hyatt;1000 H Street NW
Chicago|US|ORD|USD|220|Palmer House;Hilton;17 East Monroe Street|The Drake;Hilton;140 East Walton Place
San Francisco|US|SFO|USD|270|Palace Hotel;Luxury Collection;2 New Montgomery Street|Hotel Zephyr;Independent;250 Beach Street|Grand Hyatt at SFO;Grand Hyatt;55 South McDonnell Road
Los Angeles|US|LAX|USD|245|Millennium Biltmore;Millennium;506 South Grand Avenue|The LINE LA;LINE;3515 Wilshire Boulevard
Seattle|US|SEA|USD|225|Fairmont Olympic Hotel;Fairmont;411 University Street|The Edgewater;Noble House;2411 Alaskan Way
Atlanta|US|ATL|USD|190|The Georgian Terrace;Independent;659 Peachtree Street NE|Hyatt Regency Atlanta;Hyatt Regency;265 Peachtree Street NE
Toronto|CA|YYZ|CAD|210|Fairmont Royal York;Fairmont;100 Front Street West|Chelsea Hotel Toronto;Chelsea;33 Gerrard Street West
São Paulo|BR|GRU|BRL|140|Hotel Unique;Design Hotels;Avenida Brigadeiro Luís Antônio 4700|Tivoli Mofarrej;Tivoli;Alameda Santos 1437
Dubai|AE|DXB|AED|205|Jumeirah Emirates Towers;Jumeirah;Sheikh Zayed Road|Rove Downtown;Rove;312 Al Sa'ada Street
Mumbai|IN|BOM|INR|130|The Taj Mahal Palace;Taj;Apollo Bunder|Trident Nariman Point;Trident;Nariman Point
Bengaluru|IN|BLR|INR|115|The Leela Palace Bengaluru;The Leela;23 Old Airport Road|ITC Gardenia;ITC;1 Residency Road
Singapore|SG|SIN|SGD|245|Raffles Singapore;Raffles;1 Beach Road|Pan Pacific Singapore;Pan Pacific;7 Raffles Boulevard|YOTEL Singapore Orchard Road;YOTEL;366 Orchard Road
Hong Kong|HK|HKG|HKD|225|The Peninsula Hong Kong;Peninsula;Salisbury Road|Cordis Hong Kong;Cordis;555 Shanghai Street
Shanghai|CN|PVG|CNY|150|Fairmont Peace Hotel;Fairmont;20 Nanjing East Road|Pudong Shangri-La;Shangri-La;33 Fucheng Road
Tokyo|JP|HND|JPY|215|Imperial Hotel Tokyo;Imperial;1-1-1 Uchisaiwaicho|Hotel Metropolitan Tokyo Marunouchi;JR East;1-7-12 Marunouchi
Sydney|AU|SYD|AUD|205|The Fullerton Hotel Sydney;Fullerton;1 Martin Place|Rydges Sydney Harbour;Rydges;55 George Street
Johannesburg|ZA|JNB|ZAR|120|The Saxon;Saxon;36 Saxon Road|Sandton Sun;Southern Sun;Alice Lane
`

/** The cities by name. */
export const cities: ReadonlyMap<string, City> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', country = '', airport = '', currency = '', night, ...hotels] = row.split('|')
      const city = { name, country, airport, currency, night: Number(night), hotels: hotels.map(hotelOf) }
      return [name, city]
    }),
)

function hotelOf(text: string): City['hotels'][number] {
  const [name = '', chain = '', street = ''] = text.split(';')
  return { name, chain, street }
}

/** The city with this name. Throws if the demo has no such city. */
export function cityNamed(name: string): City {
  const city = cities.get(name)
  if (!city) throw new RangeError(`The demo has no city called ${name}.`)
  return city
}

/** A city's airport as in a booking, completed like in extraction, with the city's own name. */
export function airportOf(city: City): Place {
  const cached = airportPlaces.get(city.airport)
  if (cached) return cached
  const place = airportPlace(city)
  airportPlaces.set(city.airport, place)
  return place
}

const airportPlaces = new Map<string, Place>()

function airportPlace(city: City): Place {
  const airport = findAirport(city.airport)
  if (!airport) throw new RangeError(`The demo has no airport ${city.airport}.`)
  return {
    name: airport.name,
    iata_code: airport.iata,
    locality: city.name,
    ...(airport.adminCode && { admin_code: airport.adminCode }),
    country_code: city.country,
    latitude: airport.latitude,
    longitude: airport.longitude,
    time_zone_id: airport.zone,
  }
}

/** A street address in a city, with the coordinates of the city or, if unknown, of its airport. */
export function addressIn(city: City, name: string, street: string): Place {
  const { latitude = 0, longitude = 0, time_zone_id = 'UTC' } = airportOf(city)
  const airport = { latitude, longitude }
  const found = findCity(city.name, city.country)
  const centre = found && kilometresBetween(found, airport) < 60 ? found : airport
  return {
    name,
    address: street,
    locality: city.name,
    country_code: city.country,
    latitude: centre.latitude,
    longitude: centre.longitude,
    time_zone_id,
  }
}
