import { simulate } from '#harness/backend/kit/testing'
import {
  getClueDetailList,
  getClueFacts,
  getEnergy,
  getEquipment,
  saveClueFacts,
  saveEnergy,
  saveEquipment,
  selectClueIdAndBp,
} from '../api'
import dev from '../dev'
import type { LeadId } from '../rules/vocabulary'

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
    expect(people.find(({ decides }) => decides)).toMatchObject({ name: '陈厂长', phone: '13800138000' })
    expect((await detail(10)).missing).not.toContain('point')
  })
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
    const company = { industry: 'C307', creditCode: '91440604MA51C6TR86' }
    expect(await sim.refusal(me.call(saveClueFacts, { id: id(1), version, half: { company } }))).toMatchObject({
      code: 4000,
      data: { fields: { creditCode: 'code' } },
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
