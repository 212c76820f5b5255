/** @jest-environment node */

import { days } from '#base/calendar'
import { gasOfDevice } from '#domain/equipment/rules'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, contactKind } from '#harness/backend/world'
import { enterChange, listChanges, listDevices, restoreDevice, retireDevice, saveDevice } from '../api/devices'
import { getBills, getCarbon } from '../api/energy'
import { addLog, listLog, restoreLog } from '../api/serviceLog'
import dev from '../dev'
import { deviceKind } from './devices'

/** rep01 owns C-000001; rep02 manages its organisation, rep03 approves there, rep05 works elsewhere. */
const GUANGDA = 'C-000001'
/** Of the same organisation, owned by somebody else. */
const COLLEAGUES = 'C-000013'
const BOILER = { kind: 'B', capacity: 12, count: 1, fuel: 'gas', hours: 12, days: 270, load: 70 } as const
const ALL = { energy: 'gas', from: '2023-12', to: '2026-11' } as const

const sim = () => simulate(dev)

describe('bills', () => {
  test('have the energies of the company, and may be saved by its owner', async () => {
    const answer = await sim()
      .as('rep01')
      .call(getBills, { custId: GUANGDA, ...ALL })
    expect(answer).toMatchObject({ company: { id: GUANGDA }, energies: ['gas', 'elec'], can: ['export'] })
    expect(answer.list).toHaveLength(36)
  })

  test('are shown to an approver, who may not save them', async () => {
    const { list, can } = await sim()
      .as('rep03')
      .call(getBills, { custId: GUANGDA, ...ALL })
    expect([list.length, can]).toEqual([36, []])
  })

  test.each([
    ['rep01', COLLEAGUES, 4003],
    ['rep05', GUANGDA, 4003],
    ['rep01', 'C-999999', 4004],
  ])('%s asks for those of %s: %i', async (who, custId, code) => {
    await expect(
      sim()
        .as(who)
        .call(getBills, { custId, ...ALL }),
    ).rejects.toMatchObject({ code })
  })

  test('of a month that does not exist are refused at the field', async () => {
    const requested = sim()
      .as('rep01')
      .call(getBills, { custId: GUANGDA, energy: 'gas', from: '2026-13', to: '2026-11' })
    await expect(requested).rejects.toMatchObject({ code: 4000, data: { fields: { from: 'invalid' } } })
  })
})

describe('carbon', () => {
  test('comes with the energy of 12 months behind the estimate', async () => {
    const { years, usage, areaCode } = await sim().as('rep01').call(getCarbon, { custId: GUANGDA })
    expect(usage).toEqual({ gas: 36_400_000, elec: 52_000_000 })
    expect(areaCode).toBe('440604')
    expect(years.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025])
    expect(years.map(({ source }) => source)).toEqual(['verified', 'verified', 'verified', 'verified', 'estimated'])
  })

  test('hides the energy from those who do not see bills', async () => {
    const own = simulate(dev)
    const table = own.store.table(companyKind)
    const company = table.get(GUANGDA)
    if (!company) throw new Error('no C-000001')
    table.put({ ...company, owner: 'emp07' })
    const { years, usage } = await own.as('emp07').call(getCarbon, { custId: GUANGDA })
    expect([years.length, usage]).toEqual([5, undefined])
  })

  test('is unknown without bills', async () => {
    const { years } = await sim().as('rep01').call(getCarbon, { custId: 'C-000016' })
    expect(years).toEqual([])
  })
})

describe('devices', () => {
  test('are those in use first; C-000001 has 14, one of them retired', async () => {
    const { list, can } = await sim().as('rep01').call(listDevices, { custId: GUANGDA })
    expect(list).toHaveLength(14)
    expect(list.at(-1)).toMatchObject({ id: 'DV-000002', state: 'retired', can: [], why: { edit: 4203, retire: 4203 } })
    expect(can).toEqual(['add'])
  })

  test('an added one writes a change with its effect', async () => {
    const rep = sim().as('rep01')
    const added = await rep.call(saveDevice, { custId: GUANGDA, ...BOILER })
    const { list } = await rep.call(listChanges, { custId: GUANGDA })
    expect(list[0]).toMatchObject({ kind: 'added', device: { id: added.id }, effect: 2_099_949, at: '2026-11-20' })
  })

  test('what was emptied in an edit is gone, not as it was', async () => {
    const rep = sim().as('rep01')
    const added = await rep.call(saveDevice, { custId: GUANGDA, ...BOILER, year: 2019 })
    const { kind, capacity, count, fuel } = BOILER
    const edited = { custId: GUANGDA, id: added.id, version: added.version, kind, capacity, count, fuel }
    const saved = await rep.call(saveDevice, edited)
    expect([saved.hours, saved.days, saved.load, saved.year]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('one that is replaced is retired and the new one added, at once', async () => {
    const rep = sim().as('rep01')
    const small = await rep.call(saveDevice, { custId: GUANGDA, ...BOILER, capacity: 10 })
    const change = await rep.call(enterChange, {
      custId: GUANGDA,
      kind: 'R',
      device: small.id,
      version: small.version,
      at: '2026-11-02',
      newDevice: BOILER,
    })
    expect(change).toMatchObject({
      kind: 'replaced',
      device: { capacity: 10 },
      newDevice: { capacity: 12 },
      effect: 349_991,
    })
    const { list } = await rep.call(listDevices, { custId: GUANGDA })
    const stateOf = (id: string | undefined) => list.find((each) => each.id === id)?.state
    expect([stateOf(small.id), stateOf(change.newDevice?.id)]).toEqual(['retired', 'running'])
  })

  test('retired twice: the second time is refused with 4203, and so is editing it', async () => {
    const rep = sim().as('rep01')
    const gone = await rep.call(retireDevice, { id: 'DV-000001', version: 1 })
    expect(gone.state).toBe('retired')
    const again = rep.call(retireDevice, { id: 'DV-000001', version: gone.version })
    await expect(again).rejects.toMatchObject({ code: 4203 })
    const edit = rep.call(saveDevice, { custId: GUANGDA, id: gone.id, version: gone.version, ...BOILER })
    await expect(edit).rejects.toMatchObject({ code: 4203 })
    const change = rep.call(enterChange, {
      custId: GUANGDA,
      kind: 'X',
      device: gone.id,
      version: gone.version,
      at: '2026-11-02',
    })
    await expect(change).rejects.toMatchObject({ code: 4203 })
  })

  test('who is late learns that first, and only then that the day is wrong (4203, 4009, 4000)', async () => {
    const rep = sim().as('rep01')
    const enter = (version: number) =>
      rep.call(enterChange, { custId: GUANGDA, kind: 'X', device: 'DV-000001', version, at: '2026-11-21' })
    await expect(enter(7)).rejects.toMatchObject({ code: 4009 })
    await expect(enter(1)).rejects.toMatchObject({ code: 4000, data: { fields: { at: 'date' } } })
    const gone = await rep.call(retireDevice, { id: 'DV-000001', version: 1 })
    await expect(enter(gone.version)).rejects.toMatchObject({ code: 4203 })
  })

  test('retiring can be taken back: device and history are as before', async () => {
    const rep = sim().as('rep01')
    const before = await rep.call(listChanges, { custId: GUANGDA })
    const gone = await rep.call(retireDevice, { id: 'DV-000001', version: 1 })
    const back = await rep.call(restoreDevice, { id: gone.id, version: gone.version })
    expect(back.state).toBe('running')
    expect((await rep.call(listChanges, { custId: GUANGDA })).list).toEqual(before.list)
  })

  test('replacing can be taken back: the new device and its change are gone', async () => {
    const rep = sim().as('rep01')
    const before = await rep.call(listDevices, { custId: GUANGDA })
    const changes = await rep.call(listChanges, { custId: GUANGDA })
    const replaced = { custId: GUANGDA, kind: 'R', device: 'DV-000001', version: 1, at: '2026-11-02' } as const
    await rep.call(enterChange, { ...replaced, newDevice: BOILER })
    await rep.call(restoreDevice, { id: 'DV-000001', version: 2 })
    const after = await rep.call(listDevices, { custId: GUANGDA })
    expect(after.list.map(({ id, state }) => [id, state])).toEqual(before.list.map(({ id, state }) => [id, state]))
    expect((await rep.call(listChanges, { custId: GUANGDA })).list).toEqual(changes.list)
  })

  test('an edit can be taken back', async () => {
    const own = sim()
    const rep = own.as('rep01')
    const edited = await rep.call(saveDevice, { custId: GUANGDA, id: 'DV-000001', version: 1, ...BOILER, capacity: 3 })
    await rep.call(restoreDevice, { id: edited.id, version: edited.version })
    const { list } = await rep.call(listDevices, { custId: GUANGDA })
    expect(list.find(({ id }) => id === edited.id)).toMatchObject({ capacity: 12, version: 3 })
  })

  test('adding can be taken back, for a minute and until it was changed', async () => {
    const own = sim()
    const rep = own.as('rep01')
    const add = () => rep.call(saveDevice, { custId: GUANGDA, ...BOILER })
    const [before, changes] = [
      await rep.call(listDevices, { custId: GUANGDA }),
      await rep.call(listChanges, { custId: GUANGDA }),
    ]
    const added = await add()
    await rep.call(restoreDevice, { id: added.id, version: added.version })
    expect((await rep.call(listDevices, { custId: GUANGDA })).list).toHaveLength(before.list.length)
    expect((await rep.call(listChanges, { custId: GUANGDA })).list).toEqual(changes.list)

    const late = await add()
    own.wait(61_000)
    await expect(rep.call(restoreDevice, { id: late.id, version: 1 })).rejects.toMatchObject({ code: 4010 })
    const edited = await add()
    await rep.call(saveDevice, { custId: GUANGDA, id: edited.id, version: 1, ...BOILER, capacity: 3 })
    await expect(rep.call(restoreDevice, { id: edited.id, version: 1 })).rejects.toMatchObject({ code: 4009 })
  })

  test.each([
    [{ capacity: 0 }, { capacity: 'capacity' }],
    [{ count: 1.5 }, { count: 'count' }],
    [{ fuel: '' }, { fuel: 'fuel' }],
    [{ hours: 25 }, { hours: 'hours' }],
  ])('%j is refused at the field', async (wrong, fields) => {
    const saved = sim()
      .as('rep01')
      .send(saveDevice, { custId: GUANGDA, ...BOILER, ...wrong })
    await expect(saved).rejects.toMatchObject({ code: 4000, data: { fields } })
  })

  test('a change of tomorrow is refused at the day', async () => {
    const entered = sim()
      .as('rep01')
      .call(enterChange, { custId: GUANGDA, kind: 'A', newDevice: BOILER, at: '2026-11-21' })
    await expect(entered).rejects.toMatchObject({ code: 4000, data: { fields: { at: 'date' } } })
  })

  test('an approver sees them and changes nothing', async () => {
    const approver = sim().as('rep03')
    const { list, can } = await approver.call(listDevices, { custId: GUANGDA })
    expect([list[0]?.can, can]).toEqual([[], []])
    await expect(approver.call(saveDevice, { custId: GUANGDA, ...BOILER })).rejects.toMatchObject({ code: 4003 })
    await expect(approver.call(retireDevice, { id: 'DV-000001', version: 1 })).rejects.toMatchObject({ code: 4003 })
  })

  test('in use burn about what is billed; a company may have none', () => {
    const all = [...sim().store.table(deviceKind).values()]
    const used = all.filter(({ custId, state }) => custId === GUANGDA && state !== '3')
    const burnt = used.reduce((sum, device) => sum + gasOfDevice(device), 0)
    expect(burnt).toBeGreaterThan(0.8 * 36_400_000)
    expect(burnt).toBeLessThan(1.4 * 36_400_000)
    expect(all.filter(({ custId }) => custId === 'C-000016')).toEqual([])
  })
})

describe('the service log', () => {
  test('of C-000001 has 48 entries, the newest one first', async () => {
    const { items, total, people } = await sim().as('rep01').call(listLog, { custId: GUANGDA, page: 1 })
    expect([total, items.length]).toEqual([48, 20])
    expect(items[0]).toMatchObject({ kind: 'visit', textEn: 'The owner asked what electric kilns would cost and use.' })
    expect(people.map(({ id }) => id)).toEqual(['rep01', 'rep02'])
  })

  test('is narrowed to kinds, a person and days', async () => {
    const rep = sim().as('rep01')
    const requested = { custId: GUANGDA, kinds: ['call', 'repair'], by: 'rep02', end: '2026-10-31', page: 1 } as const
    const { items, total } = await rep.call(listLog, {
      ...requested,
      kinds: [...requested.kinds],
      end: requested.end as never,
    })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(48)
    for (const { kind, by, at } of items) {
      expect(['call', 'repair']).toContain(kind)
      expect(by?.id).toBe('rep02')
      expect(days.of(at) <= '2026-10-31').toBe(true)
    }
  })

  test('a visit that is entered becomes the last one of the company', async () => {
    const own = sim()
    const entry = {
      custId: GUANGDA,
      kind: 'visit',
      at: new Date('2026-11-20T08:00:00+08:00'),
      text: '看过窑炉。',
    } as const
    const written = await own.as('rep01').call(addLog, entry)
    expect(written).toMatchObject({ kind: 'visit', text: '看过窑炉。', by: { id: 'rep01' } })
    expect(own.store.table(companyKind).get(GUANGDA)).toMatchObject({ lastVisit: '2026-11-20', version: 1 })
    expect((await own.as('rep01').call(listLog, { custId: GUANGDA, page: 1 })).total).toBe(49)
    // Taken back, the visit before is the last one again.
    await own.as('rep01').call(restoreLog, { id: written.id, version: written.version })
    expect((await own.as('rep01').call(listLog, { custId: GUANGDA, page: 1 })).total).toBe(48)
    expect(own.store.table(companyKind).get(GUANGDA)).toMatchObject({ lastVisit: '2026-11-16' })
  })

  test.each([
    ['a visit before the last one', 'visit', '2026-11-15', '2026-11-16'],
    ['a call', 'call', '2026-11-19', '2026-11-16'],
    ['a newer visit', 'visit', '2026-11-17', '2026-11-17'],
  ] as const)('%s: the last visit is the newest one', async (_, kind, day, last) => {
    const own = sim()
    await own.as('rep01').call(addLog, {
      custId: GUANGDA,
      kind,
      at: new Date(`${day}T10:00:00+08:00`),
      text: '去了现场。',
      files: [],
    })
    expect(own.store.table(companyKind).get(GUANGDA)?.lastVisit).toBe(last)
  })

  test.each([
    ['one of its contacts', 'P-000002', '2026-11-20T00:00:00.000Z'],
    ['somebody of another customer', 'P-000008', undefined],
  ])('a call with %s is their last contact only there', async (_, contactId, last) => {
    const own = sim()
    const contacts = own.store.table(contactKind)
    const before = contacts.get(contactId)?.lastContact
    const at = new Date('2026-11-20T08:00:00+08:00')
    await own.as('rep01').call(addLog, { custId: GUANGDA, kind: 'call', at, text: '已经电话联系', contactId })
    expect(contacts.get(contactId)?.lastContact).toBe(last ?? before)
  })

  test.each([
    ['text', { text: '好的' }],
    ['at', { at: new Date('2026-11-20T09:42:00+08:00') }],
  ])('a wrong %s is refused at the field', async (field, wrong) => {
    const entry = { custId: GUANGDA, kind: 'call', at: new Date('2026-11-19T08:00:00Z'), text: '已经联系过了' } as const
    const sent = sim()
      .as('rep01')
      .call(addLog, { ...entry, ...wrong })
    await expect(sent).rejects.toMatchObject({ code: 4000, data: { fields: { [field]: expect.any(String) } } })
  })

  test('of a company of a colleague stays closed', async () => {
    await expect(sim().as('rep01').call(listLog, { custId: COLLEAGUES, page: 1 })).rejects.toMatchObject({ code: 4003 })
  })
})
