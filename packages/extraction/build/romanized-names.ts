/**
 * Romanized personal names of languages that Faker lacks, or has only in their own script. Common names, collected for
 * this project.
 */
interface Names {
  given: string
  family: string
}

const japanese: Names = {
  family: `sato suzuki takahashi tanaka ito itoh watanabe yamamoto nakamura kobayashi kato katoh yoshida yamada sasaki
    yamaguchi matsumoto inoue kimura hayashi shimizu yamazaki yamasaki mori abe ikeda hashimoto ishikawa yamashita
    ogawa ishii hasegawa goto gotoh okada kondo maeda fujita endo aoki sakamoto murakami ota ohta kaneko fujii
    fukuda nishimura miura takeuchi nakagawa okamoto matsuda nakajima nakano harada ono tamura fujiwara nakayama
    ishida kojima wada morita uchida shibata sakai kudo yokoyama miyazaki miyamoto uchiyama takagi ando taniguchi
    ohno imai maruyama takada kono fujimoto murata takeda ueda sugiyama masuda sugawara hirano kubo otsuka chiba
    iwasaki sakurai kinoshita noguchi matsui nomura kikuchi sano onishi sugimoto arai hamada ichikawa furukawa
    mizuno komatsu shimada koyama takano nishida kawaguchi higuchi yamanaka iwamoto tsuchiya kitamura kawasaki honda
    ueno oyama matsuo sugai hirata nagai yasuda nishikawa kawamura yagi higashi tsuji iida kawakami nakai nagata
    oshima yoshikawa aoyama yano kamiya hori mochizuki kuroda kawai oda inagaki matsuoka nakanishi kawano okumura
    ishihara saito saitoh imamura tsukamoto morimoto hosokawa asano inaba kurihara yokota fukushima tsuda miyake
    araki hoshino ishibashi nagashima kamada hara seki minami uehara higa oshiro miyagi shimabukuro kinjo nakasone
    tamaki hamaguchi kishida takemura kuwahara shiraishi toyoda matsushita nonaka kitagawa sekiguchi tsukuda hirose
    kawashima shinohara miyashita nishiyama ogata oishi yoshino iwata takashima kumagai amano`,
  given: `hiroshi yuki kenji haruka takashi akira satoshi kazuo makoto shigeru masao minoru yoshio hideo tadashi kiyoshi
    osamu tetsuya kenichi koji shinji hiroyuki takuya daisuke naoki kazuya ryo ryota shota sho ren haruto yuto sota
    yuma riku hayato kaito takumi tsubasa tomoya yusuke yuta kohei ryosuke shohei daiki keita kenta kota shun jun
    ken goro ichiro jiro saburo taro hanako yumi yumiko keiko noriko kazuko michiko yoko akiko tomoko naoko kumiko
    mariko junko kyoko reiko hiroko sachiko setsuko masako yoshiko fumiko emiko mayumi mami mai aya ayaka ayumi
    asuka chie chihiro eri eriko hana haruna hikari hitomi honoka kana kaori kasumi maki manami megumi mika miki
    minako misaki miyuki momoko nanami nao natsuki natsumi rie rika rina risa sakura saki satomi sayaka shiori shoko
    takako yui yuka yukari yukiko yuko yuna yuri yuriko hinata himari ichika akari aoi mio rin riko yuina koharu mei
    tsumugi masahiro masaru masaki masayuki nobuo nobuyuki norio shuichi shoichi shozo seiji susumu toshio toshiyuki
    tsutomu yasuo yasuhiro yoichi yoshihiro yoshinori yutaka kazuhiro kazuki katsumi hideki hidetoshi haruki genki
    eiji atsushi akihiro taichi taiga sosuke sora asahi itsuki minato yamato issei shinichi shinya shintaro shunsuke
    soichiro tatsuya tomohiro toru toshihiro wataru`,
}
const korean: Names = {
  family: `kim lee park choi jung jeong chung kang cho yoon yun jang chang lim im han oh seo shin kwon hwang ahn ryu yoo yu
    hong jeon ko moon yang bae baek heo nam shim noh roh kwak cha joo woo koo gu min jin ji eom chae won cheon gong
    hyun ham byun yeo yeom chu seok sun seol ma gil yeon pyo myung ki ban wang geum ok yook maeng je tak kook eun
    pyeon yong`,
  given: `minsu jiyoung seungho minjun seojun dohyun jihoon junho hyunwoo jiho joonho sungmin sungho youngho jaehyun
    jaewon minho minseok donghyun dongwook seungmin taeyang taehyung hyunjin jimin jiwon jisoo jihye eunji eunhye
    hyejin hyewon minji minjung sujin soyoung soojin seoyeon seohyun haeun hayoon yuna yujin yewon chaewon dahye
    boram areum nari sora youngmi youngja kyunghee misook eunjung hyunjung sangwoo sanghoon kwangsu kyungho inho
    woojin wonho`,
}
const chinese: Names = {
  family: `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo lin gao luo zheng liang xie tang deng han
    feng cao peng zeng xiao tian dong yuan cai jiang yu du ye cheng wei su lü lu ding ren yao shen jin fu zhong cui
    tan liao fan shi jia xia qiu fang hou zou xiong meng qin bai yan xue yin lei hao shao qian dai mao chang wan gu
    lai kong wen shang ouyang situ sima zhuge chan wong cheung leung lau lam ng ho kwok yip chow tsang tse mak chiu
    yeung kwan fung poon fong siu choi hui tsui ko kwong law lo lee lim ong goh chua koh teo yeo sim chia chong foo
    heng kwek loh neo ooi pang phua png quek seah seet sia soh soon tay teh toh wee yap yong hsu hsieh hsiao tsai
    tseng chiang chung chu chou chuang kuo kao yeh yen shih ting tu lien jan juan jen kuan lung`,
  given: `wei fang min jing li qiang lei jun yang yong yan jie juan tao ming chao xiuying xia ping gang guiying xiaoming
    xiaohong xiaoli jianguo zhiqiang haiyan yuhan zixuan haoran yuxuan zihan mengyao ka fai siu wai ching man kit
    ling mei yee hoi tsz chun kwok keung wing lok hei yu chi kin chung ying yuen suet hung kwan shan wah hing jia
    jiahui jiajun weijie weiming junjie junhao zhihao kaiwen xinyi xinyu yihan yiting meiling huiling xueli peishan
    jiaxin shuting pei yi ting hsin ju chih chia hao chen hsuan hsiang wen tzu yun shu fen kuo chien`,
}
const southeastAsian: Names = {
  family: `jaidee wongsa suwan saetang srisai chaiyasit thongchai boonmee kaewmanee phromma rattanakul wongsakul sukjai
    santoso wijaya susanto setiawan hidayat nugroho kurniawan saputra pratama lestari rahmawati wibowo hartono
    gunawan siregar nasution simanjuntak sitorus hutapea situmorang panggabean sihombing harahap lubis tanjung halim
    salim tanoto kusuma purnomo suharto sukarno utomo permana firmansyah ramadhan maulana dela cruz reyes santos
    garcia bautista ocampo mendoza villanueva aquino ramos castillo flores pascual dizon manalo magsaysay lacson
    tolentino ismail yusof abdullah rahman hassan othman ibrahim aziz omar osman hamid razak jimbun anak binti`,
  given: `somchai siriporn sompong somsak prasert wichai suchart nattapong thanakorn apichai surachai chai arthit kittisak
    pornthip malee sunisa kanya ratana wanida nipa pimchanok natcha supaporn orawan anong chalida budi siti dewi
    agus sri eko joko wahyu rizky putri fitri indah ayu nur rina yanti wati bambang hendra dian dedi andi arif fajar
    galih bayu yoga ratna lestari rahmat slamet sutrisno made wayan ketut nyoman komang gede jose juan maria ana
    jerome jericho jhon rhea marites jocelyn rowena rodel rommel arnel nestor ahmad muhammad mohd mohamad nurul
    farah aisyah aina azlan hafiz faizal hakim izzat zulkifli rosli roslan kamal azman shahrul syafiq amirul haziq
    nadia liyana zainab noraini norhayati rohana halimah ramli lawrence`,
}
const southAsian: Names = {
  family: `kumar sharma singh verma gupta agarwal aggarwal jain mehta shah patel desai joshi kulkarni deshmukh deshpande
    patil pawar jadhav shinde iyer iyengar nair menon pillai reddy rao naidu chowdary krishnan subramanian
    venkatesan raghunathan ramachandran srinivasan natarajan sundaram balakrishnan mukherjee chatterjee banerjee
    ghosh bose das sen dutta chakraborty roy saha malik khan ansari siddiqui qureshi hussain ahmed sheikh chaudhry
    chaudhary yadav mishra pandey tiwari dubey shukla trivedi chaturvedi bhatt kapoor khanna malhotra chopra arora
    bhatia sethi anand bhatnagar mathur saxena srivastava rathore chauhan rawat negi thapa gurung tamang shrestha
    rai perera fernando silva jayasuriya wickramasinghe bandara dissanayake gunawardena rajapaksa hossain uddin
    begum akter islam rahman khatun dlamini`,
  given: `rajesh suresh ramesh mahesh ganesh dinesh mukesh rakesh naresh sanjay vijay ajay amit sumit rohit mohit nitin
    sachin vikas vivek vikram arjun rahul karan varun tarun arun kiran anil sunil ashok vinod manoj pradeep sandeep
    kuldeep deepak pankaj neeraj gaurav saurabh abhishek akash aditya ananya anjali priya pooja neha nisha divya
    deepa kavita sunita anita geeta meena meera radha lakshmi sita gita usha asha rekha shalini swati shruti shreya
    sneha riya diya isha aarti aditi nandini padma padmini revathi kavya keerthi lavanya harini sangeetha srinivas
    venkat murali hari krishna ravi shankar prakash prasad mohan gopal govind rohan kabir imran irfan salman farhan
    bilal usman zainab ayesha fatima sana hina tahir kamran nimal chaminda kumari dilani ishara`,
}
const african: Names = {
  family: `okafor okonkwo okoye okeke adeyemi adebayo adeleke adewale ogunleye oladipo olatunji balogun bello abubakar
    ibrahim musa danjuma eze nwosu nwachukwu obi onyango odhiambo otieno ochieng owino kamau njoroge mwangi kariuki
    wanjiru kimani mutua mutiso kiptoo cheruiyot kosgei korir rotich chebet mensah owusu boateng asante osei appiah
    agyeman amoah annan addo mokoena dlamini nkosi ndlovu khumalo sithole mthembu zulu ngcobo mahlangu molefe mabaso
    van-der-merwe botha pretorius venter fourie bekele tadesse tesfaye haile gebre alemu girma kebede mekonnen abebe
    assefa diallo traoré traore keita coulibaly diarra konaté konate cissé cisse camara barry sow diop ndiaye gueye
    sarr mbaye diouf kouassi koffi kouamé kone touré toure ouattara bamba nkrumah mugisha byaruhanga okello museveni
    mukasa nakato kagame habimana uwimana niyonzima moyo ncube chikwanha mutasa banda phiri mwale tembo chanda
    mulenga okonjo abara`,
  given: `chukwuemeka emeka chidi chinedu obinna ikenna kelechi uche ngozi chioma adaeze amaka ifeoma nneka ebere adanna
    tunde segun femi kunle wale yemi bisi folake funmi tolu temi yetunde aminu ibrahim musa hauwa kwame kofi kwaku
    yaw kojo ama akosua abena efua esi akua thabo sipho bongani themba mandla lerato naledi thandi nomsa zanele
    nomvula ayanda lindiwe wanjiku wambui njeri wairimu nyambura otieno odhiambo ochieng akinyi atieno achieng
    kiprop kipchoge chebet jepkosgei abebe tadesse haile dawit yonas selam hiwot meron bethlehem tigist almaz
    mamadou moussa ousmane ibrahima amadou aissatou fatoumata mariam aminata awa kadiatou koffi kouadio adjoua juma
    baraka neema zawadi amani tendai tatenda rudo farai chipo mutale chanda`,
}
const middleEastern: Names = {
  family: `hassan hussein al-rashid rashid alharbi alghamdi alzahrani alqahtani alotaibi alshehri aldosari almutairi
    alanazi alshammari almansoori almazrouei alnuaimi alketbi haddad khoury nasser saleh saad mansour farah shalabi
    elsayed abdelrahman abdelaziz benali bensalem benjelloun alaoui tazi bouzid boukhari khelifi belhaj trabelsi
    hamdi karimi hosseini ahmadi rezaei mohammadi moradi rahimi jafari cohen levi levy mizrahi peretz biton dahan
    avraham friedman shapiro katz goldberg rosenberg azoulay ben-david barak bar-lev amar gabay malka sasson hadad
    ohayon yosef segal oren berkovich tamm`,
  given: `ahmed mohammed mohamed muhammad mahmoud mustafa omar ali hassan hussein khaled khalid tarek tariq youssef yousef
    yusuf ibrahim ismail abdullah abdulrahman abdulaziz faisal fahad saud sultan turki bandar nasser saleh salem
    hamad rashid majid walid waleed samir karim amir rami ziad fadi fatima fatma aisha khadija maryam mariam noura
    nora sara sarah huda hala layla leila lina rania reem dina mona nadia salma yasmin yasmine zahra zainab amal
    samira hanan iman rasha shaimaa reza mehdi hossein saeed farhad behnam shirin parisa nasrin yossi moshe avi eli
    uri noam itay eitan amit yael noa tamar shira michal rivka sarit orly ronit galit dalia liora maya hila nurit
    chaim shlomo yitzhak yaakov nir gil guy ofer eyal yaniv`,
}
const european: Names = {
  family: `shevchenko kovalenko bondarenko tkachenko kravchenko oliynyk savchenko marchenko rudenko lysenko petrenko
    popescu ionescu papadopoulos papadakis nikolaou georgiou dimitriou konstantinou ivanova petrova dimitrov
    dimitrova georgiev georgieva nikolov todorov jovanović marković petrović wiśniewska kowalska nowicka tamm saar
    sepp mägi kask rebane ilves kazlauskas kazlauskienė petrauskas petrauskienė jankauskas jankauskienė stankevičius
    stankevičienė weber hoffmann schäfer macleod macdonald mackenzie mcgregor davies pritchard llewellyn`,
  given: `oleksandr iryna dmitri dmitry dmitriy sergey sergei sergii andrii andriy mykola volodymyr viktoriia yuliia olha
    oksana kateryna tetiana nataliia georgi mariya ivaylo plamen desislava giorgos yiannis ioannis nikos dimitris
    kostas eleni maria katerina vasiliki jaan toomas mart kristiina liina jonas rūta lina vytautas gintaras bronwen
    rhys gethin cerys alasdair hamish eilidh aoife ciara niamh saoirse padraig jürgen jörg günther björn søren åsa`,
}

export const romanizedNames: readonly Names[] = [
  japanese,
  korean,
  chinese,
  southeastAsian,
  southAsian,
  african,
  middleEastern,
  european,
]

const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'dj',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'y',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  џ: 'dz',
  ш: 'sh',
  щ: 'shch',
  ъ: 'a',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
/** Transliterations in passports that differ (ICAO 9303, part 3). */
const passport: Readonly<Record<string, string>> = { ю: 'iu', я: 'ia', й: 'i', ъ: 'ie', х: 'kh' }
/** Common transliterations outside passports. */
const everyday: Readonly<Record<string, string>> = { х: 'h', ъ: 'a', й: 'y', и: 'i', г: 'g' }
const ukrainian: Readonly<Record<string, string>> = { г: 'h', и: 'y', й: 'i', ю: 'iu', я: 'ia' }
const greek: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

const spell = (word: string, letters: Readonly<Record<string, string>>): string =>
  word.replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)

/** The romanizations of a folded name in Cyrillic or Greek letters; none for other names. */
export function romanized(word: string): string[] {
  if (/^\p{Script=Cyrillic}+$/u.test(word))
    return [passport, everyday, ukrainian].map((differing) => spell(word, { ...cyrillic, ...differing }))
  if (!/^\p{Script=Greek}+$/u.test(word)) return []
  const pairs = word
    .replace(/ου/g, 'ou')
    .replace(/αυ/g, 'av')
    .replace(/ευ/g, 'ev')
    .replace(/μπ/g, 'b')
    .replace(/ντ/g, 'nt')
  return [spell(pairs, greek), spell(pairs, { ...greek, χ: 'h', φ: 'ph', η: 'e' })]
}
