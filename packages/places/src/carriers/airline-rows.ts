/** IATA designators of airlines that sell tickets, with their common names. Our own table. */
export const airlineRows = `
0B Blue Air|2B Albawings|2D Eastern Airlines|2I Star Perú|2J Air Burkina|2K Avianca Ecuador|2L Helvetic Airways|2P PAL Express|3H Air Inuit
3K Jetstar Asia|3L Air Arabia Abu Dhabi|3M Silver Airways|3N Air Urga|3O Air Arabia Maroc|3S Air Antilles|3U Sichuan Airlines|4B Boutique Air
4G Gazpromavia|4N Air North|4O Interjet|4U Germanwings|4Y Discover Airlines|4Z Airlink|5F FlyOne|5J Cebu Pacific|5N Smartavia|5O ASL Airlines France
5R Rutaca|5T Canadian North|5U TAG Airlines|5W Wizz Air Abu Dhabi|5Z CemAir|6B TUI fly Nordic|6D Smartwings Slovakia|6E IndiGo|6H Israir
6J Solaseed Air|6Y SmartLynx|7C Jeju Air|7G StarFlyer|7H Ravn Alaska|7J Tajik Air|7M MAP Linhas Aéreas|7R RusLine|7V Federal Airlines
7W Windrose Airlines|8B TransNusa|8D FitsAir|8E Bering Air|8F STP Airways|8H BH Air|8L Lucky Air|8M Myanmar Airways International
8P Pacific Coastal Airlines|8Q Onur Air|8R Amelia|8T Air Tindi|8U Afriqiyah Airways|9C Spring Airlines|9D Genghis Khan Airlines|9E Endeavor Air
9H Air Changan|9I Alliance Air|9J Dana Air|9K Cape Air|9M Central Mountain Air|9N Tropic Air|9P Fly Jinnah|9R SATENA|9U Air Moldova|9V Avior Airlines
9W Jet Airways|9X Southern Airways Express|A2 Animawings|A3 Aegean Airlines|A4 Azimuth|A5 HOP!|A6 Air Travel|A9 Georgian Airways|AA American Airlines
AB Air Berlin|AC Air Canada|AD Azul|AE Mandarin Airlines|AF Air France|AH Air Algérie|AI Air India|AK AirAsia|AM Aeroméxico|AP AlbaStar|AQ 9 Air
AR Aerolíneas Argentinas|AS Alaska Airlines|AT Royal Air Maroc|AV Avianca|AW Africa World Airlines|AY Finnair|AZ ITA Airways|B2 Belavia
B3 Bhutan Airlines|B6 JetBlue|B7 Uni Air|B8 Eritrean Airlines|BA British Airways|BC Skymark Airlines|BF French bee|BG Biman Bangladesh Airlines
BI Royal Brunei Airlines|BJ Nouvelair|BK Okay Airways|BL Pacific Airlines|BP Air Botswana|BQ SkyAlps|BR EVA Air|BS US-Bangla Airlines|BT airBaltic
BW Caribbean Airlines|BX Air Busan|BY TUI Airways|BZ Blue Bird Airways|C3 Trade Air|C5 CommutAir|CA Air China|CD Corendon Dutch Airlines|CE Chalair
CG PNG Air|CI China Airlines|CJ BA CityFlyer|CL Lufthansa CityLine|CM Copa Airlines|CN Grand China Air|CU Cubana|CX Cathay Pacific|CY Cyprus Airways
CZ China Southern Airlines|D2 Severstal|D3 Daallo Airlines|D7 AirAsia X|D8 Norwegian Air Sweden|DC Braathens Regional|DD Nok Air|DE Condor|DG Cebgo
DI Norwegian Air UK|DK Sunclass Airlines|DL Delta Air Lines|DM Arajet|DN Dan Air|DP Pobeda|DS easyJet Switzerland|DT TAAG Angola Airlines
DV SCAT Airlines|DX DAT|DY Norwegian|DZ Donghai Airlines|E5 Air Arabia Egypt|E9 Iberojet|EB Wamos Air|EC easyJet Europe|EI Aer Lingus|EK Emirates
EL Ellinair|EN Air Dolomiti|EO Pegas Fly|EP Iran Aseman Airlines|EQ TAME|ES Estelar|ET Ethiopian Airlines|EU Chengdu Airlines|EW Eurowings
EY Etihad Airways|F3 flyadeal|F8 Flair Airlines|F9 Frontier Airlines|FA FlySafair|FB Bulgaria Air|FC Link Airways|FD Thai AirAsia
FG Ariana Afghan Airlines|FH Freebird Airlines|FI Icelandair|FJ Fiji Airways|FM Shanghai Airlines|FN Fastjet|FO Flybondi|FR Ryanair|FS FlyArystan
FT FlyEgypt|FU Fuzhou Airlines|FV Rossiya|FW Ibex Airlines|FY Firefly|FZ flydubai|G3 Gol|G4 Allegiant Air|G5 China Express Airlines|G8 Go First
G9 Air Arabia|GA Garuda Indonesia|GF Gulf Air|GJ Loong Air|GK Jetstar Japan|GL Air Greenland|GM Chair Airlines|GQ Sky Express|GR Aurigny
GS Tianjin Airlines|GT Air Guilin|GX GX Airlines|GY Colorful Guizhou Airlines|GZ Air Rarotonga|H1 Hahn Air Systems|H2 Sky Airline|H4 HiSky
H9 Himalaya Airlines|HA Hawaiian Airlines|HB Greater Bay Airlines|HC Air Senegal|HD Air Do|HF Air Côte d'Ivoire|HM Air Seychelles|HO Juneyao Airlines
HR Hahn Air|HU Hainan Airlines|HV Transavia|HX Hong Kong Airlines|HY Uzbekistan Airways|HZ Aurora|I2 Iberia Express|I5 AIX Connect|I8 Izhavia
IA Iraqi Airways|IB Iberia|IC Fly91|ID Batik Air|IE Solomon Airlines|IG Air Italy|IO IrAero|IQ Qazaq Air|IR Iran Air|IT Tigerair Taiwan
IU Super Air Jet|IW Wings Air|IX Air India Express|IZ Arkia|J2 Azerbaijan Airlines|J4 Badr Airlines|J7 Afrijet|J8 Berjaya Air|J9 Jazeera Airways
JA JetSMART|JB Helijet|JD Beijing Capital Airlines|JH Fuji Dream Airlines|JJ LATAM Brasil|JL Japan Airlines|JP Adria Airways|JQ Jetstar|JR Joy Air
JS Air Koryo|JT Lion Air|JU Air Serbia|JV Bearskin Airlines|JX Starlux Airlines|JY interCaribbean Airways|K6 Cambodia Angkor Air|K7 Air KBZ
KA Cathay Dragon|KB Drukair|KC Air Astana|KE Korean Air|KK AtlasGlobal|KL KLM|KM KM Malta Airlines|KN China United Airlines|KP ASKY Airlines
KQ Kenya Airways|KR Cambodia Airways|KU Kuwait Airways|KX Cayman Airways|KY Kunming Airlines|L5 Red Air|L6 Mauritania Airlines|LA LATAM Airlines
LF Contour Airlines|LG Luxair|LH Lufthansa|LI LIAT|LJ Jin Air|LM Loganair|LN Libyan Airlines|LO LOT Polish Airlines|LP LATAM Perú|LQ Lanmei Airlines
LR Avianca Costa Rica|LS Jet2|LT LongJiang Airlines|LU LATAM Express|LW Lauda Europe|LX SWISS|LY El Al|M0 Aero Mongolia|MD Madagascar Airlines
ME Middle East Airlines|MF XiamenAir|MH Malaysia Airlines|MK Air Mauritius|MM Peach|MN Kulula|MR Hunnu Air|MS EgyptAir|MT Thomas Cook Airlines
MU China Eastern Airlines|MW Mokulele Airlines|MX Breeze Airways|MY MASwings|N0 Norse Atlantic Airways|N4 Nordwind Airlines|NE Nesma Airlines
NF Air Vanuatu|NH ANA|NI Portugália|NK Spirit Airlines|NM Air Moana|NO Neos|NP Nile Air|NS Hebei Airlines|NT Binter Canarias|NU Japan Transocean Air
NX Air Macau|NY Air Iceland Connect|NZ Air New Zealand|OA Olympic Air|OB Boliviana de Aviación|OC Oriental Air Bridge|OD Batik Air Malaysia|OG PLAY
OK Czech Airlines|OM MIAT Mongolian Airlines|OQ Chongqing Airlines|OR TUI fly Netherlands|OS Austrian Airlines|OU Croatia Airlines|OV SalamAir
OY Andes Líneas Aéreas|OZ Asiana Airlines|P4 Air Peace|P5 Wingo|P6 Pascan|PB PAL Airlines|PC Pegasus Airlines|PD Porter Airlines|PE People's
PF Palestinian Airlines|PG Bangkok Airways|PK Pakistan International Airlines|PM CanaryFly|PN West Air|PQ SkyUp Airlines|PR Philippine Airlines
PS Ukraine International Airlines|PU Plus Ultra|PW Precision Air|PX Air Niugini|PY Surinam Airways|PZ LATAM Paraguay|Q2 Maldivian
Q6 Volaris Costa Rica|Q9 Green Africa|QA Air Algérie Domestic|QB Qeshm Air|QC Camair-Co|QF Qantas|QG Citilink|QH Bamboo Airways|QI Ibom Air|QK Jazz
QL LASER Airlines|QN Skytrans|QP Akasa Air|QR Qatar Airways|QS SmartWings|QV Lao Airlines|QW Qingdao Airlines|QX Horizon Air|QZ Indonesia AirAsia
R3 Yakutia|R5 Jordan Aviation|R6 DAT|RA Nepal Airlines|RB Syrian Air|RC Atlantic Airways|RF Aero K|RJ Royal Jordanian|RK Ryanair UK|RO TAROM
RQ Kam Air|RS Air Seoul|RV Air Canada Rouge|RX Riyadh Air|RY Jiangxi Air|S4 Azores Airlines|S7 S7 Airlines|S8 Sounds Air|SA South African Airways
SB Aircalin|SC Shandong Airlines|SD Sudan Airways|SF Tassili Airlines|SG SpiceJet|SI Blue Islands|SK SAS|SL Thai Lion Air|SM Air Cairo
SN Brussels Airlines|SP SATA Air Açores|SQ Singapore Airlines|SS Corsair|SU Aeroflot|SV Saudia|SY Sun Country Airlines|SZ Somon Air|T3 Eastern Airways
T5 Turkmenistan Airlines|T6 AirSWIFT|T7 Twin Jet|TB TUI fly Belgium|TC Air Tanzania|TG Thai Airways|TK Turkish Airlines|TL Airnorth|TM LAM
TN Air Tahiti Nui|TO Transavia France|TP TAP Air Portugal|TR Scoot|TS Air Transat|TU Tunisair|TV Tibet Airlines|TW T'way Air|TX Air Caraïbes
TY Air Calédonie|TZ Scoot|U2 easyJet|U4 Buddha Air|U6 Ural Airlines|U8 TUS Airways|UA United Airlines|UB Myanmar National Airlines|UG Tunisair Express
UK Vistara|UL SriLankan Airlines|UM Air Zimbabwe|UN United Nigeria Airlines|UO HK Express|UP Bahamasair|UQ Urumqi Air|UR Uganda Airlines|US US Airways
UT UTair|UU Air Austral|UX Air Europa|UZ Buraq Air|V0 Conviasa|V3 Carpatair|V7 Volotea|VA Virgin Australia|VB Viva Aerobus|VE Clic|VF AJet|VH Viva Air
VJ VietJet Air|VL Lufthansa City Airlines|VM Max Air|VN Vietnam Airlines|VR Cabo Verde Airlines|VS Virgin Atlantic|VT Air Tahiti|VU Vietravel Airlines
VW Aeromar|VX Virgin America|VY Vueling|VZ Thai VietJet Air|W2 FlexFlight|W3 Arik Air|W4 Wizz Air Malta|W5 Mahan Air|W6 Wizz Air|W9 Wizz Air UK
WA KLM Cityhopper|WB RwandAir|WF Widerøe|WG Sunwing Airlines|WI White Airways|WK Edelweiss Air|WM Winair|WN Southwest Airlines|WO Swoop
WR WestJet Encore|WS WestJet|WX CityJet|WY Oman Air|WZ Red Wings|X3 TUI fly|XC Corendon Airlines|XE JSX|XJ Thai AirAsia X|XK Air Corsica
XL LATAM Ecuador|XP Avelo Airlines|XQ SunExpress|XR Corendon Airlines Europe|XT Indonesia AirAsia X|XW NokScoot|XY flynas|XZ Aeroitalia|Y4 Volaris
Y7 NordStar|Y8 Suparna Airlines|Y9 Lynx Air|YC Yamal Airlines|YM Montenegro Airlines|YN Air Creebec|YO Heli Air Monaco|YP Air Premia|YT Yeti Airlines
YU euroAtlantic Airways|YV Mesa Airlines|YW Air Nostrum|YX Republic Airways|Z2 Philippines AirAsia|Z8 Amaszonas|ZA Sky Angkor Airlines
ZB Monarch Airlines|ZD EWA Air|ZE Eastar Jet|ZF Azur Air|ZG ZIPAIR|ZH Shenzhen Airlines|ZI Aigle Azur|ZL Rex Airlines|ZP Paranair|ZT Titan Airways
ZW Air Wisconsin
`
