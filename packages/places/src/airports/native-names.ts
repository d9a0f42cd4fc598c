import { fold } from '../kit/fold'
import { lazy } from '../kit/lazy'

/** Airports by what they are called in other scripts than Latin: the name itself, not that of a town. */
const ownNames = `
羽田 HND|成田 NRT|伊丹 ITM|関空 KIX|セントレア NGO|新千歳 CTS|丘珠 OKD|女満別 MMB|いわて花巻 HNA
台北松山 TSA|臺北松山 TSA|桃園 TPE|桃园 TPE|小港 KHH|清泉崗 RMQ
大兴 PKX|大興 PKX|虹桥 SHA|虹橋 SHA|浦东 PVG|浦東 PVG|宝安 SZX|寶安 SZX
萧山 HGH|蕭山 HGH|长水 KMG|長水 KMG|禄口 NKG|祿口 NKG|胶东 TAO|膠東 TAO|周水子 DLC|桃仙 SHE
龙嘉 CGQ|遥墙 TNA|武宿 TYN|地窝堡 URC|曹家堡 XNN|贡嘎 LXA|美兰 HAK|美蘭 HAK
吴圩 NNG|龙洞堡 KWE|昌北 KHN|栎社 NGB|三义 LJG|嘎洒 JHG|赤鱲角 HKG
仁川 ICN|金浦 GMP|樟宜 SIN|素万那普 BKK|素萬那普 BKK|廊曼 DMK|希思罗 LHR|希斯路 LHR|盖特威克 LGW|戴高乐 CDG|戴高樂 CDG|奥利 ORY|肯尼迪 JFK|纽瓦克 EWR
インチョン ICN|仁川空港 ICN|キンポ GMP|スワンナプーム BKK|ドンムアン DMK|ヒースロー LHR|シャルル ド ゴール CDG|チャンギ SIN
인천 ICN|김포 GMP|김해 PUS|하네다 HND|나리타 NRT|간사이 KIX|신치토세 CTS|나하 OKA|타오위안 TPE|쑹산 TSA|수완나품 BKK|돈므앙 DMK|푸동 PVG|홍차오 SHA|히드로 LHR
ดอนเมือง DMK|สุวรรณภูมิ BKK
Шереметьево SVO|Домодедово DME|Внуково VKO|Жуковский ZIA|Пулково LED|Кольцово SVX|Толмачево OVB|Толмачёво OVB|Курумоч KUF|Платов ROV|Пашковский KRR
Храброво KGD|Адлер AER|Бориспіль KBP|Борисполь KBP|Жуляни IEV|Жуляны IEV|Рощино TJM|Баландино CEK|Стригино GOJ|Гагарин GSV|Емельяново KJA
Ελευθέριος Βενιζέλος ATH|Ελ Βενιζέλος ATH
الملك خالد RUH|الملك عبدالعزيز JED|الملك عبد العزيز JED|الملك فهد DMM|آل مكتوم DWC|مهرآباد THR|امام خمینی IKA|صبيحة SAW
נתב"ג TLV|נתבג TLV|בן גוריון TLV|רמון ETM`

/** Airports called like a district or a region: these count only beside a town or the word for an airport. */
const districtNames = `
中部 NGO|関西 KIX|關西 KIX|关西 KIX|首都 PEK|白云 CAN|白雲 CAN|双流 CTU|雙流 CTU|天府 TFU|江北 CKG|咸阳 XIY|咸陽 XIY|天河 WUH|黄花 CSX|黃花 CSX|高崎 XMN|太平 HRB|滨海 TSN
新郑 CGO|正定 SJW|天山 URC|中川 LHW|河东 INC|凤凰 SYX|鳳凰 SYX|两江 KWL|长乐 FOC|新桥 HFE|龙湾 WNZ|硕放 WUX|白塔 HET|金湾 ZUH|Μακεδονία SKG|حمد DOH`

/** Towns by their names in other scripts, with their airport; none for a town of several. */
const townNames = `
Франкфурт FRA|Істанбул IST|Истанбул IST|Будапешт BUD|Будапеща BUD|Брюссель BRU|Брюксел BRU|Хийтроу LHR|Хитроу LHR|Гатвик LGW|Шопен WAW|Уйташ MCX
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
巴厘岛 DPS|峇里島 DPS|普吉 HKT|普吉岛 HKT|清迈 CNX|清邁 CNX|迪拜|杜拜|伦敦|倫敦|巴黎|法兰克福 FRA|法蘭克福 FRA|悉尼 SYD|雪梨 SYD|墨尔本 MEL|墨爾本 MEL|奥克兰 AKL
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
Самарканд SKD|Бишкек FRU|Ош OSS|Душанбе DYU|Ереван EVN|Тбилиси TBS|Батуми BUS|Баку GYD|Київ|Киев|Львів LWO|Львов LWO|Одеса ODS|Одесса ODS|Кишинев RMO
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
ঢাকা DAC|চট্টগ্রাম CGP|সিলেট ZYL|কক্সবাজার CXB|কলকাতা CCU`

/** Words that only say that an airport is meant, and its terminals, folded. */
const common =
  /国際|國際|国际|空港|機場|机场|航站楼|航站樓|ターミナル ?[a-z0-9]?|국제|공항|ท่าอากาศยาน|สนามบิน|นานาชาติ|аэропорт|аеропорт|летище|международный|международен|міжнародний|международно|αεροδρομιο|διεθνης|αερολιμενας|مطار|فرودگاه|الدولي|נמל תעופה|(?<![a-z0-9])(?:t|terminal|терминал|термінал) ?\d?[a-z]?(?![a-z0-9])/gu
const key = (name: string): string => fold(name.replaceAll('"', '')).normalize('NFC')

interface NativeName {
  name: string
  /** Null for a town of several airports. */
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
const otherScript = /(?!\p{Script=Latin})\p{L}/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const letter = /[\p{L}\p{N}]/u

/** Where a name stands in a text as a word of its own; anywhere in scripts without spaces. */
function placeOf(name: string, text: string): number {
  const at = text.indexOf(name)
  if (at < 0 || unspaced.test(name)) return at
  return letter.test(text[at - 1] ?? '') || letter.test(text[at + name.length] ?? '') ? -1 : at
}

/**
 * The IATA code of the airport that a name in another script than Latin means: `東京（羽田）`, `Москва, Шереметьево`,
 * `김포공항`. Null for a town of several airports, and where anything else stands in the name.
 */
export function nativeAirport(name: string): string | null {
  if (name.length > maxLength || !otherScript.test(name)) return null
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
