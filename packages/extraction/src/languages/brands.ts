import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { folded } from '../kit/fold'

/**
 * Well-known companies by what they sell. Names that are common words, or shared by several kinds of business, are left
 * out. Airlines are in a separate list.
 */
export const brands: Readonly<Partial<Record<ReservationKind, string>>> = {
  train: `deutsche bahn, db fernverkehr, db navigator, bahn.de, öbb, westbahn, sbb, cff, ffs, bls, rhätische bahn, sncf, sncf connect, tgv, tgv inoui, tgv lyria, lyria, inoui, ouigo, eurostar, thalys, intercités, intercites, flixtrain, trenitalia, italo, nuovo trasporto viaggiatori, frecciarossa, frecciargento, frecciabianca, renfe, avlo, iryo,
    euromed, alvia, comboios de portugal, alfa pendular, amtrak, acela, via rail, brightline, lner, avanti west coast, gwr, great western railway, thameslink, greater anglia,
    crosscountry, scotrail, transpennine express, tpe, northern rail, south western railway, southeastern, southern railway, c2c, chiltern railways, east midlands railway,
    west midlands trains, lumo, hull trains, grand central, caledonian sleeper, night riviera, transport for wales, irish rail, iarnród éireann, translink enterprise,
    trainline, nightjet, european sleeper, snälltåget, sj, mtrx, vy, go-ahead nordic, dsb, øresundståg, vr, pendolino, ns international, nederlandse spoorwegen, nmbs, sncb,
    cfl, pkp intercity, polregio, koleje mazowieckie, leo express, regiojet, české dráhy, cd.cz, zssk, železničná spoločnosť slovensko, máv, máv-start, cfr călători, cfr,
    bdž, slovenske železnice, hž putnički prijevoz, hžpp, srbija voz, srbijavoz, elron, vivi, ltg link, ukrzaliznytsia, укрзалізниця, ржд, сапсан, бдж, tcdd, yht, hellenic train,
    oncf, al boraq, israel railways, רכבת ישראל, haramain, irctc, vande bharat, rajdhani, shatabdi, shinkansen, 新幹線, jr東日本, jr西日本, jr東海, えきねっと, スマートex, korail, ktx,
    코레일, 台灣高鐵, 台湾高铁, thsr, 12306, 铁路12306, 中国铁路, 高铁, vietnam railways, đường sắt việt nam, ktmb, whoosh, kereta api indonesia, kai access, การรถไฟ, queensland rail, nsw trainlink,
    kiwirail, rovos rail, gautrain, rocky mountaineer,
    jr east, jr central, smartex, ekinet, e5489, interrail, perurail, flytoget, arlanda express, heathrow express, trenord, malpensa express, leonardo express, gatwick express, stansted express, srt 열차, koleo, bilkom, koleje śląskie, koleje
    małopolskie, koleje dolnośląskie, koleje wielkopolskie, entur, georgian railway, georgian railways`,
  bus: `flixbus, blablabus, megabus, greyhound, peter pan, boltbus, national express, citylink, scottish citylink, aircoach, bus éireann, gobus, eurolines, blablacar bus, alsa, avanzabus,
    socibus, rede expressos, rede nacional de expressos, itabus, marino bus, marinobus, flibco, terravision, ouibus, isilines, postauto, carpostal, regiojet autobus, student agency,
    arriva bus, infobus, ecolines, lux express, simple express, tpilet, sindbad, onnibus, onnibus.com, vy bus4you, bus4you, nettbuss, nor-way bussekspress, kombardo expressen, flexbus,
    gråhundbus, swebus, vybuss, autotrans, arriva hrvatska, getbybus, fudeks, lasta, niš-ekspres, union ivkoni, юнион ивкони, етап, ktel, κτελ, kâmil koç, kamil koç, metro turizm, pamukkale turizm, ulusoy,
    ado, ado gl, primera plus, omnibus de méxico, estrella blanca, cruz del sur, oltursa, tur-bus, turbus, pullman bus, andesmar, via bariloche, viação cometa, cometa, buser, clickbus, expreso bolivariano,
    redbus, zingbus, abhibus, intrcity, vrl travels, willer express, ウィラー, 高速バス, 夜行バス, 고속버스, 시외버스, aerobus, jetbus, xe khách, futa bus, phương trang, giant ibis, intercape, greyhound sa, translux,
    intercity coach, concord coachlines, trailways, ourbus, wanderu, busbud, checkmybus, cts ctm supratours, supratours, egged, אגד, dana express, airport bus express, airport express bus, skybus,
    baltour, busfor, pamukkale, obilet, tepsa, plataforma 10, ksrtc, nakhonchai air, sombat tour, easybook, aeroline, transnasional, phuong trang, willer, jr bus, jrバス, kobus, 코버스, 티머니, coach usa, jefferson lines, orléans express, superbus,
    amsbus, go bus, monbus`,
  boat: `stena line, dfds, dfds seaways, p&o ferries, irish ferries, brittany ferries, caledonian macbrayne, calmac, condor ferries, red funnel, wightlink, hovertravel, northlink ferries, tallink, silja line,
    tallink silja, viking line, eckerö line, finnlines, color line, fjord line, fjordline, hurtigruten, havila, havila voyages, bastø fosen, norled, torghatten, scandlines, bornholmslinjen, molslinjen, færgen,
    destination gotland, gotlandsbåten, tt-line, polferries, unity line, smyril line, samskip, corsica ferries, corsica linea, la méridionale, moby, moby lines, tirrenia, gnv, grandi navi veloci, grimaldi lines,
    caremar, snav, alilauro, siremar, liberty lines, toremar, jadrolinija, tp line, kapetan luka, krilo, adria ferries, minoan lines, anek lines, superfast ferries, blue star ferries, hellenic seaways, seajets, golden star ferries,
    fast ferries, zante ferries, aegean flying dolphins, dodekanisos seaways, attica group, baleària, balearia, trasmediterránea, trasmed, naviera armas, fred. olsen express, fred olsen, frs, frs iberia, africa morocco link,
    intershipping, atlânticoline, porto santo line, istanbul deniz otobüsleri, budo, turyol, interislander, bluebridge, spirit of tasmania, sealink, fullers, bc ferries, marine atlantic, staten island ferry, washington state ferries,
    steamship authority, turbojet, cotai water jet, star ferry, 2go travel, oceanjet, supercat, lomprayah, seatran, boonsiri, tigerline, bundhaya, batam fast, majestic fast ferry, phú quốc express, superdong, buquebus, colonia express, direct ferries,
    ferryhopper, 津軽海峡フェリー, 新日本海フェリー, 商船三井フェリー, さんふらわあ, フェリー, 여객선, color hybrid, torshavn,
    p&o, silja, grimaldi, caronte & tourist, anek, superfast, alaska marine highway, steam packet, aferry, pelni, asdp, raja ferry, msc cruises, msc crociere, costa crociere, 2go`,
  taxi: `uber, grabcar, grab taxi, lyft, bolt, free now, freenow, cabify, gojek, didi, 滴滴, 滴滴出行, yandex go, яндекс go, яндекс такси, careem, ola cabs, indrive, blacklane, welcome pickups, suntransfers, hoppa, mozio, taxi2airport, get transfer, gettransfer,
    kiwitaxi, jayride, holiday taxis, talixo, addison lee, gett, heetch, g7, taxis g7, supershuttle, airport taxis, via van, wheely, rideways, mytaxi, taxi 4x35, 13cabs, kakao t, 카카오택시, go タクシー, mkタクシー, itaxi, uklon, bitaksi, taxi stockholm, taxi kurir, taxi göteborg,
    flughafentransfer, shuttle direct, gojo, carey, empirecls, groundspan, deeptravel, carmel limo, dial 7,
    indriver, taxi.eu, sixt ride, grab driver, liftago, taxi.de`,
  car: `hertz, avis rent a car, avis budget, avis car rental, avis location, avis autonoleggio, avis autovermietung, budget rent a car, sixt, europcar, enterprise rent-a-car, alamo, national car rental, thrifty, dollar rent a car, payless car, fox rent a car, firefly car, goldcar, record go, centauro, ok mobility, keddy, green motion, drivalia, sicily by car, locauto, maggiore,
    noleggiare, buchbinder, starcar, enterprise holdings, ada location, rent a car, ucar, super u location, leclerc location, hertz locatel, getaround, turo, share now, miles mobility, zipcar, green mobility, letsgo, drivy, rentalcars.com, rentalcars, auto europe, discover cars, discovercars, economybookings, holiday autos, billiger-mietwagen,
    check24 mietwagen, argus car hire, doyouspain, zest car rental, arnold clark rental, easirent, circular car hire, wheego, arabcar, theeb, yelo, hertz bilutleie, bilutleie, circle k bilutleie, okq8 biluthyrning, mabi, rent-a-wreck, scandia rent, sunnycars, sunny cars, movida, localiza, unidas, foco aluguel, toyota rent a car, トヨタレンタカー,
    ニッポンレンタカー, オリックスレンタカー, タイムズカー, orix rent a car, 롯데렌터카, sk렌터카, 쏘카, zoomcar, revv, myles, 神州租车, 一嗨租车, ehi, 和運租車, 格上租車, thai rent a car, klook car, jucy, apex car rentals, bargain car rentals, east coast car rentals, bidvest car rental, first car rental, eldan, אלדן, shlomo sixt, garenta, enuygun araç, cizgi rent a car,
    wiber, times car rental, nippon rent-a-car, orix rent-a-car, nissan rent a car, lotte rent-a-car, sk rent a car, ace rent a car, klass wagen, yolcu360, leasys rent, foco aluguel de carros`,
  lodging: `booking.com, hotels.com, airbnb, agoda, vrbo, hrs, hotel.de, marriott, courtyard by marriott, residence inn, sheraton, westin, le méridien, ritz-carlton, st. regis, w hotels, moxy, aloft, autograph collection, four points, hilton, hilton garden inn, doubletree, hampton by hilton, hampton inn,
    conrad, waldorf astoria, curio collection, canopy by hilton, hyatt, hyatt regency, hyatt place, park hyatt, andaz, intercontinental, ihg, holiday inn, holiday inn express, crowne plaza, kimpton, hotel indigo, staybridge suites, candlewood, voco, accor, ibis, ibis styles, novotel, mercure, sofitel, pullman hotel, mgallery,
    mövenpick, swissôtel, adagio, mama shelter, radisson, radisson blu, park plaza, park inn, scandic, elite hotels, nordic choice, strawberry, clarion, comfort hotel, quality hotel, thon hotels, thon hotel, first hotels, best western, premier inn, travelodge, motel one, motel 6, super 8, days inn, la quinta, wyndham, ramada, howard johnson, choice hotels,
    comfort inn, comfort suites, red roof, drury, omni hotels, loews, fairmont, raffles, four seasons, mandarin oriental, shangri-la, kempinski, jumeirah, rosewood, banyan tree, anantara, centara, dusit, minor hotels, nh hotels, nh collection, meliá, melia, barceló, barcelo, iberostar, riu, catalonia hotels, eurostars, silken, ac hotels, h10,
    vincci, room mate, pestana, vila galé, accorhotels, b&b hotels, campanile, kyriad, première classe, louvre hotels, logis hotels, relais & châteaux, leonardo hotels, steigenberger, maritim, dorint, lindner, intercityhotel, a&o hostels, meininger, generator hostel, st christopher's inns, hostelworld, jugendherberge, djh, yha, fattal, dan hotels, isrotel, toyoko inn,
    東横イン, アパホテル, apa hotel, ルートイン, route inn, スーパーホテル, super hotel, dormy inn, ドーミーイン, 楽天トラベル, じゃらん, 一休, 如家, 汉庭, 全季, 锦江, 华住, 亚朵, oyo, treebo, fabhotels, taj hotels, oberoi, lemon tree, citizenm, yotel, sonder, staycity, limehome, zoku, the hoxton, hoxton, pentahotels, sorat, azimut, cosmos hotels, tsogo sun, protea hotels, southern sun, city lodge,
    一休.com, yanolja, 야놀자, 여기어때, hotelbeds, hoteltonight, cabinn, zleep, comwell, sokos hotels, original sokos hotel, solo sokos hotel, van der valk hotel, fletcher hotel, bilderberg, generator hostels, rotana, itc hotels, the peninsula, extended stay america, quality inn, atour hotel, 亚朵酒店, 华住会, huazhu, 锦江之星, 如家酒店, 汉庭酒店, 全季酒店, oyo rooms, numa stays, despegar hoteles, hotel ibis, little hotelier, roomraccoon, cloudbeds, siteminder`,
  restaurant: `opentable, resy, thefork, lafourchette, the fork, eltenedor, quandoo, bookatable, sevenrooms, exploretock, zenchef, guestonline, resdiary, designmynight, yelp reservations, tablecheck, テーブルチェック, 食べログ, ホットペッパー, ぐるなび, chope, eatigo, easytable, dinnerbooking, bordbestilling, waitly, toreta, covermanager,
    formitable, resengo, tableonline, opentable gmbh, ontopo, 캐치테이블, catchtable, 美团, 大众点评, zomato dining, dineout, eazydiner,
    autoreserve, resmio, eztable, hungry hub, tableo, superb experience`,
  event: `getyourguide, viator, klook, tiqets, civitatis, musement, kkday, headout, eventbrite, ticketmaster, eventim, axs, see tickets, seetickets, dice.fm, ticketcorner, ticketone, fnac spectacles, fnacspectacles, billetreduc, ticketea, entradas.com, ticketswap, livenation, live nation, ticketek, moshtix, stubhub, viagogo, seatgeek,
    weezevent, billetto, tickster, lippu.fi, lippupiste, biletix, bubilet, kassir, кассир, concert.ua, ebilet, kupbilecik, goout, ticketportal, predpredaj, iabilet, eventbook, entrio, piletilevi, bilietai, bilesu serviss, tixr, atg tickets, todaytix, london theatre direct, broadway.com, telecharge, museumpas, alhambra patronato, rijksmuseum, uffizi, louvre,
    인터파크, interpark, 멜론티켓, yes24, ローチケ, チケットぴあ, イープラス, bookmyshow, paytm insider, 大麦网, 大麦, urbtix, kktix, thaiticketmajor, ticketmelon, loket, cityline,
    billetweb, pretix, humanitix, ticket tailor, vivaticket, coopculture, karabas, ローソンチケット, 인터파크 티켓, 拓元, tixcraft, cinemark, kinepolis, cineplex, ticketpro, odeon cinemas, universe.com`,
}

/** Portals that sell stays and tables of other companies, folded. None is the name of a hotel or restaurant. */
export const portals: ReadonlySet<string> = new Set(
  `booking.com, hotels.com, airbnb, agoda, agoda.com, vrbo, abritel, fewo-direkt, expedia, expedia.com, orbitz, travelocity, priceline, hotwire,
    lastminute.com, opodo, edreams, ebookers, hrs, hotel.de, hostelworld, hotelbeds, hoteltonight, trip.com, ctrip, traveloka, tiket.com, pegipegi,
    mytour, mytour.vn, ivivu, vntrip, klook, kkday, makemytrip, goibibo, cleartrip, yatra, easemytrip, ixigo, rehlat, wego, almosafer, almatar, flyin,
    despegar, decolar, cvc, hurb, hotel urbano, 123milhas, best day, pricetravel, atrapalo, destinia, logitravel, rumbo, weekendesk, ostrovok,
    островок, суточно.ру, яндекс путешествия, bronevik, броневик, 101hotels, etstur, ets tur, jolly, jollytur, tatilsepeti, tatil sepeti, hotelz, otelz,
    odamax, szallas.hu, slevomat, invia, travelplanet, esky, check24, ab-in-den-urlaub, holidaycheck, tui, neckermann, secret escapes, voyage prive,
    楽天トラベル, じゃらん, じゃらんnet, 一休, 一休.com, るるぶトラベル, yahoo!トラベル, 携程, 携程旅行, 美团, 美团酒店, 飞猪, 飞猪旅行, 去哪儿, 去哪儿网, 同程, 同程旅行,
    途牛, 艺龙, 易遊網, 雄獅旅遊, yanolja, 야놀자, 여기어때, 인터파크, 하나투어, 데일리호텔, 네이버 예약, opentable, resy, thefork, eltenedor, lafourchette, quandoo,
    bookatable, tablecheck, 食べログ, ホットペッパーグルメ, ぐるなび, 캐치테이블, 大众点评, chope, eatigo`
    .split(',')
    .map((name) => folded(name.trim())),
)
