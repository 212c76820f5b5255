import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, SimRefusal } from '#harness/backend/contract'
import {
  enteredBy,
  fieldErrors,
  listHandler,
  readHandler,
  refusal,
  seedRecords,
  simMoves,
  where,
} from '#harness/backend/kit'
import { drawCreditCode } from '#harness/backend/world'
import { choosePartners, getPartner, listPartners, recentPartners, suspendPartner } from '../api'
import { suspensionOn } from '../rules/fields'
import { PARTNER_MOVES, RATINGS, REFUSED_PARTNER } from '../rules/vocabulary'
import { partners, type SimPartner, stateOf } from './records'
import { LONGEST, LONGEST_EN, NAMES, PLACES, SKILLS, TRADES } from './seed/partnerNames'

/** Partners: list, those chosen last, suspension (domain/todo-crm.md 2 and 4). */

/** A maker in Nanhai. */
const maker = (name: string, nameEn: string) => {
  return { orgCode: '440605', areaCodes: ['440605'], kind: '01', name: `南海${name}`, nameEn: `Nanhai ${nameEn}` }
}

export const seedPartners = seedRecords<SimPartner>(
  'R',
  { small: 40, default: 120, large: 120 },
  {
    1: { ...maker('恒达设备有限公司', 'Hengda Equipment'), rating: 'A', state: '1' },
    2: { ...maker('鑫源锅炉有限公司', 'Xinyuan Boilers'), state: '2', until: '2026-12-31', reason: '两次未按期交付' },
    3: { ...maker('蓝天设备有限公司', 'Lantian Equipment'), state: '3' },
    4: { orgCode: '3302', areaCodes: ['3302'], name: '宁波甬新设备有限公司', nameEn: 'Ningbo Yongxin Equipment' },
    5: { ...maker('', ''), name: LONGEST, nameEn: LONGEST_EN, state: '1' },
  },
  (partnerId, number, { random, clock }) => {
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
      ...(number % 4 === 1 && { chosen: { rep01: clock.past(-number, 600), rep02: clock.past(-number, 640) } }),
      orgCode: areaCode,
    }
  },
)

const CHOOSE = 'partner.choose'

const moves = simMoves(
  partners,
  {
    suspend: {
      right: 'partner.suspend',
      who: (partner, context) => {
        if (stateOf(partner, context) !== '1') throw refused()
      },
      check: (wire, _, { now }) => fieldErrors(suspensionOn(() => days.of(now)).table, wire),
      run: (_, wire, { now }) => ({
        state: '2',
        ...enteredBy(
          suspensionOn(() => days.of(now)),
          wire,
        ),
      }),
      example: () => ({ until: '2027-06-30', reason: '安全检查未通过' }),
    },
    qualify: {
      right: 'partner.suspend',
      from: (partner, context) => stateOf(partner, context) === '2',
      run: () => ({ state: '1', until: undefined, reason: undefined }),
    },
  },
  view,
)

const mayChoose = (partner: SimPartner, context: SimContext) => partners.may(CHOOSE, partner, context)

function view(partner: SimPartner, context: SimContext): object {
  const { orgCode: _, chosen: __, until, reason, ...rest } = partner
  const state = stateOf(partner, context)
  const { can, why } = moves.abilities(partner, context)
  const choosing = state === '1' && mayChoose(partner, context) ? ['choose'] : []
  return { ...rest, state, ...(state === '2' && { until, reason }), can: [...choosing, ...can], why }
}

/** When the employee last chose a partner. */
const chosenAt = ({ chosen }: SimPartner, { employee }: SimContext) => chosen?.[employee.loginName] ?? ''

const MOST_RECENT = 10
const refused = () => new SimRefusal(REFUSED_PARTNER, 'The partner is suspended or barred.')

/** The ids of those that the employee chose last. */
function recentOf(context: SimContext): readonly string[] {
  const chosen = [...partners.all(context)].filter((partner) => chosenAt(partner, context) !== '')
  const latest = chosen.sort((a, b) => (chosenAt(a, context) < chosenAt(b, context) ? 1 : -1))
  return latest.slice(0, MOST_RECENT).map(({ partnerId }) => partnerId)
}

const listing = {
  keyword: ({ name, nameEn, creditCode }: SimPartner) => [name, nameEn, creditCode],
  filters: {
    kinds: where.oneOf(({ kind }: SimPartner) => kind),
    rating: where.oneOf(({ rating }: SimPartner) => rating),
    areaCodes: where.oneOf(({ areaCodes }: SimPartner) => areaCodes),
    skills: where.oneOf(({ skills }: SimPartner) => skills),
  },
  sorts: { deals: ({ deals }: SimPartner) => -deals, name: ({ nameEn }: SimPartner) => nameEn },
  row: view,
}

export const partnerHandlers: readonly SimHandler[] = [
  listHandler(listPartners, partners, {
    ...listing,
    filters: { ids: where.oneOf(({ partnerId }) => partnerId), ...listing.filters },
    usual: 'deals',
  }),
  readHandler(getPartner, partners, view),
  listHandler(recentPartners, partners, {
    ...listing,
    only: (context) => {
      const recent = new Set(recentOf(context))
      return ({ partnerId }) => recent.has(partnerId)
    },
    sorts: { ...listing.sorts, chosen: (partner, context) => -Date.parse(chosenAt(partner, context)) },
    usual: 'chosen',
  }),
  // The version stays: nobody who looks at the partner sees a change.
  answer(choosePartners, ({ ids }, context) => {
    const chosen = (Array.isArray(ids) ? ids : []).map((id) => partners.read(id, context))
    for (const partner of chosen) {
      if (!mayChoose(partner, context)) throw refusal(4003, { right: CHOOSE })
      if (stateOf(partner, context) !== '1') throw refused()
    }
    const { employee, now, store } = context
    for (const partner of chosen)
      store
        .table(partners.kind)
        .put({ ...partner, chosen: { ...partner.chosen, [employee.loginName]: now.toISOString() } })
    return { ids: chosen.map(({ partnerId }) => partnerId) }
  }),
  moves.oneOf(suspendPartner, 'to', PARTNER_MOVES),
]
