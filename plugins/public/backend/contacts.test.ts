import { days } from '#base/calendar'
import { listCities, listContacts } from '#domain/directory'
import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import { contactKind, type SimContact } from '#harness/backend/world'
import { checkContact, getContact, mergeContacts, moveContact, restoreContact, saveContact } from '../api'
import dev from '../dev'
import { birthday } from '../messages'

/** Contacts in the simulator: rights, refusals and edge cases of domain/public-contacts.md. */

const LEAD = 'L-000001'
const lead = {
  clueId: LEAD,
  name: '宏盛陶瓷',
  orgCode: '440605',
  owner: 'rep01',
  collaborators: [],
  stage: 'followedUp',
}
const leadKind = { name: 'lead', id: ({ clueId }: typeof lead & { readonly custId?: string }) => clueId }

/** The area with one lead and its contacts, which belong to the area of leads. */
function start(stage = 'followedUp') {
  const sim = simulate(dev)
  sim.store.table(leadKind).put({ ...lead, stage })
  const [first] = sim.store.table(contactKind).values()
  if (!first) throw new Error('no contact')
  const { custId: _, ...contact } = { ...first, birthday: '1980-01-01', email: 'chen.min@x.cn', wechat: 'cm' }
  const own = { ...contact, clueId: LEAD, owner: 'rep01', state: '1' as const, influence: '2' as const }
  const phones = ['13827245678']
  sim.store.table(contactKind).put({ ...own, contactId: 'P-000001', name: '陈敏', nameEn: 'Chen Min', phones })
  return sim
}
const rep01 = (sim = start()) => sim.as('rep01')
const ABOUT = { name: '王芳', phones: ['13500135000'], influence: 'decides' as const }
const NEW = { ...ABOUT, custId: 'C-000001' }
const wonFor = (custId: string) => ({ ...lead, stage: 'won', custId })

test('who sees what: the owner all, a manager all, colleagues and the approver masked, others and no role nothing', async () => {
  const sim = start()
  const of = async (who: string) => sim.as(who).call(getContact, { id: 'P-000001' })
  const clear = { phones: ['13827245678'], email: 'chen.min@x.cn', birthday: '1980-01-01', wechat: 'cm' }
  const masked = { phones: ['138****5678'], email: 'c***@x.cn', birthday: '**-**', wechat: '***', can: [] }
  await expect(of('rep01')).resolves.toMatchObject({ ...clear, can: ['edit', 'leave'] })
  await expect(of('rep02')).resolves.toMatchObject({ ...clear, can: ['edit', 'leave'] })
  await expect(of('rep03')).resolves.toMatchObject(masked)
  expect((await sim.refusal(of('rep04'))).code).toBe(4003)
  expect((await sim.refusal(of('rep05'))).code).toBe(4003)
})

test('a field representative sees contacts of colleagues in the organisation masked (P-000008)', async () => {
  const contact = await rep01().call(getContact, { id: 'P-000008' })
  expect(contact.phones[0]).toMatch(/^\d{3}\*{4}\d{4}$/)
  expect(contact.email).toBe('h***@hecheng.example')
  expect(contact.can).toEqual([])
})

test('in another organisation, too, one’s own are clear and those of colleagues masked', async () => {
  const rep05 = start().as('rep05')
  const query = { page: 1, size: 100 }
  const own = (await rep05.call(listContacts, { ...query, mine: true })).items
  const all = (await rep05.call(listContacts, query)).items
  const others = all.filter(({ id }) => !own.some((each) => each.id === id))
  expect(own.filter(({ phones: [phone], can }) => phone?.includes('*') || !can.includes('edit'))).toEqual([])
  expect(others.filter(({ phones: [phone], can }) => !phone?.includes('*') || can.length > 0)).toEqual([])
  expect([own.length > 0, others.length > 0]).toEqual([true, true])
})

test.each([
  ['won', wonFor('C-000013')],
  ['discarded', { ...lead, state: 'discarded' }],
])(
  'who owns an open lead keeps its contacts clear although they are a colleague’s customer’s, too, until it is %s',
  async (_, over) => {
    const sim = start()
    const contacts = sim.store.table(contactKind)
    const chen = contacts.get('P-000001')
    if (!chen) throw new Error('no contact')
    contacts.put({ ...chen, custId: 'C-000013' })
    const seen = () => rep01(sim).call(getContact, { id: 'P-000001' })
    await expect(seen()).resolves.toMatchObject({ phones: ['13827245678'], can: ['edit', 'leave'] })
    sim.store.table(leadKind).put(over)
    await expect(seen()).resolves.toMatchObject({ phones: ['138****5678'], can: [] })
  },
)

test('a card image is sent only to those who see the number', async () => {
  const sim = start()
  const { id } = await rep01(sim).call(saveContact, { ...NEW, card: '/card.jpg' })
  expect((await rep01(sim).call(getContact, { id })).card).toBe('/card.jpg')
  expect((await sim.as('rep03').call(getContact, { id })).card).toBeUndefined()
})

test('a card image that was taken off is gone', async () => {
  const sim = start()
  const { id, version } = await rep01(sim).call(saveContact, { ...NEW, card: '/card.jpg' })
  await rep01(sim).call(saveContact, { ...ABOUT, contactId: id, version })
  expect((await rep01(sim).call(getContact, { id })).card).toBeUndefined()
})

describe('the list', () => {
  test('of a customer names it and says who may add; who left is last', async () => {
    const { items, home, can } = await rep01().call(listContacts, { custId: 'C-000002', page: 1 })
    expect([home?.id, can]).toEqual(['C-000002', ['add']])
    expect(items.map(({ state }) => state)).toEqual(items.map(({ state }) => state).sort())
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['P-000004', 'P-000005']))
    expect(items.map(({ id }) => id)).not.toContain('P-000009')
    expect((await start().as('rep03').call(listContacts, { custId: 'C-000002', page: 1 })).can).toEqual([])
  })

  test.each([
    ['the name', 'He Jun', 'rep01', 'P-000002', true],
    ['the duty', '厂长', 'rep01', 'P-000002', true],
    ['the duty in English', 'plant manager', 'rep01', 'P-000002', true],
    ['the last four digits', '1206', 'rep01', 'P-000002', true],
    ['a number as it was copied', '+86 137-0288 1206', 'rep01', 'P-000002', true],
    ['a number without its area', '8632 1234', 'rep01', 'P-000003', true],
    ['fewer digits', '206', 'rep01', 'P-000002', false],
    ['digits that are masked', '1206', 'rep03', 'P-000002', false],
  ])('is searched by %s', async (_, keyword, who, id, found) => {
    const { items } = await start().as(who).call(listContacts, { keyword, page: 1, size: 100 })
    expect(items.some((each) => each.id === id)).toBe(found)
  })

  test('has neither deleted nor merged contacts, also when they are asked for', async () => {
    const sim = start()
    await rep01(sim).call(moveContact, { id: 'P-000002', version: 1, to: 'deleted' })
    const { items } = await rep01(sim).call(listContacts, { state: ['deleted'], page: 1 })
    expect(items).toEqual([])
  })

  test.each([
    ['the owner', 'rep01', { birthday: true }, true],
    ['the owner, for the list of the day', 'rep01', { birthday: true, mine: true }, true],
    ['a manager', 'rep02', { birthday: true }, true],
    ['a manager, for the list of the day', 'rep02', { birthday: true, mine: true }, false],
    ['somebody to whom birthdays are masked', 'rep03', { birthday: true }, false],
  ] as const)('finds birthdays of the next three days: %s', async (_, who, filter, found) => {
    const { items } = await start()
      .as(who)
      .call(listContacts, { ...filter, page: 1 })
    expect(items.some(({ id }) => id === 'P-000002')).toBe(found)
  })
})

describe('adding', () => {
  test('keeps numbers as they are called, and says whose contact it is', async () => {
    const phones = ['+86 135-0013-5000', '(0757) 8632 1234 转 8']
    const contact = await rep01().call(saveContact, { ...NEW, phones })
    expect(contact).toMatchObject({ id: 'P-900001', version: 1, state: 'active', influence: 'decides' })
    expect(contact.phones).toEqual(['13500135000', '0757-86321234-8'])
    expect(contact.home?.id).toBe('C-000001')
  })

  test.each([
    ['no name', { name: ' ' }, { name: 'name' }],
    ['31 characters', { name: 'x'.repeat(31) }, { name: 'long' }],
    ['no number', { phones: [] }, { phones: 'phone' }],
    ['a wrong number', { phones: ['8632123'] }, { phones: 'phone' }],
    ['a fourth number', { phones: [1, 2, 3, 4].map((n) => `1350013500${n}`) }, { phones: 'phone' }],
    ['a number twice', { phones: ['13500135000', '135 0013 5000'] }, { phones: 'phoneTwice' }],
    ['a birthday that does not exist', { birthday: '02-30' }, { birthday: 'birthday' }],
    ['no customer', { custId: 'C-999999' }, { home: 'home' }],
  ])('is refused with %s', async (_, wrong, fields) => {
    const sim = start()
    const refused = await sim.refusal(rep01(sim).call(saveContact, { ...NEW, ...wrong }))
    expect(refused).toMatchObject({ code: 4000, data: { fields } })
  })

  test('somebody with the number: 4401 names them; forced it is saved', async () => {
    const sim = start()
    const same = { ...NEW, phones: ['13702881206'] }
    const refused = await sim.refusal(rep01(sim).call(saveContact, same))
    expect(refused).toMatchObject({ code: 4401, data: { contactId: 'P-000002', nameEn: 'He Jun' } })
    await expect(rep01(sim).call(saveContact, { ...same, force: true })).resolves.toMatchObject({ version: 1 })
  })

  test('the number of somebody elsewhere is no reason to refuse', async () => {
    await expect(rep01().call(saveContact, { ...NEW, phones: ['13827245678'] })).resolves.toMatchObject({ version: 1 })
  })

  test('without the right at the customer: 4003', async () => {
    const sim = start()
    expect((await sim.refusal(sim.as('rep03').call(saveContact, NEW))).code).toBe(4003)
    expect((await sim.refusal(rep01(sim).call(saveContact, { ...NEW, custId: 'C-000013' }))).code).toBe(4003)
  })
})

test('somebody new at a lead that was won is a contact of its customer, too', async () => {
  const sim = start()
  sim.store.table(leadKind).put(wonFor('C-000001'))
  const contact = await rep01(sim).call(saveContact, { ...ABOUT, clueId: LEAD })
  expect(contact).toMatchObject({ custId: 'C-000001', clueId: LEAD, home: { id: 'C-000001' } })
})

test.each([
  ['of one’s own', 'C-000001', ['add'], undefined],
  ['of a colleague', 'C-000013', [], 4003],
])(
  'at a lead that was won for a customer %s the list offers to add somebody as saving allows it',
  async (_, custId, can, code) => {
    const sim = start()
    sim.store.table(leadKind).put(wonFor(custId))
    const list = await rep01(sim).call(listContacts, { clueId: LEAD, page: 1 })
    expect([list.home?.id, list.can]).toEqual([LEAD, can])
    const saved = rep01(sim).call(saveContact, { ...ABOUT, clueId: LEAD })
    if (code === undefined) await expect(saved).resolves.toMatchObject({ custId })
    else expect((await sim.refusal(saved)).code).toBe(code)
  },
)

describe('the check while typing', () => {
  const check = (who: string, phones: readonly string[], name = '王芳', more = {}) =>
    start()
      .as(who)
      .call(checkContact, { custId: 'C-000001', name, phones: [...phones], ...more })

  test('same number: certain, same name: likely', async () => {
    await expect(check('rep01', ['137 0288 1206'])).resolves.toMatchObject([{ contactId: 'P-000002', why: 'certain' }])
    const byName = await check('rep01', ['13500135000'], '何 军')
    expect(byName).toMatchObject([{ contactId: 'P-000002', why: 'likely', where: { id: 'C-000001' } }])
  })

  test('the number elsewhere is told, and named only to those who may see it', async () => {
    const here = await check('rep01', ['13827245678'])
    expect(here).toEqual(expect.arrayContaining([expect.objectContaining({ why: 'elsewhere', contactId: 'P-000001' })]))
    const there = await check('rep05', ['13827245678'])
    expect(there.length).toBeGreaterThan(0)
    expect(there.every(({ contactId, name, where }) => [contactId, name, where].every((each) => !each))).toBe(true)
  })

  test('without the right to add or edit: 4003', async () => {
    expect((await start().refusal(check('rep04', ['13827245678']))).code).toBe(4003)
  })

  test('a contact is not compared with itself', async () => {
    await expect(check('rep01', ['13702881206'], '何军', { contactId: 'P-000002' })).resolves.toEqual([])
  })
})

test.each([
  ['name', { name: '何小军' }, [undefined, 'Plant manager', 'Production']],
  ['duty', { duty: '总监' }, ['He Jun', undefined, 'Production']],
  ['department', { department: '总部' }, ['He Jun', 'Plant manager', undefined]],
  ['note', { note: '周五不在' }, ['He Jun', 'Plant manager', 'Production']],
])('of a changed %s only the own translation is lost', async (_, change, expected) => {
  const work = { duty: '厂长', department: '生产部' }
  const he = { contactId: 'P-000002', version: 1, name: '何军', ...work, phones: ['13702881206'] }
  const { nameEn, dutyEn, departmentEn } = await rep01().call(saveContact, { ...he, influence: 'unknown', ...change })
  expect([nameEn, dutyEn, departmentEn]).toEqual(expected)
})

describe('two people at once', () => {
  const HE = { id: 'P-000002', version: 1 }
  const MERGED = { keep: HE.id, drop: 'P-000003', version: 1, dropVersion: 1, phones: ['13702881206'] }
  const changesIn = ({ store }: ReturnType<typeof start>) =>
    [...store.table(messageKind).values()].filter(({ type }) => type === 'contact.changed')

  test('the second editor gets 4009 with the present contact', async () => {
    const sim = start()
    const edit = { ...NEW, contactId: 'P-000002', version: 1, phones: ['13702881206'] }
    await sim.as('rep02').call(saveContact, { ...edit, duty: '副总' })
    const refused = await sim.refusal(rep01(sim).call(saveContact, { ...edit, duty: '总监' }))
    expect(refused).toMatchObject({ code: 4009, data: { contactId: 'P-000002', version: 2, duty: '副总' } })
  })

  test('merged while open: 4403 names the contact that remains', async () => {
    const sim = start()
    const { id, version } = await rep01(sim).call(saveContact, { ...NEW, name: '小何' })
    const phones = ['13702881206', '13500135000']
    await sim.as('rep02').call(mergeContacts, { keep: 'P-000002', drop: id, version: 1, dropVersion: version, phones })
    const refused = await sim.refusal(rep01(sim).call(saveContact, { ...NEW, contactId: id, version }))
    expect(refused).toMatchObject({ code: 4403, data: { contactId: 'P-000002', nameEn: 'He Jun' } })
    await expect(rep01(sim).call(getContact, { id })).resolves.toMatchObject({ mergedInto: 'P-000002' })
  })

  test('the owner is notified of what somebody else changed, not of own changes', async () => {
    const sim = start()
    const edit = { ...NEW, contactId: 'P-000002', version: 1, phones: ['13702881206'] }
    const before = changesIn(sim).length
    await rep01(sim).call(saveContact, edit)
    expect(changesIn(sim).length).toBe(before)
    await sim.as('rep02').call(saveContact, { ...edit, version: 2 })
    expect(changesIn(sim).slice(before)).toMatchObject([
      { to: 'rep01', params: { id: 'P-000002', change: 'edit', at: sim.now.toISOString() } },
    ])
  })

  test.each<[string, string, (who: ReturnType<typeof rep01>) => Promise<unknown>]>([
    ['add', 'P-900001', (who) => who.call(saveContact, NEW)],
    ['leave', 'P-000002', (who) => who.call(moveContact, { ...HE, to: 'left', at: '2026-11-20' })],
    ['back', 'P-000004', (who) => who.call(moveContact, { ...HE, id: 'P-000004', to: 'active' })],
    ['delete', 'P-000002', (who) => who.call(moveContact, { ...HE, to: 'deleted' })],
    ['merge', 'P-000002', (who) => who.call(mergeContacts, MERGED)],
  ])('the owner is notified once when somebody else does: %s', async (change, id, act) => {
    const sim = start()
    const before = changesIn(sim).length
    await act(sim.as('rep02'))
    expect(changesIn(sim).slice(before)).toMatchObject([{ to: 'rep01', params: { id, change } }])
  })
})

describe('states', () => {
  const move = (sim: ReturnType<typeof start>, id: string, to: 'active' | 'left' | 'deleted', version = 1) =>
    rep01(sim).call(moveContact, { id, version, to, ...(to === 'left' && { at: days.of(sim.now) }) })

  test('left and back, with the day', async () => {
    const sim = start()
    await expect(move(sim, 'P-000002', 'left')).resolves.toMatchObject({ state: 'left', leftAt: '2026-11-20' })
    const active = await rep01(sim).call(listContacts, { custId: 'C-000001', state: ['active'], page: 1 })
    expect(active.items.map(({ id }) => id)).not.toContain('P-000002')
    const back = await move(sim, 'P-000002', 'active', 2)
    expect([back.state, back.leftAt]).toEqual(['active', undefined])
  })

  test('deleted, and taken back within 60 s', async () => {
    const sim = start()
    const { version } = await move(sim, 'P-000002', 'deleted')
    const list = await rep01(sim).call(listContacts, { custId: 'C-000001', page: 1 })
    expect(list.items.map(({ id }) => id)).not.toContain('P-000002')
    sim.wait(60_000)
    const back = await rep01(sim).call(restoreContact, { id: 'P-000002', version })
    expect(back.state).toBe('active')
  })

  test('nobody has left tomorrow', async () => {
    const sim = start()
    const at = days.add(days.of(sim.now), 1)
    const refused = await sim.refusal(rep01(sim).call(moveContact, { id: 'P-000002', version: 1, to: 'left', at }))
    expect(refused).toMatchObject({ code: 4000, data: { fields: { at: 'date' } } })
  })

  test.each(['active', 'left', 'deleted'] as const)('who was deleted cannot become %s: 4010', async (to) => {
    const sim = start()
    const { version } = await move(sim, 'P-000002', 'deleted')
    expect((await sim.refusal(move(sim, 'P-000002', to, version))).code).toBe(4010)
  })

  test('after another edit there is nothing to take back', async () => {
    const sim = start()
    const { version } = await move(sim, 'P-000002', 'left')
    const edit = { ...NEW, contactId: 'P-000002', version, phones: ['13702881206'] }
    const edited = await rep01(sim).call(saveContact, edit)
    const undo = rep01(sim).call(restoreContact, { id: 'P-000002', version: edited.version })
    expect((await sim.refusal(undo)).code).toBe(4010)
  })

  test.each([
    ['found', undefined],
    ['verified', 4402],
  ])('the last contact of a lead in stage %s: %s', async (stage, code) => {
    const sim = start(stage)
    const deleted = move(sim, 'P-000001', 'deleted')
    if (code === undefined) await expect(deleted).resolves.toMatchObject({ state: 'deleted' })
    else expect((await sim.refusal(deleted)).code).toBe(code)
  })

  test('the last contact of a lead that was won and is a customer’s now: 4402', async () => {
    const sim = start()
    const contacts = sim.store.table(contactKind)
    const chen = contacts.get('P-000001')
    if (chen) contacts.put({ ...chen, custId: 'C-000001' })
    expect((await sim.refusal(move(sim, 'P-000001', 'deleted'))).code).toBe(4402)
  })

  test('one of two contacts of a lead can be deleted', async () => {
    const sim = start()
    await rep01(sim).call(saveContact, { ...ABOUT, clueId: LEAD })
    await expect(move(sim, 'P-000001', 'deleted')).resolves.toMatchObject({ state: 'deleted' })
  })
})

describe('merging', () => {
  const merge = (sim: ReturnType<typeof start>, phones: string[], more = {}) =>
    rep01(sim).call(mergeContacts, {
      keep: 'P-000002',
      drop: 'P-000003',
      version: 1,
      dropVersion: 1,
      phones,
      ...more,
    })

  test('keeps the numbers of both and what only one has', async () => {
    const phones = ['13702881206', '13928560412', '0757-86321234']
    const sim = start()
    const { department } = await rep01(sim).call(getContact, { id: 'P-000003' })
    const kept = await merge(sim, phones)
    expect(kept).toMatchObject({ id: 'P-000002', name: '何军', phones, version: 2, state: 'active' })
    expect(kept.department ?? department).toBeDefined()
    const dropped = await rep01(sim).call(getContact, { id: 'P-000003' })
    expect(dropped).toMatchObject({ state: 'deleted', mergedInto: 'P-000002', can: [], why: { edit: 4403 } })
  })

  test('keeps the lead that the dropped one came with', async () => {
    const sim = start()
    const contacts = sim.store.table(contactKind)
    const dropped = contacts.get('P-000003')
    if (dropped) contacts.put({ ...dropped, clueId: LEAD })
    await merge(sim, ['13702881206'])
    expect(contacts.get('P-000002')?.clueId).toBe(LEAD)
  })

  test('words in English are those of the duty and department that remain', async () => {
    const sim = start()
    const contacts = sim.store.table(contactKind)
    const [one, other] = ['P-000002', 'P-000003'].map((id) => contacts.get(id)) as [SimContact, SimContact]
    const { dutyEn: _, departmentEn: __, ...own } = one
    contacts.put({ ...own, duty: '炉长', department: '锅炉房' })
    contacts.put({ ...other, duty: '厂长', dutyEn: 'Director', department: '总经办', departmentEn: 'Management' })
    const kept = await merge(sim, ['13702881206'])
    expect([kept.duty, kept.dutyEn, kept.department, kept.departmentEn]).toEqual([
      '炉长',
      undefined,
      '锅炉房',
      undefined,
    ])
  })

  test('somebody of a lead is merged with the same person at the customer of that lead', async () => {
    const sim = start()
    sim.store.table(leadKind).put({ ...lead, custId: 'C-000001' })
    const offered = async (mergeWith: string) => {
      const { items } = await rep01(sim).call(listContacts, { mergeWith, page: 1, size: 100 })
      return items.map(({ id }) => id)
    }
    expect(await offered('P-000001')).toEqual(expect.arrayContaining(['P-000002', 'P-000003']))
    expect(await offered('P-000002')).toEqual(expect.arrayContaining(['P-000001', 'P-000003']))
    expect(await offered('P-000002')).not.toContain('P-000002')
    expect(await offered('P-000002')).not.toContain('P-000005')
    await expect(merge(sim, ['13702881206'], { drop: 'P-000001' })).resolves.toMatchObject({ clueId: LEAD })
  })

  test('the customer does not lose somebody who is merged into the same person of its lead', async () => {
    const sim = start()
    sim.store.table(leadKind).put({ ...lead, custId: 'C-000001' })
    const kept = await merge(sim, ['13827245678'], { keep: 'P-000001', drop: 'P-000002' })
    expect(kept).toMatchObject({ id: 'P-000001', custId: 'C-000001', clueId: LEAD })
    const { items } = await rep01(sim).call(listContacts, { custId: 'C-000001', page: 1, size: 100 })
    expect(items.map(({ id }) => id)).toContain('P-000001')
  })

  test('somebody who has left is there again with the one who is: a lead keeps its last contact', async () => {
    const sim = start()
    const left = await rep01(sim).call(saveContact, { ...ABOUT, clueId: LEAD })
    await rep01(sim).call(moveContact, { id: left.id, version: 1, to: 'left', at: days.of(sim.now) })
    const phones = ['13500135000', '13827245678']
    const both = { keep: left.id, drop: 'P-000001', version: 2, dropVersion: 1, phones }
    const kept = await rep01(sim).call(mergeContacts, both)
    expect([kept.state, kept.leftAt]).toEqual(['active', undefined])
  })

  test.each([
    ['more than three numbers', ['13702881206', '13928560412', '0757-86321234', '4008821234'], {}, 4000],
    ['a number of neither', ['13500135000'], {}, 4000],
    ['itself', ['13702881206'], { drop: 'P-000002' }, 4000],
    ['somebody of another customer', ['13702881206'], { drop: 'P-000005' }, 4000],
    ['somebody of a lead of another customer', ['13702881206'], { drop: 'P-000001' }, 4000],
    ['a version that is not the present one', ['13702881206'], { dropVersion: 7 }, 4009],
    ['a contact of somebody else', ['13702881206'], { drop: 'P-000008' }, 4003],
    ['one that was merged', ['13702881206'], { drop: 'P-000009' }, 4403],
  ])('is refused for %s', async (_, phones, more, code) => {
    const sim = start()
    expect((await sim.refusal(merge(sim, phones, more))).code).toBe(code)
  })
})

test('a birthday is announced once, from 9:00 three days before on', async () => {
  const sim = start()
  const sent = () => [...sim.store.table(messageKind).values()].filter(({ params }) => params?.id === 'P-000002')
  const due = (time: string) => {
    sim.at(new Date(`${time}+08:00`))
    dev.sendDue?.(sim.context('rep01'))
    return sent().length
  }
  expect(due('2026-11-18T10:00')).toBe(0)
  expect(due('2026-11-19T08:59')).toBe(0)
  expect(due('2026-11-19T09:00')).toBe(1)
  expect(due('2026-11-20T09:00')).toBe(1)
  const [{ params } = {}] = sent()
  expect(birthday.parse(params)).toMatchObject({
    id: 'P-000002',
    contactId: 'P-000002',
    custId: 'C-000001',
    name: '何军',
    change: 'birthday',
    at: new Date('2026-11-22T00:00+08:00'),
  })
})

test('the poll checks the rights of those only whose birthday is near', () => {
  const context = start().context('rep01')
  const can = jest.fn(context.can)
  dev.sendDue?.({ ...context, can })
  expect(can.mock.calls.length).toBeLessThan(10)
})

test('twelve cities are hot, and every city has its seat', async () => {
  const cities = await rep01().call(listCities, {})
  expect(cities.filter(({ hot }) => hot).map(({ name }) => name)).toContain('佛山市')
  expect(cities.filter(({ hot }) => hot).length).toBe(12)
  expect(cities.filter(({ point }) => point === undefined)).toEqual([])
})

test('the fixed contacts', async () => {
  const sim = start()
  const of = (id: string) => sim.as('rep02').call(getContact, { id })
  await expect(of('P-000002')).resolves.toMatchObject({ nameEn: 'He Jun', custId: 'C-000001' })
  expect((await of('P-000003')).phones.length).toBe(2)
  await expect(of('P-000004')).resolves.toMatchObject({ state: 'left' })
  await expect(of('P-000005')).resolves.toMatchObject({ birthday: '02-29' })
  expect((await of('P-000006')).phones).toEqual(['13827245678'])
  expect((await of('P-000007')).name.length).toBe(30)
  await expect(of('P-000009')).resolves.toMatchObject({ mergedInto: 'P-000001' })
  expect((await of('P-000010')).phones).toEqual(['4008821234'])
})
