import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, contactKind, REGISTER } from '#harness/backend/world'
import {
  changeClueAddress,
  getClueDetailList,
  getClueFacts,
  getClueOwnList,
  getEnergy,
  getEnnNewCluePotential,
  getEquipment,
  getScoring,
  saveClueFacts,
  saveEnergy,
  saveEquipment,
  selectClueIdAndBp,
  selectCustomer,
  updateClue,
} from '../api'
import dev from '../dev'
import type { LeadId } from '../rules/vocabulary'
import { leadKind } from './records'

const id = (number: number) => `L-${String(number).padStart(6, '0')}` as LeadId

function start(loginName = 'rep01') {
  const sim = simulate(dev)
  const me = sim.as(loginName)
  const detail = async (number = 1) => {
    const [lead] = await me.call(getClueDetailList, { ids: [id(number)] })
    if (!lead) throw new Error('no lead')
    return lead
  }
  return { sim, me, detail }
}

/** The potential of gas and its basis. */
async function basisOf(me: ReturnType<typeof start>['me'], number: number) {
  const [gas] = await me.call(getEnnNewCluePotential, { id: id(number) })
  if (gas?.energy !== 'gas') throw new Error('no potential of gas')
  return gas
}

const inHours = ({ now }: { readonly now: Date }, hours: number) => new Date(Number(now) + hours * 3_600_000)

const half = {
  place: { address: '广东省佛山市禅城区南庄镇桃园东路18号', point: { lng: 113.0, lat: 23.0 } },
  source: 'map',
} as const

describe('completeness', () => {
  test.each([
    [1, 64],
    [2, 78],
    [4, 58],
    [16, 92],
  ])('lead %i has %i %%', async (number, cognition) => {
    const { detail } = start()
    expect((await detail(number)).cognition).toBe(cognition)
  })

  test('a saved decider counts at once, and no longer stands among what is missing', async () => {
    const { me, detail } = start()
    const { version } = await me.call(getClueFacts, { id: id(1) })
    const [person] = await me.call(selectClueIdAndBp, { id: id(1) })
    expect((await detail()).missing).toContain('decider')
    const facts = await me.call(saveClueFacts, { id: id(1), version, half: { ...half, decider: person?.id } })
    expect(facts).toMatchObject({ version: version + 1, decider: { id: person?.id } })
    const lead = await detail()
    expect(lead.missing).not.toContain('decider')
    // The decider is worth 7; the branch stays, nearest main and next step were left out: 5 and 3.
    expect(lead.cognition).toBe(64 + 7 - 5 - 3)
  })

  test('somebody new decides: a contact with phone', async () => {
    const { me, detail } = start()
    const { version } = await me.call(getClueFacts, { id: id(10) })
    await me.call(saveClueFacts, {
      id: id(10),
      version,
      half: { ...half, deciderName: '陈厂长', deciderPhone: '13800138000' },
    })
    const people = await me.call(selectClueIdAndBp, { id: id(10) })
    expect(people.find(({ influence }) => influence === 'decides')).toMatchObject({
      name: '陈厂长',
      phones: ['13800138000'],
    })
    expect((await detail(10)).missing).not.toContain('point')
  })
})

test('phone and decider are those of the people who are there, whoever entered them', async () => {
  const { sim, me, detail } = start()
  const people = sim.store.table(contactKind)
  const [own] = [...people.values()].filter(({ clueId }) => clueId === id(4) || clueId === id(1))
  if (!own) throw new Error('nobody')
  for (const one of people.values()) if (one.clueId === id(1)) people.put({ ...one, state: '2' })
  const needs = async () => (await me.call(getScoring, { id: id(1) })).parts.find(({ key }) => key === 'contacts')
  expect(await detail()).toMatchObject({ phone: undefined, missing: expect.arrayContaining(['decider']) })
  expect(await needs()).toMatchObject({ got: 0, why: { code: 'noContact' } })
  people.put({ ...own, contactId: 'P-800001', clueId: id(1), state: '1', influence: '1', phones: ['13800138000'] })
  expect((await detail()).phone).toBe('13800138000')
  expect((await detail()).missing).not.toContain('decider')
  expect(await needs()).toMatchObject({ got: 11, why: { code: 'decider' } })
})

describe('the two halves of one record', () => {
  test('each leaves the other as it is', async () => {
    const { me } = start()
    const before = await me.call(getClueFacts, { id: id(1) })
    const after = await me.call(saveClueFacts, {
      id: id(1),
      version: before.version,
      half: { company: { ...before.company, industry: 'C307', legalRep: '李宏' } },
    })
    expect(after).toMatchObject({ place: before.place, source: before.source, company: { legalRep: '李宏' } })
  })

  test('the customer of a lead follows from its code, also from one that is entered later', async () => {
    const { me, detail } = start()
    const [customer] = await me.call(selectCustomer, { keyword: '里水荣记豆制品厂' })
    const enter = async (creditCode: string | undefined) => {
      const { version, company } = await me.call(getClueFacts, { id: id(5) })
      const saved = await me.call(saveClueFacts, {
        id: id(5),
        version,
        half: { company: { ...company, industry: 'C307', creditCode } },
      })
      const { customerId } = await detail(5)
      expect(saved.customerId).toBe(customerId)
      return customerId
    }
    expect(await enter(undefined)).toBeUndefined()
    expect(await enter(customer?.creditCode)).toBe('C-000008')
    expect(await enter(REGISTER[0]?.creditCode)).toBeUndefined()
    const { version } = await detail(5)
    await me.call(updateClue, { leads: [{ id: id(5), version }], changes: { creditCode: customer?.creditCode } })
    expect((await detail(5)).customerId).toBe('C-000008')
  })

  test('the second of two editors gets the present facts', async () => {
    const { sim, me } = start()
    const { version } = await me.call(getClueFacts, { id: id(1) })
    await me.call(saveClueFacts, { id: id(1), version, half })
    const refused = await sim.refusal(sim.as('rep02').call(saveClueFacts, { id: id(1), version, half }))
    expect(refused).toMatchObject({ code: 4009, data: { clueId: id(1), version: version + 1 } })
  })

  test('wrong fields are named', async () => {
    const { sim, me } = start()
    const { version } = await me.call(getClueFacts, { id: id(1) })
    const clue = { ...half, place: { address: '路' }, deciderName: 'A', deciderPhone: '12' }
    expect(await sim.refusal(me.call(saveClueFacts, { id: id(1), version, half: clue }))).toMatchObject({
      code: 4000,
      data: { fields: { address: 'length', deciderPhone: 'phone' } },
    })
    const far = { ...half, distanceToMain: -1, deciderName: 'A'.repeat(31) }
    expect(await sim.refusal(me.call(saveClueFacts, { id: id(1), version, half: far }))).toMatchObject({
      data: { fields: { distanceToMain: 'metres', deciderName: 'length' } },
    })
    const company = { industry: 'C307', creditCode: '91440604MA51C6TR86', legalRep: 'A'.repeat(61) }
    expect(await sim.refusal(me.call(saveClueFacts, { id: id(1), version, half: { company } }))).toMatchObject({
      code: 4000,
      data: { fields: { creditCode: 'code', legalRep: 'length' } },
    })
  })

  test('a next step that is late may stay as it is, another one lies in the future', async () => {
    const { sim, me } = start()
    const { version, nextStep } = await me.call(getClueFacts, { id: id(2) })
    if (nextStep?.kind !== 'quote') throw new Error('lead 2 has a late quote')
    const late = { at: nextStep.at, kind: 'quote' } as const
    expect(late.at < sim.now).toBe(true)
    const saved = await me.call(saveClueFacts, { id: id(2), version, half: { ...half, nextStep: late } })
    expect(saved.nextStep?.at).toEqual(late.at)
    const other = { ...half, nextStep: { ...late, kind: 'call' } as const }
    expect(await sim.refusal(me.call(saveClueFacts, { id: id(2), version: saved.version, half: other }))).toMatchObject(
      { code: 4000, data: { fields: { nextStep: 'next' } } },
    )
  })

  test('a next step that was written without network is judged by when it was written', async () => {
    const { sim, me } = start()
    const { version } = await me.call(getClueFacts, { id: id(5) })
    const request = { id: id(5), version, half: { ...half, nextStep: { at: inHours(sim, 1), kind: 'call' as const } } }
    const deviceAt = sim.now
    sim.wait(2 * 3_600_000)
    expect(await sim.refusal(me.call(saveClueFacts, request))).toMatchObject({ data: { fields: { nextStep: 'next' } } })
    const { nextStep } = await me.call(saveClueFacts, { ...request, deviceAt })
    expect(nextStep?.at).toEqual(request.half.nextStep.at)
  })

  test('who may not edit is told so, and sees no button', async () => {
    const { sim } = start()
    const approver = sim.as('rep03')
    const { version, can } = await approver.call(getClueFacts, { id: id(1) })
    expect(can).toEqual([])
    expect(await sim.refusal(approver.call(saveClueFacts, { id: id(1), version, half }))).toMatchObject({ code: 4003 })
  })

  test('a discarded lead is not changed any more', async () => {
    const { sim, me } = start()
    const { version } = await me.call(getClueFacts, { id: id(9) })
    expect(await sim.refusal(me.call(saveClueFacts, { id: id(9), version, half }))).toMatchObject({ code: 4010 })
  })
})

describe('rows', () => {
  const boiler = { type: 'B', fuel: 'gas', count: 2, capacity: 12, hours: 12, days: 270, load: 70 }

  test('new rows get an id, and boilers make the potential of gas', async () => {
    const { me, detail } = start()
    const { version } = await me.call(getEquipment, { id: id(5) })
    const saved = await me.call(saveEquipment, { id: id(5), version, rows: [boiler] })
    expect(saved).toMatchObject({ version: version + 1, rows: [{ ...boiler, id: expect.stringMatching(/^Q-/) }] })
    expect((await detail(5)).potential.gas).toBe(4_199_897)
    expect(await me.call(getEquipment, { id: id(5) })).toEqual(saved)
  })

  test('equipment and energy do not get in each other’s way', async () => {
    const { me } = start()
    const equipment = await me.call(getEquipment, { id: id(1) })
    const energy = await me.call(getEnergy, { id: id(1) })
    await me.call(saveEquipment, { id: id(1), version: equipment.version, rows: [boiler] })
    const saved = await me.call(saveEnergy, {
      id: id(1),
      version: energy.version,
      rows: [{ kind: 'gas', year: 2025, amount: 4_100_000, bill: '/photos/bill.jpg' }],
    })
    expect(saved.rows).toHaveLength(1)
  })

  test('a bill is no longer missing, and makes the potential of gas', async () => {
    const { me, detail } = start()
    expect((await detail()).missing).toContain('bill')
    const { version } = await me.call(getEnergy, { id: id(1) })
    const row = { kind: 'gas', year: 2025, amount: 4_100_000, bill: '/photos/bill.jpg' }
    await me.call(saveEnergy, { id: id(1), version, rows: [row] })
    const lead = await detail()
    expect(lead.missing).not.toContain('bill')
    expect(lead.potential.gas).toBe(4_100_000)
  })

  test('removing the bill takes its basis away, the equipment counts again', async () => {
    const { me, detail } = start()
    const first = await me.call(getEnergy, { id: id(1) })
    const gas = { kind: 'gas', year: 2025, amount: 4_100_000 }
    const { version } = await me.call(saveEnergy, {
      id: id(1),
      version: first.version,
      rows: [{ ...gas, bill: '/b.jpg' }],
    })
    expect((await basisOf(me, 1)).basis).toBe('bill')
    await me.call(saveEnergy, { id: id(1), version, rows: [gas] })
    expect(await basisOf(me, 1)).toMatchObject({ basis: 'equipment', amount: 4_199_897 })
    expect((await detail()).missing).toContain('bill')
  })

  const kindOf = async (me: ReturnType<typeof start>['me'], energy: string, number = 5) => {
    const found = (await me.call(getEnnNewCluePotential, { id: id(number) })).find((one) => one.energy === energy)
    return found && [found.basis, found.amount, found.margin]
  }

  test('boilers make the potential of steam, whatever they burn, a bill says more', async () => {
    const { me } = start()
    const { version } = await me.call(getEquipment, { id: id(5) })
    const coal = { ...boiler, fuel: 'coal', load: 70, hours: 12, days: 270 }
    const saved = await me.call(saveEquipment, { id: id(5), version, rows: [coal] })
    expect(await kindOf(me, 'steam')).toEqual(['equipment', 54_432, 20])
    const energy = await me.call(getEnergy, { id: id(5) })
    const bill = { kind: 'steam', year: 2025, amount: 31_000, bill: '/b.jpg' }
    await me.call(saveEnergy, { id: id(5), version: energy.version, rows: [bill] })
    expect(await kindOf(me, 'steam')).toEqual(['bill', 31_000, 0])
    await me.call(saveEnergy, { id: id(5), version: energy.version + 1, rows: [] })
    await me.call(saveEquipment, { id: id(5), version: saved.version, rows: [] })
    expect(await kindOf(me, 'steam')).toBeUndefined()
  })

  test('electric equipment and bills make the potential of electricity; a figure that no row gave stays', async () => {
    const { me } = start()
    const before = await kindOf(me, 'elec', 2)
    const { version } = await me.call(getEquipment, { id: id(2) })
    const cleared = await me.call(saveEquipment, { id: id(2), version, rows: [] })
    expect(await kindOf(me, 'elec', 2)).toEqual(before)
    const furnace = { type: 'K', fuel: 'power', count: 2, capacity: 100, hours: 10, days: 100, load: 50 }
    await me.call(saveEquipment, { id: id(2), version: cleared.version, rows: [furnace] })
    expect(await kindOf(me, 'elec', 2)).toEqual(['equipment', 100_000, 20])
  })

  test('figures that follow from rows are no edit of the lead: a colleague’s form over it is not refused', async () => {
    const { me, detail } = start()
    const before = await detail(4)
    const facts = await me.call(getClueFacts, { id: id(4) })
    const { version } = await me.call(getEquipment, { id: id(4) })
    await me.call(saveEquipment, { id: id(4), version, rows: [boiler, boiler] })
    const after = await detail(4)
    expect(after.potential.gas).not.toBe(before.potential.gas)
    expect(after.version).toBe(before.version)
    await expect(me.call(saveClueFacts, { id: id(4), version: facts.version, half })).resolves.toBeTruthy()
  })

  test('of two bills the latest counts', async () => {
    const { me } = start()
    const { version } = await me.call(getEnergy, { id: id(5) })
    const rows = [2023, 2025, 2024].map((year) => ({ kind: 'gas', year, amount: year, bill: '/b.jpg' }))
    await me.call(saveEnergy, { id: id(5), version, rows })
    expect(await basisOf(me, 5)).toMatchObject({ basis: 'bill', amount: 2025 })
  })

  test('every kind of equipment that burns gas counts; without any the industry does', async () => {
    const { me } = start()
    const { version } = await me.call(getEquipment, { id: id(5) })
    const kiln = { type: 'K', fuel: 'gas', count: 1, capacity: 1_000, hours: 10, days: 100, load: 100 }
    const saved = await me.call(saveEquipment, { id: id(5), version, rows: [kiln, { ...kiln, fuel: 'coal' }] })
    // 1,000 kW × 1,000 h, at 92 % and 9.861 kWh a cubic metre.
    const both = await basisOf(me, 5)
    expect([both.basis, both.amount, both.equipment]).toEqual(['equipment', 110_227, undefined])
    await me.call(saveEquipment, { id: id(5), version: saved.version, rows: [] })
    expect(await basisOf(me, 5)).toMatchObject({ basis: 'industry', margin: 50 })
  })

  test('the second of two editors gets the present rows', async () => {
    const { sim, me } = start()
    const { version } = await me.call(getEquipment, { id: id(1) })
    await me.call(saveEquipment, { id: id(1), version, rows: [] })
    expect(
      await sim.refusal(sim.as('rep02').call(saveEquipment, { id: id(1), version, rows: [boiler] })),
    ).toMatchObject({ code: 4009, data: { version: version + 1, rows: [] } })
  })

  test.each([
    ['no device', [{ ...boiler, count: 0 }], 'row'],
    ['1,000 devices', [{ ...boiler, count: 1000 }], 'row'],
    ['25 hours a day', [{ ...boiler, hours: 25 }], 'row'],
    ['51 rows', Array(51).fill(boiler), 'most'],
  ])('%s', async (_, rows, error) => {
    const { sim, me } = start()
    const { version } = await me.call(getEquipment, { id: id(1) })
    expect(await sim.refusal(me.call(saveEquipment, { id: id(1), version, rows }))).toMatchObject({
      code: 4000,
      data: { fields: { rows: error } },
    })
  })

  test('an amount is more than nothing', async () => {
    const { sim, me } = start()
    const { version } = await me.call(getEnergy, { id: id(1) })
    const rows = [{ kind: 'gas', year: 2025, amount: 0 }]
    expect(await sim.refusal(me.call(saveEnergy, { id: id(1), version, rows }))).toMatchObject({ code: 4000 })
  })
})

describe('the score follows its facts', () => {
  const scoreOf = async (me: ReturnType<typeof start>['me'], number: number) => {
    const { score, before, parts } = await me.call(getScoring, { id: id(number) })
    return { score, before, ...Object.fromEntries(parts.map(({ key, got }) => [key, got])) }
  }

  test('the worked example: 28 + 23 + 17 + 12 + 6', async () => {
    expect(await scoreOf(start().me, 1)).toMatchObject({
      score: 86,
      need: 28,
      main: 23,
      credit: 17,
      activity: 12,
      contacts: 6,
    })
  })

  test('decider and distance to the main, with the score from before', async () => {
    const { me, detail } = start()
    const { version } = await me.call(getClueFacts, { id: id(1) })
    const [person] = await me.call(selectClueIdAndBp, { id: id(1) })
    await me.call(saveClueFacts, { id: id(1), version, half: { ...half, distanceToMain: 3000, decider: person?.id } })
    expect(await scoreOf(me, 1)).toMatchObject({ score: 70, before: 86, main: 0, contacts: 13 })
    expect((await detail()).score).toBe(70)
  })

  test('tax grade and bill', async () => {
    const { me } = start()
    const { version, company } = await me.call(getClueFacts, { id: id(1) })
    await me.call(saveClueFacts, {
      id: id(1),
      version,
      half: { company: { ...company, industry: 'C307', taxGrade: 'D' } },
    })
    expect(await scoreOf(me, 1)).toMatchObject({ credit: 0, score: 69, before: 86 })
    const energy = await me.call(getEnergy, { id: id(1) })
    const rows = [{ kind: 'gas', year: 2025, amount: 10_000, bill: '/b.jpg' }]
    await me.call(saveEnergy, { id: id(1), version: energy.version, rows })
    expect(await scoreOf(me, 1)).toMatchObject({ need: 0, score: 41, before: 69 })
  })

  test('each open case of debt or enforcement of its company costs 6', async () => {
    const { sim, me } = start()
    const cases = sim.store.table({ name: 'risk', id: ({ riskId }: { riskId: string }) => riskId })
    const one = { custId: 'C-000002', kind: 'sxxx', state: 'open' }
    for (const [index, more] of [
      {},
      { kind: 'bzxr' },
      { state: 'closed' },
      { kind: 'pjws' },
      { custId: 'C-000003' },
    ].entries())
      cases.put({ riskId: `RK-${index}`, ...one, ...more } as { riskId: string })
    expect(await scoreOf(me, 1)).toMatchObject({ credit: 5, score: 74 })
    // Also of a company that is a customer under the same code.
    const lead = sim.store.table(leadKind).get(id(1))
    if (lead) sim.store.table(leadKind).put({ ...lead, custId: undefined as never })
    expect(sim.store.table(companyKind).get('C-000002')?.creditCode).toBe(lead?.creditCode)
    expect(await scoreOf(me, 1)).toMatchObject({ credit: 5 })
  })

  test('contacts count for 30 days', async () => {
    const { sim, me } = start()
    sim.wait(28 * 86_400_000)
    expect(await scoreOf(me, 1)).toMatchObject({ activity: 5 })
    sim.wait(86_400_000)
    expect(await scoreOf(me, 1)).toMatchObject({ activity: 0 })
  })

  test('a list is sorted and filtered by it', async () => {
    const { me } = start()
    const first = async () => (await me.call(getClueOwnList, { page: 1, sort: 'score', scoreMin: 80 })).items
    const [best] = await first()
    expect((await first()).map(({ score = 0 }) => score)).toEqual(
      (await first()).map(({ score = 0 }) => score).sort((a, b) => b - a),
    )
    const { version, company } = await me.call(getClueFacts, { id: best?.id as LeadId })
    await me.call(saveClueFacts, {
      id: best?.id as LeadId,
      version,
      half: { company: { ...company, industry: company.industry ?? 'C307', taxGrade: 'D' } },
    })
    expect((await first())[0]?.id).not.toBe(best?.id)
  })
})

describe('a saved fact', () => {
  const changes = (sim: ReturnType<typeof simulate>, to: string) =>
    [...sim.store.table(messageKind).values()].flatMap((one) =>
      one.to === to && one.type === 'clue.changed' ? [one.params?.change] : [],
    )

  test('is told to those the lead is shared with', async () => {
    const { sim, me } = start()
    const { version } = await me.call(getClueFacts, { id: id(1) })
    await me.call(saveClueFacts, { id: id(1), version, half })
    const equipment = await me.call(getEquipment, { id: id(1) })
    await me.call(saveEquipment, { id: id(1), version: equipment.version, rows: [] })
    const [lead] = await me.call(getClueDetailList, { ids: [id(1)] })
    await me.call(changeClueAddress, { id: id(1), version: lead?.version ?? 0, ...half.place })
    expect(changes(sim, 'emp11')).toEqual(['facts', 'facts', 'place'])
    expect(changes(sim, 'rep01')).toEqual([])
  })

  const shunde = ['广东省佛山市顺德区大良街道南国东路1号', '440606'] as const
  const xiaolan = ['广东省中山市小榄镇民安中路1号', '442006'] as const
  test.each([
    ['facts', ...shunde],
    ['place', ...shunde],
    ['edit', ...shunde],
    ['facts', ...xiaolan],
    ['place', ...xiaolan],
    ['edit', ...xiaolan],
  ])('a new address changes the division: %s, to %s', async (way, address, areaCode) => {
    const { sim, me } = start()
    const { version } = await me.call(getClueFacts, { id: id(5) })
    const place = { address, point: { lng: 113.2, lat: 22.6 } }
    if (way === 'facts') await me.call(saveClueFacts, { id: id(5), version, half: { ...half, place } })
    else if (way === 'place') await me.call(changeClueAddress, { id: id(5), version, ...place })
    else await me.call(updateClue, { leads: [{ id: id(5), version }], changes: { address } })
    expect(sim.store.table(leadKind).get(id(5))?.areaCode).toBe(areaCode)
  })
})
