import { addClue, saveClueFacts, saveEnergy, saveEquipment } from './api'
import calls from './repeatableCompany'
import type { LeadId } from './rules/vocabulary'
import { cognitionRecords } from './stores/cognitionRecords'
import { fakeCore } from './testing/fakeCore'

const id = 'L-000001' as LeadId
const entryOf = (call: unknown) => {
  const entry = calls.find((each) => each.call === call)
  if (!entry) throw new Error('not declared')
  return entry
}

describe('a new lead that waits on the phone', () => {
  const request = {
    name: '南海宏达陶瓷有限公司',
    creditCode: '91440604MA51C6RT86',
    industry: 'C307',
    source: 'own',
    address: '西樵镇江浦路9号',
    point: { lng: 113, lat: 23 },
    phone: '13800138000',
  } as const
  const found = (loginName: string, address: string = request.address) => [
    { name: request.name, address, state: 'lead', clueId: 'L-900001', owner: { loginName, userName: '李伟' } },
  ]

  test('is edited in its form', () => {
    expect(entryOf(addClue).edit?.(request)).toMatchObject({
      form: 'lead.add',
      record: request.creditCode,
      values: { ...request, entityId: '', contactName: '', force: false },
    })
  })

  test('is not sent again if it is there as mine, and is if it is somebody else’s', async () => {
    const mine = fakeCore({ selectCustomer: () => found('rep01') })
    await expect(entryOf(addClue).alreadyThere?.(mine.core, request)).resolves.toBe(true)
    const theirs = fakeCore({ selectCustomer: () => found('rep02') })
    await expect(entryOf(addClue).alreadyThere?.(theirs.core, request)).resolves.toBe(false)
  })

  test('once it was sent, the page of its customer is stale', () => {
    const { core } = fakeCore({})
    const invalidate = jest.spyOn(core, 'invalidateRecord')
    entryOf(addClue).afterSent?.(core, { ...request, custId: 'C-000001' })
    expect(invalidate).toHaveBeenCalledWith('C-000001')
  })

  test('is sent although a site of the same name at another address is mine', async () => {
    const { core } = fakeCore({ selectCustomer: () => found('rep01', '狮山镇科技路1号') })
    await expect(entryOf(addClue).alreadyThere?.(core, request)).resolves.toBe(false)
  })
})

describe('facts that wait on the phone', () => {
  const company = { id, version: 3, half: { company: { industry: 'C307', legalRep: '李宏' } } }
  const clue = {
    id,
    version: 3,
    half: { place: { address: '桃园东路18号' }, source: 'map', deciderName: '陈厂长' },
  } as const

  test('each half is edited in its own form', () => {
    const { edit } = entryOf(saveClueFacts)
    expect(edit?.(company)).toMatchObject({
      form: 'lead.company',
      record: id,
      values: { legalRep: '李宏', version: 3 },
    })
    expect(edit?.(clue)).toMatchObject({ form: 'lead.info', values: { decider: 'new', deciderName: '陈厂长' } })
  })

  const at = new Date('2026-11-23T01:00:00Z')
  const whole = { ...clue, half: { ...clue.half, entityId: 'E-440604', nextStep: { at, kind: 'call' } } } as const
  const there = {
    clueId: id,
    version: 4,
    name: '宏盛',
    place: { address: '桃园东路18号' },
    source: '05',
    entityId: 'E-440604',
    decider: { contactId: 'P-1', name: '陈厂长' },
    nextStep: { at: at.toISOString(), kind: 'call' },
    company: {},
  }

  test.each([
    ['all of it is there', {}, 4],
    ['the version is the old one', { version: 3 }, false],
    ['the next step is another', { nextStep: { at: at.toISOString(), kind: 'visit' } }, false],
    ['there is no next step', { nextStep: undefined }, false],
    ['the branch is another', { entityId: 'E-440605' }, false],
    ['a place was marked', { place: { ...there.place, point: { lng: 113, lat: 23 } } }, false],
  ])('have arrived only whole, whatever else changed the version: %s', async (_, change, expected) => {
    const { core } = fakeCore({ 'fiveSmallClue/selectByClueId': () => ({ ...there, ...change }) })
    await expect(entryOf(saveClueFacts).alreadyThere?.(core, whole)).resolves.toBe(expected)
  })

  test('are compared with source and next step, too', () => {
    const fields = entryOf(saveClueFacts).compare?.(whole, { ...there, source: '01', can: [] })
    expect(fields?.flatMap(({ label, mine, theirs }) => (mine === theirs ? [] : [label]))).toEqual(['field.source'])
    expect(fields?.map(({ label }) => label)).toContain('followUp.comparedNextAt')
  })

  test('are compared with the point and what the next step is about', () => {
    const point = { lng: 113.1, lat: 23.02 }
    const nextStep = { at: at.toISOString(), kind: 'call', text: '报价' }
    const fields = entryOf(saveClueFacts).compare?.(whole, {
      ...there,
      place: { ...there.place, point },
      nextStep,
      can: [],
    })
    expect(fields?.filter(({ mine, theirs }) => mine !== theirs)).toEqual([
      { label: 'field.point', mine: '–', theirs: '113.1, 23.02' },
      { label: 'followUp.comparedNextText', mine: '–', theirs: '报价' },
    ])
  })

  test('are compared with the branch, by its name where the server tells it', () => {
    const current = { ...there, entity: { name: '三水燃气' }, can: [] }
    const branch = (entityId: string) =>
      entryOf(saveClueFacts)
        .compare?.(whole, { ...current, entityId })
        ?.find(({ label }) => label === 'field.entityId')
    expect(branch('E-440604')).toMatchObject({ mine: '三水燃气', theirs: '三水燃气' })
    expect(branch('E-440607')).toMatchObject({ mine: 'E-440604', theirs: '三水燃气' })
  })

  test('of the company are compared with industry and size, which are codes of dictionaries', () => {
    const theirs = { ...there, can: [], company: { industry: 'C305', scale: '2', legalRep: '李宏' } }
    const fields = entryOf(saveClueFacts).compare?.(company, theirs)
    expect(fields?.filter(({ mine, theirs }) => mine !== theirs)).toEqual([
      { label: 'field.industry', mine: 'C307', theirs: 'C305', dictionary: 'industry' },
      { label: 'field.scale', mine: '–', theirs: '2', dictionary: 'scale' },
    ])
  })

  test('a photo of the licence alone has arrived only if it is there', async () => {
    const half = { company: { industry: 'C307', licencePhoto: '/photo/2' } }
    const arrived = (licencePhoto?: string) =>
      entryOf(saveClueFacts).alreadyThere?.(
        fakeCore({
          'fiveSmallClue/selectByClueId': () => ({ ...there, company: { industry: 'C307', licencePhoto } }),
        }).core,
        { id, version: 3, half },
      )
    await expect(arrived('/photo/2')).resolves.toBe(4)
    await expect(arrived('/photo/1')).resolves.toBe(false)
    await expect(arrived()).resolves.toBe(false)
  })

  test('once a code was sent, the pages of the customer that the lead had and of the one that it has are stale', async () => {
    const facts = (custId: string) => ({ ...there, can: [], custId })
    let custId = 'C-000001'
    const { core } = fakeCore({ 'fiveSmallClue/selectByClueId': () => facts(custId) })
    await core.store(cognitionRecords).of(id).main.load()
    const invalidate = jest.spyOn(core, 'invalidateRecord')
    custId = 'C-000002'
    await entryOf(saveClueFacts).afterSent?.(core, company)
    expect(invalidate.mock.calls.flat().sort()).toEqual(['C-000001', 'C-000002'])
  })

  test.each([
    ['the facts of the lead', saveClueFacts, clue, 'facts'],
    ['its devices', saveEquipment, { id, version: 3, rows: [] }, 'equipment'],
    ['its energy', saveEnergy, { id, version: 3, rows: [] }, 'energy'],
  ] as const)('what is shown was read again once the sending of %s ends', async (_, call, sent, what) => {
    const { core } = fakeCore({
      'fiveSmallClue/selectByClueId': () => ({ ...there, can: [] }),
      'fiveSmallEquipment/selectByClueId': () => ({ version: 3, rows: [] }),
      'fiveSmallEnergy/selectByClueId': () => ({ version: 3, rows: [] }),
    })
    const open = core.store(cognitionRecords).of(id)
    open.hold()
    const { main, parts } = open
    const shown = { facts: main, ...parts }[what]
    await Promise.all([main, shown].map((part) => part.load()))
    const before = shown.value
    await entryOf(call).afterSent?.(core, sent)
    expect([shown.error, before === undefined, shown.value === before]).toEqual([undefined, false, false])
  })

  test('mine on top of theirs has their version', () => {
    expect(entryOf(saveClueFacts).onTop?.(company, { version: 9 })).toEqual({ ...company, version: 9 })
    expect(entryOf(saveClueFacts).onTop?.(company, null)).toBeUndefined()
  })
})

describe('rows that wait on the phone', () => {
  const row = { type: 'B', fuel: 'gas', count: 2, capacity: 12 }
  const request = { id, version: 3, rows: [row] }
  const there = (version: number, rows: object[]) =>
    fakeCore({ 'fiveSmallEquipment/selectByClueId': () => ({ version, rows }) }).core

  test.each([
    ['with a later version and the same content', 4, [{ ...row, id: 'Q-900001' }], true],
    ['with the same version', 3, [row], false],
    ['with other content', 4, [{ ...row, count: 3 }], false],
  ])('have arrived %s: %#', async (_, version, rows, expected) => {
    await expect(entryOf(saveEquipment).alreadyThere?.(there(version, rows), request)).resolves.toBe(expected)
  })

  test('the order of their fields does not matter', async () => {
    const months = Array<number>(12).fill(1)
    const sent = { id, version: 3, rows: [{ price: 3, kind: 'gas', amount: 12, months, year: 2025 }] }
    const rows = [{ id: 'N-900001', kind: 'gas', year: 2025, amount: 12, months, price: 3 }]
    const { core } = fakeCore({ 'fiveSmallEnergy/selectByClueId': () => ({ version: 4, rows }) })
    await expect(entryOf(saveEnergy).alreadyThere?.(core, sent)).resolves.toBe(true)
  })

  const lines = (fields: ReturnType<NonNullable<(typeof calls)[number]['compare']>>) =>
    fields?.map(({ label, mine, theirs, row }) => `${row?.code} ${row?.which} ${label}: ${mine} | ${theirs}`)

  test('of equipment are compared by what differs: a changed one, one that only they have, one that only I have', () => {
    const rows = [
      { ...row, id: 'Q-1' },
      { ...row, type: 'S', count: 1 },
    ]
    const theirs = [
      { ...row, id: 'Q-1', count: 3, fuel: 'oil', plate: '/fdfs/F-1/plate.jpg' },
      { ...row, id: 'Q-2' },
    ]
    const fields = entryOf(saveEquipment).compare?.({ id, version: 3, rows }, { version: 4, rows: theirs })
    expect(lines(fields)).toEqual([
      'B 1 field.fuel: gas | oil',
      'B 1 field.count: 2 | 3',
      'B 1 field.plate: – | plate.jpg',
      ...['S 2 field.type: S | –', 'S 2 field.fuel: gas | –', 'S 2 field.count: 1 | –', 'S 2 field.capacity: 12 | –'],
      ...['B 3 field.type: – | B', 'B 3 field.fuel: – | gas', 'B 3 field.count: – | 2', 'B 3 field.capacity: – | 12'],
    ])
    expect(fields?.[0]).toMatchObject({ dictionary: 'fuel', row: { dictionary: 'deviceKind' } })
  })

  test('of energy are compared by kind and year, also where both entered the year', () => {
    const rows = [{ kind: 'gas', year: 2025, amount: 12 }]
    const theirs = [{ id: 'N-1', kind: 'gas', year: 2025, amount: 15, price: 3 }]
    const fields = entryOf(saveEnergy).compare?.({ id, version: 3, rows }, { version: 4, rows: theirs })
    expect(lines(fields)).toEqual(['gas 2025 field.amount: 12 | 15', 'gas 2025 field.price: – | 3'])
  })

  test('are not compared with what is no list of them', () => {
    expect(entryOf(saveEquipment).compare?.(request, { version: 4 })).toBeUndefined()
  })
})
