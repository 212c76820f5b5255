/** Dictionaries of names: what people, companies and places are recognised by. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''))

/** Chinese surnames of one character, the frequent ones and those of Guangdong. */
export const SURNAMES =
  '赖洪萧左丘郁常向王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付傅方邹熊白孟秦邱侯江尹薛阎段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀胥南班原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由'
/** Frequent words, which begin a name only where a title follows or the cue leaves no doubt. */
export const UNSURE_SURNAMES =
  '常向左于和时成全应任安明门但都那来相由信位阳原公居展利干国平丰支计元海花云容官封谈初母修路关连满强印富高方农管解商边单项包温景宁万白金石古车冷米房席查费卫季文武游南华'
export const COMPOUND_SURNAMES = '欧阳|司徒|上官|诸葛|司马|夏侯|皇甫|尉迟|公孙|慕容|令狐|东方'

/** Titles of one character, followed by nothing that makes them a part of a word: 王总, not 王总共. */
export const SHORT_TITLES =
  '总(?![投共价额部量计装包成理监工裁经之是会结公])|工(?![业厂程艺作地人序期商会贸具况资序段])|董(?!事)|姐|哥|叔|姨|局(?!部)|处(?![理方])|嫂|伯|太(?!多|大|高|贵|阳)|生(?=$|[^\\u4e00-\\u9fff]|[要说想让的负电手联约在通聊谈讲打是那])'

/** Surnames in Latin letters: pinyin, Cantonese and others. */
export const LATIN_SURNAMES = set(`
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang han deng
  feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu lv lyu ding ren shen yao zhong tan fan
  wan liao shi jin jia xia fu fang zou xiong bai meng qin qiu hou yin xue yan duan lei long shi tao he mao hao gu gong
  shao qian dai mo kong kang wen niu ge xing an qi yi qiao pang ni zhuang nie zhang lu yue yin zhan shen ou geng guan
  lan jiao liu gan bao ning shang shu ruan ke ji mei tong ling bi pei huo kuang
  wong chan leung kwok cheung lau ng ho lam lai chow chiu tse tsang yip yeung kwan kwong lo mak fung fong poon pun siu
  szeto tam tang to tong tsui wan wu yau yim yiu yuen au chung chu chui choi cheng chang hui hung ip kan kam keung kong
  koo kwan lee leong loh lok lui luk man mok mui ngai ong pang poon shum sham sin sit so suen sze tai tsoi wai yan yik
  yu yuk lim tan goh teo ting smith jones brown taylor johnson miller davis wilson evans thomas roberts walker wright
  robinson thompson white hughes edwards green hall wood harris martin clarke jackson schmidt becker fischer weber
  meyer wagner schneider hoffmann krueger rao singh kumar patel sharma gupta kim park choi jung kang tanaka sato suzuki
  yamamoto watanabe garcia lopez silva santos dupont martin rossi bianchi ivanov petrov nguyen tran pham
`)
/** Given names that stand alone or before a surname. */
export const GIVEN_NAMES = set(`
  aaron abby adam adrian agnes alan albert alex alexander alice allen amanda amber amy andrea andrew andy angel angela
  angie anita ann anna anne annie anthony april arthur ashley ashok barbara ben benjamin betty bill billy bob bobby bonnie
  brian bruce calvin candy carl carmen carol caroline carrie catherine cathy charles charlie cherry chris christina
  christine christopher cindy claire clara cliff colin connie crystal cynthia daisy dan daniel danny dave david dean
  debbie deborah denise dennis derek diana dick dominic donald doris dorothy doug douglas duncan ed eddie edgar edith
  edmund edward edwin eileen elaine elena elizabeth ella ellen elsa emily emma eric erica ernest esther ethan eugene eva
  evan eve evelyn fanny felix fiona flora florence frances francis frank franklin fred freddy frederick gary gavin
  geoffrey george gerald gigi gilbert gina gloria gordon grace graham greg gregory hank hannah harold harriet harry
  harvey heather hector heidi helen helena henry herbert howard hugh hugo ian irene iris isaac isabel ivan ivy jack
  jackie jackson jacky jacob james jamie jane janet janice jared jasmine jason jay jean jeff jeffrey jenny jeremy jerry
  jesse jessica jill jim jimmy joan joanna joanne jocelyn joe john johnny jonathan joseph josephine joshua joyce juan judy
  julia julian julie june justin karen karl kate katherine kathy katie keith kelly kelvin ken kenneth kenny kevin kim
  kitty klaus lance larry laura lauren lawrence leo leon leonard leslie lewis lily linda lisa lorraine louis louise lucas
  lucy luke lydia lynn maggie mandy marco marcus margaret maria marie marina mario mark martha martin mary matthew maurice
  max maxwell may megan melissa mia michael michelle mike mimi miranda molly mona monica morris nancy naomi natalie nathan
  neil nelson nicholas nick nicole nigel nina noel nora norman oliver olivia oscar pamela pat patricia patrick paul paula
  pauline peggy penny perry pete peter phil philip phoebe phyllis queenie rachel ralph ray raymond rebecca rex richard
  rick ricky rita rob robert robin roger roland ron ronald rosa rose roy ruby rupert russell ruth ryan sally sam samantha
  samson samuel sandra sandy sarah scott sean sebastian shane sharon sheila shirley silvia simon sonia sophia sophie
  stacy stan stanley stella stephanie stephen steve steven stewart stuart sue susan suzanne sylvia ted teresa terence
  terry thomas tiffany tim timothy tina toby tom tommy tony tracy trevor tyler valerie vanessa vera veronica vicky victor
  victoria vincent viola violet vivian walter wanda warren wayne wendy wilfred william willie wilson winnie winston
  yolanda yvonne zoe
  benny lenny manny danny jacky micky nicky ricky rocky
  ada aiden alvin ambrose anson arnold audrey ava belinda bernard bernice bianca boris brenda carlos cecilia cedric celia
  chloe clarence clement clifford cora cyrus damon daphne darren delia desmond dickson dora dylan edison edna eliza elvis
  emmanuel enid eunice ezra faye fergus fernando gabriel garry geraldine gladys glen gwen harrison hazel herman hilary
  hubert humphrey ida ines ingrid isabella jeffery jerome joel jonas josie juliana kristy lambert laurence leanne lena
  leonardo lester lilian lionel lorna lucia mabel madeline marvin matilda maureen mavis melody mildred milton minnie muriel
  myra nadia nelly nicola norbert norris olga ophelia owen paige penelope percy polly priya prudence ramon reginald rhoda
  roderick ronnie rosanna rosemary rowena sabrina selina serena shelly sidney silas simone solomon spencer stefan sybil
  tamara theodore thelma tracey trista ursula valentina vernon vince virginia wallace wesley wilbur wilma winifred yasmine
  yvette zachary mohammed muhammad ali ahmed omar raj ravi anil sanjay deepak amit pooja hiroshi kenji yuki takeshi minho
  jean pierre luc hans jurgen heinz uwe carla paolo luigi giovanni marco pablo diego jose manuel sofia ah
`)

/** What a Chinese name of a company or an institution ends in. */
export const HAN_SUFFIXES = `
  有限责任公司 股份有限公司 集团有限公司 有限公司 分公司 子公司 总公司 公司 集团 控股 股份 实业 企业 联合体 商行 工厂 总厂 分厂 厂 作坊 车间
  工业园区 工业园 产业园区 产业园 科技园区 科技园 物流园区 物流园 创业园 生态园 软件园 示范园 街道办事处 街道办 镇政府 区政府 市政府 村委会 居委会 管理处 农业园 花园 园区 工业区 工业城 产业城 开发区 保税区
  中心医院 人民医院 中医院 卫生院 医院 诊所 疗养院 养老院 敬老院 小学 中学 高中 初中 学校 学院 大学 职校 技校 党校 幼儿园 研究院 设计院 研究所
  大酒店 酒店 宾馆 饭店 酒楼 度假村 会所 山庄 商场 百货 购物中心 广场 大厦 超市 市场 批发市场 商业城 小区 公寓 家园 花苑 雅苑 新城 社区 纺织城 陶瓷城 家具城 服装城 皮革城 食品城 商城
  体育馆 游泳馆 博物馆 图书馆 会展中心 数据中心 服务中心 中心 影城 乐园 机场 车站 客运站 公交站 加油站 港务 码头 电厂 水厂 污水厂 热电厂 钢厂 农场 牧场 养殖场 林场 合作社 协会
  银行 冷库 仓库 粮库 洗衣房
  陶瓷 陶磁 陶机 陶板 卫浴 洁具 洁俱 瓷砖 砖业 玻璃 玻纤 玻璃纤维 铝业 铝材 铝型材 型材 铝制品 铜业 铜管 铜材 钢铁 钢构 钢管 钢业 不锈钢 特钢 金属 金属制品 五金 铸件 铸造 铸业 锻造 锻压 锻件 压铸 冶金 冶炼
  机械 农机 机电 机床 机器 重工 重机 精工 精机 精密 制造 智造 电机 电器 电子 电气 电缆 线缆 电线 电源 电池 光电 光学 半导体 芯片 家电 电工 仪表 仪器 自动化 智能 机器人
  家具 家私 家居 木业 板业 地板 门业 门窗 建材 水泥 混凝土 石材 石业 石英 岩板 管业 管道 管材 管桩 阀门 泵业 轴承 模具 刀具 工具 紧固件 弹簧 链条
  纸业 纸箱 纸品 造纸 包装 印刷 彩印 印务 印业 印染 水洗 洗水 激光 染整 漂染 染织 纺织 织造 织布 针织 毛纺 丝绸 服装 服饰 制衣 成衣 牛仔 内衣 毛巾 布业 纱业 皮革 皮业 皮具 鞋业 箱包 手袋 羽绒
  食品 饮食 饮料 乳业 奶业 酒业 啤酒 酱油 酱料 调味品 调味 粮油 油脂 面粉 米业 糖业 茶业 肉业 肉联 水产 海产 冷链 冷冻 冷藏 屠宰 烘焙 糕点 饼业 面包 餐饮 豆制品 味业
  化工 化学 涂料 油墨 颜料 染料 树脂 塑料 塑胶 塑业 胶业 胶粘 橡胶 橡塑 轮胎 新材料 新材 材料 复材 化纤 纤维 薄膜 肥业 农药 日化 化妆品 石化 炼化 气体
  药业 制药 医药 药厂 生物 医疗 器械 保健品 汽车 汽配 汽修 车辆 车业 客车 摩托 船舶 船厂 航空 自行车 电动车
  物流 仓储 运输 货运 客运 公交 快递 速递 供应链 能源 新能源 洁能 电力 水务 燃气 热力 环保 环境 电镀 表面处理 热处理 涂装 喷涂 氧化
  科技 信息技术 技术 机械设备 机电设备 电气设备 环保设备 自动化设备 制冷设备 包装设备 工业 产业 工贸 贸易 商贸 进出口 建设 建筑 工程 地产 置业 物业 投资 农业 牧业 农牧 饲料 养殖 玩具 灯饰 照明 文具 乐器 珠宝 首饰 体育用品 日用品 厨具 厨电 餐具 眼镜 钟表 烟草 传媒 文化 旅游 温泉 园艺 园林 绿化 景观 叉车 电梯 空调 制冷 净化 过滤 密封 油脂 酵母 香料 香精 茶叶 冷饮 月饼 罐头 腊味 火腿 烟花 陶艺 釉料 色釉 砂石 沥青 管件 铁塔 线束 连接器 传感器 马达 减速机 齿轮 螺丝 磁材 铁芯 变压器 开关 充气 气雾剂 喷雾 洗涤 洗染 毛绒 窗帘 床垫 沙发 灯具 伞业 烘干 粮食 种业 畜牧 渔业
`
  .split(/\s+/)
  .filter((word) => word !== '')
  .sort((a, b) => b.length - a.length)

/** Legal forms and the like, which end a name where they follow it. */
export const LEGAL_FORMS = set(
  'co ltd limited inc corp corporation company gmbh ag llc plc group holdings holding bhd sdn pty',
)

/** What an English name of a company or an institution ends in; lower case after a capital, too: Xinao ceramics. */
export const LATIN_SUFFIXES = set(`
  co ltd limited inc corp corporation company gmbh ag llc plc group holdings holding enterprises enterprise industries
  industry industrial works factory plant mill mills foundry forge smelter refinery brewery bakery bakeries dairy
  distillery laundry cannery shipyard winery depot terminal port airport warehouse park mall plaza centre center hotel
  hotels resort inn hospital clinic school college university academy kindergarten institute supermarket market bank
  club logistics transport express shipping trading imports international technology technologies tech electronics
  electronic electric electrical electricals appliances semiconductor semicon semiconductors optics optical motors motor
  auto automotive vehicles bus aviation aerospace machinery machines engineering precision tools bearings valves pumps
  pumpen metals metal steel steelworks alloys aluminium aluminum copper castings casting forgings forging hardware
  galvanizing galvanising electroplating plating tubes pipes wire wires cable cables springs moulds molds
  ceramics ceramic tiles tile porcelain sanitary bathroom glass glassworks fiberglass fibreglass stone marble granite
  cement concrete bricks brick quartz foods food beverages beverage drinks sauce sauces flour rice sugar oils meat seafood
  aquatics fishery fisheries farm farms poultry feed feeds snacks noodles tea confectionery catering kitchen restaurant
  textile textiles knitting knitwear weaving spinning yarn dyeing dyers printing print printers garment garments apparel
  clothing fashion silk denim leather tannery shoes footwear bags toys furniture furnishings wood timber woodwork flooring
  paper papers pulp packaging carton cartons box boxes boxworks chemical chemicals chem coatings paint paints ink inks
  pigments resin resins plastics plastic polymers rubber tyres tyre tires tire films fibres fibers composites materials
  pharma pharmaceutical pharmaceuticals pharm biotech medical medicine laboratories labs cosmetics detergents
  energy power gas water environmental recycling solar lighting lamps batteries battery logistic properties property
  estate estates development construction builders tobacco jewelry jewellery ceramica porcelains parts components
  towers tower cinema stadium museum campus laundries greenhouse greenhouses nursery freight cargo cold chain stores
  castors fasteners utilities mining asphalt supplies supply metalware woodcraft ware ironworks pottery noodle canning cold-store laundromat hatchery pipe pump pipeworks spice spices herbs agriculture apparels linen linens carpets curtains mattress mattresses sofas elevators forklifts gears fasteners screws transformers coils sensors robotics instruments automation horticulture gardens flowers sugar starch salt soy pickles herbal biotech greenhouses aluminum alloy stainless ironware lumber plywood veneer panels doors windows insulation adhesives glue solvents dyestuff dyestuffs pigment salts gases fertiliser fertilizer agro agri pork poultry bistro cafe diner hostel lodge villa villas spa theatre arena gym library temple church nursing care university polytechnic bureau authority council ministry association cooperative
`)
/** Suffixes that are as often plain words: they end a name only after a capital letter, and capitalised themselves. */
export const PLAIN_SUFFIXES = set(`
  power energy gas water steel metal water solar battery batteries box wood print parts tools paper food
  kitchen tea rice meat sauce oils market club bank stores port bus cold chain materials components motors motor auto
  lighting development construction property estate tower towers campus centre center express international transport
  engineering medicine medical industrial industry printing plating casting electric electrical films tubes pipes wire
  cable cables bags shoes toys stone brick bricks glass silk wire boxes lamps springs pumps valves machines
  storage warehouse tile tiles plastic rubber leather copper
`)
/** What stands between the name and its suffix in lower case: Minghua parts plant. */
export const SUFFIX_MODIFIERS = set(
  'water amusement theme business science shopping office trade dental parts auto car hot spring sea food paper steel glass tile tyre tire furniture toy shoe textile dyeing printing chemical food electronics ceramics packaging plastic plastics rubber cement industrial tech technology power machinery metal and &',
)

/** English words that never belong to a name, in lower case. */
export const COMMON = set(`
  a an the this that these those there here they them their theirs he him his she her hers it its we us our ours you your
  yours i me my mine who whom whose which what when where why how all any both each few more most other some such no nor
  not only own same so than too very can could will would shall should may might must do does did done doing be am is are
  was were been being have has had having get gets got getting go goes going went gone come comes came coming and or but
  if while because as until till of at by for with about against between into through during before after above below to
  from up down in out on off over under again further then once also just still yet already soon now today tomorrow
  yesterday tonight morning afternoon evening night noon week weeks month months year years day days quarter monday
  tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat january february march
  april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec next last
  first second third fourth early late mid end start beginning visit visited visiting meeting meet met meets call called
  calls calling phone phoned rang ring spoke speak speaks spoken talk talked talks talking chat chatted chatting ask asked
  asks asking tell told tells say says said saying want wants wanted wanting need needs needed needing require requires
  required like likes liked plan plans planned planning look looks looking looked consider considers considering
  considered think thinks thinking thought hope hopes hoping interested interest interests keen ready buy buys bought
  buying build builds built building install installs installed installing replace replaces replaced replacing swap swaps
  swapped upgrade upgrades upgraded retrofit renew rebuild change changes changed take takes took use uses used using pay
  pays paid paying send sends sent sending give gives gave quote quotes quoted quoting quotation offer offers offered
  offering propose proposes proposed proposal bid bids tender decide decides decided decision sign signs signed signing
  deadline due follow follows following followup site survey visit inspection check checked see sees saw seen drop dropped
  stop stopped pass passed passing left leave leaves back return returned returning start starts started starting begin
  begins open opens opened close closes closed finish finishes project projects opportunity lead leads deal contract
  contracts budget budgets price prices cost costs investment invest amount total value worth money yuan rmb cny usd eur
  dollars euros million billion thousand hundred dozen half one two three four five six seven eight nine ten eleven twelve
  fifteen twenty thirty forty fifty sixty hundred number numbers mobile tel telephone cell email mail wechat whatsapp
  contact contacts person people customer customers client clients company companies firm firms factory factories plant
  boss owner manager managers director chief head engineer chairman secretary guard reception receptionist staff team
  department office purchasing procurement technical equipment workshop production facility facilities management
  competitor competitors rival rivals supplier suppliers vendor trader old new existing current big small large little
  good bad great nice long short high low about around roughly approx approximately nearly almost maybe perhaps probably
  possibly least most between per each every apiece unit units set sets piece pieces capacity size sized power electricity
  electric heat heating cooling water hot cold gas coal oil biomass steam air compressed solar pv photovoltaic photovoltaics
  roof rooftop ground carport storage battery batteries boiler boilers heatpump pump pumps chiller chillers charger
  chargers charging station stations piles ev kiln kilns burner burners furnace furnaces waste recovery chp cogeneration
  trigeneration cchp lng lpg pipeline pipe pipes natural green retail energy audit audits service services maintenance
  operation operations o&m outsourcing outsource supply supplies demand load line lines kw kwh mw mwh gwh t tph m3 rt
  megawatt megawatts kilowatt kilowatts ton tons tonne tonnes cubic metres meters metre meter hours hour minute minutes
  need wants new re regarding concerning please pls hi hello dear fyi note notes ps eta ok okay yes no maybe sorry mean
  thing things something nothing anything everything someone nobody anybody everybody somebody none nobody lot lots bit
  again agian asap urgent serious seriously sure fixed idea question questions answer answers reply replies respond
  introduced introduction referred recommended friend colleague brother sister son daughter wife husband cousin partner
  two both neither either instead rather except without within across near nearby next beside behind inside outside
  because since though although however therefore thus hence moreover furthermore meanwhile otherwise besides
  request requests requested inquiry inquiries enquiry enquire inquire brief update summary report result outcome minutes
  action actions item items step steps todo list points point agenda topic subject status stage phase scope location
  address place area region city town district province road street floor hall block north south east west
  afternoon dinner lunch tea coffee breakfast drive drove driving car road trip way home
  their been via incl including plus minus also another others else same similar different various several many much
  wait scratch correct correction actually really basically currently presently finally lastly firstly secondly
  tomorow yestreday tmr tmrw thx thanks thank regards cheers info details detail data figure figures
  mr mrs ms miss dr prof sir madam mister gm ceo cfo coo cto md vp pm
  whole entire rest part parts half main second-hand used available free busy away absent sick present
  let lets make makes made making work works working worked run runs running ran put puts set show shows showed try tries
  tried trying help helps helped keep keeps kept hold holds held bring brings brought turn turns turned move moves moved
  sell sells sold selling order orders ordered ordering purchase purchases purchased handle handles handled
  discuss discusses discussed discussing mention mentions mentioned mentioning agree agrees agreed confirm confirms
  confirmed expect expects expected expecting promise promised invite invited schedule scheduled arrange arranged
  require wish wishes wished prefer prefers preferred intend intends intended aim aims aimed target targets
  speaking regarding after-sales per annum annually yearly monthly daily weekly hourly
  kick kickoff launch launches review reviews evaluation demo pilot trial test tests
  canteen car-park parking lot warehouse dormitory
  not don't doesn't didn't won't can't isn't aren't wasn't they're it's he's she's that's what's i'm we're you're i've
  we've they've i'd we'd they'd he'd she'd i'll we'll they'll he'll she'll there's here's let's who's where's
  pig pigs chicken fish cattle duck potential prospect prospects memo update updates updated zoom teams thy thier teh adn wnat wnats visted contct repalce electricty
`)
