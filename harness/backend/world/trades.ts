import type { Place } from './places'
import type { Random } from './Random'

/** Names, gas volumes and labels of the companies of an industry. */
export interface Trade {
  readonly industry: string
  /** Endings of the company's name. */
  readonly endings: readonly string[]
  /** False for hospitals and schools, which have a place's name and no legal form. */
  readonly company: boolean
  /** m³/y, from small to large. */
  readonly gas: readonly [number, number]
  readonly labels: readonly string[]
  /** How common it is. */
  readonly weight: number
}

const trade = (
  industry: string,
  weight: number,
  gas: readonly [number, number],
  endings: readonly string[],
  labels: readonly string[],
  company = true,
): Trade => ({ industry, weight, gas, endings, labels, company })

export const TRADES: readonly Trade[] = [
  trade('C307', 9, [600_000, 7_500_000], ['陶瓷', '建陶', '新型建材', '瓷业'], ['LB-02', 'LB-04', 'LB-06']),
  trade('C304', 5, [800_000, 8_000_000], ['玻璃制品', '特种玻璃', '玻璃'], ['LB-02', 'LB-06']),
  trade('C302', 3, [80_000, 900_000], ['混凝土构件', '管桩', '石膏制品'], ['LB-01', 'LB-08']),
  trade('C14', 9, [60_000, 1_500_000], ['食品', '调味食品', '烘焙食品', '乳业'], ['LB-01', 'LB-08']),
  trade('C15', 4, [120_000, 2_000_000], ['饮料', '酒业', '啤酒'], ['LB-01', 'LB-03']),
  trade('C13', 4, [50_000, 700_000], ['粮油', '水产加工', '肉类加工'], ['LB-01', 'LB-05']),
  trade('C17', 8, [200_000, 3_500_000], ['纺织印染', '针织', '染整', '牛仔布业'], ['LB-01', 'LB-04', 'LB-08']),
  trade('C18', 4, [20_000, 200_000], ['服饰', '制衣', '洗水'], ['LB-01', 'LB-05']),
  trade('C26', 5, [150_000, 3_000_000], ['化工', '涂料', '树脂材料', '精细化工'], ['LB-01', 'LB-06']),
  trade('C27', 2, [100_000, 900_000], ['制药', '中药饮片', '生物医药'], ['LB-01']),
  trade('C29', 6, [40_000, 700_000], ['塑料制品', '橡胶', '包装材料'], ['LB-05', 'LB-07']),
  trade('C33', 12, [50_000, 2_400_000], ['铝业', '金属制品', '五金', '热处理', '不锈钢'], ['LB-02', 'LB-06', 'LB-07']),
  trade('C38', 7, [80_000, 1_600_000], ['电器', '厨具', '制冷设备'], ['LB-02', 'LB-07']),
  trade('C22', 3, [400_000, 6_000_000], ['纸业', '造纸', '纸品'], ['LB-01', 'LB-03', 'LB-04']),
  trade('C23', 3, [20_000, 260_000], ['印刷', '彩印包装'], ['LB-05', 'LB-07']),
  trade('Q84', 2, [150_000, 1_800_000], ['人民医院', '中医院', '妇幼保健院'], ['LB-03', 'LB-01'], false),
  trade('P83', 3, [15_000, 240_000], ['职业技术学校', '实验中学', '外国语学校'], ['LB-05'], false),
  trade('H61', 4, [60_000, 700_000], ['大酒店', '温泉度假村', '商务酒店'], ['LB-03', 'LB-05'], true),
  trade('H62', 2, [12_000, 90_000], ['餐饮管理', '中央厨房'], ['LB-06']),
  trade('D443', 1, [2_000_000, 12_000_000], ['热力', '能源供热'], ['LB-03', 'LB-04']),
  trade('K702', 2, [300_000, 5_000_000], ['产业园', '科技园'], ['LB-03', 'LB-07'], false),
]

/** Branches that use heat or steam besides gas and electricity; the first one sells heat. */
export const HEAT_SUPPLY = 'D443'
export const HEAT_TRADES = new Set([HEAT_SUPPLY, 'H61', 'K702', 'P83', 'Q84'])
export const STEAM_TRADES = new Set(['C13', 'C14', 'C15', 'C17', 'C22', 'C26', 'C27'])

/** First halves of company names, then second ones. */
const NAME_STARTS = '宏盛顺恒金永新华兴广南粤东大中天嘉德信荣富泰鸿锦联美万佳合利源腾'.split('')
const NAME_ENDS = '达盛发隆辉丰泰和昌源安润宇锋通达威凯诚光邦祥瑞腾翔洋鑫雅力拓'.split('')

const LEGAL_FORMS = ['有限公司', '有限公司', '有限公司', '股份有限公司', '实业有限公司', '科技有限公司'] as const

const TOTAL_WEIGHT = TRADES.reduce((sum, trade) => sum + trade.weight, 0)

/** A trade, the common ones more often. */
export function drawTrade(random: Random): Trade {
  let left = random.next() * TOTAL_WEIGHT
  for (const trade of TRADES) {
    left -= trade.weight
    if (left < 0) return trade
  }
  return random.pick(TRADES)
}

/** The full name of a company of a trade, at a place. */
export function drawCompanyName(random: Random, trade: Trade, place: Place): string {
  const own = random.pick(NAME_STARTS) + random.pick(NAME_ENDS)
  const ending = random.pick(trade.endings)
  return place.short + own + ending + (trade.company ? random.pick(LEGAL_FORMS) : '')
}
