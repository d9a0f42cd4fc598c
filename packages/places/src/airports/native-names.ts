import { fold } from '../kit/fold'
import { lazy } from '../kit/lazy'

/** Airports by their own names in non-Latin scripts, as opposed to their town's. */
const ownNames = `
羽田 HND|成田 NRT|伊丹 ITM|関空 KIX|セントレア NGO|新千歳 CTS|丘珠 OKD|女満別 MMB|いわて花巻 HNA
台北松山 TSA|臺北松山 TSA|桃園 TPE|桃园 TPE|小港 KHH|清泉崗 RMQ
大兴 PKX|大興 PKX|虹桥 SHA|虹橋 SHA|浦东 PVG|浦東 PVG|宝安 SZX|寶安 SZX
萧山 HGH|蕭山 HGH|长水 KMG|長水 KMG|禄口 NKG|祿口 NKG|胶东 TAO|膠東 TAO|周水子 DLC|桃仙 SHE
龙嘉 CGQ|遥墙 TNA|武宿 TYN|地窝堡 URC|曹家堡 XNN|贡嘎 LXA|美兰 HAK|美蘭 HAK
吴圩 NNG|龙洞堡 KWE|昌北 KHN|栎社 NGB|三义 LJG|嘎洒 JHG|赤鱲角 HKG
仁川 ICN|金浦 GMP|樟宜 SIN|素万那普 BKK|素萬那普 BKK|廊曼 DMK|希思罗 LHR|希斯路 LHR|盖特威克 LGW|戴高乐 CDG|戴高樂 CDG|肯尼迪 JFK|纽瓦克 EWR
インチョン ICN|仁川空港 ICN|キンポ GMP|スワンナプーム BKK|ドンムアン DMK|ヒースロー LHR|シャルル ド ゴール CDG|チャンギ SIN
인천 ICN|김포 GMP|김해 PUS|하네다 HND|나리타 NRT|간사이 KIX|신치토세 CTS|나하 OKA|타오위안 TPE|쑹산 TSA|수완나품 BKK|돈므앙 DMK|푸동 PVG|홍차오 SHA|히드로 LHR
ดอนเมือง DMK|สุวรรณภูมิ BKK
Шереметьево SVO|Домодедово DME|Внуково VKO|Жуковский ZIA|Пулково LED|Кольцово SVX|Толмачево OVB|Толмачёво OVB|Курумоч KUF|Платов ROV|Пашковский KRR
Храброво KGD|Адлер AER|Бориспіль KBP|Борисполь KBP|Жуляни IEV|Жуляны IEV|Рощино TJM|Баландино CEK|Стригино GOJ|Гагарин GSV|Емельяново KJA
Ελευθέριος Βενιζέλος ATH|Ελ Βενιζέλος ATH
الملك خالد RUH|الملك عبدالعزيز JED|الملك عبد العزيز JED|الملك فهد DMM|آل مكتوم DWC|مهرآباد THR|امام خمینی IKA|صبيحة SAW
タンソンニャット SGN|ノイバイ HAN|スカルノハッタ CGK|スカルノ・ハッタ CGK|ングラライ DPS|ニノイ・アキノ MNL|インディラ・ガンディー DEL|ガトウィック LGW
オルリー ORY|フィウミチーノ FCO|マルペンサ MXP|リナーテ LIN|ダレス IAD|オヘア ORD|ジョン・F・ケネディ JFK|ラガーディア LGA|ダニエル・K・イノウエ HNL|シャルル・ドゴール CDG|ドゴール CDG
サビハ・ギョクチェン SAW|イスタンブール IST|ニューアーク EWR|シェレメーチエボ SVO|グアルーリョス GRU|小牧 NKM
新山一 SGN|内排 HAN|奥黑尔 ORD|歐海爾 ORD|甘迺迪 JFK|希思羅 LHR|史基浦 AMS|杜勒斯 IAD|马尔彭萨 MXP|馬爾彭薩 MXP|菲乌米奇诺 FCO|谢列梅捷沃 SVO|哈马德 DOH|苏加诺哈达 CGK|清泉岗 RMQ
창이 SIN|노이바이 HAN|떤선녓 SGN|탄손누트 SGN|샤를 드골 CDG|샤를드골 CDG|존 F. 케네디 JFK|존 F 케네디 JFK|뉴어크 EWR|개트윅 LGW|오를리 ORY|말펜사 MXP|피우미치노 FCO|스히폴 AMS|오헤어 ORD
수카르노 하타 CGK|응우라라이 DPS|니노이 아키노 MNL|이스탄불 IST|사비하 괵첸 SAW|돈무앙 DMK|쑤완나품 BKK
Хитроу LHR|Гатвик LGW|Шарль-де-Голль CDG|Шарль де Голль CDG|Орли ORY|Мальпенса MXP|Фьюмичино FCO|Схипхол AMS|Сабиха Гёкчен SAW|Бен-Гурион TLV|Суварнабхуми BKK|Дон Муанг DMK|Чанги SIN|Вацлав Гавел PRG
Звартноц EVN|Гейдар Алиев GYD|Бергамо BGY|Гирона GRO|Отопени OTP|Станстед STN|Лутон LTN
Хийтроу LHR|Шарл дьо Гол CDG|Орио ал Серио BGY|Малпенса MXP|Фиумичино FCO|Хітроу LHR|Фьюмічіно FCO|Бен Гуріон TLV
سوفارنابومي BKK|هيثرو LHR|غاتويك LGW|شارل ديغول CDG|شارل دي غول CDG|أورلي ORY|مالبينسا MXP|فيوميتشينو FCO|أتاتورك ISL|كوينز علياء AMM|الملكة علياء AMM|برج العرب HBE|سفنكس SPX
היתרו LHR|גטוויק LGW|שארל דה גול CDG|אורלי ORY|מלפנסה MXP|פיומיצ'ינו FCO|סביחה גוקצ'ן SAW|סובארנבומי BKK|סכיפהול AMS|ניוארק EWR|סטנסטד STN|ברגמו BGY
Χίθροου LHR|Γκάτγουικ LGW|Στάνστεντ STN|Σαρλ ντε Γκολ CDG|Φιουμιτσίνο FCO|Μαλπένσα MXP|Διαγόρας RHO|Νίκος Καζαντζάκης HER|Ιωάννης Δασκαλογιάννης CHQ
ชิโตเสะ CTS|นาริตะ NRT|ฮาเนดะ HND|คันไซ KIX|อินชอน ICN|ชางงี SIN|เถาหยวน TPE|ฮีทโธรว์ LHR|ชาร์ลส์เดอโกล CDG|ผู่ตง PVG
נתב"ג TLV|נתבג TLV|בן גוריון TLV|רמון ETM`

/** Airports named after a district or region; these names count only next to a town or the word for an airport. */
const districtNames = `
金海 PUS|ハマド DOH|クラーク CRK|ケネディ JFK|케네디 JFK|클락 CRK|하마드 DOH|كينيدي JFK|קנדי JFK|Манас BSZ|Никола Тесла BEG|九洲 ZUH|奥利 ORY
中部 NGO|関西 KIX|關西 KIX|关西 KIX|首都 PEK|白云 CAN|白雲 CAN|双流 CTU|雙流 CTU|天府 TFU|江北 CKG|咸阳 XIY|咸陽 XIY|天河 WUH|黄花 CSX|黃花 CSX|高崎 XMN|太平 HRB|滨海 TSN
新郑 CGO|正定 SJW|天山 URC|中川 LHW|河东 INC|凤凰 SYX|鳳凰 SYX|两江 KWL|长乐 FOC|新桥 HFE|龙湾 WNZ|硕放 WUX|白塔 HET|金湾 ZUH|Μακεδονία SKG|حمد DOH`

/** Towns by their names in non-Latin scripts, with their airport; empty for a town with several. */
const townNames = `
Франкфурт FRA|Істанбул IST|Истанбул IST|Будапешт BUD|Будапеща BUD|Брюссель BRU|Брюксел BRU|Шопен WAW|Уйташ MCX
Краков KRK|Копенгаген CPH|Копенхаген CPH|Лиссабон LIS|Лісабон LIS|Амстердам AMS|Гамбург HAM|Женева GVA|Хельсинки HEL|Осло OSL|Салоники SKG|Солун SKG
Ларнака LCA|Пафос PFO|Тель-Авив TLV|Каир CAI|Хургада HRG|Шарм-эш-Шейх SSH|Доха DOH|Абу-Даби AUH|Сеул|Пекин|Шанхай|Гонконг HKG|Сингапур SIN|Дели DEL
Хошимин SGN|Ханой HAN|Нячанг CXR|Камрань CXR
Φρανκφούρτη FRA|Μόναχο MUC|Βιέννη VIE|Βρυξέλλες BRU|Βερολίνο BER|Ζυρίχη ZRH|Γενεύη GVA|Άμστερνταμ AMS|Λονδίνο|Παρίσι|Ρώμη|Μιλάνο|Μαδρίτη MAD
Βαρκελώνη BCN|Λισαβόνα LIS|Βουκουρέστι OTP|Σόφια SOF|Βελιγράδι BEG|Τίρανα TIA|Κωνσταντινούπολη IST|Κάιρο CAI|Τελ Αβίβ TLV|Ντουμπάι DXB|Πράγα PRG
Βουδαπέστη BUD|Βαρσοβία WAW|Κοπεγχάγη CPH|Στοκχόλμη|Άκτιο PVK|Πρέβεζα PVK
الرباط RBA|طرابلس MJI|الخرطوم KRT|إسطنبول IST|اسطنبول IST|الإسكندرية HBE|فرانكفورت FRA|ميونخ MUC|ميونيخ MUC|جنيف GVA|زيورخ ZRH|فيينا VIE|برلين BER
أمستردام AMS|بروكسل BRU|مدريد MAD|برشلونة BCN|أثينا ATH|لارنكا LCA|أنطاليا AYT|أنقرة ESB|باكو GYD|تبليسي TBS|كراتشي KHI|لاهور LHE|إسلام أباد ISB
مومباي BOM|دلهي DEL|نيودلهي DEL|كوالالمبور KUL|جاكرتا CGK|مانيلا MNL|سنغافورة SIN|نيروبي NBO|أديس أبابا ADD|القصيم ELQ|حائل HAS|ينبع YNB|نجران EAM
جازان GIZ|الباحة ABT|العلا ULH|طشقند TAS|لندن|باريس|روما|ميلانو|بانكوك
מינכן MUC|פרנקפורט FRA|ציריך ZRH|ז'נבה GVA|ברצלונה BCN|מדריד MAD|אמסטרדם AMS|בריסל BRU|וינה VIE|ברלין BER|פראג PRG|בודפשט BUD|ורשה WAW|קרקוב KRK
בוקרשט OTP|סופיה SOF|אתונה ATH|סלוניקי SKG|רודוס RHO|כרתים HER|לרנקה LCA|פאפוס PFO|דובאי DXB|אבו דאבי AUH|בטומי BUS|טביליסי TBS|באקו GYD|ליסבון LIS
קופנהגן CPH|ניס NCE|נאפולי NAP|ונציה VCE|בנגקוק|לונדון|פריז|רומא|מילאנו|הית'רו LHR|לוטון LTN
방콕|타이베이
東京|东京|大阪|札幌 CTS|名古屋 NGO|沖縄 OKA|那覇 OKA|神戸 UKB|福岡 FUK|北九州 KKJ|佐賀 HSG|長崎 NGS|熊本 KMJ|大分 OIT|宮崎 KMI|鹿児島 KOJ|天草 AXJ|壱岐 IKI|屋久島 KUM|種子島 TNE|与那国 OGN|久米島 UEO
隠岐 OKI|佐渡 SDO|三宅島 MYE|奄美大島 ASJ
奄美 ASJ|宮古 MMY|石垣 ISG|下地島 SHI|広島 HIJ|岡山 OKJ|出雲 IZO|米子 YGJ|鳥取 TTJ|山口宇部 UBJ|岩国 IWK|松山 MYJ|高松 TAK|徳島 TKS|高知 KCZ|小松 KMQ|富山 TOY
能登 NTQ|新潟 KIJ|静岡 FSZ|松本 MMJ|仙台 SDJ|山形 GAJ|庄内 SYO|福島 FKS|秋田 AXT|大館能代 ONJ|青森 AOJ|三沢 MSJ|花巻 HNA|函館 HKD|旭川 AKJ|釧路 KUH|帯広 OBO
稚内 WKJ|紋別 MBE|中標津 SHB|根室中標津 SHB|茨城 IBR|対馬 TSJ|五島福江 FUJ|八丈島 HAC|南紀白浜 SHM|但馬 TJH
ソウル|プサン PUS|釜山 PUS|チェジュ CJU|済州 CJU|台北|臺北|高雄 KHH|台中 RMQ|臺中 RMQ|台南 TNN|花蓮 HUN|台東 TTT|臺東 TTT|金門 KNH|馬公 MZG|澎湖 MZG|嘉義 CYI|南竿 LZN
上海|北京|成都|广州 CAN|廣州 CAN|深圳 SZX|重庆 CKG|重慶 CKG|杭州 HGH|西安 XIY|昆明 KMG|南京 NKG|武汉 WUH|武漢 WUH|长沙 CSX|長沙 CSX|厦门 XMN|廈門 XMN|青岛 TAO
青島 TAO|大连 DLC|大連 DLC|沈阳 SHE|瀋陽 SHE|哈尔滨 HRB|长春 CGQ|天津 TSN|郑州 CGO|济南 TNA|太原 TYN|石家庄 SJW|乌鲁木齐 URC|兰州 LHW|西宁 XNN|银川 INC|拉萨 LXA
海口 HAK|三亚 SYX|三亞 SYX|南宁 NNG|桂林 KWL|贵阳 KWE|福州 FOC|南昌 KHN|合肥 HFE|宁波 NGB|温州 WNZ|无锡 WUX|呼和浩特 HET|丽江 LJG|麗江 LJG|西双版纳 JHG|珠海 ZUH
泉州 JJN|烟台 YNT|威海 WEH|徐州 XUZ|常州 CZX|南通 NTG|张家界 DYG|黄山 TXN|大理 DLU|敦煌 DNH|香港 HKG|澳门 MFM|澳門 MFM
首尔|首爾|济州 CJU|濟州 CJU|新加坡 SIN|曼谷|吉隆坡 KUL|胡志明市 SGN|胡志明 SGN|河内 HAN|河內 HAN|岘港 DAD|峴港 DAD|马尼拉 MNL|馬尼拉 MNL|雅加达 CGK|雅加達 CGK
巴厘岛 DPS|峇里島 DPS|普吉 HKT|普吉岛 HKT|清迈 CNX|清邁 CNX|迪拜 DXB|杜拜 DXB|伦敦|倫敦|巴黎|法兰克福 FRA|法蘭克福 FRA|悉尼 SYD|雪梨 SYD|墨尔本 MEL|墨爾本 MEL|奥克兰 AKL
洛杉矶 LAX|洛杉磯 LAX|旧金山 SFO|舊金山 SFO|温哥华 YVR|溫哥華 YVR|多伦多 YYZ|多倫多 YYZ|西雅图 SEA|西雅圖 SEA|纽约|紐約|冲绳 OKA|沖繩 OKA
シンガポール SIN|バンコク|ホノルル HNL|グアム GUM|パリ|ロンドン|フランクフルト FRA|シドニー SYD|ロサンゼルス LAX|サンフランシスコ SFO|バンクーバー YVR|ハノイ HAN|ホーチミン SGN
セブ CEB|マニラ MNL
ボストン BOS|ダラス DFW|ダラス・フォートワース DFW|ダラス フォートワース DFW|アトランタ ATL|デトロイト DTW|デンバー DEN|ラスベガス LAS|ミネアポリス MSP|ポートランド PDX|シアトル SEA|トロント YYZ|メキシコシティ MEX|サンディエゴ SAN
サンノゼ SJC|マイアミ MIA|オーランド MCO|フィラデルフィア PHL|アムステルダム AMS|ブリュッセル BRU|ミュンヘン MUC|デュッセルドルフ DUS|ウィーン VIE|チューリッヒ ZRH|チューリヒ ZRH|ジュネーブ GVA|マドリード MAD|バルセロナ BCN
リスボン LIS|コペンハーゲン CPH|ストックホルム ARN|オスロ OSL|ワルシャワ WAW|プラハ PRG|ブダペスト BUD|アテネ ATH|ドバイ DXB|アブダビ AUH|ドーハ DOH|ムンバイ BOM|ベンガルール BLR|チェンナイ MAA|コロンボ CMB|カトマンズ KTM
ヤンゴン RGN|ダナン DAD|プノンペン PNH|シェムリアップ SAI|プーケット HKT|チェンマイ CNX|デンパサール DPS|バリ DPS|ジャカルタ CGK|メルボルン MEL|ブリスベン BNE|ケアンズ CNS|ゴールドコースト OOL|パース PER|オークランド AKL
クライストチャーチ CHC|ナンディ NAN|パペーテ PPT|サイパン SPN|コナ KOA|ヒロ ITO|広州 CAN|深セン SZX|厦門 XMN|マカオ MFM|ウランバートル UBN
クアラルンプール KUL|デリー DEL|ヘルシンキ HEL
서울|부산 PUS|제주 CJU|대구 TAE|청주 CJJ|광주 KWJ|무안 MWX|여수 RSU|울산 USN|포항경주 KPO|포항 KPO|사천 HIN|진주 HIN|양양 YNY|군산 KUV|원주 WJU|도쿄|오사카|후쿠오카 FUK
삿포로 CTS|오키나와 OKA|나고야 NGO|다낭 DAD|하노이 HAN|호치민 SGN|나트랑 CXR|푸꾸옥 PQC|홍콩 HKG|싱가포르 SIN|세부 CEB|마닐라 MNL|괌 GUM|사이판 SPN|파리|런던
프랑크푸르트 FRA|시드니 SYD|로스앤젤레스 LAX|샌프란시스코 SFO|호놀룰루 HNL|밴쿠버 YVR|상하이|베이징
กรุงเทพ|กรุงเทพฯ|กรุงเทพมหานคร|เชียงใหม่ CNX|เชียงราย CEI|ภูเก็ต HKT|กระบี่ KBV|หาดใหญ่ HDY|สมุย USM|เกาะสมุย USM|อุดรธานี UTH|ขอนแก่น KKC
อุบลราชธานี UBP|นครศรีธรรมราช NST
สุราษฎร์ธานี URT|ตรัง TST|พิษณุโลก PHS|น่าน NNT|ลำปาง LPT|สกลนคร SNO|นครพนม KOP|ร้อยเอ็ด ROI|เลย LOE|บุรีรัมย์ BFV|หัวหิน HHQ|สิงคโปร์ SIN|ฮ่องกง HKG
Москва|Санкт-Петербург LED|Петербург LED|Сочи AER|Екатеринбург SVX|Новосибирск OVB|Казань KZN|Уфа UFA|Самара KUF|Краснодар KRR|Ростов-на-Дону ROV
Минеральные Воды MRV
Калининград KGD|Владивосток VVO|Хабаровск KHV|Иркутск IKT|Красноярск KJA|Омск OMS|Тюмень TJM|Пермь PEE|Челябинск CEK|Нижний Новгород GOJ|Волгоград VOG
Астрахань ASF|Махачкала MCX
Мурманск MMK|Архангельск ARH|Якутск YKS|Петропавловск-Камчатский PKC|Южно-Сахалинск UUS|Минск MSQ|Мінск MSQ|Алматы ALA|Астана NQZ|Шымкент CIT|Актау SCO
Атырау GUW|Ташкент TAS
Самарканд SKD|Бишкек BSZ|Ош OSS|Душанбе DYU|Ереван EVN|Тбилиси TBS|Батуми BUS|Баку GYD|Київ|Киев|Львів LWO|Львов LWO|Одеса ODS|Одесса ODS|Кишинев RMO
Кишинёв RMO|Кишинів RMO
Рига RIX|Вильнюс VNO|Вільнюс VNO|Таллин TLL|Таллін TLL|София SOF|Софія SOF|Варна VAR|Бургас BOJ|Пловдив PDV|Скопје SKP|Скопие SKP|Охрид OHD|Београд BEG
Белград BEG|Ниш INI|Подгорица TGD
Тиват TIV|Стамбул IST|Анталья AYT|Анталия AYT|Измир ADB|Дубай DXB|Варшава WAW|Краків KRK|Прага PRG|Виена VIE|Вена VIE|Відень VIE|Берлин BER|Берлін BER
Мюнхен MUC|Цюрих ZRH|Атина ATH
Афины ATH|Барселона BCN|Мадрид MAD|Париж|Лондон|Рим|Милан|Милано|Улаанбаатар UBN|Улан-Батор UBN|Бангкок|Пхукет HKT
Αθήνα ATH|Αθηνα ATH|Θεσσαλονίκη SKG|Ηράκλειο HER|Χανιά CHQ|Ρόδος RHO|Κως KGS|Κέρκυρα CFU|Σαντορίνη JTR|Θήρα JTR|Μύκονος JMK|Ζάκυνθος ZTH|Κεφαλονιά EFL
Λάρνακα LCA|Πάφος PFO
Σάμος SMI|Μυτιλήνη MJT|Χίος JKH|Λήμνος LXS|Καβάλα KVA|Αλεξανδρούπολη AXD|Ιωάννινα IOA|Καλαμάτα KLX|Σκιάθος JSI|Πάρος PAS|Νάξος JNX|Κάρπαθος AOK
Ικαρία JIK|Σητεία JSH|Λέρος LRS
الرياض RUH|جدة JED|الدمام DMM|المدينة المنورة MED|المدينة MED|أبها AHB|تبوك TUU|الطائف TIF|دبي DXB|أبوظبي AUH|أبو ظبي AUH|الشارقة SHJ|الدوحة DOH
مسقط MCT|صلالة SLL|الكويت KWI|البحرين BAH
المنامة BAH|عمان AMM|عمّان AMM|بيروت BEY|القاهرة CAI|شرم الشيخ SSH|الغردقة HRG|الأقصر LXR|أسوان ASW|تونس TUN|جربة DJE|الجزائر ALG|الدار البيضاء CMN
مراكش RAK|بغداد BGW|أربيل EBL
البصرة BSR|النجف NJF|دمشق DAM|تهران|مشهد MHD|شیراز SYZ|اصفهان IFN|تبریز TBZ|کیش KIH|استانبول
תל אביב TLV|אילת ETM|חיפה HFA
თბილისი TBS|ბათუმი BUS|ქუთაისი KUT|Երևան EVN
दिल्ली DEL|नई दिल्ली DEL|मुंबई BOM|बेंगलुरु BLR|चेन्नई MAA|कोलकाता CCU|हैदराबाद HYD|पुणे PNQ|जयपुर JAI|लखनऊ LKO|अहमदाबाद AMD|पटना PAT|वाराणसी VNS
ホーチミンシティ SGN|ペナン PEN|アモイ XMN|ニューデリー DEL|バンガロール BLR|マレ MLE|マーレ MLE|カイロ CAI|千歳 CTS|カフルイ OGG|フェニックス PHX|カルガリー YYC|モントリオール YUL|アンカレジ ANC|アンカレッジ ANC
リマ LIM|サンティアゴ SCL|ベルリン BER|ハンブルク HAM|ベネチア VCE|ヴェネツィア VCE|ダブリン DUB|ヌメア NOU|コロール ROR|パラオ ROR|ビエンチャン VTE|バンダルスリブガワン BWN|コタキナバル BKI|ヨハネスブルグ JNB|ナイロビ NBO
エディンバラ EDI|マンチェスター MAN|リヨン LYS|ニース NCE|ナポリ NAP|フィレンツェ FLR|ケルン CGN|シュトゥットガルト STR|ザグレブ ZAG|ドブロブニク DBV|リガ RIX|ビリニュス VNO|タリン TLL|レイキャビク KEF|マルタ MLA|ポルト OPO|マラガ AGP|セビリア SVQ
タシケント TAS|アルマトイ ALA|リヤド RUH|ジッダ JED|マスカット MCT|クウェート KWI|テルアビブ TLV|アディスアベバ ADD|ケープタウン CPT|カサブランカ CMN|ボゴタ BOG|ハバナ HAV|カンクン CUN|リフエ LIH|オースティン AUS|ナッシュビル BNA|ソルトレイクシティ SLC
ニューオーリンズ MSY|サクラメント SMF|オタワ YOW|エドモントン YEG|ハリファックス YHZ|ダーウィン DRW|アデレード ADL|キャンベラ CBR|ウェリントン WLG|クイーンズタウン ZQN|チェンライ CEI|クラビ KBV|サムイ USM|ニャチャン CXR|フーコック PQC|ルアンパバーン LPQ
スラバヤ SUB|ロンボク LOP|ダッカ DAC|カラチ KHI|イスラマバード ISB|コルカタ CCU|ハイデラバード HYD|コーチン COK|ハルビン HRB|三亜 SYX|寧波 NGB|無錫 WUX|煙台 YNT|ラサ LXA
大邱 TAE|清州 CJJ|務安 MWX|テグ TAE|チョンジュ CJJ
登巴萨 DPS|登巴薩 DPS|宿务 CEB|宿雾 CEB|宿霧 CEB|长滩岛 MPH|福冈 FUK|那霸 OKA|鹿儿岛 KOJ|広岛 HIJ|广岛 HIJ|静冈 FSZ|佐贺 HSG|揭阳 SWA|汕头 SWA|揭阳潮汕 SWA|威海大水泊 WEH|烟台蓬莱 YNT
慕尼黑 MUC|阿姆斯特丹 AMS|苏黎世 ZRH|蘇黎世 ZRH|维也纳 VIE|維也納 VIE|马德里 MAD|馬德里 MAD|巴塞罗那 BCN|巴塞隆納 BCN|伊斯坦布尔 IST|伊斯坦堡 IST|多哈 DOH|杜哈 DOH|波士顿 BOS|波士頓 BOS|奧克蘭 AKL|杜塞尔多夫 DUS|杜塞道夫 DUS|汉堡 HAM|漢堡 HAM|柏林 BER
日内瓦 GVA|日內瓦 GVA|布鲁塞尔 BRU|布魯塞爾 BRU|里斯本 LIS|雅典 ATH|布拉格 PRG|布达佩斯 BUD|布達佩斯 BUD|华沙 WAW|華沙 WAW|赫尔辛基 HEL|赫爾辛基 HEL|斯德哥尔摩 ARN|哥本哈根 CPH|奥斯陆 OSL|奧斯陸 OSL|都柏林 DUB|曼彻斯特 MAN|曼徹斯特 MAN|爱丁堡 EDI|愛丁堡 EDI|尼斯 NCE|威尼斯 VCE
阿布扎比 AUH|阿布達比 AUH|开罗 CAI|開羅 CAI|内罗毕 NBO|約翰尼斯堡 JNB|约翰内斯堡 JNB|开普敦 CPT|利雅得 RUH|吉达 JED|特拉维夫 TLV|德里 DEL|新德里 DEL|孟买 BOM|孟買 BOM|班加罗尔 BLR|加德满都 KTM|科伦坡 CMB|可倫坡 CMB|马累 MLE|馬累 MLE|达卡 DAC
金边 PNH|金邊 PNH|暹粒 SAI|万象 VTE|永珍 VTE|琅勃拉邦 LPQ|仰光 RGN|芽庄 CXR|芽莊 CXR|富国岛 PQC|富國島 PQC|海防 HPH|甲米 KBV|苏梅岛 USM|蘇美島 USM|清莱 CEI|清萊 CEI|槟城 PEN|檳城 PEN|兰卡威 LGK|蘭卡威 LGK|亚庇 BKI|亞庇 BKI|哥打京那巴鲁 BKI|古晋 KCH|泗水 SUB
布里斯班 BNE|珀斯 PER|伯斯 PER|凯恩斯 CNS|凱恩斯 CNS|黄金海岸 OOL|黃金海岸 OOL|阿德莱德 ADL|阿德雷德 ADL|皇后镇 ZQN|皇后鎮 ZQN|基督城 CHC|惠灵顿 WLG|檀香山 HNL|火奴鲁鲁 HNL|关岛 GUM|關島 GUM|塞班 SPN|拉斯维加斯 LAS|拉斯維加斯 LAS|圣地亚哥 SAN|凤凰城 PHX|鳳凰城 PHX
丹佛 DEN|达拉斯 DFW|達拉斯 DFW|底特律 DTW|亚特兰大 ATL|亞特蘭大 ATL|迈阿密 MIA|邁阿密 MIA|奥兰多 MCO|奧蘭多 MCO|费城 PHL|費城 PHL|卡尔加里 YYC|卡加利 YYC|蒙特利尔 YUL|蒙特婁 YUL|墨西哥城 MEX|坎昆 CUN|圣保罗|聖保羅|乌兰巴托 UBN|烏蘭巴托 UBN|阿拉木图 ALA|塔什干 TAS
哈爾濱 HRB|長春 CGQ|鄭州 CGO|濟南 TNA|石家莊 SJW|烏魯木齊 URC|蘭州 LHW|西寧 XNN|銀川 INC|拉薩 LXA|南寧 NNG|貴陽 KWE|溫州 WNZ|黃山 TXN|張家界 DYG|洛阳 LYA|洛陽 LYA|襄阳 XFN|宜昌 YIH|遵义 ZYI|绵阳 MIG|泸州 LZO|宜宾 YBP|西昌 XIC|九寨沟 JZH|九寨溝 JZH
稻城 DCY|香格里拉 DIG|迪庆 DIG|腾冲 TCZ|德宏芒市 LUM|芒市 LUM|保山 BSD|临沧 LNJ|普洱 SYM|北海 BHY|湛江 ZHA|惠州 HUZ|梅州 MXZ|柳州 LZH|赣州 KOW|井冈山 JGS|景德镇 JDZ|武夷山 WUS|舟山 HSN|义乌 YIW|台州 HYN|衢州 JUZ|扬州 YTY|盐城 YNZ|连云港 LYG|淮安 HIA|阜阳 FUG|安庆 AQG|池州 JUH
临沂 LYI|日照 RIZ|济宁 JNG|东营 DOY|潍坊 WEF|大同 DAT|运城 YCU|长治 CIH|包头 BAV|鄂尔多斯 DSN|赤峰 CIF|通辽 TGO|海拉尔 HLD|呼伦贝尔 HLD|锡林浩特 XIL|满洲里 NZH|延吉 YNJ|丹东 DDG|锦州 JNZ|朝阳 CHG|佳木斯 JMU|牡丹江 MDG|大庆 DQA|齐齐哈尔 NDG|榆林 UYN|延安 ENY|汉中 HZG|天水 THQ|嘉峪关 JGN|张掖 YZY
格尔木 GOQ|玉树 YUS|喀什 KHG|伊宁 YIN|库尔勒 KRL|阿克苏 AKU|和田 HTN|林芝 LZY|日喀则 RKZ|南阳 NNY|十堰 WDS|神农架 HPG|恩施 ENH|衡阳 HNY|常德 CGD|岳阳 YYA|怀化 HJJ|铜仁 TEN|黔江 JIQ|万州 WXN|达州 DZH|南充 NAO|广元 GYS|攀枝花 PZI
가고시마 KOJ|마쓰야마 MYJ|푸켓 HKT|푸껫 HKT|치앙마이 CNX|호찌민 SGN|냐짱 CXR|깜라인 CXR|쿠알라룸푸르 KUL|코타키나발루 BKI|발리 DPS|덴파사르 DPS|자카르타 CGK|칼리보 KLO|보라카이 MPH|보홀 TAG|가오슝 KHH|타이중 RMQ|마카오 MFM|칭다오 TAO|다롄 DLC|옌지 YNJ|선양 SHE|광저우 CAN|선전 SZX|하얼빈 HRB
톈진 TSN|난징 NKG|항저우 HGH|시안 XIY|청두|샤먼 XMN|쿤밍 KMG|장자제 DYG|웨이하이 WEH|옌타이 YNT|창춘 CGQ|시애틀 SEA|라스베이거스 LAS|라스베가스 LAS|토론토 YYZ|보스턴 BOS|애틀랜타 ATL|댈러스 DFW|디트로이트 DTW|미니애폴리스 MSP|덴버 DEN|마이애미 MIA|올랜도 MCO|샌디에이고 SAN|포틀랜드 PDX|캘거리 YYC|몬트리올 YUL
뮌헨 MUC|바르셀로나 BCN|마드리드 MAD|리스본 LIS|포르투 OPO|암스테르담 AMS|취리히 ZRH|제네바 GVA|비엔나 VIE|빈 VIE|프라하 PRG|부다페스트 BUD|바르샤바 WAW|베를린 BER|함부르크 HAM|뒤셀도르프 DUS|브뤼셀 BRU|코펜하겐 CPH|헬싱키 HEL|오슬로 OSL|스톡홀름 ARN|아테네 ATH|더블린 DUB|에든버러 EDI|맨체스터 MAN|니스 NCE|리옹 LYS|베네치아 VCE|베니스 VCE
나폴리 NAP|피렌체 FLR|자그레브 ZAG|두브로브니크 DBV|두바이 DXB|아부다비 AUH|도하 DOH|텔아비브 TLV|카이로 CAI|나이로비 NBO|아디스아바바 ADD|요하네스버그 JNB|케이프타운 CPT|카사블랑카 CMN|브리즈번 BNE|멜버른 MEL|케언스 CNS|골드코스트 OOL|퍼스 PER|애들레이드 ADL|오클랜드 AKL|크라이스트처치 CHC|퀸스타운 ZQN|난디 NAN
울란바토르 UBN|블라디보스토크 VVO|타슈켄트 TAS|알마티 ALA|비슈케크 BSZ|뉴델리 DEL|델리 DEL|뭄바이 BOM|벵갈루루 BLR|첸나이 MAA|콜롬보 CMB|카트만두 KTM|말레 MLE|다카 DAC|양곤 RGN|프놈펜 PNH|시엠립 SAI|비엔티안 VTE|루앙프라방 LPQ|페낭 PEN|랑카위 LGK|끄라비 KBV|치앙라이 CEI|코사무이 USM|마나도 MDC|반다르스리브가완 BWN|달랏 DLI|하이퐁 HPH|껀터 VCA
센다이 SDJ|니가타 KIJ|고마쓰 KMQ|도야마 TOY|시즈오카 FSZ|히로시마 HIJ|오카야마 OKJ|다카마쓰 TAK|구마모토 KMJ|미야자키 KMI|나가사키 NGS|오이타 OIT|사가 HSG|기타큐슈 KKJ|이시가키 ISG|하코다테 HKD|아사히카와 AKJ|아오모리 AOJ|요나고 YGJ
Мале MLE|Мумбаи BOM|Шарджа SHJ|Шарм-эль-Шейх SSH|Тунис TUN|Касабланка CMN|Марракеш RAK|Эр-Рияд RUH|Джидда JED|Маскат MCT|Дюссельдорф DUS
Кёльн CGN|Кельн CGN|Штутгарт STR|Венеция VCE|Неаполь NAP|Флоренция FLR|Порту OPO|Малага AGP|Пальма-де-Майорка PMI|Ницца NCE|Лион LYS|Дублин DUB|Эдинбург EDI|Манчестер MAN|Стокгольм ARN|Бухарест OTP|Загреб ZAG
Любляна LJU|Сараево SJJ|Тирана TIA|Ираклион HER|Родос RHO|Корфу CFU|Бодрум BJV|Даламан DLM|Анкара ESB|Денпасар DPS|Бали DPS|Самуи USM|Краби KBV|Фукуок PQC|Куала-Лумпур KUL|Джакарта CGK|Манила MNL
Гуанчжоу CAN|Шэньчжэнь SZX|Харбин HRB|Урумчи URC|Санья SYX|Лос-Анджелес LAX|Сан-Франциско SFO|Майами MIA|Бостон BOS|Торонто YYZ|Гавана HAV|Канкун CUN|Коломбо CMB|Кавказские Минеральные Воды MRV|Грозный GRV|Нальчик NAL|Владикавказ OGZ|Ставрополь STW|Саратов GSV|Пенза PEZ|Оренбург REN|Томск TOF
Кемерово KEJ|Новокузнецк NOZ|Барнаул BAX|Чита HTA|Улан-Удэ UUD|Магадан GDX|Благовещенск BQS|Сургут SGC|Нижневартовск NJC|Ханты-Мансийск HMA|Новый Уренгой NUX|Салехард SLY|Норильск NSK|Сыктывкар SCW|Ижевск IJK|Чебоксары CSY|Ульяновск ULV|Нижнекамск NBC|Белгород EGO|Воронеж VOZ|Липецк LPK|Калуга KLF
Ярославль IAR|Петрозаводск PES|Псков PKV|Анапа AAQ|Геленджик GDZ|Симферополь SIP|Караганда KGF|Костанай KSN|Павлодар PWQ|Усть-Каменогорск UKK|Актобе AKX|Уральск URA|Бухара BHK|Ургенч UGC|Фергана FEG|Нукус NCU|Худжанд LBD|Ашхабад ASB|Кутаиси KUT|Гянджа GNJ
Дъблин DUB|Манчестър MAN|Лисабон LIS|Порто OPO|Букурещ OTP|Тел Авив TLV|Хелзинки HEL|Стокхолм ARN|Малта MLA|Ница NCE|Неапол NAP
Венеція VCE|Афіни ATH|Анталія AYT|Гельсінкі HEL|Кишинеў RMO|Вроцлав WRO|Гданськ GDN|Познань POZ|Катовіце KTW|Дублін DUB|Тель-Авів TLV
Μασσαλία MRS|Νίκαια NCE|Ντίσελντορφ DUS|Αμβούργο HAM|Λισαβώνα LIS|Πόρτο OPO|Νάπολη NAP|Βενετία VCE|Μπολόνια BLQ|Κατάνια CTA|Δουβλίνο DUB|Εδιμβούργο EDI|Μάντσεστερ MAN|Ελσίνκι HEL|Όσλο OSL|Μάλτα MLA|Ντόχα DOH|Αμπού Ντάμπι AUH
Σκύρος SKU|Αστυπάλαια JTY|Κάλυμνος JKL|Κύθηρα KIT|Μήλος MLO|Σύρος JSY|Κοζάνη KZI|Καστοριά KSO|Άραξος GPA|Πάτρα GPA|Καστελλόριζο KZS|Κάσος KSJ|Βόλος VOL|Στοκχόλμη ARN
أوسلو OSL|كوبنهاغن CPH|ستوكهولم ARN|هلسنكي HEL|براغ PRG|بودابست BUD|وارسو WAW|بوخارست OTP|بلغراد BEG|صوفيا SOF|زغرب ZAG|سراييفو SJJ|تيرانا TIA|مالطا MLA|لشبونة LIS|ملقة AGP|نيس NCE|ليون LYS|مرسيليا MRS|تولوز TLS|البندقية VCE|نابولي NAP|دبلن DUB|مانشستر MAN|إدنبرة EDI
دوسلدورف DUS|هامبورغ HAM|شتوتغارت STR|كولونيا CGN|طرابزون TZX|بورصة YEI|إزمير ADB|بودروم BJV|دالامان DLM|يريفان EVN|ألماتي ALA|بيشكيك BSZ|كولومبو CMB|ماليه MLE|كاتماندو KTM|دكا DAC|حيدر أباد HYD|تشيناي MAA|بنغالور BLR|كوتشي COK|بوكيت HKT|بالي DPS|هونغ كونغ HKG|غوانزو CAN|قوانغتشو CAN|سيدني SYD|ملبورن MEL|تورنتو YYZ|مونتريال YUL
لوس أنجلوس LAX|بوسطن BOS|جيبوتي JIB|مقديشو MGQ|عنتيبي EBB|كيغالي KGL|دار السلام DAR|زنجبار ZNZ|أغادير AGA|أكادير AGA|فاس FEZ|طنجة TNG|وجدة OUD|وهران ORN|قسنطينة CZL|عنابة AAE|صفاقس SFA|المنستير MIR|بنغازي BEN|مرسى علم RMF|عدن ADE|صنعاء SAH|سيئون GXF|حلب ALP|اللاذقية LTK|السليمانية ISU|العقبة AQJ
خميس مشيط AHB|بيشة BHH|عرعر RAE|سكاكا AJF|الجوف AJF|رفحاء RAH|القريات URY|الوجه EJH|شرورة SHW|وادي الدواسر WAE|الأحساء HOF|الهفوف HOF|بريدة ELQ|صحار OHS|الدقم DQM|رأس الخيمة RKT|العين AAN
מילנו|קהיר CAI|עמאן AMM|איסטנבול IST|אנטליה AYT|בודרום BJV|דלמן DLM|איזמיר ADB|מרקש RAK|קזבלנקה CMN|פורטו OPO|מלגה AGP|איביזה IBZ|פלמה PMI|ורונה VRN|פירנצה FLR|בולוניה BLQ|ליון LYS|מרסיי MRS|המבורג HAM|דיסלדורף DUS|קלן CGN|שטוטגרט STR|סטוקהולם ARN|אוסלו OSL
הלסינקי HEL|דבלין DUB|אדינבורו EDI|מנצ'סטר MAN|וילנה VNO|ריגה RIX|טאלין TLL|בלגרד BEG|זאגרב ZAG|לובליאנה LJU|טיראנה TIA|טיבט TIV|פודגוריצה TGD|קורפו CFU|קוס KGS|מיקונוס JMK|סנטוריני JTR|זקינטוס ZTH|הרקליון HER|מלטה MLA|ירוואן EVN|אלמטי ALA|טשקנט TAS|פוקט HKT|קוסמוי USM|הונג קונג HKG|סינגפור SIN|מנילה MNL
בוסטון BOS|מיאמי MIA|לוס אנג'לס LAX|סן פרנסיסקו SFO|טורונטו YYZ|מונטריאול YUL|לאס וגאס LAS|יוהנסבורג JNB|אדיס אבבה ADD|זנזיבר ZNZ|ניירובי NBO|איי סיישל SEZ|מאוריציוס MRU|קולומבו CMB|דלהי DEL|גואה GOI|מומבאי BOM|קטמנדו KTM|הו צ'י מין SGN|האנוי HAN
โตเกียว|โอซาก้า|ฟุกุโอกะ FUK|ซัปโปโร CTS|นาโกย่า NGO|โอกินาว่า OKA|โซล|ปูซาน PUS|เชจู CJU|ไทเป|เกาสง KHH|ปักกิ่ง|เซี่ยงไฮ้|กวางโจว CAN|เซินเจิ้น SZX|คุนหมิง KMG|เฉิงตู|ฮานอย HAN|โฮจิมินห์ SGN|โฮจิมินห์ซิตี้ SGN|ดานัง DAD|พนมเปญ PNH|เสียมราฐ SAI|เวียงจันทน์ VTE|หลวงพระบาง LPQ
ย่างกุ้ง RGN|มัณฑะเลย์ MDL|กัวลาลัมเปอร์ KUL|ปีนัง PEN|จาการ์ตา CGK|บาหลี DPS|เดนปาซาร์ DPS|มะนิลา MNL|เซบู CEB|ซิดนีย์ SYD|เมลเบิร์น MEL|ลอนดอน|ปารีส|แฟรงก์เฟิร์ต FRA|มิวนิก MUC|ซูริก ZRH|ดูไบ DXB|โดฮา DOH|อิสตันบูล IST|มัลดีฟส์ MLE|มาเล MLE|โคลัมโบ CMB|กาฐมาณฑุ KTM|เดลี DEL|มุมไบ BOM
แม่สอด MAQ|แม่ฮ่องสอน HGN|ระยอง UTP|อู่ตะเภา UTP|พัทยา UTP|ตราด TDX|ชุมพร CJM|ระนอง UNN|นราธิวาส NAW|เบตง BTZ|สุโขทัย THS|แพร่ PRH|สุราษฎร์ URT|นครราชสีมา NAK
芝加哥|休斯顿|休士頓|华盛顿|華盛頓|布宜诺斯艾利斯|里约热内卢|莫斯科|罗马|羅馬|米兰|米蘭|シカゴ|ヒューストン|ニューヨーク|ワシントン|サンパウロ|ブエノスアイレス|リオデジャネイロ|ローマ|ミラノ|モスクワ|台湾
뉴욕|시카고|휴스턴|워싱턴|로마|밀라노|모스크바|상파울루|Нью-Йорк|Чикаго|Вашингтон|Токио|Осака|Пекин|Шанхай|Милано|Рио-де-Жанейро|Сан-Паулу
ঢাকা DAC|চট্টগ্রাম CGP|সিলেট ZYL|কক্সবাজার CXB|কলকাতা CCU`

/** Words that only mean airport or terminal, folded. */
const common =
  /国際|國際|国际|空港|機場|机场|航站楼|航站樓|ターミナル ?[a-z0-9]?|국제|공항|ท่าอากาศยาน|สนามบิน|นานาชาติ|аэропорт|аеропорт|летище|международный|международен|міжнародний|международно|αεροδρομιο|διεθνης|αερολιμενας|مطار|فرودگاه|الدولي|נמל תעופה|(?<![a-z0-9])(?:t|terminal|терминал|термінал) ?\d?[a-z]?(?![a-z0-9])/gu
const key = (name: string): string => fold(name.replaceAll('"', '')).normalize('NFC')

interface NativeName {
  name: string
  /** Null for a town with several airports. */
  iata: string | null
  isOwn: boolean
  isDistrict: boolean
}

/** All names, longest first. */
const table = lazy((): NativeName[] => {
  const read = (list: string, isOwn: boolean, isDistrict = false): NativeName[] =>
    list
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [, name = '', iata] = /^(.+?)(?: ([A-Z]{3}))?$/u.exec(entry.trim()) ?? []
        return { name: key(name), iata: iata ?? null, isOwn, isDistrict }
      })
  const all = [...read(ownNames, true), ...read(districtNames, true, true), ...read(townNames, false)]
  return all.toSorted((a, b) => b.name.length - a.name.length)
})

const maxLength = 48
const beyondAscii = /[^\t -~]/
const otherScript = /(?!\p{Script=Latin})\p{L}/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const letter = /[\p{L}\p{N}]/u

/** The position of a name in a text, as a separate word; in scripts without spaces, anywhere. */
function placeOf(name: string, text: string): number {
  const at = text.indexOf(name)
  if (at < 0 || unspaced.test(name)) return at
  return letter.test(text[at - 1] ?? '') || letter.test(text[at + name.length] ?? '') ? -1 : at
}

/**
 * The IATA code of the airport that a name in a non-Latin script refers to: `東京（羽田）`, `Москва, Шереметьево`, `김포공항`.
 * Null for a town with several airports, and if the name contains anything else.
 */
export function nativeAirport(name: string): string | null {
  if (name.length > maxLength || !beyondAscii.test(name) || !otherScript.test(name)) return null
  const folded = key(name)
  let rest = folded.replace(common, ' ')
  const isCalledAirport = rest !== folded
  const found: NativeName[] = []
  for (const one of table()) {
    const at = placeOf(one.name, rest)
    if (at < 0) continue
    found.push(one)
    rest = `${rest.slice(0, at)} ${rest.slice(at + one.name.length)}`
  }
  const [first] = found
  const isDistrict = found.length === 1 && first?.isDistrict === true && !isCalledAirport
  if (letter.test(rest) || isDistrict) return null
  const own = found.filter(({ isOwn }) => isOwn)
  const codes = new Set((own.length > 0 ? own : found).flatMap(({ iata }) => iata ?? []))
  const [code] = codes
  return codes.size === 1 ? (code ?? null) : null
}
