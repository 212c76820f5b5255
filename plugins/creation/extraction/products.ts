import { type Hit, hits, overlaps, tail } from './hits'
import { misspelt } from './spelling'
import type { Product, Span } from './types'

/** A place of the note that names a product. */
export interface Mention {
  readonly from: number
  readonly to: number
  readonly product: Product
}

/**
 * Words for products, Chinese and English; those that contain another one come first ('steam boiler' before 'steam').
 * Some are what speech recognition and pinyin keyboards make of them (锅卢).
 */
const WORDS: readonly (readonly [Product | 'none', string])[] = [
  // Words that only look like a product.
  [
    'none',
    '\\((?:燃气|天然气|gas)\\)|cold storages?|storage (?:room|tank|yard|hall)s?|(?:warehouse|goods|tank|data|grain|cold) storage|car battery|boiler (?:room|house|operator|man|plate)s?|steam (?:engine|iron)s?|solar (?:water|street|lamp|cell|glass)\\w*|(?:gas|petrol) stations?|gas bills?|gas prices?|steam prices?|power bills?|greenhouse gas|gas turbines?|gas engines?|(?:gas|steam|lng|lpg) (?:trader|supplier|seller|dealer|company|bill|price|cost)s?|锅炉[房工间]|气价|燃气费|天然气费|蒸汽费|燃气公司|天然气公司|气电|充电费|充电宝|maintenance (?:guy|lady|chief|head|boss|engineer|supervisor|crew|people|staff)s?|(?:运维|维保)(?:部门?|经理|主管|人员|班长?|组|师傅|负责人|主任|工程师)|空压机房|太阳能(?:热水|路灯)\\w*|lpg|液化石油气|gas leak|gas meter|燃气表|煤炉',
  ],
  [
    'wasteheat',
    '(?:kiln |furnace |boiler )?(?:waste|exhaust|flue gas)[- ]heat(?:[- ]recovery)?(?: boilers?)?|heat recovery|(?:窑炉?|锅炉)?(?:余热|废热|鱼热)(?:回收|利用|发电)?(?:锅炉)?',
  ],
  [
    'boiler',
    '(?:(?:gas|coal|oil|steam|biomass|hot[- ]water|electric)(?:[- ]fired)? )*boilers?|steam generators?|(?:(?:燃气|燃煤|燃油|蒸汽|生物质|热水|天然气|导热油|低氮|电)(?:蒸汽|热水)?)?(?:锅炉|锅卢|锅鲁|窝炉)|蒸汽发生器',
  ],
  [
    'chp',
    'chp|cchp|c\\.h\\.p\\.?|co-?gen(?:eration)?|tri-?gen(?:eration)?|combined heat (?:and|&) power|combined cooling,? heat(?:ing)?,? (?:and|&) power|(?:燃气)?(?:热电联产|热电联供|热电(?=项目|机组)|三联供|冷热电联?供?|分布式能源)',
  ],
  [
    'heatpump',
    '(?:air|water|ground)?(?:[- ]source )?heat[- ]?pumps?|(?:空气源|水源|地源|空气能|高温)?(?:热泵|热棒|热蹦)|空气能',
  ],
  [
    'lng',
    'lng(?: (?:supply|点供|station|vaporiser|tank)s?)?|liquefied natural gas|(?:lng|液化天然气)?点供站?|液化天然气',
  ],
  [
    'gas',
    '(?:pipeline|piped|natural|town|city)[- ](?:natural )?gas(?: supply)?|gas (?:supply|connection|pipeline|by pipe)|by (?:pipe(?:line)?)|gas(?![- ]?(?:fired|burn|boiler|engine|turbine|one|kiln|furnace|oven))|管道(?:天然)?气|天然气|燃气(?!的|锅炉|轮机|机|公司|集团|三联供|热|灶|炉|窑|有限|股份)|供气|通气(?!道)|接气|管输气|开通?气|[煤油]改气|用气(?![量费价点设负高成])',
  ],
  [
    'charger',
    '(?:ev |e-?car |electric (?:car|vehicle) |fast |slow |dc |ac )*(?:chargers?|charg(?:e|ing)[- ](?:piles?|points?|stations?|posts?|poles?|spots?|bays?))|wall ?box(?:es)?|(?:直流|交流|快|慢|超|汽车|新能源车?|电动车|电动汽车)*(?:充电桩|充电庄|充电装|充电柱|充电站|充电枪|充电设施|充电车位|桩(?=\\s?[\\d一二三四五六七八九十两都])|快充桩?|超充桩?|慢充桩?)',
  ],
  [
    'storage',
    '(?:energy |battery |electricity |power |electrical |electrochemical )*storage(?: system| cabinet| station)?s?|batter(?:y|ies)(?: storage| pack| system| cabinet)?s?|b?ess|(?:工商业|电化学|电池|用户侧)*(?:储能|除能|贮能)(?:系统|电站|柜|电池|站)?',
  ],
  [
    'pv',
    '(?:roof(?:top)?[- ])?(?:solar pv|pv|photovoltaics?|solar(?: (?:panels?|power|plant|system|roof|energy|modules?))?)(?: (?:system|plant|panels?|roof))?|(?:roof )?panels|(?:屋顶|分布式|车棚)*(?:光伏|光付|光福|光服|广伏)(?:发电|电站|车棚|板|组件|系统)?|太阳能(?:板|发电|电站)?|分布式(?=发电|电站)',
  ],
  [
    'chiller',
    '(?:water[- ]cooled |air[- ]cooled |centrifugal |screw )*(?:water )?chillers?|(?:离心|螺杆|磁悬浮|水冷)*(?:式)?(?:冷水(?:机组?|主机)|冷机|制冷机组?|制冷主机)',
  ],
  [
    'air',
    'compressed[- ]air(?: (?:station|supply|system))?|air[- ]compress(?:ors?|ion)|compressors?|压缩空气(?:站|系统)?|空压(?:机|站|系统|机组|机站)?|空气压缩机?|压缩机',
  ],
  [
    'power',
    '(?:green|retail|renewable)[- ](?:power|electricity|energy)(?: supply)?|(?:power|electricity)[- ](?:retail(?:ing)?|purchas(?:e|ing)|trading|supply|sales?)|ppa|(?:绿色电力|绿电|售电|购电|买电|买绿电|电力交易|市场化?(?:购|交易)?电|代理购电|电力直购|直购电)(?:交易|合同|协议|服务|套餐)?',
  ],
  ['steam', '(?:process |hot )?steam(?: supply)?|(?:集中|外购)?(?:供汽|供蒸汽|蒸汽|蒸气|正汽)(?:供应)?'],
  [
    'audit',
    '(?:energy[- ](?:saving |efficiency )?|efficiency )?audits?|energy (?:check|diagnos\\w+|assessment|survey|saving check)|(?:节能|能源|能效|用能|能耗)(?:诊断|审计|评估|体检|检测)(?:报告)?',
  ],
  [
    'service',
    'o ?& ?m|operations? (?:and|&) maintenance|operating and maintenance|maintenance (?:contract|service|outsourcing)|managed service|outsourc\\w+|maintenance(?! (?:manager|man|team|dep))|(?:设备|能源站?|机房|空压机?房?|锅炉房?|空调|能源|配电)?(?:代?运维(?:托管|服务|外包)?|能源托管|托管|外包|代运营|运行维护|维保|代维)(?:服务|合同|运营|外包)?',
  ],
  [
    'kiln',
    '(?:(?:roller|tunnel|gas) )?(?:kilns?|furnaces?)(?: burners?)?|burners?|(?:工业|辊道|隧道|熔)?(?:窑炉|炉窑)(?:燃烧器|烧嘴)?|燃烧器|燃烧机|烧嘴|熔炉|熔炼炉|工业炉|(?:辊道|隧道|梭式)窑|炉子|窑(?!炉)',
  ],
]

const LATIN = /[a-z]/
/** Whole words where they are Latin: 'pv', not 'pvc'. */
const bounded = (words: string) => `(?:${words})`
const MENTION = new RegExp(WORDS.map(([, words]) => `(${bounded(words)})`).join('|'), 'g')

function isWhole(lower: string, { from, to }: Hit): boolean {
  const touches = (at: number, beside: number) => LATIN.test(lower[at] ?? '') && LATIN.test(lower[beside] ?? '')
  return !touches(from, from - 1) && !touches(to - 1, to)
}

/** Misspelt words by what they mean. */
const SPELLINGS: Readonly<Record<string, Product>> = {
  solar: 'pv',
  photovoltaic: 'pv',
  boiler: 'boiler',
  boilers: 'boiler',
  storage: 'storage',
  battery: 'storage',
  batteries: 'storage',
  charger: 'charger',
  chargers: 'charger',
  chiller: 'chiller',
  chillers: 'chiller',
  steam: 'steam',
  compressor: 'air',
  compressors: 'air',
  burner: 'kiln',
  burners: 'kiln',
  trigeneration: 'chp',
  cogeneration: 'chp',
  heatpump: 'heatpump',
  maintenance: 'service',
}
const MISSPELT_PUMP = /\bh[a-z]{2,3}[- ]?p[a-z]{1,3}p?s?\b/g

function misspeltMentions(lower: string): Mention[] {
  const single = hits(/[a-z]{4,}/g, lower).flatMap(({ from, to, text }): Mention[] => {
    const meant = misspelt(text, Object.keys(SPELLINGS))
    const product = meant && SPELLINGS[meant]
    return product ? [{ from, to, product }] : []
  })
  const pumps = hits(MISSPELT_PUMP, lower)
    .filter(({ text }) => misspelt(text.replace(/[- ]/, ''), ['heatpump', 'heatpumps']) !== undefined)
    .map(({ from, to }): Mention => ({ from, to, product: 'heatpump' }))
  return [...pumps, ...single]
}

/** 想用气 is a need, 用气 alone a use, 用气锅炉 a boiler; 煤改气 of a boiler is what the boiler burns. */
function isOnlyFuel(lower: string, { from, to }: Mention, all: readonly Mention[]): boolean {
  const word = lower.slice(from, to)
  if (word === '用气')
    return !/(?:想|(?:^|[^主])要|打算)$/.test(tail(lower, from)) || /^[锅窑炉体动]/.test(lower.slice(to))
  return /^[煤油]改气$/.test(word) && all.some(({ product }) => product === 'boiler' || product === 'kiln')
}

/** Products that the note names, without those inside `names` (Nanhai Boiler Works), in their order. */
export function mentionsIn(lower: string, names: readonly Span[]): Mention[] {
  const exact = hits(MENTION, lower).filter((hit) => isWhole(lower, hit))
  const all = exact.flatMap(({ from, to, groups }): Mention[] => {
    const product = WORDS[groups.findIndex((group) => group !== '')]?.[0]
    return product && product !== 'none' ? [{ from, to, product }] : []
  })
  const known = all.filter((mention) => !isOnlyFuel(lower, mention, all))
  const taken: Span[] = [...names, ...exact.map(({ from, to }): Span => [from, to])]
  const more: Mention[] = []
  for (const mention of misspeltMentions(lower)) {
    if (taken.some((span) => overlaps(span, [mention.from, mention.to]))) continue
    taken.push([mention.from, mention.to])
    more.push(mention)
  }
  return [...known, ...more]
    .filter(({ from, to }) => !names.some((span) => overlaps(span, [from, to])))
    .sort((a, b) => a.from - b.from)
}
