/** @jest-environment node */

import { DAY, days } from '#base/calendar'
import { createCompany } from '#domain/companies'
import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, contactKind, drawCreditCode, LABELS, labelKind, randomOf } from '#harness/backend/world'
import { OPEN_LIMIT } from '../../leads/rules/limits'
import { type Company, followCompany, getChoices, getCompany, listCompanies } from '../api/company'
import { enterChange, saveDevice } from '../api/devices'
import { moveOwner, restoreCompany, saveLabel, saveProfile } from '../api/moves'
import { addLog } from '../api/serviceLog'
import { getToday } from '../api/today'
import dev from '../dev'
import { daysLeft } from '../rules/contract'
import { RISK_KINDS } from '../rules/riskKinds'
import { markSeen } from './risk'
import { riskKind, type SimRisk } from './riskSeed'
import { notifyRisks } from './today'

const GUANGDA = 'C-000001'
const HONGSHENG = 'C-000002'
/** ms */
const HOUR = 3_600_000
const start = () => simulate(dev)
type Sim = ReturnType<typeof start>
const read = (sim: Sim, who = 'rep01', custId = GUANGDA) => sim.as(who).call(getCompany, { custId })
const versionOf = ({ id, version }: Company) => ({ custId: id, version })

const PROFILE: Parameters<typeof createCompany.request>[0] = {
  name: '光大玻璃有限公司',
  creditCode: '91440605MA41041370',
  industry: 'C304',
  scale: 'large',
  address: '广东省佛山市南海区桂城街道南海大道8号',
  energies: ['gas', 'steam'],
  contactIds: [],
}

describe('the basic profile', () => {
  test('is saved; a lower-case code with blanks is the same code', async () => {
    const sim = start()
    const saved = await sim.as('rep01').call(saveProfile, {
      ...versionOf(await read(sim)),
      ...PROFILE,
      creditCode: '9144 0605 ma41041370',
    })
    expect(saved).toMatchObject({ name: PROFILE.name, creditCode: PROFILE.creditCode, energies: ['gas', 'steam'] })
    expect(sim.store.table(companyKind).get(GUANGDA)?.areaCode).toBe('440605')
  })

  test('with an address in a city without districts it stands in the town', async () => {
    const sim = start()
    const address = '广东省中山市小榄镇民安中路1号'
    await sim.as('rep01').call(saveProfile, { ...versionOf(await read(sim)), ...PROFILE, address })
    expect(sim.store.table(companyKind).get(GUANGDA)?.areaCode).toBe('442006')
  })

  test('two people at once: the second gets 4009 with the present version, and nothing is overwritten', async () => {
    const sim = start()
    const before = await read(sim)
    await sim.as('rep02').call(saveProfile, { ...versionOf(before), ...PROFILE })
    const refused = await sim.refusal(
      sim.as('rep01').call(saveProfile, { ...versionOf(before), ...PROFILE, name: '另一个名称' }),
    )
    expect(refused).toMatchObject({ code: 4009, data: { name: PROFILE.name, version: before.version + 1 } })
    expect((await read(sim)).name).toBe(PROFILE.name)
  })

  test('the owner is told when somebody else changed it', async () => {
    const sim = start()
    await sim.as('rep02').call(saveProfile, { ...versionOf(await read(sim, 'rep02')), ...PROFILE })
    const received = [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'customer.changed')
    expect(received).toMatchObject([
      { to: 'rep01', params: { id: GUANGDA, custId: GUANGDA, kind: 'basic', by: 'rep02' } },
    ])
  })

  test('its main contacts are its own: the number of another company’s contact cannot be read by naming it', async () => {
    const sim = start()
    const contacts = [...sim.store.table(contactKind).values()].filter(({ state }) => state === '1')
    const [own] = contacts.filter(({ custId }) => custId === GUANGDA)
    const [other] = contacts.filter(({ custId }) => custId !== undefined && custId !== GUANGDA)
    const contactIds = [own, other].map((contact) => contact?.contactId ?? '')
    const saved = await sim.as('rep01').call(saveProfile, { ...versionOf(await read(sim)), ...PROFILE, contactIds })
    expect(saved.contacts.map(({ id }) => id)).toEqual([own?.contactId])
  })

  test('a code that another company has: 4202 with its name', async () => {
    const sim = start()
    const taken = { ...versionOf(await read(sim)), ...PROFILE, creditCode: '91440604MA51C6RT86' }
    expect(await sim.refusal(sim.as('rep01').call(saveProfile, taken))).toMatchObject({
      code: 4202,
      data: { custId: HONGSHENG, name: '佛山市宏盛陶瓷有限公司', nameEn: 'Hongsheng Ceramics' },
    })
  })

  test.each([
    ['a name of one character', { name: '光' }, { name: 'name' }],
    ['a name of 61 characters', { name: '光'.repeat(61) }, { name: 'name' }],
    ['a check character that does not fit', { creditCode: '91440604MA51C6TR86' }, { creditCode: 'code' }],
    ['a group in place of a branch', { industry: '10' }, { industry: 'choose' }],
    ['no address', { address: '  ' }, { address: 'address' }],
  ])('%s is refused', async (_what, change, fields) => {
    const sim = start()
    const sent = sim.as('rep01').call(saveProfile, { ...versionOf(await read(sim)), ...PROFILE, ...change })
    expect(await sim.refusal(sent)).toMatchObject({ code: 4000, data: { fields } })
  })
})

describe('labels', () => {
  const change = async (sim: Sim, part: object, who = 'rep01') =>
    sim.as(who).call(saveLabel, { ...versionOf(await read(sim, who)), ...part })
  const ADD = { name: '夜间用气', category: 'energy', colour: 3 }

  test('a new one enters the dictionary with who set it and when; undo takes both back', async () => {
    const sim = start()
    const labelled = await change(sim, { add: ADD })
    const mine = labelled.labels.find(({ name }) => name === ADD.name)
    expect(mine).toMatchObject({ category: 'energy', colour: 3, by: { id: 'rep01' }, at: sim.now })
    expect((await sim.as('rep02').call(getChoices, {})).labels.map(({ name }) => name)).toContain(ADD.name)
    const back = await sim.as('rep01').call(restoreCompany, { id: GUANGDA, version: labelled.version })
    expect(back.labels.map(({ name }) => name)).not.toContain(ADD.name)
    expect(sim.store.table(labelKind).size).toBe(LABELS.length)
  })

  test('one of the dictionary is taken by its name', async () => {
    const sim = start()
    const labelled = await change(sim, { add: { ...ADD, name: 'Slow payer' } })
    expect(labelled.labels.map(({ id }) => id)).toContain('LB-14')
  })

  test('the same label twice', async () => {
    const sim = start()
    await change(sim, { add: ADD })
    expect(await sim.refusal(change(sim, { add: ADD }))).toMatchObject({
      code: 4000,
      data: { fields: { name: 'there' } },
    })
  })

  test('the 21st label: 4201', async () => {
    const sim = start()
    const company = sim.store.table(companyKind).get(GUANGDA)
    if (!company) throw new Error('no company')
    const labels = Array.from({ length: 20 }, (_, index) => `LB-${index}`)
    sim.store.table(companyKind).put({ ...company, labels })
    expect(await sim.refusal(change(sim, { add: ADD }))).toMatchObject({ code: 4201 })
  })

  test('another colour and removal', async () => {
    const sim = start()
    const coloured = await change(sim, { change: { labelId: 'LB-11', colour: 8 } })
    expect(coloured.labels.find(({ id }) => id === 'LB-11')?.colour).toBe(8)
    const removed = await change(sim, { remove: 'LB-11' })
    expect(removed.labels.map(({ id }) => id)).toEqual(['LB-02'])
  })

  test('of a colleague’s company: 4003', async () => {
    const sim = start()
    const sent = sim.as('rep01').call(saveLabel, { custId: 'C-000013', version: 1, add: ADD })
    expect(await sim.refusal(sent)).toMatchObject({ code: 4003, data: { right: 'customer.edit' } })
  })
})

test('a manager gives a company away; both owners are told, and the new one may edit it', async () => {
  const sim = start()
  const moved = await sim.as('rep02').call(moveOwner, { ...versionOf(await read(sim, 'rep02')), to: 'emp11' })
  expect(moved.owner).toMatchObject({ id: 'emp11' })
  expect((await read(sim, 'emp11')).can).toContain('basic')
  expect((await read(sim, 'rep01')).access.level).toBe('header')
  const received = [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'customer.changed')
  expect(received.map(({ to }) => to).sort()).toEqual(['emp11', 'rep01'])
})

test('the limits of leads are none of customers: whoever has more than 150 may be given another', async () => {
  const sim = start()
  const table = sim.store.table(companyKind)
  const others = [...table.values()].filter(({ custId }) => custId !== 'C-000013').slice(0, OPEN_LIMIT + 1)
  for (const company of others) table.put({ ...company, owner: 'rep01' })
  const given = versionOf(await read(sim, 'rep02', 'C-000013'))
  expect((await sim.as('rep02').call(moveOwner, { ...given, to: 'rep01' })).owner?.id).toBe('rep01')
})

test.each([
  ['rep04', 'has no role', 'noRole'],
  ['rep03', 'may not work with customers', 'noRole'],
  ['rep05', 'works in another province', 'otherOrganisation'],
  ['rep01', 'has it already', 'person'],
  ['nobody', 'does not exist', 'person'],
])('a company is not given to %s, who %s', async (to, _, word) => {
  const sim = start()
  const sent = sim.as('rep02').call(moveOwner, { ...versionOf(await read(sim, 'rep02')), to })
  expect(await sim.refusal(sent)).toMatchObject({ code: 4000, data: { fields: { to: word } } })
  expect((await read(sim)).owner?.id).toBe('rep01')
})

describe('changes by somebody else', () => {
  const kindsTo = (sim: Sim, who: string) =>
    [...sim.store.table(messageKind).values()]
      .filter(({ to, type }) => to === who && type === 'customer.changed')
      .map(({ params }) => params?.kind)
  const boiler = { kind: 'B', fuel: 'gas', capacity: 2, count: 1 } as const

  test('each of them is reported to the owner, with what was changed', async () => {
    const sim = start()
    const rep02 = sim.as('rep02')
    const own = versionOf(await read(sim, 'rep02'))
    await rep02.call(saveLabel, { ...own, add: { name: '夜间用气', category: 'energy', colour: 3 } })
    const device = await rep02.call(saveDevice, { custId: GUANGDA, ...boiler })
    await rep02.call(saveDevice, { custId: GUANGDA, id: device.id, version: 1, ...boiler, capacity: 3 })
    await rep02.call(enterChange, {
      custId: GUANGDA,
      kind: 'R',
      device: device.id,
      version: 2,
      newDevice: boiler,
      at: '2026-11-20',
    })
    await rep02.call(addLog, { custId: GUANGDA, kind: 'call', at: new Date(sim.now), text: '已经电话联系', files: [] })
    expect(kindsTo(sim, 'rep01')).toEqual(['label', 'device', 'device', 'device', 'log'])
  })

  test('not one’s own', async () => {
    const sim = start()
    await sim.as('rep01').call(saveDevice, { custId: GUANGDA, ...boiler })
    expect(kindsTo(sim, 'rep01')).toEqual([])
  })
})

describe('an English name and address', () => {
  const english = {
    nameEn: 'Guangda Glass Works',
    address: '广东省佛山市南海区桂城街道南海大道8号',
    addressEn: '8 Nanhai Avenue',
  }
  const saved = async (change: Partial<typeof PROFILE>) => {
    const sim = start()
    const company = sim.store.table(companyKind).get(GUANGDA)
    if (!company) throw new Error('no company')
    sim.store.table(companyKind).put({ ...company, ...english })
    const { name } = company
    await sim.as('rep01').call(saveProfile, { ...versionOf(await read(sim)), ...PROFILE, name, ...change })
    return sim.store.table(companyKind).get(GUANGDA)
  }

  test('are kept by a save of something else', async () => {
    expect(await saved({ scale: 'small' })).toMatchObject(english)
  })

  test('are removed with the text that they translate', async () => {
    const company = await saved({ name: '光大特种玻璃' })
    expect(company).not.toHaveProperty('nameEn')
    expect(company).toMatchObject({ addressEn: english.addressEn })
  })
})

test('a star is the reader’s own and keeps the version', async () => {
  const sim = start()
  const before = await read(sim, 'rep02')
  await sim.as('rep02').call(followCompany, { custId: GUANGDA, on: true })
  expect(await read(sim, 'rep02')).toMatchObject({ followed: true, version: before.version })
  await sim.as('rep02').call(followCompany, { custId: GUANGDA, on: false })
  expect((await read(sim, 'rep02')).followed).toBe(false)
  expect((await read(sim, 'rep01')).followed).toBe(true)
})

test('a new company is the employee’s; without the right it is refused', async () => {
  const sim = start()
  const creditCode = drawCreditCode(randomOf(7, 'test'), '440605')
  const made = await sim.as('rep01').call(createCompany, { ...PROFILE, creditCode })
  expect(made).toMatchObject({ id: 'C-900001', name: PROFILE.name })
  const company = await read(sim, 'rep01', made.id)
  expect(company).toMatchObject({ owner: { id: 'rep01' }, access: { level: 'full' } })
  // Nothing is known of it besides what was entered.
  expect([company.capital, company.founded]).toEqual([undefined, undefined])
  expect(await sim.refusal(sim.as('rep04').call(createCompany, PROFILE))).toMatchObject({ code: 4003 })
  expect(await sim.refusal(sim.as('rep01').call(createCompany, PROFILE))).toMatchObject({ code: 4202 })
})

describe('list', () => {
  test('sales see colleagues’ companies without volumes, so a range of volumes does not find them', async () => {
    const sim = start()
    const { items } = await sim.as('rep01').call(listCompanies, { tab: 'org', keyword: '和成建材', page: 1 })
    expect(items).toMatchObject([{ id: 'C-000013' }])
    expect([items[0]?.gas12, items[0]?.months, items[0]?.lastVisit]).toEqual([undefined, undefined, undefined])
    const ranged = await sim.as('rep01').call(listCompanies, { tab: 'org', gasMin: 0, page: 1 })
    expect(ranged.items.filter(({ owner }) => owner?.id !== 'rep01')).toEqual([])
    const all = await sim.as('rep02').call(listCompanies, { tab: 'org', keyword: '和成建材', gasMin: 0, page: 1 })
    expect(all.total).toBe(1)
  })

  test('by volume the largest comes first, by change the largest decline', async () => {
    const sim = start()
    const [first] = (await sim.as('rep01').call(listCompanies, { tab: 'mine', page: 1 })).items
    expect(first).toMatchObject({ id: GUANGDA, gas12: 36_400_000, change: expect.closeTo(0.055, 3) })
    const { items } = await sim.as('rep01').call(listCompanies, { tab: 'mine', sort: 'change', page: 1 })
    const changes = items.map(({ change = 9 }) => change)
    expect(changes).toEqual([...changes].sort((a, b) => a - b))
  })

  test('longest without a visit: first those never visited, last those whose visits one does not see', async () => {
    const sim = start()
    const company = sim.store.table(companyKind).get('C-000002')
    if (!company) throw new Error('no company')
    const { lastVisit: _, ...never } = company
    sim.store.table(companyKind).put(never)
    const { items, total } = await sim
      .as('rep01')
      .call(listCompanies, { tab: 'org', sort: 'lastVisit', page: 1, size: 100 })
    expect(items.length).toBe(Math.min(total, 100))
    const visits = items.map(({ lastVisit }) => lastVisit)
    expect([visits[0], items[0]?.owner?.id]).toEqual([null, 'rep01'])
    const known = visits.filter((day) => day !== undefined)
    expect(known).toEqual([...known].sort((a, b) => (a ?? '').localeCompare(b ?? '')))
    expect(visits.slice(0, known.length)).toEqual(known)
  })
})

describe('fixed companies', () => {
  test.each([
    ['C-000002', { name: '佛山市宏盛陶瓷有限公司', nameEn: 'Hongsheng Ceramics' }],
    ['C-000009', { name: expect.stringMatching(/^.{50,60}$/), access: { level: 'full' } }],
    ['C-000005', { of: 11 }],
    ['C-000006', { risk: { level: 'high' } }],
    ['C-000010', { regStatus: 'cancelled' }],
    ['C-000016', { gas12: 0 }],
    ['C-000041', { use: 'silent' }],
    // It has had no bill yet, so it cannot have stopped.
    ['C-000016', { use: 'new' }],
  ])('%s', async (custId, expected) => {
    expect(await read(start(), 'rep01', custId)).toMatchObject(expected)
  })

  test('C-000008 has no point: by distance it comes last, whichever way the list is sorted', async () => {
    const requested = { tab: 'mine', sort: 'distance', lng: '113.15', lat: '23.03', pageSize: '100' }
    for (const order of ['asc', 'desc']) {
      const page = (pageNum: number) =>
        start()
          .as('rep01')
          .send(listCompanies, { ...requested, order, pageNum })
      const { total } = await page(1)
      const { list } = await page(Math.ceil(total / 100))
      expect(list.at(-1)).toMatchObject({ custId: 'C-000008', name: expect.any(String) })
      expect(list.at(-1)).not.toHaveProperty('distance')
      expect(list.at(-2).distance).toBeGreaterThan(0)
    }
    expect((await read(start(), 'rep01', 'C-000008')).point).toBeUndefined()
  })

  test('C-000011 is of another organisation, and of it alone', async () => {
    expect(await read(start(), 'rep05', 'C-000011')).toMatchObject({ orgCode: '3302', access: { level: 'full' } })
    expect(await start().refusal(read(start(), 'rep01', 'C-000011'))).toMatchObject({ code: 4003 })
  })
})

test('today: new court records of my companies, and a bill that is due in two days', async () => {
  const { risks, bills } = await start().as('rep01').call(getToday, {})
  expect(risks).toContainEqual(expect.objectContaining({ custId: GUANGDA, kind: 'pjws', count: 2 }))
  expect(bills).toContainEqual(expect.objectContaining({ custId: 'C-000006', energy: 'gas', dueAt: '2026-11-22' }))
})

test('today: bills of all energies that are due today or within three days, over a month', async () => {
  const sim = start()
  const left = new Set<number>()
  const energies = new Set<string>()
  for (let day = 0; day < 30; day += 1) {
    const today = days.of(sim.now)
    const { bills } = await sim.as('rep01').call(getToday, {})
    for (const { energy, dueAt } of bills) {
      left.add(daysLeft(dueAt, today))
      energies.add(energy)
    }
    sim.wait(DAY)
  }
  expect([...left].sort()).toEqual([0, 1, 2, 3])
  expect([...energies].sort()).toEqual(['elec', 'gas', 'heat', 'steam'])
})

test('who follows a company is told of its records, but not of its bills', async () => {
  const sim = start()
  const received = () =>
    [...sim.store.table(messageKind).values()].filter(({ to, type }) => to === 'rep02' && type === 'customer.riskFound')
  notifyRisks(sim.context('rep02'))
  expect(received().map(({ params }) => params?.id)).not.toContain(GUANGDA)
  await sim.as('rep02').call(followCompany, { custId: GUANGDA, on: true })
  notifyRisks(sim.context('rep02'))
  expect(received()).toContainEqual(
    expect.objectContaining({
      level: 'important',
      params: expect.objectContaining({
        id: GUANGDA,
        custId: GUANGDA,
        name: '光大玻璃制品有限公司',
        kind: 'pjws',
        count: '2',
      }),
    }),
  )
  await sim.as('rep02').call(followCompany, { custId: 'C-000006', on: true })
  const { risks, bills } = await sim.as('rep02').call(getToday, {})
  expect(risks.map(({ custId }) => custId)).toContain(GUANGDA)
  expect(bills.map(({ custId }) => custId)).not.toContain('C-000006')
})

/** A record of one of the company's customers that was found so long ago. ms */
function putFound(sim: Sim, riskId: string, kind: SimRisk['kind'], ago: number): void {
  const risks = sim.store.table(riskKind)
  const known = [...risks.values()].find(({ custId }) => custId === GUANGDA)
  if (!known) throw new Error('no record')
  risks.put({ ...known, riskId, kind, foundAt: new Date(sim.now.getTime() - ago).toISOString() })
}

test('of the records that nobody looked at only the kinds with news are told', () => {
  const sim = start()
  const [risks, messages] = [sim.store.table(riskKind), sim.store.table(messageKind)]
  const seeded = [...risks.values()].filter(({ custId }) => custId === GUANGDA)
  putFound(sim, 'RK-999990', 'ktgg', HOUR)
  putFound(sim, 'RK-999991', 'ktgg', 9 * DAY)
  putFound(sim, 'RK-999992', 'sxxx', 9 * DAY)
  for (const { riskId } of seeded) risks.delete(riskId)
  const before = messages.size
  notifyRisks(sim.context('rep01'))
  const told = [...messages.values()].slice(before).filter(({ params }) => params?.custId === GUANGDA)
  expect(told.map(({ params }) => [params?.kind, params?.count])).toEqual([['ktgg', '2']])
})

test('records of two kinds that a night finds are told both, the fewer ones too', async () => {
  const sim = start()
  notifyRisks(sim.context('rep01'))
  for (const kind of RISK_KINDS) markSeen(GUANGDA, kind, sim.context('rep01'))
  sim.wait(DAY)
  putFound(sim, 'RK-999990', 'ktgg', HOUR)
  putFound(sim, 'RK-999991', 'ktgg', HOUR)
  putFound(sim, 'RK-999992', 'sxxx', HOUR)
  const before = sim.store.table(messageKind).size
  notifyRisks(sim.context('rep01'))
  const told = [...sim.store.table(messageKind).values()].slice(before)
  expect(told.map(({ params }) => [params?.custId, params?.kind, params?.count])).toEqual([
    [GUANGDA, 'ktgg', '2'],
    [GUANGDA, 'sxxx', '1'],
  ])
  expect(new Set(told.map(({ title }) => JSON.stringify(title))).size).toBe(2)
  const { risks } = await sim.as('rep01').call(getToday, {})
  expect(risks.filter(({ custId }) => custId === GUANGDA).map(({ kind, count }) => [kind, count])).toEqual([
    ['ktgg', 2],
    ['sxxx', 1],
  ])
})

test('records of the night are told once a day', () => {
  const sim = start()
  const received = () => [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'customer.riskFound')
  notifyRisks(sim.context('rep01'))
  const first = received()
  expect(first.length).toBeGreaterThan(0)
  expect(first[0]).toMatchObject({
    to: 'rep01',
    params: { custId: expect.stringMatching(/^C-/), kind: expect.any(String) },
  })
  notifyRisks(sim.context('rep01'))
  expect(received()).toHaveLength(first.length)

  // The next night finds another case of a company that there was a message about.
  sim.wait(DAY)
  const risks = sim.store.table(riskKind)
  const known = [...risks.values()].find(({ custId }) => custId === first[0]?.params?.custId)
  if (!known) throw new Error('no record')
  risks.put({
    ...known,
    riskId: 'RK-999999',
    kind: 'ktgg',
    foundAt: new Date(sim.now.getTime() - 3_600_000).toISOString(),
  })
  notifyRisks(sim.context('rep01'))
  expect(received().slice(first.length)).toMatchObject([{ params: { custId: known.custId, kind: 'ktgg', count: '1' } }])
})
