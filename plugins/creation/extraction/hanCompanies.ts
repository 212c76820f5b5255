import type { CompanyHit } from './customer'
import { hitAt, hits } from './hits'
import { COMMON, HAN_SUFFIXES } from './names'
import { hanPlaceRuns, isHanPlace } from './places'
import { mentionsIn } from './products'
import { quantitiesIn } from './quantities'

const HAN = '[\\u4e00-\\u9fff]'
const SUFFIX = HAN_SUFFIXES.join('|')
const SUFFIXES = new RegExp(`(?:${SUFFIX})+`, 'g')
const ENDS_IN_SUFFIX = new RegExp(`(?:${SUFFIX})$`)
/** Suffixes that are as often plain words: they need a clue beside the name. */
const PLAIN =
  /^(?:投资|工程|建设|技术|材料|能源|新能源|电力|环保|环境|市场|中心|仓库|车间|冷库|工业|汽车|文化|燃气|热力|智能|设计院|生物|电池|电源|精密|航空|工具|链条|仪表|运输|医疗|旅游|气体|物流|氧化|企业|产业|厂房|建筑|数据中心|服务中心|电工|实业|电动车|花园|客车|地板|门窗|纤维|化学|照明|船舶|餐饮|数据|(?:机械|机电|电气|环保|自动化|制冷|包装)设备)$/
/** Longest name before its suffix. */
const LONGEST = 10

/** Words after which a name begins; the last one counts. */
const STOPS =
  /(?:去了一?趟?|去的是?|去|到了?|在|拜访了?|走访了?|见了|见到|跑了?一?趟?|找|给|跟|是|叫做?|客户|甲方|了|^的|[^美]的|趟|这家|那家|一家|有家|有个|个|我|你|他|她|们|说|让|请|问|要|想|需|做|买|卖|看|谈|聊|[这那](?:边|里|头|块)?|打给|联系|接到|收到|回访|上门|位于|关于|有关|来自|代表|负责|老板|据|跟进了?一?下?|跟踪了?|对接了?|一下|不上|不到|还有|另外|然后|首先|就是|因为|所以|但|同行|公司(?=.)|[\d\w])/g
/** At the beginning of a name, these words do not belong to it. */
const LEADS =
  /^(?:刚刚|刚才|刚|上午|下午|中午|早上|晚上|上次|这次|第[一二三]次|第[一二三][家个]|最近|原来|之前|目前|现在|都|也|又|再|就|只|老客户|新客户|附近|隔壁|旁边|听说|帮|为(?![民康])|对(?=.{3})|从(?!化)|往|由|陪|约|见|向(?![阳荣东华])|嗯|呃|哦|今天|昨天|明天|第一|刚从|那边|这边|路过|经过|碰[上到]|遇[上到]|把|被|将|按|跑)+/
const WITH = /^[和与同](?=.{2})/
const TALKS = /^[^，,。;；\n]{0,14}(?:聊|谈|开会|见了?面|碰了?面|碰头|沟通|通了?电?话|吃饭|对接|交流)/

/** Whatever contains one of these is no name of a company. */
const NO_NAME =
  /[他她我你们这那哪了是]|^的|[^美]的|什么|客户|老板|对方|人家|大家|厂里|厂区|空调|锅炉|燃气|燃煤|生物质|光伏|储能|热泵|蒸汽|充电|天然气|余热|绿电|冷水|压缩空气|空压|运维|托管|诊断|用气|用电|电费|屋顶|场地|联系|电话|负责|时间|地点|需求|预算|投资|项目|方案|报价|另外|还有|还要|然后|已经|现在|最近|原来|之前|以前|以后|今后|目前|最后|最终|后来|同行|一共|大概|估计|可能|准备|希望|打算|需要|不[^锈]|说|合同|价格|今年|明年|去年|年底|下一步|下次|上次|这次|保安|门卫|来电|咨询|打来|办公室|业委会|物业公司|路上|工地|现场|食堂|宿舍|招标|设备|改造|政府|手机|号码|先生|女士|小姐|经理|主任|师傅|厂长|总监|部长|科长|老总|两台|没有|很|非常|窑炉|燃烧器|好多|很多|几家|多家|两家|各家|充电|兆瓦|千瓦|进展|时候|问题|意向|兴趣|人员|名字|下班|上班|开车|堵车|里面|外面|主要|重点|情况|信息|备注|记录|内容|姓名|单位|名称|公司$|回来|回去|过来|过去|晚上|早上|上午|下午|中午|前面|后面|屋面|厂房|车棚|停车|生产|产能|产量|用量|节后|节前|年后|年前|会后|饭后|隔壁|旁边|对面|附近|楼上|楼下|邻居|技术部|采购部|工程部|设备部|后勤|财务|行政|知道|发现|车间|仓库|机房|办公楼|大楼|客房|^采购|^号|投产/

/** Of NO_NAME, these are in names of companies, too: 希望信息技术有限公司. */
const IN_LEGAL_NAME = /设备|信息|希望/g
const LEGAL_FORM = /(?:有限|责任)公司$/

/** Words that no name without a suffix contains. */
const NO_PLAIN_NAME = /[什么吗呢吧啊哦就还再也都要想需给把被让个些没每换旧桩窑]|[部科处室办]$/

/** A name from the text before its suffix: what follows the last word that cannot belong to it. */
function coreOf(before: string, after: string): string {
  const stops = hits(STOPS, before)
  const start = stops[stops.length - 1]?.to ?? 0
  const core = before.slice(start)
  const lead = LEADS.exec(core)?.[0] ?? ''
  const rest = core.slice(lead.length)
  // 和恒达纸箱聊了: 和 is 'with' where they talk, or where something stands before it.
  return (WITH.test(rest) && (start > 0 || lead !== '' || TALKS.test(after)) ? rest.slice(1) : rest).replace(
    /(?:里面?|内|那边|这边)$/,
    '',
  )
}

/** 三水开发区的兴业铸件: where the company is. */
const isOnlyPlace = (name: string, after: string) =>
  isHanPlace(name) && (/^(?:里面?|内|那边)?[的,，]/.test(after) || /[区镇县市村道路街]$/.test(name))

const DIVISION_END = /(?:[镇村]|街道|工业区|工业园区?|开发区|高新区)$/
const SITE_IN = /(?:厂|厂房|工厂|厂区|公司|项目|现场|仓库|店|地址|地点|地方)(?:就|都|也)?[是:：]?(?:在|位于)?\s?$/
/** 到大岗镇的广顺管业, 厂房在坪洲工业区, 在沙溪那边: where the company is, by a name that no list knows. */
const isDivision = (name: string, before: string, after: string) =>
  (DIVISION_END.test(name) && (/^(?:里面?|那边)?的[\u4e00-\u9fff]{2}/.test(after) || SITE_IN.test(before))) ||
  (/在\s?$/.test(before) && /^(?:那边|附近|一带)/.test(after))

/** 能源科, 设备部. */
const DEPARTMENT = /^(?:[科课处室长]|部(?!件)|组(?!装))(?![技学研能])/
/** A part of an institution: 大学佛山校区. */
const BRANCH = new RegExp(`^(?:${HAN}{2,4})?(?:校区|分校|世界|大市场|分院|分店|分厂|分公司|院区)`)
/** What belongs to the company before it: 四季酒店洗衣房. */
const FACILITY = /(?:洗衣房|仓库|车间|数据中心|服务中心|花园|空调|制冷)$/

const HAN_TAIL = new RegExp(`${HAN}{0,${LONGEST}}$`)
/** The Chinese text right before an offset, at most as long as a name. */
function hanBefore(text: string, to: number): string {
  return HAN_TAIL.exec(text.slice(Math.max(0, to - LONGEST), to))?.[0] ?? ''
}

function suffixed(text: string): CompanyHit[] {
  return hits(SUFFIXES, text).flatMap(({ from, text: chain }): CompanyHit[] => {
    const isDepartment = DEPARTMENT.test(text.slice(from + chain.length))
    // 油脂技术部: 技术 belongs to the department; 四季酒店洗衣房: the company ends before.
    const suffix = isDepartment ? chain.replace(ENDS_IN_SUFFIX, '') : chain.replace(FACILITY, '') || chain
    if (suffix === '') return []
    const branch = BRANCH.exec(text.slice(from + suffix.length))?.[0] ?? ''
    const to = from + suffix.length + branch.length
    const core = coreOf(hanBefore(text, from), text.slice(to))
    const isPlain = PLAIN.test(suffix)
    const named = LEGAL_FORM.test(suffix) ? core.replace(IN_LEGAL_NAME, '') : core
    if (core.length < (isPlain ? 2 : 1) || NO_NAME.test(named)) return []
    const name = core + suffix + branch
    if (name.length < 3 || isOnlyPlace(name, text.slice(to))) return []
    if (isDivision(name, text.slice(0, from - core.length), text.slice(to))) return []
    return [{ from: from - core.length, to, name, hasSuffix: true, points: isPlain ? -2 : 0 }]
  })
}

const VERBS =
  '想(?!法)|要(?!求)|需要|需(?!求)|打算|准备|计划|希望|有意|考虑|不考虑|不想|不要|不用|问|咨询|那边|这边|决定|申请|委托|拟|说|的'
const NAME_END = `(?=$|[^\\u4e00-\\u9fff]|${VERBS}|在|谈|聊|开会|见|做|看|有|找|约|跟|和|姓|今|明|出来|出发|回来|下周|上周|老板|厂长|里|确认|负责|联系|才|就|都|也|还|又|再|已|正在|可以|应该|发现|知道|里|内)`
/** Names without a suffix: what stands around them says that they are companies. */
const PATTERNS: readonly (readonly [number, RegExp])[] = [
  // In an English sentence: 'Visited 天成电子 today'.
  [
    1,
    new RegExp(
      `(?:\\b(?:at|visit(?:ed)?|re|with|from|for|meet(?:ing)?|met|call(?:ed)?|of|client|customer)[: ]{1,2})(${HAN}{2,8})(?!${HAN})`,
      'gi',
    ),
  ],
  [0, new RegExp(`[:：]\\s?(${HAN}{2,10})(?=[，,。;；\\n]|$)`, 'g')],
  [
    2,
    new RegExp(
      `(?:客户|公司|单位|甲方|企业)(?:名称|名字|名)?(?:是|叫做?|还是|为|:|：|\\s)+(${HAN}{2,12}?)${NAME_END}`,
      'g',
    ),
  ],
  [1, new RegExp(`(?:去了一?趟?|去的是|拜访了?|走访了?|回访了?|跑了一?趟|到了)(${HAN}{2,10}?)${NAME_END}`, 'g')],
  [1, new RegExp(`(?:给|帮|为)(${HAN}{2,8}?)(?=报|做|供|设计|出)`, 'g')],
  [
    1,
    new RegExp(
      `(?:^|[^\\u4e00-\\u9fff])(?:刚刚?|今天|上午|下午)?(?:跟|和|与|见了?|约了?|找)(${HAN}{2,8}?)的?\\ue000`,
      'g',
    ),
  ],
  // 粤海王总: people are blanked out.
  [0, new RegExp(`(?:^|[^\\u4e00-\\u9fff\\ue000])(${HAN}{2,8}?)的?\\ue000`, 'g')],
  [0, new RegExp(`(?:^|[，,。;；.\\n\\ue000]\\s?)(${HAN}{2,8}?)(?=${VERBS})`, 'g')],
  [2, new RegExp(`(?:那家|这家|一家|有家|另一家|第[一二三四五六]家)(${HAN}{2,8}?)${NAME_END}`, 'g')],
  [1, new RegExp(`(?:是|叫)(${HAN}{2,8})(?=[，,。;；.\\n]|$)`, 'g')],
  [1, new RegExp(`^\\s?(${HAN}{2,8}?)\\s?(?=[，,:：])`, 'g')],
]

/** 丹灶的联塑, 佛山高新区那边的锐捷: behind a place. */
const BEHIND_PLACE = new RegExp(`(?:里面?|那边|这边)?的(${HAN}{2,8}?)${NAME_END}`, 'y')

/** 在杏坛的新厂 */
const GENERIC =
  /^(?:一家|那家|这家|一个)|^[新老旧大小]?(?:厂|工厂|厂区|厂房|车间|基地|总部|公司|仓库|项目|工地|办公|门店|店)/

function behindPlaces(text: string): CompanyHit[] {
  return hanPlaceRuns(text).flatMap(({ to }): CompanyHit[] => {
    const hit = hitAt(BEHIND_PLACE, text, to)
    const [name = ''] = hit?.groups ?? []
    if (!hit || name.length < 2 || NO_NAME.test(name) || NO_PLAIN_NAME.test(name) || mentionsIn(name, []).length > 0)
      return []
    if (name.replace(SUFFIXES, '') === '' || GENERIC.test(name)) return []
    return [{ from: hit.to - name.length, to: hit.to, name, hasSuffix: ENDS_IN_SUFFIX.test(name), points: 3 }]
  })
}

function patterned(text: string): CompanyHit[] {
  const places = hanPlaceRuns(text)
  return PATTERNS.flatMap(([points, pattern]) =>
    hits(pattern, text).flatMap(({ from: begin, text: whole, groups: [name = ''] }): CompanyHit[] => {
      const start = begin + whole.indexOf(name)
      const core = coreOf(name, text.slice(start + name.length))
      const isBare = core.replace(SUFFIXES, '') === ''
      if (core.length < 2 || isBare || NO_NAME.test(core) || NO_PLAIN_NAME.test(core) || isHanPlace(core)) return []
      if (mentionsIn(core, []).length > 0 || quantitiesIn(core).length > 0) return []
      const from = start + name.length - core.length
      if (places.some((run) => run.from <= from && from + core.length <= run.to)) return []
      if (isDivision(core, text.slice(0, from), text.slice(from + core.length))) return []
      return [{ from, to: start + name.length, name: core, hasSuffix: ENDS_IN_SUFFIX.test(core), points }]
    }),
  )
}

/** Metro 超市, 聚龙湾 Resort. */
const MIXED = new RegExp(
  `([A-Z][A-Za-z0-9&-]*(?: [A-Z][A-Za-z0-9&-]*)* ?(?:${SUFFIX})+)|(${HAN}{2,6} ?(?:Resort|Hotel|Group|Mall|Plaza|Park|Hospital|School|Factory|Ltd|Club|Center|Centre|Logistics|Foods|Textile|Ceramics)s?\\b)`,
  'g',
)

function mixed(text: string): CompanyHit[] {
  return hits(MIXED, text).flatMap(({ from, to, text: name }): CompanyHit[] => {
    const [first = ''] = name.split(/[ \u4e00-\u9fff]/)
    if (COMMON.has(first.toLowerCase()) || NO_NAME.test(name) || DEPARTMENT.test(text.slice(to))) return []
    return [{ from, to, name, hasSuffix: true, points: 1 }]
  })
}

/** Names of companies in Chinese, and in both scripts. */
export function hanCompanies(text: string): CompanyHit[] {
  const both = mixed(text)
  const found = [
    ...both,
    ...suffixed(text).filter((one) => !both.some(({ from, to }) => one.from < to && from < one.to)),
  ]
  for (const company of [...behindPlaces(text), ...patterned(text)]) {
    if (!found.some(({ from, to }) => company.from < to && from < company.to)) found.push(company)
  }
  return found
}
