import * as v from 'valibot'
import { EXAMPLE_TIME as NOW } from '#harness/backend/clock'
import { type Simulation, simulate } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import * as api from '../api'
import dev from '../dev'
import { leadIdSchema } from '../rules/vocabulary'
import { cognitionKind } from './cognitionFacts'
import { contactsOf } from './contacts'
import { leadKind } from './records'

const id = (number: number) => v.parse(leadIdSchema, `L-${String(number).padStart(6, '0')}`)
const DAY = 86_400_000

let sim: Simulation
beforeEach(() => {
  sim = simulate(dev)
})

const record = (number: number) => {
  const lead = sim.store.table(leadKind).get(id(number))
  if (!lead) throw new Error(`no lead ${number}`)
  return lead
}
const ref = (number: number) => ({ id: id(number), version: record(number).version })
const take = (who: string, number: number) =>
  sim.as(who).call(api.updateClue, { leads: [ref(number)], changes: { owner: who } })
const drop = (who: string, number: number, reason: api.DiscardReason = { kind: 'noGas' }) =>
  sim.as(who).call(api.clueDiscard, { ...ref(number), reason })
const giveBack = (who: string, number: number, reason = 'Too far for me') =>
  sim.as(who).call(api.returnCluePublicSphere, { ...ref(number), reason })
const undo = (who: string, number: number) =>
  sim.as(who).call(api.updateClue, { leads: [ref(number)], changes: { restore: true } })
const poolIds = () =>
  [...sim.store.table(leadKind).values()].filter((lead) => lead.state === 'pool' && lead.orgCode === '440605')

describe('taking from the pool', () => {
  it('makes it mine, with a new version', async () => {
    const { leads } = await take('rep01', 8)
    expect(leads[0]).toMatchObject({ id: 'L-000008', state: 'owned', owner: { id: 'rep01', name: '李伟' }, version: 2 })
  })

  it('the second is told who was first', async () => {
    const second = ref(8)
    await take('rep01', 8)
    sim.wait(2 * 60_000)
    const refused = await sim.refusal(
      sim.as('emp11').call(api.updateClue, { leads: [second], changes: { owner: 'emp11' } }),
    )
    expect(refused).toEqual({
      code: 4101,
      message: 'Taken by Li Wei 2 minutes ago.',
      data: { name: '李伟', nameEn: 'Li Wei', minutes: 2 },
    })
  })

  it('one that was just taken says so', async () => {
    expect(await sim.refusal(take('rep01', 14))).toMatchObject({
      code: 4101,
      message: 'Taken by Wu Ting 2 minutes ago.',
    })
  })

  it('is not for other organisations, approvers or people without a role', async () => {
    expect(await sim.refusal(take('rep03', 8))).toMatchObject({ code: 4003, data: { right: 'lead.take' } })
    for (const who of ['rep05', 'rep04']) expect(await sim.refusal(take(who, 8))).toMatchObject({ code: 4004 })
  })

  it('ends at 150 open leads', async () => {
    const pool = poolIds().slice(2, 42)
    for (const lead of pool) sim.store.table(leadKind).put({ ...lead, state: 'owned', owner: 'rep01' })
    expect(await sim.refusal(take('rep01', 18))).toMatchObject({ code: 4102, data: { kind: 'open', limit: 150 } })
  })

  it('does not count those of an imported list that nobody took, nor those won', async () => {
    const pool = poolIds().slice(2, 42)
    const own = (more: object) => {
      for (const lead of pool) sim.store.table(leadKind).put({ ...lead, state: 'owned', owner: 'rep01', ...more })
    }
    own({ stage: 'won' })
    expect((await take('rep01', 18)).leads[0]?.owner?.id).toBe('rep01')
    own({ imported: true })
    expect((await sim.as('rep01').call(api.clueAuthority, { id: id(8) })).claim).toBe(true)
    own({ imported: true, takenAt: '2026-11-01T00:00:00.000Z' })
    expect(await sim.refusal(take('rep01', 8))).toMatchObject({ code: 4102, data: { kind: 'open' } })
  })

  it('ends at 20 a day: the 21st is refused', async () => {
    const pool = poolIds().slice(0, 21)
    for (const lead of pool.slice(0, 20)) await take('rep01', Number(lead.clueId.slice(2)))
    const last = Number(pool[20]?.clueId.slice(2))
    expect(await sim.refusal(take('rep01', last))).toMatchObject({ code: 4102, data: { kind: 'today', limit: 20 } })
    expect(await sim.as('rep01').call(api.clueAuthority, { id: id(last) })).toMatchObject({
      claim: false,
      why: { claim: 4102 },
      limit: { kind: 'today', limit: 20 },
    })
  })

  it('counts a lead that was taken today and given back or discarded since', async () => {
    const pool = poolIds().slice(0, 21)
    const numbers = pool.map(({ clueId }) => Number(clueId.slice(2)))
    for (const number of numbers.slice(0, 20)) await take('rep01', number)
    await giveBack('rep01', numbers[0] ?? 0)
    await drop('rep01', numbers[1] ?? 0)
    expect(await sim.refusal(take('rep01', numbers[20] ?? 0))).toMatchObject({ code: 4102, data: { kind: 'today' } })
    sim.wait(DAY)
    expect((await take('rep01', numbers[20] ?? 0)).leads[0]?.owner?.id).toBe('rep01')
  })

  it('does not count a take that was taken back', async () => {
    const numbers = poolIds()
      .slice(0, 21)
      .map(({ clueId }) => Number(clueId.slice(2)))
    for (const number of numbers.slice(0, 20)) await take('rep01', number)
    await undo('rep01', numbers[19] ?? 0)
    expect((await take('rep01', numbers[20] ?? 0)).leads[0]?.owner?.id).toBe('rep01')
  })

  it('counts what was taken, not what was assigned or created', async () => {
    const pool = poolIds().slice(0, 22)
    for (const lead of pool.slice(0, 20))
      await sim
        .as('rep02')
        .call(api.updateClue, { leads: [ref(Number(lead.clueId.slice(2)))], changes: { owner: 'emp11' } })
    const created = {
      name: '新城热处理',
      industry: 'C33',
      source: 'map',
      address: '广东省佛山市南海区桂城街道夏西路1号',
    } as const
    await sim.as('emp11').call(api.addClue, { ...created, point: { lng: 113.15, lat: 23.03 } })
    expect((await take('emp11', Number(pool[20]?.clueId.slice(2)))).leads[0]?.owner?.id).toBe('emp11')
  })

  it('one that I lost waits 7 days for me, not for others', async () => {
    await giveBack('rep01', 1)
    expect(await sim.refusal(take('rep01', 1))).toMatchObject({
      code: 4103,
      data: { until: new Date(Number(NOW) + 7 * DAY).toISOString() },
    })
    sim.wait(7 * DAY + 1)
    expect((await take('rep01', 1)).leads[0]?.owner?.id).toBe('rep01')
  })
})

describe('assigning', () => {
  const assign = (who: string, numbers: readonly number[], owner: string) =>
    sim.as(who).call(api.updateClue, { leads: numbers.map(ref), changes: { owner } })

  it('gives a lead to somebody, from the pool too', async () => {
    expect((await assign('rep02', [8, 1], 'emp11')).leads.map((lead) => lead.owner?.id)).toEqual(['emp11', 'emp11'])
  })

  it('is the manager’s', async () => {
    expect(await sim.refusal(assign('rep01', [1], 'emp11'))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(assign('rep03', [1], 'emp11'))).toMatchObject({ code: 4003 })
  })

  it('does what it can of several, and tells which failed', async () => {
    const { leads, failed } = await assign('rep02', [8, 13, 9], 'emp11')
    expect(leads.map((lead) => lead.id)).toEqual(['L-000008'])
    expect(failed.map(({ id, code }) => [id, code])).toEqual([
      ['L-000013', 4004],
      ['L-000009', 4010],
    ])
  })

  it('takes at most 50 at once', async () => {
    const many = Array.from({ length: 51 }, (_, index) => index + 1)
    expect(await sim.refusal(assign('rep02', many, 'emp11'))).toMatchObject({
      code: 4000,
      data: { fields: { clueIds: 'most50' } },
    })
    expect((await assign('rep02', many.slice(0, 50), 'emp11')).leads.length).toBeGreaterThan(0)
  })

  it.each(['nobody', 'rep04', 'rep03', 'rep05', 'emp22'])('is not to %s, who cannot work here', async (who) => {
    expect(await sim.refusal(assign('rep02', [8], who))).toMatchObject({
      code: 4000,
      data: { fields: { owner: 'unknown' } },
    })
  })

  it('is refused above 150 open leads of the new owner, also by a colleague’s lead', async () => {
    const others = [...sim.store.table(leadKind).values()].slice(20, 170)
    for (const lead of others)
      sim.store.table(leadKind).put({ ...lead, state: 'owned', stage: 'found', owner: 'emp11' })
    for (const number of [8, 1])
      expect(await sim.refusal(assign('rep02', [number], 'emp11'))).toMatchObject({
        code: 4102,
        data: { kind: 'open', limit: 150 },
      })
  })

  it('of a pool lead is refused to those who took 20 today or lost it this week', async () => {
    const pool = poolIds().filter(({ clueId }) => clueId !== id(8))
    for (const lead of pool.slice(0, 20)) await take('rep01', Number(lead.clueId.slice(2)))
    expect(await sim.refusal(assign('rep02', [8], 'rep01'))).toMatchObject({ code: 4102, data: { kind: 'today' } })
    await giveBack('rep01', 1)
    sim.wait(DAY)
    expect(await sim.refusal(assign('rep02', [1], 'rep01'))).toMatchObject({ code: 4103 })
    expect((await assign('rep02', [1], 'emp11')).leads[0]?.owner?.id).toBe('emp11')
  })
})

describe('the next stage', () => {
  const advance = (number: number, stage: 'verified' | 'followedUp' | 'opportunity' | 'won', contractId?: string) =>
    sim
      .as('rep01')
      .call(api.updateClue, { leads: [ref(number)], changes: { stage, ...(contractId && { contractId }) } })

  it('comes when nothing is missing, with who and when', async () => {
    const { leads } = await advance(5, 'verified')
    expect(leads[0]).toMatchObject({
      stage: 'verified',
      steps: [{ stage: 'found' }, { stage: 'verified', at: NOW, by: { id: 'rep01' } }],
    })
  })

  it.each([
    [10, 'verified', ['point']],
    [6, 'followedUp', ['contact']],
    [1, 'opportunity', ['decider', 'bill']],
    [2, 'won', ['contract']],
  ] as const)('of lead %i, %s, waits for %o', async (number, stage, missing) => {
    expect(await sim.refusal(advance(number, stage))).toMatchObject({ code: 4104, data: { missing } })
  })

  it('a photo of the licence is as good as the code', async () => {
    const { creditCode: _, ...lead } = record(5)
    sim.store.table(leadKind).put(lead)
    expect(await sim.refusal(advance(5, 'verified'))).toMatchObject({ code: 4104, data: { missing: ['code'] } })
    const facts = { clueId: lead.clueId, equipment: { version: 1, rows: [] }, energy: { version: 1, rows: [] } }
    sim.store.table(cognitionKind).put({ ...facts, licencePhoto: '/licence.jpg' })
    expect((await advance(5, 'verified')).leads[0]?.stage).toBe('verified')
  })

  it('an opportunity is won by its contract', async () => {
    expect(await sim.refusal(advance(2, 'won', 'CT-999999'))).toMatchObject({
      code: 4000,
      data: { fields: { contractId: 'unknown' } },
    })
    expect((await advance(2, 'won', 'CT-000001')).leads[0]).toMatchObject({ stage: 'won', customerId: 'C-000001' })
    expect(record(2).contractId).toBe('CT-000001')
  })

  it('the contacts of a lead that is won are those of its customer too, until that is taken back', async () => {
    const homes = () => contactsOf(id(2), sim).map(({ custId }) => custId)
    expect(homes().length).toBeGreaterThan(0)
    const before = homes()
    await advance(2, 'won', 'CT-000001')
    expect(new Set(homes())).toEqual(new Set(['C-000001']))
    await undo('rep01', 2)
    expect(homes()).toEqual(before)
  })

  it.each(['C-000001', 'C-000005'])(
    'who was a contact of %s before the lead was won stays it when that is taken back',
    async (custId) => {
      const [first] = contactsOf(id(2), sim)
      if (!first) throw new Error('no contact')
      const both = { ...first, custId }
      sim.store.table(contactKind).put(both)
      await advance(2, 'won', 'CT-000001')
      await undo('rep01', 2)
      expect(contactsOf(id(2), sim)).toContainEqual(both)
    },
  )

  it('a customer’s lead is won by a contract of this customer', async () => {
    sim.store.table(leadKind).put({ ...record(2), custId: 'C-000005' })
    expect(await sim.refusal(advance(2, 'won', 'CT-000001'))).toMatchObject({ code: 4000 })
  })

  it('is never skipped', async () => {
    expect(await sim.refusal(advance(5, 'opportunity'))).toMatchObject({ code: 4010 })
  })
})

describe('discarding', () => {
  it('keeps owner and stage, and says why', async () => {
    const { leads } = await drop('rep01', 1, { kind: 'otherSupplier', until: '2028-03' })
    expect(leads[0]).toMatchObject({
      state: 'discarded',
      stage: 'followedUp',
      owner: { id: 'rep01' },
      discard: { kind: 'otherSupplier', until: '2028-03', at: NOW, by: { nameEn: 'Li Wei' } },
    })
  })

  it('asks for what the reason needs', async () => {
    const wrong = async (sent: object) => {
      const call = { ...api.clueDiscard, request: () => ({ clueId: 'L-000001', version: 1, ...sent }) }
      return (await sim.refusal(sim.as('rep01').call(call, { ...ref(1), reason: { kind: 'noGas' } }))).data
    }
    expect(await wrong({ reason: 'D9' })).toEqual({ fields: { reason: 'required' } })
    expect(await wrong({ reason: 'D3' })).toEqual({ fields: { until: 'required' } })
    expect(await wrong({ reason: 'D5', note: 'no' })).toEqual({ fields: { note: 'length' } })
    expect(await wrong({ reason: 'D1', note: 'x'.repeat(201) })).toEqual({ fields: { note: 'length' } })
    expect(await wrong({ reason: 'D6', sameAs: 'L-000001' })).toEqual({ fields: { sameAs: 'required' } })
  })

  it('an opportunity is the manager’s to discard, a won lead nobody’s', async () => {
    expect(await sim.refusal(drop('rep01', 2))).toMatchObject({ code: 4003 })
    expect((await drop('rep02', 2)).leads[0]?.state).toBe('discarded')
    expect(await sim.refusal(drop('rep02', 16))).toMatchObject({ code: 4010 })
  })

  it('of a lead that was changed meanwhile is refused with the lead as it is now', async () => {
    const old = ref(1)
    await sim.as('rep02').call(api.updateClue, { leads: [ref(1)], changes: { name: 'Hongsheng Tiles' } })
    const refused = await sim.refusal(sim.as('rep01').call(api.clueDiscard, { ...old, reason: { kind: 'noGas' } }))
    expect(refused.code).toBe(4009)
    expect(v.parse(api.leadDetailSchema, refused.data)).toMatchObject({
      name: 'Hongsheng Tiles',
      nameEn: undefined,
      version: 2,
    })
  })

  it('as the same as another lead, says which', async () => {
    const { leads } = await drop('rep01', 1, { kind: 'same', sameAs: id(2) })
    expect(leads[0]?.discard).toMatchObject({ sameAs: id(2), same: { nameEn: 'Guangda Glass Works' } })
  })

  it('the reason can be changed by who gave it for 30 days, by the manager always', async () => {
    const change = (who: string) =>
      sim.as(who).call(api.changeClueDiscardReason, { ...ref(9), reason: { kind: 'closed' } })
    expect((await change('rep01')).leads[0]?.discard?.kind).toBe('closed')
    expect(await sim.refusal(change('rep05'))).toMatchObject({ code: 4004 })
    sim.wait(31 * DAY)
    expect(await sim.refusal(change('rep01'))).toMatchObject({ code: 4010 })
    expect((await change('rep02')).leads[0]?.discard?.by?.id).toBe('rep01')
  })
})

describe('returning to the pool', () => {
  it('keeps the stage and drops owner, collaborators and next step', async () => {
    const { leads } = await giveBack('rep01', 1)
    expect(leads[0]).toMatchObject({
      state: 'pool',
      stage: 'followedUp',
      owner: undefined,
      collaborators: [],
      nextStep: undefined,
      returnReason: 'Too far for me',
    })
  })

  it('asks for a reason', async () => {
    expect(await sim.refusal(giveBack('rep01', 1, 'far'))).toMatchObject({
      code: 4000,
      data: { fields: { reason: 'length' } },
    })
  })

  it('a discarded one comes back through the manager only', async () => {
    expect(await sim.refusal(giveBack('rep01', 9))).toMatchObject({ code: 4003 })
    expect((await giveBack('rep02', 9)).leads[0]).toMatchObject({ state: 'pool', discard: undefined })
  })

  it('is not for a lead in the pool, nor for a won one', async () => {
    expect(await sim.refusal(giveBack('rep02', 8))).toMatchObject({ code: 4010 })
    expect(await sim.refusal(giveBack('rep01', 16))).toMatchObject({ code: 4010 })
  })
})

describe('undo', () => {
  it('puts everything back for 60 s, cool-off included', async () => {
    const before = record(1)
    await giveBack('rep01', 1)
    sim.wait(60_000)
    await undo('rep01', 1)
    const { version: _, ...rest } = record(1)
    expect(rest).toEqual({
      ...before,
      version: undefined,
      lost: undefined,
      discard: undefined,
      returnReason: undefined,
      takenAt: undefined,
    })
    expect(record(1).version).toBe(3)
  })

  it('is too late at 61 s', async () => {
    await drop('rep01', 1)
    sim.wait(61_000)
    expect(await sim.refusal(undo('rep01', 1))).toMatchObject({ code: 4010 })
  })

  it('is for the one who did it, once', async () => {
    await drop('rep01', 1)
    expect(await sim.refusal(undo('rep02', 1))).toMatchObject({ code: 4010 })
    await undo('rep01', 1)
    expect(await sim.refusal(undo('rep01', 1))).toMatchObject({ code: 4010 })
  })
})

describe('editing', () => {
  const edit = (who: string, number: number, changes: object) =>
    sim.as(who).call(api.updateClue, { leads: [ref(number)], changes })

  it('is for the owner, those it is shared with, and the manager', async () => {
    for (const who of ['rep01', 'emp11', 'rep02'])
      expect((await edit(who, 1, { name: `By ${who}` })).leads[0]?.name).toBe(`By ${who}`)
    expect(await sim.refusal(edit('rep03', 1, { name: 'By rep03' }))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(edit('emp11', 2, { name: 'By emp11' }))).toMatchObject({ code: 4004 })
  })

  it('tells every wrong field', async () => {
    const wrong = {
      name: 'A',
      address: 'x',
      creditCode: '91440604MA51C6TR86',
      labels: ['LB-99'],
      nextStep: { at: new Date(Number(NOW) - 1), kind: 'call' },
    }
    expect(await sim.refusal(edit('rep01', 1, wrong))).toMatchObject({
      code: 4000,
      data: { fields: { name: 'length', address: 'length', creditCode: 'code', labels: 'unknown', nextStep: 'next' } },
    })
  })

  it('keeps the English words of what does not change', async () => {
    const { name, nameEn, address = '', addressEn } = record(1)
    expect([nameEn, addressEn]).not.toContain(undefined)
    expect((await edit('rep01', 1, { name, address })).leads[0]).toMatchObject({ nameEn, addressEn })
    await sim.as('rep01').call(api.changeClueAddress, { ...ref(1), address, point: { lng: 113, lat: 23 } })
    expect(record(1).addressEn).toBe(addressEn)
    expect((await edit('rep01', 1, { name: '宏盛建材' })).leads[0]).toMatchObject({ nameEn: undefined, addressEn })
    expect((await edit('rep01', 1, { address: '禅城区桃园东路1号' })).leads[0]?.addressEn).toBeUndefined()
  })

  it('shares a lead with people who may work on leads', async () => {
    expect(await sim.refusal(edit('rep01', 1, { collaborators: ['emp11', 'rep04'] }))).toMatchObject({
      data: { fields: { collaborators: 'unknown' } },
    })
    const six = ['emp10', 'emp11', 'emp12', 'emp13', 'emp14', 'emp15']
    expect(await sim.refusal(edit('rep01', 1, { collaborators: six }))).toMatchObject({
      data: { fields: { collaborators: 'most' } },
    })
    await edit('rep01', 1, { collaborators: ['emp12'] })
    expect((await edit('emp12', 1, { name: 'By emp12' })).leads[0]?.name).toBe('By emp12')
    expect(await sim.refusal(edit('emp11', 1, { name: 'By emp11' }))).toMatchObject({ code: 4004 })
  })

  it('judges a next step by when it was written, as long as that is of the last day', async () => {
    const at = new Date(Number(NOW) + 3_600_000)
    const request = { ...ref(6), nextStep: { at, kind: 'visit' as const }, deviceAt: NOW }
    sim.wait(2 * 3_600_000)
    expect(
      await sim.refusal(sim.as('rep01').call(api.moveNextStep, { ...request, deviceAt: undefined })),
    ).toMatchObject({ data: { fields: { nextStep: 'next' } } })
    expect((await sim.as('rep01').call(api.moveNextStep, request)).leads[0]?.nextStep?.at).toEqual(at)
  })

  it('sets the next step', async () => {
    const at = new Date('2026-12-01T10:00:00+08:00')
    expect((await edit('rep01', 6, { nextStep: { at, kind: 'visit' } })).leads[0]?.nextStep).toMatchObject({
      at,
      kind: 'visit',
    })
  })
})

describe('rights on one lead', () => {
  const rights = (who: string, number: number) => sim.as(who).call(api.clueAuthority, { id: id(number) })

  it.each([
    ['rep01', 1, ['edit', 'checkIn', 'discard', 'returnPool', 'phone']],
    ['rep01', 2, ['edit', 'checkIn', 'returnPool', 'phone']],
    ['rep01', 8, ['claim']],
    ['rep01', 9, ['phone']],
    ['emp11', 1, ['edit', 'checkIn', 'phone']],
    ['rep02', 1, ['edit', 'checkIn', 'assign', 'discard', 'returnPool', 'phone']],
    ['rep02', 8, ['claim', 'assign', 'discard', 'phone']],
    ['rep02', 9, ['returnPool', 'phone']],
    ['rep03', 1, []],
  ])('%s on lead %i: %o', async (who, number, allowed) => {
    const { why: _, ...all } = await rights(who, number)
    expect(
      Object.entries(all)
        .filter(([, may]) => may)
        .map(([name]) => name),
    ).toEqual(allowed)
  })
})
