/** IATA airline designators of the airlines that sell tickets, with the names they go by. Own table. */
export const airlineRows = `
0B Blue Air|2I Star Perú|2L Helvetic Airways|3K Jetstar Asia|3M Silver Airways|3O Air Arabia Maroc|3S Air Antilles
3U Sichuan Airlines|4O Interjet|4U Germanwings|4Y Discover Airlines|4Z Airlink|5F FlyOne|5J Cebu Pacific|5O ASL Airlines France|5T Canadian North
5U TAG Airlines|5Z CemAir|6B TUI fly Nordic|6E IndiGo|6H Israir|7C Jeju Air|7M MAP Linhas Aéreas|7R RusLine
8M Myanmar Airways International|8P Pacific Coastal Airlines
8Q Onur Air|8U Afriqiyah Airways|9C Spring Airlines|9K Cape Air|9U Air Moldova|9W Jet Airways|A2 Animawings|A3 Aegean Airlines
A5 HOP!|A9 Georgian Airways|AA American Airlines|AB Air Berlin|AC Air Canada|AD Azul|AE Mandarin Airlines|AF Air France
AH Air Algérie|AI Air India|AK AirAsia|AM Aeroméxico|AP AlbaStar|AR Aerolíneas Argentinas|AS Alaska Airlines|AT Royal Air Maroc
AV Avianca|AY Finnair|AZ ITA Airways|B2 Belavia|B6 JetBlue|B7 Uni Air|BA British Airways|BC Skymark Airlines|BF French bee
BG Biman Bangladesh Airlines|BI Royal Brunei Airlines|BJ Nouvelair|BL Pacific Airlines|BP Air Botswana|BQ SkyAlps|BR EVA Air
BT airBaltic|BW Caribbean Airlines|BX Air Busan|BY TUI Airways|BZ Blue Bird Airways|CA Air China|CI China Airlines
CJ BA CityFlyer|CL Lufthansa CityLine
CM Copa Airlines|CU Cubana|CX Cathay Pacific|CY Cyprus Airways|CZ China Southern Airlines|D7 AirAsia X|D8 Norwegian Air Sweden
DD Nok Air|DE Condor|DG Cebgo|DI Norwegian Air UK|DL Delta Air Lines|DM Arajet|DP Pobeda|DS easyJet Switzerland|DT TAAG Angola Airlines
DX DAT|DY Norwegian|E9 Iberojet|EB Wamos Air|EC easyJet Europe|EI Aer Lingus|EK Emirates|EN Air Dolomiti|EQ TAME|ET Ethiopian Airlines
EW Eurowings|EY Etihad Airways|F3 flyadeal|F8 Flair Airlines|F9 Frontier Airlines|FA FlySafair|FB Bulgaria Air|FC Link Airways
FD Thai AirAsia|FH Freebird Airlines|FI Icelandair|FJ Fiji Airways|FM Shanghai Airlines|FN Fastjet|FO Flybondi|FR Ryanair|FV Rossiya|FY Firefly
FZ flydubai|G3 Gol|G4 Allegiant Air|G8 Go First|G9 Air Arabia|GA Garuda Indonesia|GF Gulf Air|GK Jetstar Japan|GQ Sky Express
GR Aurigny|GS Tianjin Airlines|GX GX Airlines|H1 Hahn Air Systems|H2 Sky Airline|H4 HiSky|HA Hawaiian Airlines|HB Greater Bay Airlines
HC Air Senegal|HD Air Do|HF Air Côte d'Ivoire|HM Air Seychelles|HO Juneyao Airlines|HR Hahn Air|HU Hainan Airlines|HV Transavia
HX Hong Kong Airlines|HY Uzbekistan Airways|I2 Iberia Express|IB Iberia|ID Batik Air|IE Solomon Airlines|IG Air Italy|IR Iran Air
IW Wings Air|IX Air India Express|IZ Arkia|J2 Azerbaijan Airlines|J9 Jazeera Airways|JA JetSMART|JD Beijing Capital Airlines
JJ LATAM Brasil|JL Japan Airlines|JP Adria Airways|JQ Jetstar|JT Lion Air|JU Air Serbia|JX Starlux Airlines|JY interCaribbean Airways
K6 Cambodia Angkor Air|KA Cathay Dragon|KC Air Astana|KE Korean Air|KK AtlasGlobal|KL KLM|KM KM Malta Airlines|KQ Kenya Airways
KU Kuwait Airways|KX Cayman Airways|LA LATAM Airlines|LG Luxair|LH Lufthansa|LJ Jin Air|LM Loganair|LN Libyan Airlines|LO LOT Polish Airlines
LP LATAM Perú|LQ Lanmei Airlines|LS Jet2|LU LATAM Express|LX SWISS|LY El Al|MD Madagascar Airlines|ME Middle East Airlines
MF XiamenAir|MH Malaysia Airlines|MK Air Mauritius|MM Peach|MN Kulula|MS EgyptAir|MT Thomas Cook Airlines|MU China Eastern Airlines
MX Breeze Airways|NE Nesma Airlines|NF Air Vanuatu|NH ANA|NK Spirit Airlines|NM Air Moana|NO Neos|NP Nile Air|NT Binter Canarias
NU Japan Transocean Air|NX Air Macau|NZ Air New Zealand|OA Olympic Air|OB Boliviana de Aviación|OD Batik Air Malaysia|OK Czech Airlines
OM MIAT Mongolian Airlines|OR TUI fly Netherlands|OS Austrian Airlines|OU Croatia Airlines|OV SalamAir|OZ Asiana Airlines|P4 Air Peace
P5 Wingo|PC Pegasus Airlines|PD Porter Airlines|PE People's|PF Palestinian Airlines|PG Bangkok Airways|PK Pakistan International Airlines
PN West Air|PQ SkyUp Airlines|PR Philippine Airlines|PS Ukraine International Airlines|PU Plus Ultra|PW Precision Air
PX Air Niugini|PY Surinam Airways
PZ LATAM Paraguay|QA Air Algérie Domestic|QF Qantas|QG Citilink|QH Bamboo Airways|QK Jazz|QP Akasa Air|QR Qatar Airways
QS SmartWings|QV Lao Airlines|QZ Indonesia AirAsia|R3 Yakutia|RA Nepal Airlines|RC Atlantic Airways|RJ Royal Jordanian
RK Ryanair UK|RO TAROM|RQ Kam Air|RS Air Seoul|RV Air Canada Rouge|RX Riyadh Air|S4 Azores Airlines|S7 S7 Airlines|SA South African Airways
SB Aircalin|SC Shandong Airlines|SG SpiceJet|SK SAS|SL Thai Lion Air|SM Air Cairo|SN Brussels Airlines|SP SATA Air Açores
SQ Singapore Airlines|SS Corsair|SU Aeroflot|SV Saudia|SY Sun Country Airlines|TB TUI fly Belgium|TC Air Tanzania|TG Thai Airways
TK Turkish Airlines|TL Airnorth|TM LAM|TN Air Tahiti Nui|TO Transavia France|TP TAP Air Portugal|TR Scoot|TS Air Transat|TU Tunisair
TW T'way Air|TX Air Caraïbes|TZ Scoot|U2 easyJet|U6 Ural Airlines|UA United Airlines|UK Vistara|UL SriLankan Airlines
UM Air Zimbabwe|UO HK Express|UP Bahamasair|UQ Urumqi Air|UR Uganda Airlines|US US Airways|UT UTair|UU Air Austral|UX Air Europa
V0 Conviasa|V3 Carpatair|V7 Volotea|VA Virgin Australia|VB Viva Aerobus|VF AJet|VH Viva Air|VJ VietJet Air|VN Vietnam Airlines
VR Cabo Verde Airlines|VS Virgin Atlantic|VT Air Tahiti|VX Virgin America|VY Vueling|VZ Thai VietJet Air|W2 FlexFlight|W4 Wizz Air Malta
W6 Wizz Air|W9 Wizz Air UK|WA KLM Cityhopper|WB RwandAir|WF Widerøe|WK Edelweiss Air|WM Winair|WN Southwest Airlines|WS WestJet
WX CityJet|WY Oman Air|WZ Red Wings|X3 TUI fly|XC Corendon Airlines|XK Air Corsica|XL LATAM Ecuador|XP Avelo Airlines|XQ SunExpress
XR Corendon Airlines Europe|XT Indonesia AirAsia X
XW NokScoot|XY flynas|Y4 Volaris|Y9 Lynx Air|YM Montenegro Airlines|YN Air Creebec|YO Heli Air Monaco|YT Yeti Airlines|Z2 Philippines AirAsia
ZB Monarch Airlines|ZF Azur Air|ZH Shenzhen Airlines|ZI Aigle Azur|ZL Rex Airlines|ZP Paranair|ZW Air Wisconsin
`
