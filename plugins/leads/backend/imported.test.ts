import * as v from 'valibot'
import { simulate } from '#harness/backend/kit/testing'
import * as api from '../api'
import dev from '../dev'
import { leadIdSchema } from '../rules/vocabulary'

const id = (text: string) => v.parse(leadIdSchema, text)

const SITES = [
  {
    line: 2,
    name: 'Alpha Tiles',
    latitude: 23.05,
    longitude: 113.1,
    gas: 2_000_000,
    industry: 'Ceramics',
    owner: 'Alpha Holding',
    address: '佛山市南海区狮山镇1号',
  },
  { line: 3, name: 'Beta Paper Mill', industry: 'Pulp & paper', steam: 12 },
  { line: 4, name: 'Gamma' },
  { line: 5, name: 'Delta Works' },
]

const sim = simulate(dev, { sites: SITES })
const rep01 = sim.as('rep01')

describe('an imported list of sites', () => {
  it('is the organisation’s list in file order, for its sales and for managers', async () => {
    for (const who of ['rep01', 'rep02', 'rep03']) {
      expect(await sim.as(who).call(api.isManagementArea, {})).toBe(true)
      const { items, total } = await sim.as(who).call(api.getClueList, { page: 1, type: 'org' })
      expect(items.map((lead) => lead.name)).toEqual(['Alpha Tiles', 'Beta Paper Mill', 'Gamma', 'Delta Works'])
      expect([total, items[0]?.id]).toEqual([4, 'L-000001'])
    }
    expect(await sim.as('rep05').call(api.isManagementArea, {})).toBe(false)
    expect(await sim.as('rep04').call(api.isManagementArea, {})).toBe(false)
  })

  it('rows 1, 4, 7… are rep01’s own, rows 3, 6, 9… in the pool', async () => {
    const names = async (page: Promise<{ items: readonly api.Lead[] }>) => (await page).items.map((lead) => lead.name)
    expect(await names(rep01.call(api.getClueOwnList, { page: 1 }))).toEqual(['Alpha Tiles', 'Delta Works'])
    expect(await names(rep01.call(api.getClueList, { page: 1, type: 'pool' }))).toEqual(['Gamma'])
  })

  it('what the file says is there, what it does not say is missing', async () => {
    const [alpha, beta, gamma] = await rep01.call(api.getClueDetailList, {
      ids: [id('L-000001'), id('L-000002'), id('L-000003')],
    })
    expect(alpha).toMatchObject({
      company: 'Alpha Holding',
      areaCode: '440605',
      industry: { code: 'C307', nameEn: 'Ceramics' },
      point: { lng: 113.1, lat: 23.05 },
      potential: { gas: 2_000_000 },
    })
    expect(beta).toMatchObject({
      industry: { code: 'Pulp & paper', name: 'Pulp & paper' },
      potential: { gas: 2_099_949, steam: 27_216 },
    })
    expect(gamma).toMatchObject({
      score: undefined,
      point: undefined,
      industry: undefined,
      address: undefined,
      nextStep: undefined,
      createdAt: undefined,
      labels: [],
    })
    expect(await rep01.call(api.getScoring, { id: id('L-000003') })).toEqual({ score: undefined, parts: [] })
    expect(await rep01.call(api.getEnnNewCluePotential, { id: id('L-000003') })).toEqual([])
  })

  it('a follow-up is written with somebody new, and makes no score out of nothing', async () => {
    const { lead } = await rep01.call(api.insertTrack, {
      leadId: id('L-000004'),
      kind: 'visit',
      contactName: 'Mr Chan',
      text: 'Looked at the boiler house together.',
      nextStep: { at: new Date('2026-12-01T02:00:00Z'), kind: 'call' },
    })
    expect(lead).toMatchObject({ score: undefined, lastContact: { kind: 'visit' }, counts: { tracks: 1, contacts: 1 } })
  })

  it('a colleague’s site can be read, not changed', async () => {
    expect(await rep01.call(api.clueAuthority, { id: id('L-000002') })).toMatchObject({
      edit: false,
      claim: false,
      discard: false,
    })
  })

  it('a list of 30,000 rows leaves room to take from the pool', async () => {
    const sites = Array.from({ length: 30_000 }, (_, index) => ({ line: index + 2, name: `Site ${index + 1}` }))
    const large = simulate(dev, { sites })
    const { leads } = await large.as('rep01').call(api.updateClue, {
      leads: [{ id: id('L-000003'), version: 1 }],
      changes: { owner: 'rep01' },
    })
    expect(leads[0]?.owner?.id).toBe('rep01')
    expect((await large.as('rep01').call(api.getClueOwnSum, {})).total).toBe(10_001)
  })
})

describe('the figures of an imported list', () => {
  const gasOf = async (me: typeof rep01) => (await me.call(api.getEnnNewCluePotential, { id: id('L-000001') }))[0]

  it.each([
    ['of its boilers', { steam: 12 }, { basis: 'equipment', amount: 2_099_949, equipment: { count: 1, capacity: 12 } }],
    ['of its gas', { gas: 2_000_000 }, { basis: 'list', amount: 2_000_000 }],
  ])('%s count again once equipment or a bill is removed', async (_, figures, expected) => {
    const me = simulate(dev, { sites: [{ line: 2, name: 'Alpha Tiles', industry: 'Ceramics', ...figures }] }).as(
      'rep01',
    )
    const lead = id('L-000001')
    const [before] = await me.call(api.getClueDetailList, { ids: [lead] })
    const kiln = { type: 'K', fuel: 'gas', count: 1, capacity: 1_000, hours: 10, days: 100, load: 100 }
    const boiler = { type: 'B', fuel: 'coal', count: 3, capacity: 12 }
    const { version } = await me.call(api.getEquipment, { id: lead })
    const entered = await me.call(api.saveEquipment, { id: lead, version, rows: [kiln, boiler] })
    expect(await gasOf(me)).toMatchObject({ basis: 'equipment', amount: 110_227 })
    await me.call(api.saveEquipment, { id: lead, version: entered.version, rows: [] })
    expect(await gasOf(me)).toMatchObject(expected)
    const energy = await me.call(api.getEnergy, { id: lead })
    const rows = [{ kind: 'gas', year: 2025, amount: 41_000, bill: '/b.jpg' }]
    const billed = await me.call(api.saveEnergy, { id: lead, version: energy.version, rows })
    expect(await gasOf(me)).toMatchObject({ basis: 'bill', amount: 41_000 })
    await me.call(api.saveEnergy, { id: lead, version: billed.version, rows: [] })
    expect(await gasOf(me)).toMatchObject(expected)
    expect((await me.call(api.getClueDetailList, { ids: [lead] }))[0]?.potential).toEqual(before?.potential)
  })
})
