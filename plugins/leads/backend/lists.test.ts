import * as v from 'valibot'
import { daysBetween } from '#base/calendar'
import { EXAMPLE_TIME as NOW } from '#harness/backend/clock'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, contactKind, HERE } from '#harness/backend/world'
import { rights as customer } from '../../customer/rights'
import { rights as contact } from '../../public/rights'
import * as api from '../api'
import dev from '../dev'
import { leadIdSchema } from '../rules/vocabulary'

const area = { ...dev, rights: { ...dev.rights, ...customer, ...contact } }
const sim = simulate(area)
const rep01 = sim.as('rep01')
const rep02 = sim.as('rep02')
const id = (text: string) => v.parse(leadIdSchema, text)

describe('who sees which list', () => {
  it.each([
    ['rep01', true, false],
    ['rep02', true, true],
    ['rep03', false, true],
    ['rep04', false, false],
    ['rep05', true, false],
  ])('%s: mine %s, organisation %s', async (who, mine, organisation) => {
    expect(await sim.as(who).call(api.isShowMyClue, {})).toBe(mine)
    expect(await sim.as(who).call(api.isManagementArea, {})).toBe(organisation)
  })

  it('mine are those that I own, discarded ones under their state', async () => {
    expect((await rep01.call(api.getClueOwnList, { page: 1 })).total).toBe(128)
    expect((await rep01.call(api.getClueOwnList, { page: 1, states: ['owned'] })).total).toBe(119)
    expect((await rep01.call(api.getClueOwnList, { page: 1, states: ['discarded'] })).total).toBe(9)
  })

  it.each(['宏盛陶瓷', 'hongsheng cer', '桃园东路18号', 'taoyuan east', '91440604ma51c6rt86'])(
    '%s finds the lead, in either language',
    async (keyword) => {
      const found = await rep01.call(api.findClue, { page: 1, keyword })
      expect(found.items.map((lead) => lead.id)).toEqual(['L-000001'])
    },
  )

  it('a lead travels with its names and its address in both', async () => {
    const [lead] = await rep01.call(api.getClueDetailList, { ids: [id('L-000001')] })
    expect(lead).toMatchObject({
      name: '佛山市宏盛陶瓷有限公司',
      nameEn: 'Hongsheng Ceramics',
      address: '广东省佛山市禅城区南庄镇桃园东路18号',
      addressEn: '18 Taoyuan East Road, Nanzhuang, Foshan',
      nextStep: { text: '两台锅炉报价', textEn: 'Price for two boilers' },
    })
  })

  it('a step that only moves keeps its text in both languages', async () => {
    const me = simulate(dev).as('rep01')
    const [lead] = await me.call(api.getClueDetailList, { ids: [id('L-000001')] })
    if (!lead) throw new Error('no lead')
    const nextStep = { at: new Date('2026-11-23T14:30:00+08:00'), kind: 'visit', text: '两台锅炉报价' } as const
    const { leads } = await me.call(api.updateClue, { leads: [lead], changes: { nextStep } })
    expect(leads[0]?.nextStep).toMatchObject({ text: '两台锅炉报价', textEn: 'Price for two boilers' })
  })

  it('by last contact those come first who have waited longest, before all who were never contacted', async () => {
    const { items } = await rep01.call(api.getClueOwnList, { page: 1, sort: 'lastContact' })
    const at = items.map(({ lastContact }) => lastContact?.at.getTime() ?? 0)
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at[0]).toBe(0)
  })

  it('a lead says whether it is shared with me', async () => {
    const shared = async (who: string) =>
      (await sim.as(who).call(api.getClueDetailList, { ids: [id('L-000001')] }))[0]?.shared
    expect([await shared('emp11'), await shared('rep01'), await shared('rep02')]).toEqual([true, undefined, undefined])
  })

  it('a lead that is shared with me is mine', async () => {
    const shared = await sim.as('emp11').call(api.getClueOwnList, { page: 1, keyword: 'Hongsheng' })
    expect(shared.items.map((lead) => lead.id)).toEqual(['L-000001'])
  })

  it('the organisation is refused to field staff, whatever they ask for', async () => {
    const refused = await sim.refusal(rep01.call(api.getClueList, { page: 1, type: 'org' }))
    expect(refused).toMatchObject({ code: 4003, data: { right: 'lead.read' } })
  })

  it('another organisation’s pool is empty to me', async () => {
    const mine = await rep01.call(api.getClueList, { page: 1, type: 'pool' })
    const theirs = await sim.as('rep05').call(api.getClueList, { page: 1, type: 'pool' })
    expect(mine.total).toBe(60)
    expect(theirs.items.some((lead) => lead.id === 'L-000008')).toBe(false)
    const without = await sim.refusal(sim.as('rep04').call(api.getClueList, { page: 1, type: 'pool' }))
    expect(without).toMatchObject({ code: 4003, data: { right: 'lead.read' } })
  })

  it('leads that I may not see are left out of details and search', async () => {
    const found = await rep01.call(api.getClueDetailList, { ids: [id('L-000013'), id('L-000001'), id('L-999999')] })
    expect(found.map((lead) => lead.id)).toEqual(['L-000001'])
    expect((await rep01.call(api.findClue, { page: 1, keyword: '宁波北仑恒源' })).total).toBe(0)
    expect((await sim.as('rep05').call(api.findClue, { page: 1, keyword: '宁波北仑恒源' })).total).toBe(1)
  })
})

describe('a list', () => {
  it('of mine stands by next step, those without one by id', async () => {
    const { items } = await rep01.call(api.getClueOwnList, { page: 1 })
    const times = items.map((lead) => Number(lead.nextStep?.at ?? Number.POSITIVE_INFINITY))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(daysBetween(NOW, items[0]?.nextStep?.at ?? NOW)).toBe(-2)
  })

  it('of the organisation stands by id, in pages of 20 without a gap', async () => {
    const first = await rep02.call(api.getClueList, { page: 1, type: 'org' })
    const second = await rep02.call(api.getClueList, { page: 2, type: 'org' })
    const ids = [...first.items, ...second.items].map((lead) => lead.id)
    expect(ids).toHaveLength(40)
    expect(ids).toEqual([...ids].sort())
    expect(first.total).toBe(250)
  })

  it('knows distances once it knows where I am, and then sorts and narrows by them', async () => {
    const near = await rep01.call(api.getClueOwnList, { page: 1, sort: 'distance', radius: 5050, ...HERE })
    expect(near.items.slice(0, 3).map((lead) => [lead.nameEn, lead.distance])).toEqual([
      ['Hongsheng Ceramics', 350],
      ['Guangda Glass Works', expect.any(Number)],
      ['Yuehai Foods', expect.any(Number)],
    ])
    expect(near.total).toBeLessThan(128)
    const blind = await rep01.call(api.getClueOwnList, { page: 1, radius: 5050 })
    expect([blind.total, blind.items[0]?.distance]).toEqual([128, undefined])
  })
})

describe('sums', () => {
  it.each([[{}], [{ states: ['discarded'] as const }], [{ states: ['owned'] as const }]])(
    'of %j: total, stages and scores count what the list holds',
    async (filter) => {
      const { total } = await rep01.call(api.getClueOwnList, { page: 1, ...filter })
      const sums = await rep01.call(api.getClueOwnSum, filter)
      const all = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
      expect([sums.total, all(sums.byStage), all(sums.scoreHist)]).toEqual([total, total, total])
    },
  )

  it('count what is due, and the leads of each stage', async () => {
    const sums = await rep01.call(api.getClueOwnSum, { states: ['owned'] })
    expect(sums).toMatchObject({ total: 119, late: 2, due: 5, byStage: [31, 38, 30, 12, 8] })
    expect(await rep01.call(api.getClueOwnSum, { due: 'today' })).toMatchObject({ total: 5, due: 5, late: 0 })
    expect(await rep01.call(api.getClueOwnSum, { due: 'week' })).toMatchObject({ total: 11, due: 5, late: 0 })
    expect((await rep02.call(api.getClueSum, { type: 'pool' })).total).toBe(86)
  })
})

describe('one lead', () => {
  it('has its score with parts and reasons', async () => {
    const score = await rep01.call(api.getScoring, { id: id('L-000001') })
    expect(score).toMatchObject({ score: 86, before: 80 })
    expect(score.parts.map(({ key, got, max }) => [key, got, max])).toEqual([
      ['need', 28, 30],
      ['main', 23, 25],
      ['credit', 17, 20],
      ['activity', 12, 12],
      ['contacts', 6, 13],
    ])
    expect(score.parts[1]?.why).toEqual({ code: 'distance', value: 380 })
  })

  it('has its potential by energy', async () => {
    const potential = await rep01.call(api.getEnnNewCluePotential, { id: id('L-000001') })
    expect(potential.map(({ energy, amount, basis }) => [energy, amount, basis])).toEqual([
      ['gas', 4_199_897, 'equipment'],
      ['elec', 18_600_000, 'bill'],
      ['roof', 12_400, 'measured'],
      ['steam', 36_000, 'equipment'],
    ])
  })

  it('shows whole numbers to its owner, masked ones in the pool', async () => {
    const [own] = await rep01.call(api.selectClueIdAndBp, { id: id('L-000001') })
    const [pooled] = await rep01.call(api.selectClueIdAndBp, { id: id('L-000008') })
    expect(own).toMatchObject({ name: '陈敏', nameEn: 'Chen Min', phones: ['13827245678'], influence: 'influences' })
    expect(pooled?.phones).toEqual([expect.stringMatching(/^1\d\d\*{4}\d{4}$/)])
  })

  it('names its own people first, then those of its customer who may be seen, each once', async () => {
    const fresh = simulate(area)
    const contacts = fresh.store.table(contactKind)
    const chen = contacts.get('P-000001')
    if (!chen) throw new Error('no contact')
    contacts.put({ ...chen, custId: 'C-000001' })
    const peopleWith = async (customerId: string) => {
      const found = await fresh.as('rep01').call(api.selectClueIdAndBp, { id: id('L-000001'), customerId })
      return found.map((person) => person.id)
    }
    const own = ['P-000001', 'P-000018', 'P-000019']
    const found = await peopleWith('C-000001')
    expect(found.slice(0, 3)).toEqual(own)
    expect(found.slice(3)).toEqual(expect.arrayContaining(['P-000002', 'P-000003', 'P-000010']))
    expect(found).toEqual([...new Set(found)])
    const orgOf = (custId = '') => fresh.store.table(companyKind).get(custId)?.orgCode
    const elsewhere = [...contacts.values()].find(({ custId, state }) => state === '1' && orgOf(custId) === '3302')
    if (elsewhere?.custId === undefined) throw new Error('nobody elsewhere')
    expect(await peopleWith(elsewhere.custId)).toEqual(own)
  })

  it('goes back to the pool in 6 days, another one tonight', async () => {
    const [hotel, tonight] = await rep01.call(api.getClueDetailList, { ids: [id('L-000006'), id('L-000019')] })
    expect(daysBetween(NOW, hotel?.returnAt ?? NOW)).toBe(6)
    expect(hotel?.returnAt).toBeDefined()
    expect(tonight?.returnAt && daysBetween(NOW, tonight.returnAt)).toBe(0)
  })

  it('goes nowhere from the pool, once it is discarded, or as an opportunity', async () => {
    const found = await rep01.call(api.getClueDetailList, { ids: [id('L-000008'), id('L-000009'), id('L-000002')] })
    expect(found.map((lead) => lead.returnAt)).toEqual([undefined, undefined, undefined])
  })

  it('has neighbours within 1 km, nearest first', async () => {
    const near = await rep01.call(api.findLowDistance, { id: id('L-000017') })
    expect(near[0]).toMatchObject({ id: 'L-000018', distance: 30 })
    expect(await rep01.call(api.findLowDistance, { id: id('L-000010') })).toEqual([])
  })

  it('is starred by me and not for others', async () => {
    const star = simulate(dev)
    await star.as('rep01').call(api.clueAttention, { id: id('L-000008') })
    await star.as('rep01').call(api.clueAttention, { id: id('L-000008') })
    const followed = async (who: string) =>
      (await star.as(who).call(api.getClueDetailList, { ids: [id('L-000008')] }))[0]?.followed
    expect([await followed('rep01'), await followed('rep02')]).toEqual([true, false])
    await star.as('rep01').call(api.clueAttentionCancel, { id: id('L-000008') })
    expect(await followed('rep01')).toBe(false)
  })

  it('has company labels, by id and by credit code', async () => {
    const byCode = await rep01.call(api.getCustomerLableByCreditCode, { creditCode: '91440604MA51C6RT86' })
    expect(byCode).toEqual(await rep01.call(api.getCustomerLableById, { customerId: 'C-000002' }))
    expect(byCode.length).toBeGreaterThan(0)
    expect(await rep01.call(api.getCustomerLableById, { customerId: 'C-999999' })).toEqual([])
  })

  it('is gone, or out of sight', async () => {
    expect(await sim.refusal(rep01.call(api.clueAuthority, { id: id('L-999999') }))).toMatchObject({ code: 4004 })
    expect(await sim.refusal(rep01.call(api.getScoring, { id: id('L-000013') }))).toMatchObject({ code: 4003 })
  })
})

describe('lists to choose from', () => {
  it('areas are those of my leads, with the divisions above them', async () => {
    const areas = await rep01.call(api.getAreas, {})
    expect(areas).toContainEqual({
      code: '440605',
      name: '南海区',
      parent: '440600',
      point: { lng: 113.0407, lat: 23.04 },
    })
    expect(areas).toContainEqual(expect.objectContaining({ code: '440000', name: '广东省', parent: undefined }))
    expect(areas.some((area) => area.code.startsWith('33'))).toBe(false)
  })

  it('labels and reasons', async () => {
    expect((await rep01.call(api.selectLabels, {})).length).toBeGreaterThan(10)
    expect((await rep01.call(api.findClueDiscardReason, {})).map((reason) => reason.kind)).toEqual([
      'noGas',
      'closed',
      'otherSupplier',
      'unreachable',
      'other',
      'same',
    ])
  })
})
