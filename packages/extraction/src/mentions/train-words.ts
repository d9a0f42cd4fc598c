/** Words for a train or coach before its number, as regular expressions. */
export const trainWords: readonly string[] = [
  'train bus coach intercity zug trein tog toget tåg tåget juna lest rong treno tren trenul trem comboio',
  'trena treni traein trên kereta(?:\\sapi)? vlak vlaku pociąg pociągiem поезд поїзд цягнік влак воз voz',
  'vonat vilciens traukinys autobus autobús autokar autocar автобус buss otobüs qatar пойыз τρένο τρενο',
  'αμαξοστοιχία λεωφορείο tàu მატარებელი գնացք רכבת אוטובוס قطار القطار حافلة الحافلة اتوبوس ٹرین ट्रेन',
  'गाड़ी ট্রেন ரயில் రైలు',
].flatMap((words) => words.split(' '))

/** The same in scripts without spaces. */
export const unspacedTrainWords: readonly string[] = [
  '列車番号 列車 車次 车次 班次 列车 열차 열차번호 ขบวนรถที่ ขบวนรถไฟที่ ขบวนที่ ขบวน รถไฟ រថភ្លើង ရထား ລົດໄຟ',
].flatMap((words) => words.split(' '))

/** Japanese trains by their romanized names, which often have single-digit numbers: `Hida 4`. */
export const namedTrains: readonly string[] = [
  'nozomi hikari kodama mizuho sakura tsubame hayabusa hayate yamabiko nasuno tsubasa komachi kagayaki',
  'hakutaka tsurugi asama tanigawa kamome thunderbird hida shinano azusa kaiji hokuto kamui lilac',
  'okhotsk soya haruka kuroshio yakumo odoriko hitachi tokiwa inaho shirayuki shirasagi nanpu ishizuchi',
  'sonic',
].flatMap((words) => words.split(' '))

/** Words in front of a train's or coach's number, as a part of regular expressions: `Tog 472`, `O comboio 123`. */
export const callingWords =
  'train|bus|coach|zug|tog|toget|tåg|tåget|treno|trein|tren|trenul|trem|comboio|vlak|pociąg|поезд|поїзд|влак|vonat|juna|rong|vilciens|traukinys|autobus|autobuzul|autocarro|intercity|τρένο|αμαξοστοιχία'

/** Numbers of trains and coaches that precede the word: `a 123-as vonat`, `123 numaralı tren`. */
export const numberedTrains =
  /(?<![\p{L}\d.,:/-])(\d{1,5})(?:(?:-[aáeéoöi]{0,1}s| számú|\. ?számú| ?sz\.) (?:vonat|busz|autóbusz)|(?: numaralı| nolu| no'lu| sayılı) (?:tren|otobüs|sefer))/giu
