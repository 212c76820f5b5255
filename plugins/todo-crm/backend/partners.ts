import { type Day, days } from '#base/calendar'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { listHandler, picked, seedRecords, simMoves, textOf, where } from '#harness/backend/kit'
import { drawCreditCode } from '#harness/backend/world'
import { listPartners, recentPartners, suspendPartner } from '../api'
import { RATINGS } from '../rules/vocabulary'
import { partners, type SimPartner, stateOf } from './records'

/** Partners: list, those chosen last, suspension (domain/todo-crm.md 2 and 4). */

const today = ({ now }: SimContext) => days.of(now)
/** What they are called after: Chinese, English. */
const TRADES: Readonly<Record<string, readonly [string, string]>> = {
  '01': ['设备', 'Equipment'],
  '02': ['工程', 'Engineering'],
  '03': ['设计院', 'Design Institute'],
  '04': ['运维', 'Operations'],
  '05': ['融资租赁', 'Leasing'],
}
const PLACES = [
  ['440605', '南海', 'Nanhai'],
  ['440604', '禅城', 'Chancheng'],
  ['440606', '顺德', 'Shunde'],
  ['4420', '中山', 'Zhongshan'],
] as const
const NAMES = [
  ['恒达', 'Hengda'],
  ['鑫源', 'Xinyuan'],
  ['蓝天', 'Lantian'],
  ['佳能', 'Jianeng'],
  ['粤通', 'Yuetong'],
  ['中能', 'Zhongneng'],
] as const
const SKILLS = ['steam', 'heat', 'pv', 'storage', 'cooling', 'charging', 'power', 'saving']
const NANHAI = { orgCode: '440605', areaCodes: ['440605'] }
const LONGEST = `${'佛山市南海区新能源综合利用与节能改造工程技术服务及设备安装调试运维检修'.padEnd(56, '一')}有限公司`

export const seedPartners = seedRecords<SimPartner>(
  'R',
  { small: 40, default: 120, large: 120 },
  {
    1: { ...NANHAI, rating: 'A', state: '1' },
    2: { ...NANHAI, state: '2', until: '2026-12-31' },
    3: { ...NANHAI, state: '3' },
    4: { orgCode: '3302', areaCodes: ['3302'], name: '宁波甬新设备有限公司', nameEn: 'Ningbo Yongxin Equipment' },
    5: { ...NANHAI, name: LONGEST, state: '1' },
  },
  (partnerId, number, { random }) => {
    const kind = random.pick(Object.keys(TRADES))
    const [trade, tradeEn] = TRADES[kind] as readonly [string, string]
    const [areaCode, place, placeEn] = random.pick(PLACES)
    const [name, nameEn] = random.pick(NAMES)
    return {
      partnerId,
      version: 1,
      name: `${place}${name}${trade}${number}有限公司`,
      nameEn: `${placeEn} ${nameEn} ${tradeEn} ${number}`,
      creditCode: drawCreditCode(random, '440605'),
      kind,
      rating: random.pick(RATINGS),
      areaCodes: [areaCode],
      skills: SKILLS.filter(() => random.int(0, 3) === 0),
      state: '1',
      deals: random.int(0, 24),
      orgCode: areaCode,
    }
  },
)

const moves = simMoves(
  partners,
  {
    suspend: {
      right: 'partner.suspend',
      from: (partner, context) => stateOf(partner, today(context)) === '1',
      check: ({ until, reason }, _, context) => ({
        until: !(textOf(until) > today(context)) && 'until',
        reason: textOf(reason).length < 5 && 'text',
      }),
      run: (_, { until }) => ({ state: '2', until: textOf(until) }),
      example: () => ({ until: '2027-06-30', reason: '安全检查未通过' }),
    },
    qualify: {
      right: 'partner.suspend',
      from: (partner, context) => stateOf(partner, today(context)) === '2',
      run: () => ({ state: '1', until: undefined }),
    },
  },
  view,
)

function view(partner: SimPartner, context: SimContext): object {
  const state = stateOf(partner, today(context))
  return {
    ...picked(partner, 'partnerId', 'version', 'name', 'nameEn', 'creditCode', 'kind', 'rating', 'areaCodes', 'skills'),
    deals: partner.deals,
    state,
    ...(state === '2' && { until: partner.until as Day }),
    ...moves.abilities(partner, context),
  }
}

const MOST_RECENT = 10

const list = listHandler(listPartners, partners, {
  keyword: ({ name, nameEn, creditCode }) => [name, nameEn, creditCode],
  filters: {
    kinds: where.oneOf(({ kind }) => kind),
    rating: where.oneOf(({ rating }) => rating),
    areaCodes: where.oneOf(({ areaCodes }) => areaCodes),
    skills: where.oneOf(({ skills }) => skills),
  },
  sorts: { deals: ({ deals }) => -deals, name: ({ nameEn }) => nameEn },
  usual: 'deals',
  row: view,
})

export const partnerHandlers: readonly SimHandler[] = [
  list,
  // The simulator does not know whom somebody chose: those with the most projects.
  answer(recentPartners, (_, context) => {
    const found = list.list.ordered({}, context).slice(0, MOST_RECENT)
    return { list: found.map((partner) => view(partner, context)), total: found.length }
  }),
  moves.oneOf(suspendPartner, 'to', ['suspend', 'qualify']),
]
