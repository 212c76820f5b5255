import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import {
  archiveEstimate,
  copyTemplate,
  createEstimate,
  createTemplate,
  decideEstimate,
  deleteTemplate,
  type Estimate,
  getEstimate,
  getTemplate,
  getVersion,
  listEstimates,
  listPrices,
  listTemplates,
  listTemplateVersions,
  listVersions,
  newVersion,
  restoreVersion,
  saveEstimate,
  saveTemplate,
  submitEstimate,
} from '../api'
import dev from '../dev'
import { withRow } from '../rules/changes'
import { type Content, MOST_ITEMS, withCell } from '../rules/content'
import { differenceOf } from '../rules/difference'
import { calculate, errorOf } from '../rules/sheet'
import { estimateKind, templateKind, versionKind } from './records'

const sim = () => simulate(dev)
const DRAFT = 'BE-000012'

async function opened(as: ReturnType<ReturnType<typeof sim>['as']>, id: string) {
  return as.call(getEstimate, { id })
}
/** A save of one cell over what was opened. */
const saved = ({ id, version, content }: Pick<Estimate, 'id' | 'version' | 'content'>, key: string, value: string) => ({
  id,
  version,
  base: content,
  content: withCell(content, key, value),
})

test('seeded estimates are what the domain page says of them', async () => {
  const rep = sim().as('rep01')
  const of = (number: number) => opened(rep, `BE-00000${number}`)
  expect(await of(1)).toMatchObject({ state: 'approved', currentVersion: 2, business: { id: 'B-000001' } })
  expect((await of(2)).total).toBeUndefined()
  expect((await of(2)).errors).toBeGreaterThanOrEqual(3)
  const third = await of(3)
  expect([third.errors, errorOf(calculate(third.content), 'A4.price')]).toEqual([1, { kind: '#DIV0' }])
  expect((await of(4)).irr).toHaveLength(2)
  expect(await of(6)).toMatchObject({ irr: [], total: expect.any(Number) })
  expect((await of(7)).content.groups[0]?.items).toHaveLength(200)
  await expect(of(5)).rejects.toMatchObject({ code: 4003 })
  const [v1, v2] = await Promise.all([1, 2].map((no) => rep.call(getVersion, { id: 'BE-000001', no })))
  if (!v1 || !v2) throw new Error('no versions')
  expect(differenceOf(v1.content, v2.content).total).toBe(-258_000)
  const totalOf = async (state?: 'archived') =>
    (await rep.call(listEstimates, { tab: 'org', page: 1, ...(state && { state }) })).total
  expect([await totalOf(), await totalOf('archived')]).toEqual([11, 1])
})

test('40 estimates are seeded, 9 templates of the system and 14 of people, each of 1 to 6 versions', () => {
  const { store } = sim()
  const estimates = [...store.table(estimateKind).values()]
  const templates = [...store.table(templateKind).values()]
  const inScope = (of: string) => templates.filter(({ scope }) => scope === of).length
  expect([estimates.length, inScope('system'), inScope('own')]).toEqual([40, 9, 14])
  const counts = [...estimates, ...templates].map(({ currentVersion }) => currentVersion)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 6])
})

test('the course of a seeded estimate is that of its versions, in the order of time', () => {
  const { store } = sim()
  const versions = [...store.table(versionKind).values()]
  for (const { id, state, course, updatedAt } of store.table(estimateKind).values()) {
    const frozen = versions.filter(({ of }) => of === id).map(({ at }) => at)
    expect([id, course.filter(({ act }) => act === 'submit').map(({ at }) => at)]).toEqual([id, frozen])
    const times = course.map(({ at }) => at)
    expect([id, times]).toEqual([id, [...times].sort()])
    if (state !== 'draft') expect([id, updatedAt]).toEqual([id, times[times.length - 1]])
  }
})

test('two editors: different cells merge, the same cell is refused with both texts', async () => {
  const there = sim()
  const [rep, manager] = [there.as('rep01'), there.as('rep02')]
  const before = await opened(rep, DRAFT)
  await manager.call(saveEstimate, saved(before, 'A1.price', '700'))
  const merged = await rep.call(saveEstimate, saved(before, 'A2.price', '130'))
  expect(merged.content.groups[0]?.items.slice(0, 2).map(({ price }) => price)).toEqual(['700', '130'])
  await expect(rep.call(saveEstimate, saved(before, 'A1.price', '720'))).rejects.toMatchObject({
    code: 4009,
    data: { version: merged.version, cells: [{ key: 'A1.price', value: '720', current: '700' }] },
  })
  // Over the version that was seen, it overwrites.
  const over = await rep.call(saveEstimate, { ...saved(before, 'A1.price', '720'), version: merged.version })
  expect(over.content.groups[0]?.items[0]?.price).toBe('720')
})

test.each([
  ['name', '', 'name'],
  ['name', 'x'.repeat(61), 'name'],
  ['A1.name', 'x'.repeat(41), 'content'],
  ['A1.tax', '7', 'content'],
  ['A1.unit', 'x'.repeat(13), 'content'],
  ['A.name', 'x'.repeat(41), 'content'],
  ['p.capacityKw.label', 'x'.repeat(41), 'content'],
  ['businessId', 'B-999999', 'businessId'],
])('a save with %s of %j is refused at %s', async (key, value, field) => {
  const rep = sim().as('rep01')
  await expect(rep.call(saveEstimate, saved(await opened(rep, DRAFT), key, value))).rejects.toMatchObject({
    code: 4000,
    data: { fields: { [field]: field } },
  })
})

test.each(['0', '1', '3'])('an item may be taxed with %s %%', async (rate) => {
  const rep = sim().as('rep01')
  const { content } = await rep.call(saveEstimate, saved(await opened(rep, DRAFT), 'A1.tax', rate))
  expect(content.groups[0]?.items[0]?.tax).toBe(rate)
})

test.each([
  ['p.Capacity', undefined],
  ['p.capacity-kw', undefined],
  [`p.${'k'.repeat(25)}`, undefined],
  ['AA', undefined],
  ['a1', 'A'],
])('a save with a row of the code %s is refused', async (code, group) => {
  const rep = sim().as('rep01')
  const { content: base, ...before } = await opened(rep, DRAFT)
  const content = withRow(base, { op: 'add', code, group })
  await expect(rep.call(saveEstimate, { id: DRAFT, version: before.version, base, content })).rejects.toMatchObject({
    code: 4000,
    data: { fields: { code: 'code' } },
  })
})

test('a parameter is named by 24 letters and digits at most', async () => {
  const rep = sim().as('rep01')
  const { content: base, version } = await opened(rep, DRAFT)
  const content = withRow(base, { op: 'add', code: `p.${'k'.repeat(24)}` })
  const { content: after } = await rep.call(saveEstimate, { id: DRAFT, version, base, content })
  expect(after.params).toHaveLength(base.params.length + 1)
})

test('a group has 200 items, and no more', async () => {
  const rep = sim().as('rep01')
  const full = await opened(rep, 'BE-000007')
  const withItem = (content: Content, code: string) => withRow(content, { op: 'add', code, group: 'A' })
  const save = (content: Content) =>
    rep.call(saveEstimate, { id: full.id, version: full.version, base: full.content, content })
  await expect(save(withItem(full.content, 'A201'))).rejects.toMatchObject({
    code: 4000,
    data: { fields: { items: 'items' } },
  })
  const { content } = await save(withItem(withRow(full.content, { op: 'remove', code: 'A200' }), 'A201'))
  expect(content.groups[0]?.items).toHaveLength(MOST_ITEMS)
})

test('codes of items that were removed are kept, so that no other item gets them', async () => {
  const rep = sim().as('rep01')
  const before = await opened(rep, DRAFT)
  const without = (content: Content, code: string) => withRow(content, { op: 'remove', code })
  const saveOf = ({ id, version, content: base }: typeof before, content: Content) => ({ id, version, base, content })
  const first = await rep.call(saveEstimate, saveOf(before, without(before.content, 'A2')))
  const second = await rep.call(saveEstimate, saveOf(first, without(first.content, 'A1')))
  expect([before.gone, first.gone, second.gone]).toEqual([[], ['A2'], ['A2', 'A1']])

  const template = await rep.call(getTemplate, { id: 'BT-000010' })
  const { id, version, content: base } = template
  const saved = await rep.call(saveTemplate, { id, version, base, content: without(base, 'A4') })
  const restored = await rep.call(restoreVersion, { id, version: saved.version, no: 3 })
  expect([template.gone, saved.gone, restored.gone]).toEqual([[], ['A4'], ['A4']])
})

test('submitted, returned with a reason, a new version, approved; each submit is a version', async () => {
  const there = sim()
  const [rep, approver, other] = [there.as('rep01'), there.as('rep03'), there.as('emp08')]
  const before = await opened(rep, DRAFT)
  await expect(rep.call(submitEstimate, { id: DRAFT, version: before.version, total: 1 })).rejects.toMatchObject({
    code: 5201,
  })
  const sent = await rep.call(submitEstimate, { id: DRAFT, version: before.version, total: before.total })
  expect(sent).toMatchObject({ state: 'submitted', can: expect.not.arrayContaining(['edit']) })
  const asked = [...there.store.table(messageKind).values()].filter(
    ({ type, params }) => type === 'budget.toApprove' && params?.id === DRAFT,
  )
  expect(asked.map(({ to }) => to)).toContain('rep03')
  expect(asked[0]?.subject).toEqual({ kind: 'budget-estimate', id: DRAFT })
  expect(new Set(asked.map(({ to }) => to)).size).toBe(asked.length)
  const decision = { id: DRAFT, version: sent.version }
  await expect(approver.call(decideEstimate, { ...decision, decision: 'return' })).rejects.toMatchObject({ code: 4000 })
  const returned = await approver.call(decideEstimate, {
    ...decision,
    decision: 'return',
    comment: 'Check the modules',
  })
  expect(returned.state).toBe('returned')
  await expect(other.call(decideEstimate, { ...decision, decision: 'approve' })).rejects.toMatchObject({ code: 5204 })
  const next = await rep.call(newVersion, { id: DRAFT, version: returned.version })
  expect(next).toMatchObject({ state: 'draft', currentVersion: 2, can: expect.arrayContaining(['edit']) })
  const changed = await rep.call(saveEstimate, saved(next, 'A1.price', '700'))
  const again = await rep.call(submitEstimate, { id: DRAFT, version: changed.version })
  const approved = await approver.call(decideEstimate, { id: DRAFT, version: again.version, decision: 'approve' })
  expect(approved.state).toBe('approved')
  const versions = await rep.call(listVersions, { id: DRAFT })
  expect(versions.map(({ no }) => no)).toEqual([2, 1])
  await expect(rep.call(saveEstimate, saved(approved, 'A1.price', '1'))).rejects.toMatchObject({ code: 4010 })
})

test('an estimate with errors cannot be submitted', async () => {
  const rep = sim().as('rep01')
  const { version } = await opened(rep, 'BE-000002')
  await expect(rep.call(submitEstimate, { id: 'BE-000002', version })).rejects.toMatchObject({ code: 5202 })
})

test('nobody approves their own estimate', async () => {
  const there = sim()
  const approver = there.as('rep03')
  const id = 'BE-000008'
  const table = there.store.table(estimateKind)
  const waiting = async () =>
    (await approver.call(listEstimates, { tab: 'toApprove', page: 1, size: 50 })).items.map((row) => row.id)
  expect((await opened(approver, id)).can).toContain('approve')
  expect(await waiting()).toContain(id)
  const stored = table.get(id)
  if (!stored) throw new Error(`no ${id}`)
  table.put({ ...stored, owner: 'rep03' })
  expect((await opened(approver, id)).can).not.toContain('approve')
  expect(await waiting()).not.toContain(id)
  const { version } = stored
  await expect(approver.call(decideEstimate, { id, version, decision: 'approve' })).rejects.toMatchObject({
    code: 4003,
  })
})

test('a new estimate has the content of its template, and keeps it when the template changes', async () => {
  const rep = sim().as('rep01')
  const made = await rep.call(createEstimate, { name: 'Roof', kind: 'pv', templateId: 'BT-000010' })
  const template = await rep.call(getTemplate, { id: 'BT-000010' })
  expect(made.content).toEqual({ ...template.content, name: 'Roof' })
  await rep.call(saveTemplate, saved(template, 'A1.price', '1'))
  expect((await opened(rep, made.id)).content).toEqual(made.content)
  await expect(rep.call(createEstimate, { name: ' ', kind: 'pv' })).rejects.toMatchObject({ code: 4000 })
})

test('an estimate is linked to an opportunity that exists, and to its customer', async () => {
  const rep = sim().as('rep01')
  const linked = await opened(rep, DRAFT)
  expect(linked.business).toMatchObject({ id: 'B-000001', custId: expect.stringMatching(/^C-/) })
  const freed = await rep.call(saveEstimate, saved(linked, 'businessId', ''))
  expect(freed.business).toBeUndefined()
  await expect(rep.call(createEstimate, { name: 'Roof', kind: 'pv', businessId: 'B-999999' })).rejects.toMatchObject({
    code: 4000,
  })
})

test('a quote belongs to its item; an address that is too long is refused', async () => {
  const rep = sim().as('rep01')
  const before = await opened(rep, DRAFT)
  const quoted = await rep.call(saveEstimate, saved(before, 'A1.quote', '/fdfs/F-1/modules.pdf'))
  expect(quoted.content.groups[0]?.items[0]).toMatchObject({ quote: '/fdfs/F-1/modules.pdf' })
  await expect(rep.call(saveEstimate, saved(quoted, 'A1.quote', 'x'.repeat(501)))).rejects.toMatchObject({ code: 4000 })
})

test('a copy of a template with the longest name can be saved', async () => {
  const rep = sim().as('rep01')
  const made = await rep.call(createTemplate, { name: 'x'.repeat(60), kind: 'pv' })
  const copy = await rep.call(copyTemplate, { id: made.id, version: made.version })
  expect(copy.content.name).toHaveLength(60)
})

test('a save of a template is a version; restoring one makes another', async () => {
  const rep = sim().as('rep01')
  const before = await rep.call(getTemplate, { id: 'BT-000010' })
  const after = await rep.call(saveTemplate, saved(before, 'A1.price', '1'))
  expect(after.currentVersion).toBe(4)
  const restored = await rep.call(restoreVersion, { id: 'BT-000010', version: after.version, no: 3 })
  expect([restored.currentVersion, restored.content]).toEqual([5, before.content])
  const versions = await rep.call(listTemplateVersions, { id: 'BT-000010' })
  expect(versions.map(({ no }) => no)).toEqual([5, 4, 3, 2, 1])
})

test('templates: nine of the system, own ones for their owner; one in use cannot be deleted', async () => {
  const there = sim()
  const [rep, editor] = [there.as('rep01'), there.as('emp09')]
  expect((await rep.call(listTemplates, { scope: 'system', page: 1 })).total).toBe(9)
  expect((await rep.call(listTemplates, { scope: 'own', page: 1 })).items.map(({ id }) => id)).toEqual([
    'BT-000010',
    'BT-000011',
  ])
  const system = await editor.call(getTemplate, { id: 'BT-000002' })
  expect(system.used).toBeGreaterThan(0)
  expect(system.why.delete).toBe(5203)
  await expect(editor.call(deleteTemplate, { id: system.id, version: system.version })).rejects.toMatchObject({
    code: 5203,
  })
  await expect(editor.call(listEstimates, { tab: 'org', page: 1 })).rejects.toMatchObject({ code: 4003 })
  const copy = await rep.call(copyTemplate, { id: system.id, version: system.version })
  expect(copy).toMatchObject({ scope: 'own', can: expect.arrayContaining(['edit']) })
})

test('a template of the system is made by whoever maintains them, and is for everybody', async () => {
  const there = sim()
  const made = { name: 'Car park PV', kind: 'pv', scope: 'system' } as const
  await expect(there.as('rep01').call(createTemplate, made)).rejects.toMatchObject({ code: 4003 })
  const { id, can } = await there.as('emp09').call(createTemplate, made)
  expect(can).toEqual(expect.arrayContaining(['edit', 'archive']))
  const { items } = await there.as('rep01').call(listTemplates, { scope: 'system', keyword: 'Car park', page: 1 })
  expect(items).toMatchObject([{ id, scope: 'system', can: [] }])
})

test('an item that the catalogue lacks has the median of its last five approved prices, each unit its own', async () => {
  const there = sim()
  const rep = there.as('rep01')
  const fence = { net: 90_000, unit: '项', source: 'history', median: 90_000, n: 1 }
  expect(await rep.call(listPrices, { item: '围栏' })).toEqual([{ ...fence, at: undefined }])
  const table = there.store.table(estimateKind)
  const [known] = [...table.values()].filter(({ id }) => id === 'BE-000001')
  if (!known) throw new Error('no BE-000001')
  const perMetre = withCell(withCell(known.content, 'D1.unit', 'm'), 'D1.price', '120')
  table.put({ ...known, id: 'BE-900100', content: perMetre })
  const medians = (await rep.call(listPrices, { item: '围栏' })).map(({ unit, median }) => [unit, median] as const)
  expect(new Map(medians)).toEqual(
    new Map([
      ['项', 90_000],
      ['m', 120],
    ]),
  )
})

test('the median is that of the five approved last', async () => {
  const there = sim()
  const table = there.store.table(estimateKind)
  const known = table.get('BE-000001')
  if (!known) throw new Error('no BE-000001')
  const priced = (price: string) => withCell(withCell(known.content, 'D1.name', '标识牌'), 'D1.price', price)
  // Not in the order of their days; the first one is the oldest.
  const approved = [
    ['2026-01-05', '1'],
    ['2026-06-05', '500'],
    ['2026-02-05', '100'],
    ['2026-05-05', '400'],
    ['2026-03-05', '200'],
    ['2026-04-05', '300'],
  ] as const
  approved.forEach(([day, price], index) => {
    table.put({ ...known, id: `BE-90010${index}`, updatedAt: `${day}T01:00:00.000Z`, content: priced(price) })
  })
  expect(await there.as('rep01').call(listPrices, { item: '标识牌' })).toMatchObject([{ median: 300, n: 5 }])
})

test('a template of the system that is renamed has no English name of before', async () => {
  const editor = sim().as('emp09')
  const before = await editor.call(getTemplate, { id: 'BT-000001' })
  const priced = await editor.call(saveTemplate, saved(before, 'A1.price', '1'))
  expect(priced.nameEn).toBe('Rooftop PV, own use')
  expect((await editor.call(saveTemplate, saved(priced, 'name', '车棚光伏'))).nameEn).toBeUndefined()
})

test('prices of an item: of the catalogue, also without a date, and the median of approved estimates', async () => {
  const rep = sim().as('rep01')
  const [modules] = await rep.call(listPrices, { item: '光伏组件' })
  expect(modules).toMatchObject({ net: 740, unit: 'kW', at: expect.any(Date), median: expect.any(Number) })
  const [mounting] = await rep.call(listPrices, { item: '安装工程' })
  expect(mounting?.at).toBeUndefined()
  expect(await rep.call(listPrices, { item: '' })).toEqual([])
  // Nothing was approved in Ningbo.
  const [elsewhere] = await rep.call(listPrices, { item: '光伏组件', area: '3302' })
  expect([elsewhere?.net, elsewhere?.n, elsewhere?.median]).toEqual([740, 0, undefined])
})

test.each([
  ['one’s own', 'mine', 'rep01'],
  ['those of the organisation', 'org', 'rep02'],
] as const)('archived estimates are found among %s by their state, and left out otherwise', async (_, tab, who) => {
  const there = sim()
  const [rep, reader] = [there.as('rep01'), there.as(who)]
  const { version } = await opened(rep, DRAFT)
  const before = await reader.call(listEstimates, { tab, page: 1 })
  await rep.call(archiveEstimate, { id: DRAFT, version })
  const ids = async (state?: 'archived') =>
    (await reader.call(listEstimates, { tab, page: 1, size: 50, ...(state && { state }) })).items.map(({ id }) => id)
  expect(await ids()).not.toContain(DRAFT)
  expect(await ids('archived')).toContain(DRAFT)
  // Counts are those without a filter.
  const found = await reader.call(listEstimates, { tab, page: 1, state: 'archived' })
  expect(found.counts?.[tab]).toBe((before.counts?.[tab] ?? 0) - 1)
})
