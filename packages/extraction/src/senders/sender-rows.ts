/**
 * Senders of booking emails without their own definition: machine-readable name, name, type (s supplier, o online
 * agency, t travel management company), domains.
 */
export const senderRows = `
aa|American Airlines|s|aa.com info.email.aa.com
delta|Delta Air Lines|s|delta.com|southwest|Southwest Airlines|s|southwest.com luv.southwest.com ifly.southwest.com
jetblue|JetBlue|s|jetblue.com|alaska|Alaska Airlines|s|alaskaair.com|spirit|Spirit Airlines|s|spirit.com spirit-airlines.com
frontier|Frontier Airlines|s|flyfrontier.com|hawaiian|Hawaiian Airlines|s|hawaiianairlines.com|aircanada|Air Canada|s|aircanada.com aircanada.ca
westjet|WestJet|s|westjet.com|porter|Porter Airlines|s|flyporter.com|aeromexico|Aeroméxico|s|aeromexico.com
latam|LATAM Airlines|s|latam.com|avianca|Avianca|s|avianca.com|copa|Copa Airlines|s|copaair.com|gol|Gol|s|voegol.com.br|azul|Azul|s|voeazul.com.br
lufthansa|Lufthansa|s|lufthansa.com|austrian|Austrian Airlines|s|austrian.com
condor|Condor|s|condor.com|airdolomiti|Air Dolomiti|s|airdolomiti.it|discover|Discover Airlines|s|discover-airlines.com
airfrance|Air France|s|airfrance.fr airfrance.com airfrance-klm.com|klm|KLM|s|klm.com klm.nl klm-info.com|transavia|Transavia|s|transavia.com
ba|British Airways|s|ba.com britishairways.com email.ba.com|iberia|Iberia|s|iberia.com iberia.es iberiaexpress.com
ryanair|Ryanair|s|ryanair.com|wizz|Wizz Air|s|wizzair.com
sas|SAS|s|sas.se flysas.com sas.dk|norwegian|Norwegian|s|norwegian.com norwegian.no|finnair|Finnair|s|finnair.com|icelandair|Icelandair|s|icelandair.com icelandair.is
airbaltic|airBaltic|s|airbaltic.com|lot|LOT Polish Airlines|s|lot.com lot.pl|ita|ITA Airways|s|ita-airways.com itaspa.com|tap|TAP Air Portugal|s|tap.pt flytap.com
aegean|Aegean Airlines|s|aegeanair.com|turkish|Turkish Airlines|s|thy.com turkishairlines.com|pegasus|Pegasus Airlines|s|flypgs.com|virginatlantic|Virgin Atlantic|s|virginatlantic.com fly.virgin.com
emirates|Emirates|s|emirates.com emirates.email|etihad|Etihad Airways|s|etihad.com etihad.ae|qatar|Qatar Airways|s|qatarairways.com qatarairways.com.qa|saudia|Saudia|s|saudia.com
elal|El Al|s|elal.com elal.co.il|ethiopian|Ethiopian Airlines|s|ethiopianairlines.com|kenya|Kenya Airways|s|kenya-airways.com|saa|South African Airways|s|flysaa.com
singapore|Singapore Airlines|s|singaporeair.com singaporeair.com.sg|cathay|Cathay Pacific|s|cathaypacific.com|qantas|Qantas|s|qantas.com qantas.com.au|airnz|Air New Zealand|s|airnz.co.nz airnewzealand.com
virginaustralia|Virgin Australia|s|virginaustralia.com|jetstar|Jetstar|s|jetstar.com|ana|ANA|s|ana.co.jp|jal|Japan Airlines|s|jal.com jal.co.jp|koreanair|Korean Air|s|koreanair.com
asiana|Asiana Airlines|s|flyasiana.com|airindia|Air India|s|airindia.in airindia.com|indigo|IndiGo|s|goindigo.in|malaysia|Malaysia Airlines|s|malaysiaairlines.com
thai|Thai Airways|s|thaiairways.com|vietnam|Vietnam Airlines|s|vietnamairlines.com|garuda|Garuda Indonesia|s|garuda-indonesia.com|chinaeastern|China Eastern Airlines|s|ceair.com
hyatt|Hyatt|s|hyatt.com
wyndham|Wyndham|s|wyndham.com wyndhamhotels.com
choice|Choice Hotels|s|choicehotels.com|radisson|Radisson Hotels|s|radissonhotels.com radisson.com
melia|Meliá|s|melia.com|travelodge|Travelodge|s|travelodge.co.uk
scandic|Scandic|s|scandichotels.com|fourseasons|Four Seasons|s|fourseasons.com|mandarin|Mandarin Oriental|s|mohg.com mandarinoriental.com|shangrila|Shangri-La|s|shangri-la.com
leonardo|Leonardo Hotels|s|leonardo-hotels.com|maritim|Maritim|s|maritim.de|ruby|Ruby Hotels|s|ruby-hotels.com|omni|Omni Hotels|s|omnihotels.com
enterprise|Enterprise|s|enterprise.com ehi.com
national|National Car Rental|s|nationalcar.com|alamo|Alamo|s|alamo.com goalamo.com|sixt|SIXT|s|sixt.com sixt.de|europcar|Europcar|s|europcar.com mail.europcar.com
thrifty|Thrifty|s|thrifty.com|dollar|Dollar|s|dollar.com|goldcar|Goldcar|s|goldcar.com goldcar.es|buchbinder|Buchbinder|s|buchbinder.de
blacklane|Blacklane|s|blacklane.com|freenow|FREENOW|s|free-now.com freenow.com mytaxi.com
eurostar|Eurostar|s|eurostar.com thalys.com|sbb|SBB|s|sbb.ch
oebb|ÖBB|s|oebb.at|italo|Italo|s|italotreno.it ntvspa.it|renfe|Renfe|s|renfe.es renfe.com
ns|NS|s|ns.nl nsinternational.nl|sncb|SNCB|s|b-rail.be belgiantrain.be|pkp|PKP Intercity|s|intercity.pl
sj|SJ|s|sj.se|vr|VR|s|vr.fi|dsb|DSB|s|dsb.dk|vy|Vy|s|vy.no|viarail|VIA Rail|s|viarail.ca|lner|LNER|s|lner.co.uk
gwr|GWR|s|gwr.com|greyhound|Greyhound|s|greyhound.com
thefork|TheFork|s|thefork.com lafourchette.com thefork.co.uk|quandoo|Quandoo|s|quandoo.com quandoo.de
sevenrooms|SevenRooms|s|sevenrooms.com|ticketmaster|Ticketmaster|s|ticketmaster.com ticketmaster.de|eventbrite|Eventbrite|s|eventbrite.com
orbitz|Orbitz|o|orbitz.com
travelocity|Travelocity|o|travelocity.com|priceline|Priceline|o|priceline.com|hrs|HRS|o|hrs.com hrs.de|trip|Trip.com|o|trip.com ctrip.com
opodo|Opodo|o|opodo.com opodo.de|kayak|KAYAK|o|kayak.com|kiwi|Kiwi.com|o|kiwi.com|lastminute|lastminute.com|o|lastminute.com
trainline|Trainline|o|trainline.com thetrainline.com trainline.eu|omio|Omio|o|omio.com goeuro.com|makemytrip|MakeMyTrip|o|makemytrip.com|cleartrip|Cleartrip|o|cleartrip.com|hotwire|Hotwire|o|hotwire.com
traveloka|Traveloka|o|traveloka.com|despegar|Despegar|o|despegar.com decolar.com|rentalcars|Rentalcars.com|o|rentalcars.com|hoteltonight|HotelTonight|o|hoteltonight.com
amexgbt|American Express Global Business Travel|t|amexgbt.com amexglobalbusinesstravel.com hrgworldwide.com neogbt.com|bcd|BCD Travel|t|bcdtravel.com bcdtravel.de bcdtravel.co.uk
cwt|CWT|t|mycwt.com carlsonwagonlit.com cwtsatotravel.com contactcwt.com|navan|Navan|t|navan.com tripactions.com reedmackay.com|travelperk|TravelPerk|t|travelperk.com perk.com|egencia|Egencia|t|egencia.com egencia.de egencia.co.uk
ctm|Corporate Travel Management|t|travelctm.com|corptraveler|Corporate Traveler|t|corporatetraveler.com corporatetraveler.us corptraveler.com
corptraveller|Corporate Traveller|t|corporatetraveller.co.uk corporatetraveller.com|flightcentre|Flight Centre|t|flightcentre.com flightcentre.co.uk|concur|SAP Concur|t|concur.com concursolutions.com|deem|Deem|t|deem.com
frosch|FROSCH|t|frosch.com|directtravel|Direct Travel|t|dt.com directtravel.com|altour|ALTOUR|t|altour.com|clarity|Clarity|t|claritybt.com claritybusinesstravel.com
traveldoo|Traveldoo|t|traveldoo.com|dertour|DER Business Travel|t|derbusinesstravel.de lcc-businesstravel.de|travelleaders|Travel Leaders|t|travelleaders.com internova.com|worldtravel|World Travel, Inc.|t|worldtravelinc.com
spotnana|Spotnana|t|spotnana.com|ovation|Ovation Travel|t|ovationtravel.com|christopherson|Christopherson|t|cbtravel.com|tripsource|TripSource|t|tripsource.com|selecta|Selectour|t|selectour.com|havas|Havas Voyages|t|havas-voyages.fr
travelinc|Travel Incorporated|t|travelinc.com|tzell|Tzell|t|tzell.com|omegaworld|Omega World Travel|t|owt.net|kdsneo|Neo|t|kds.com|click|Click Travel|t|clicktravel.com|travelbank|TravelBank|t|travelbank.com
aerlingus|Aer Lingus|s|aerlingus.com
bolt|Bolt|s|bolt.eu|careem|Careem|s|careem.com
designmynight|DesignMyNight|s|designmynight.com|djh|DJH Jugendherberge|s|jugendherberge.de djh.de|easyjet|easyJet|s|easyjet.com
edreams|eDreams|o|edreams.com edreams.es edreamsodigeo.com|eurowings|Eurowings|s|eurowings.com|expedia|Expedia|o|expedia.com expediamail.com expedia.de expedia.co.uk expedia.fr|favouritetable|Favouritetable|s|favouritetable.com
globtour|Globtour|s|globtour.com globtour.hr
hostelworld|Hostelworld|o|hostelworld.com|hotels|Hotels.com|o|hotels.com|marriott|Marriott|s|marriott.com res-marriott.com email-marriott.com
meininger|MEININGER Hotels|s|meininger-hotels.com|motelone|Motel One|s|motel-one.com|nh|NH Hotels|s|nh-hotels.com nh-hotels.de nh-hotels.es nh-hotels.it nh-hotels.nl
opentable|OpenTable|s|opentable.com opentable.de opentable.co.uk opentable.ca opentable.com.au opentable.es opentable.nl opentable.ie opentable.com.mx|premierinn|Premier Inn|s|premierinn.com whitbread.com
rapido|Rapido|s|rapido.bike|rentcars|Rentcars|o|rentcars.com rentcars.com.br|resdiary|ResDiary|s|resdiary.com restaurantdiary.com|resy|Resy|s|resy.com|superb|Superb|s|superbexperience.com superb.community
tock|Tock|s|exploretock.com tockhq.com|united|United Airlines|s|united.com|vipcars|VIPCars|o|vipcars.com|vueling|Vueling|s|vueling.com|zenchef|Zenchef|s|zenchef.com formitable.com
`
