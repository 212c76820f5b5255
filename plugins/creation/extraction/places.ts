import { hitAt, hits, overlaps, tail } from './hits'
import { COMMON, GIVEN_NAMES, LATIN_SUFFIXES, LATIN_SURNAMES } from './names'
import type { Reading } from './reading'
import { confidenceOf, settle } from './settle'
import type { Found, Span } from './types'

/** Cities of the sales area and large ones elsewhere, districts and towns of Foshan; with their names in pinyin. */
const HAN_PLACES =
  '北京|上海|天津|重庆|广州|深圳|佛山|东莞|中山|珠海|江门|肇庆|惠州|清远|云浮|阳江|茂名|湛江|韶关|河源|梅州|汕尾|汕头|潮州|揭阳|宁波|杭州|苏州|无锡|南京|常州|南通|嘉兴|绍兴|温州|台州|金华|湖州|合肥|芜湖|福州|厦门|泉州|漳州|南昌|赣州|九江|济南|青岛|烟台|潍坊|淄博|临沂|武汉|宜昌|襄阳|长沙|株洲|湘潭|衡阳|郑州|洛阳|成都|绵阳|昆明|贵阳|南宁|柳州|桂林|梧州|玉林|海口|西安|太原|石家庄|唐山|保定|沈阳|大连|长春|哈尔滨|兰州|乌鲁木齐|香港|澳门|' +
  '禅城|南海|顺德|三水|高明|狮山|丹灶|西樵|大沥|里水|桂城|盐步|黄岐|小塘|官窑|罗村|松岗|和顺|沙头|大良|容桂|伦教|勒流|陈村|北滘|乐从|龙江|杏坛|均安|石湾|张槎|祖庙|南庄|西南|云东海|白坭|乐平|芦苞|大塘|南山|荷城|杨和|明城|更合|鹤山|台山|开平|恩平|新会|蓬江|江海|四会|高要|鼎湖|端州|怀集|封开|清城|清新|英德|佛冈|花都|番禺|南沙|增城|从化|黄埔|白云|荔湾|越秀|天河|海珠|萝岗|宝安|龙岗|南头|小榄|古镇|东凤|横栏|坦洲|火炬|虎门|长安|厚街|常平|塘厦|凤岗|松山湖|惠阳|博罗|大亚湾|仲恺|斗门|香洲|金湾|北仑|镇海|慈溪|余姚|鄞州|象山|奉化|昆山|张家港|江阴|宜兴|义乌|萧山|滨海|' +
  '三亚|徐州|扬州|镇江|盐城|连云港|淮安|泰州|宿迁|如皋|海门|启东|丹阳|太仓|常熟|海宁|桐乡|衢州|舟山|马鞍山|蚌埠|安庆|莆田|宁德|龙岩|上饶|宜春|吉安|抚州|景德镇|威海|日照|聊城|泰安|东营|枣庄|菏泽|滨州|荆州|黄石|孝感|岳阳|常德|益阳|邵阳|永州|郴州|怀化|新乡|许昌|南阳|焦作|商丘|北海|钦州|防城港|遵义|曲靖|德阳|宜宾|泸州|南充|宝鸡|咸阳|呼和浩特|包头|鄂尔多斯|银川|西宁|拉萨|大庆|鞍山|营口|邯郸|廊坊|沧州|秦皇岛'
const LATIN_PLACES =
  'beijing shanghai tianjin chongqing guangzhou shenzhen foshan dongguan zhongshan zhuhai jiangmen zhaoqing huizhou qingyuan yunfu yangjiang maoming zhanjiang shaoguan heyuan meizhou shanwei shantou chaozhou jieyang ningbo hangzhou suzhou wuxi nanjing changzhou nantong jiaxing shaoxing wenzhou taizhou jinhua huzhou hefei fuzhou xiamen quanzhou nanchang ganzhou jiujiang jinan qingdao yantai weifang zibo wuhan yichang changsha zhuzhou zhengzhou luoyang chengdu kunming guiyang nanning liuzhou guilin haikou xian taiyuan shenyang dalian changchun harbin chancheng nanhai shunde sanshui gaoming shishan danzao xiqiao dali lishui guicheng yanbu huangqi xiaotang guanyao luocun songgang heshun daliang ronggui lunjiao leliu chencun beijiao lecong longjiang xingtan junan shiwan zhangcha zumiao nanzhuang xinan yundonghai baini leping lubao datang nanshan hecheng yanghe mingcheng genghe heshan taishan kaiping enping xinhui pengjiang jianghai sihui gaoyao dinghu duanzhou qingcheng qingxin yingde fogang huadu panyu nansha zengcheng conghua huangpu baiyun liwan yuexiu tianhe haizhu baoan longgang xiaolan guzhen dongfeng henglan tanzhou humen changan houjie changping tangxia fenggang huiyang boluo doumen xiangzhou jinwan beilun zhenhai cixi yuyao yinzhou kunshan sanya xuzhou yangzhou zhenjiang yancheng lianyungang rugao haimen qidong danyang taicang changshu haining tongxiang quzhou zhoushan bengbu anqing putian ningde longyan shangrao yichun weihai rizhao liaocheng dongying zaozhuang heze binzhou jingzhou huangshi xiaogan yueyang changde yiyang shaoyang yongzhou chenzhou huaihua xinxiang xuchang nanyang jiaozuo shangqiu beihai qinzhou zunyi qujing deyang yibin luzhou nanchong baoji xianyang hohhot baotou ordos yinchuan xining lhasa daqing anshan yingkou handan langfang cangzhou qinhuangdao'
const PINYIN = new Set(LATIN_PLACES.split(' '))

/** Xiqiao Town, Foshan Gaoming District. */
const KNOWN_RUN = new RegExp(
  `^(?:(?:${LATIN_PLACES.split(' ').join('|')})\\b ?)+(?:(?:Town|District|County|City|Port|New (?:Area|District)|Industrial (?:Park|Zone)|Development Zone|High-tech Zone)\\b)?`,
  'i',
)

/** Runs of Chinese places of a text. */
export const hanPlaceRuns = (text: string) => hits(HAN_RUN, text)

/** True if a text is nothing but a place. */
export const isHanPlace = (text: string) => hits(HAN_RUN, text).some((run) => run.from === 0 && run.to === text.length)

/** 狮山工业园, Shishan plant. */
export const startsWithPlace = (name: string) =>
  hits(HAN_RUN, name).some(({ from }) => from === 0) || PINYIN.has(name.toLowerCase().split(' ')[0] ?? '')

export const isLatinPlace = (word: string) => PINYIN.has(word)

const DIVISION =
  '(?:特别行政区|高新技术开发区|经济技术开发区|经济开发区|高新开发区|工业开发区|开发区|高新区|工业园区|工业园|产业园|科技园|工业区|保税区|新区|街道|大道|[省市区县镇乡村港湾路街])'
/** A run of places; what belongs to a division may have any name: 三水开发区, 佛山市南海区桃园路. */
const HAN_RUN = new RegExp(
  `(?:(?:广东|浙江|江苏|福建|湖南|湖北|山东|江西|广西|河南|河北|安徽|四川|海南|云南|贵州)省?)?(?:${HAN_PLACES})${DIVISION}?(?:(?:${HAN_PLACES})${DIVISION}?|[\\u4e00-\\u7683\\u7685-\\u9fff]{1,4}?(?:工业园区?|产业园|科技园|开发区|工业区|街道|大道|镇|村|路))*(?:那边|这边)?`,
  'g',
)
/** Words before a place that say that something is there. */
const SAYS_SO = /(?:在|位于|[去到跑][了过]?(?:一?趟)?|地点[是:：]?|地址[是:：]?|厂址[是:：]?|\bin|near)\s?$/
/** 在江门荷塘开会: a smaller place that no list knows, up to a verb or the end of the clause. */
const SMALLER =
  /(?![那这附一去来有就的上下看谈聊见开考拜办签参调踏测回送出做现吃接找]|公司|工厂|厂[里房区]|[旁对隔后前外里门路边周中]|工地|车间)[\u4e00-\u7683\u7685-\u9fff]{2}(?=$|[^\u4e00-\u9fff]|的|开会|开|见|谈|看|办|做|建|那边|附近|旁边|对面|厂)(?!在|还有|有|想|要|上)/y
/** 南通如皋那家联众化纤 */
const OF_COMPANY = /(?!客户|公司|老板|同事|朋友|工厂|市|区)[\u4e00-\u7683\u7685-\u9fff]{2,3}(?=[那这]家)/y
/** 厂在五沙, 新厂位于横沥, 在沙溪那边: a place that no list knows, by what stands around it. */
const HAN_SITE =
  /(?:(?:(?:厂|厂房|厂区|厂址|公司|项目|现场|工地|地块|仓库|基地|总部|店|地方|位置|人|们)(?:就|都|也|是)?在)|位于)([\u4e00-\u9fff]{2,6}?)(?=$|[，,。；;.\n)）]|那边|附近|一带|旁边|对面|的新?厂)|(?:在|去了?|到了?|跑了?)([\u4e00-\u9fff]{2,4}?)(?=那边|附近|一带|旁边)/g
/** 金辉铜业在罗定 */
const CUSTOMER_IN =
  /^(?:的?[新老]?(?:厂|工厂|厂房))?(?:就|都|也)?(?:在|位于)([\u4e00-\u9fff]{2,6}?)(?=$|[，,。；;.\n)）]|那边|附近|一带|旁边)/
/** 在现场, 在路上, 在谈: no place by name. */
const NO_SITE =
  /[们你我他她谁哪那这个家是了说想要和跟]|^(?:现场|路上|车上|外地|外面|本地|市区|市里|郊区|隔壁|门口|电话|微信|一起|同一|厂|公司|车间|办公|工地|会议|客户|附近|城里|国外|开|谈|建|用|看|做|考虑|运行|施工|招|设计|报|推进|等|忙|找|问|出差|休假|里|进行|使用)|(?:[里上中内下时后前]|厂|公司|那|车间|酒店|饭店)$/

/** 桃园路18号 */
const ADDRESS = /[\u4e00-\u9fff]{2,6}(?:路|大道|街|巷)\d+号/g
/** A place by its division alone, behind a word for 'in'. */
const HAN_DIVISION =
  /(?:在|到|去|位于|地址|地点|场地|厂址)[是在:：]?\s?([\u4e00-\u9fff]{2,6}?(?:开发区|高新区|工业园区?|工业区|新区|街道|大道|镇|村|县|区|路)(?:[\u4e00-\u9fff]{1,4}?(?:镇|村|路|街道|工业区))?)/g
const LABEL =
  /(?:地点|地址|厂址|位置|场地|项目地|location|address|place|site|where)\s?(?:是|在|is|:|：)\s?([\u4e00-\u9fff\d]{2,20}|[^,，;；。\n.]{2,30})/g
const LIKE_A_PLACE = new RegExp(`${HAN_PLACES}|${DIVISION}|^[a-z' -]+$`)
const LATIN_AFTER_IN =
  /\b(?:in|near|around|out in|over in|based in|located in)\s+(?:the )?((?:[A-Z][a-z]+(?:\s+|(?=\W|$)|-))+)/g
/** 'at their Genhe plant': the customer's site is called by its place. */
const SITE_NAME =
  /\b(?:the|their|its|his|our|a|new) ((?:[A-Z][a-z]+ ){1,2})(?:plant|factory|site|works|yard|workshop|warehouse|branch|facility|campus|depot)\b/g
/** 'was at Tai Po today', 'drove out to Tai Po': where the user was, if the note says no other place. */
const WENT_TO =
  /\b(?:at|(?:went|drove|drive|trip|travel(?:led)?|come|came)(?: (?:down|over|out|up|back))? (?:to|from)) ((?:[A-Z][a-z]+(?: |(?=$|[,.;:])))+)(?=$|[,.;:]|today|yesterday|this|last|next|on\b|for\b|with\b|to\b|and\b)/g
/** Shunde district */
const DISTRICT = / (?:district|town|county|city|village|industrial (?:park|zone|estate)|development zone)\b/y
/** Behind the name of a company: 'Minghua parts plant, Beijiao:', 'Yuehai Foods, Foshan, wants'. */
const WORD_AFTER_COMMA = /^\s?[,(]\s?([A-Z][a-z]+(?: [A-Z][a-z]+)?)\s?[:：.,)]/

interface PlaceHit {
  readonly from: number
  readonly to: number
  readonly confidence: number
}

const NOT_A_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|Spring|Summer|Autumn|Winter|Chinese|English|Total|Principle|Person|Fact|Charge|China|General|Case|Total)\b/

function hanPlaces({ text }: Reading, customers: readonly Span[]): PlaceHit[] {
  const known = hits(HAN_RUN, text).map(({ from, text: run }): PlaceHit => {
    const length = run.replace(/[那这]边$/, '').length
    return { from, to: from + length, confidence: 0.95 }
  })
  const divisions = hits(HAN_DIVISION, text).map(({ to, groups: [name = ''] }): PlaceHit => {
    return { from: to - name.length, to, confidence: 0.8 }
  })
  const sites = hits(HAN_SITE, text).flatMap(({ from, text: whole, groups: [site = '', near = ''] }): PlaceHit[] => {
    const name = site || near
    const start = from + whole.length - name.length
    return NO_SITE.test(name) ? [] : [{ from: start, to: start + name.length, confidence: 0.8 }]
  })
  const behindNames = customers.flatMap(([, to]): PlaceHit[] => {
    const [whole = '', name = ''] = CUSTOMER_IN.exec(text.slice(to, to + 16)) ?? []
    const end = to + whole.length
    return name === '' || NO_SITE.test(name) ? [] : [{ from: end - name.length, to: end, confidence: 0.8 }]
  })
  const longer = known.flatMap((run) => {
    const said = SAYS_SO.test(tail(text, run.from, 6)) ? hitAt(SMALLER, text, run.to) : hitAt(OF_COMPANY, text, run.to)
    return said ? [{ ...run, to: said.to }] : []
  })
  const addresses = hits(ADDRESS, text).map(({ from, to }): PlaceHit => ({ from, to, confidence: 0.8 }))
  return [...longer, ...known, ...divisions, ...sites, ...behindNames, ...addresses]
}

/** One word that is no name of a person, no plain word, nothing that ends a company's name. */
function isUnknownWord(name: string): boolean {
  const word = name.toLowerCase()
  return !name.includes(' ') && ![COMMON, GIVEN_NAMES, LATIN_SURNAMES, LATIN_SUFFIXES].some((known) => known.has(word))
}

function latinPlaces({ text }: Reading, customers: readonly Span[]): PlaceHit[] {
  const inPlaces = hits(LATIN_AFTER_IN, text).flatMap(({ from, text: whole, groups: [run = ''] }): PlaceHit[] => {
    const name = run.trim().replace(/-$/, '')
    const start = from + whole.lastIndexOf(run)
    const words = name.split(/\s+/).filter((word) => !COMMON.has(word.toLowerCase()))
    if (NOT_A_PLACE.test(name) || words.length === 0) return []
    const kept = name.split(/\s+/).slice(0, words.length).join(' ')
    const isKnown = words.some((word) => PINYIN.has(word.toLowerCase()))
    if (!isKnown && LATIN_SUFFIXES.has(words[words.length - 1]?.toLowerCase() ?? '')) return []
    return [{ from: start, to: start + kept.length, confidence: isKnown ? 0.95 : 0.8 }]
  })
  const afterNames = customers.flatMap(([, to]): PlaceHit[] => {
    const match = WORD_AFTER_COMMA.exec(text.slice(to, to + 50))
    const name = match?.[1] ?? ''
    const isKnown = name.split(' ').every((word) => PINYIN.has(word.toLowerCase()))
    if (name === '' || !(isKnown || (/[.:：]$/.test(match?.[0] ?? '') && isUnknownWord(name)))) return []
    const from = to + (match?.[0].indexOf(name) ?? 0)
    return [{ from, to: from + name.length, confidence: isKnown ? 0.8 : 0.6 }]
  })
  const known = hits(/\b[A-Z][a-z]+(?: [A-Z][a-z]+)*\b/g, text).flatMap(({ from, text: run }): PlaceHit[] => {
    const place = KNOWN_RUN.exec(run)?.[0].trim() ?? ''
    if (place === '') return []
    const to = from + place.length
    return [{ from, to: hitAt(DISTRICT, text, to)?.to ?? to, confidence: 0.8 }]
  })
  // Lower case, as typed in a hurry: 'in foshan gaoming'.
  const lowered = hits(/\b(?:in|near)\s+([a-z]+(?: [a-z]+)*)/g, text).flatMap(
    ({ to, groups: [run = ''] }): PlaceHit[] => {
      const words = run.split(' ')
      const count = words.findIndex((word) => !PINYIN.has(word))
      const kept = words.slice(0, count < 0 ? words.length : count).join(' ')
      return kept === '' ? [] : [{ from: to - run.length, to: to - run.length + kept.length, confidence: 0.95 }]
    },
  )
  return [...inPlaces, ...known, ...afterNames, ...lowered]
}

function labelled({ text, lower }: Reading): PlaceHit[] {
  return hits(LABEL, lower).flatMap(({ from, to, groups: [name = ''] }): PlaceHit[] => {
    const kept = name.trim().replace(/^在/, '')
    const isName = /[\u4e00-\u9fff]/.test(kept)
      ? kept.length <= 20
      : /^[A-Z]/.test(text.slice(to - name.trimStart().length))
    const run = hits(HAN_RUN, kept)[0]
    // 地点在他们杏坛的新厂: only the place in it.
    if (run && run.from > 0) return []
    const isPlace = isName && LIKE_A_PLACE.test(kept)
    const start = lower.indexOf(kept, from)
    return isPlace && kept.length > 1 ? [{ from: start, to: start + kept.length, confidence: 0.95 }] : []
  })
}

/** No word of the name is a plain one, or one that ends a company's. */
const isLikePlace = (name: string) =>
  !NOT_A_PLACE.test(name) &&
  name.split(' ').every((word) => !COMMON.has(word.toLowerCase()) && !LATIN_SUFFIXES.has(word.toLowerCase()))

/** Where the user was, and what a site is called by; only where the note says nothing surer. */
function visited({ text }: Reading): PlaceHit[] {
  const sites = hits(SITE_NAME, text).flatMap(({ from, text: whole, groups: [run = ''] }): PlaceHit[] => {
    const start = from + whole.indexOf(run)
    const name = run.trim()
    return isLikePlace(name) ? [{ from: start, to: start + name.length, confidence: 0.8 }] : []
  })
  const places = hits(WENT_TO, text).flatMap(({ from, text: whole, groups: [run = ''] }): PlaceHit[] => {
    const name = run.trim()
    const start = from + whole.lastIndexOf(run)
    return isLikePlace(name) ? [{ from: start, to: start + name.length, confidence: 0.6 }] : []
  })
  return [...sites, ...places]
}

/** In their order, each once, without those inside longer ones. */
const longest = (found: readonly PlaceHit[]) =>
  found
    .filter(
      (hit, at) =>
        !found.some(({ from, to }, other) => {
          const longer = to - from - (hit.to - hit.from)
          return from <= hit.from && to >= hit.to && (longer > 0 || (longer === 0 && other < at))
        }),
    )
    .sort((a, b) => a.from - b.from)

/** Right behind a correction, in one clause with it: 不对，在南海; not 不对，3兆瓦，在南海, which corrects the figure. */
const CORRECTS = /^了?[\s,，]*[^,，。.;；]*$/

/** Places without those that the note denies or takes back. */
function settled(reading: Reading, found: readonly PlaceHit[]) {
  const corrections = reading.corrections.filter(([, end]) =>
    found.some(({ from }) => from >= end && CORRECTS.test(reading.lower.slice(end, from))),
  )
  return settle({ ...reading, corrections }, longest(found))
}

/** The place of the site or the meeting: the longest run as it is said, outside of names; `own`: those of customer and contact. */
export function placeOf(
  reading: Reading,
  names: readonly Span[],
  customers: readonly Span[],
  own: readonly Span[],
): Found<string> | undefined {
  const isFree = (hit: PlaceHit, taken: readonly Span[] = names) =>
    !taken.some((span) => overlaps(span, [hit.from, hit.to]))
  const all = [...labelled(reading), ...hanPlaces(reading, customers), ...latinPlaces(reading, customers)]
  const said = settled(
    reading,
    all.filter((hit) => isFree(hit)),
  )
  const went = () =>
    settled(
      reading,
      visited(reading).filter((hit) => isFree(hit, own)),
    )
  const score = ({ from, to }: PlaceHit) =>
    (SAYS_SO.test(reading.lower.slice(Math.max(0, from - 6), from)) ? 20 : 0) + to - from
  const [best] = [...(said.length > 0 ? said : went())].sort((a, b) => score(b) - score(a) || a.from - b.from)
  if (!best) return undefined
  return {
    value: reading.text.slice(best.from, best.to).trim(),
    confidence: confidenceOf(best.confidence, best),
    spans: [[best.from, best.to]],
  }
}
