import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Core } from '#platform/core'
import { isReadAgain } from '#testing'
import { getEstimate, saveEstimate, saveTemplate } from './api'
import dev from './dev'
import plugin from './plugin'
import { estimates, templates } from './records'
import calls from './repeatable'
import { changesBetween, merged, withRow } from './rules/changes'
import { itemsOf, withCell } from './rules/content'
import { PLANT } from './rules/fixtures'

beforeAll(() => startScreens(plugin))

const [saving] = calls
const request = { id: 'BE-000012', version: 1, base: PLANT, content: withCell(PLANT, 'A1.price', '720') }

test('a save that waited shows the cells that somebody else changed meanwhile, with both texts', () => {
  expect(saving?.call).toBe(saveEstimate)
  const cells = [
    { key: 'A1.price', base: '760', value: '720', current: '700' },
    { key: 'A1.source', base: 'manual', value: 'quote', current: 'history' },
    { key: 'finance.vat', base: '13', value: '9', current: '6' },
    { key: 'B1.price', base: '580', value: '600' },
  ]
  expect(saving?.compare?.(request, { version: 2, content: PLANT, gone: [], cells })).toEqual([
    { label: 'A1 Price', mine: '¥720', theirs: '¥700' },
    { label: 'A1 Price source', mine: 'Quote', theirs: 'History' },
    { label: 'VAT on power', mine: '9', theirs: '6' },
    { label: 'B1 Price', mine: '¥600', theirs: 'Removed by them' },
  ])
  expect(saving?.compare?.(request, { version: 2 })).toBeUndefined()
})

test('a save that waited is sent over what somebody else saved: a row that they removed comes back, theirs stays', async () => {
  const sim = simulate(dev)
  const rep = sim.as('rep01')
  const id = 'BE-000012'
  const { content: base } = await rep.call(getEstimate, { id })
  const [first, second] = base.groups[0]?.items ?? []
  if (!first || !second) throw new Error('no items')
  const [price, other] = [`${first.code}.price`, `${second.code}.price`]
  const theirs = withCell(withRow(base, { op: 'remove', code: first.code }), other, '131')
  await rep.call(saveEstimate, { id, version: 1, base, content: theirs })
  const mine = { id, version: 1, base, content: withCell(base, price, '721') }
  const { code, data } = await sim.refusal(rep.call(saveEstimate, mine))
  expect(code).toBe(4009)
  await rep.call(saveEstimate, saving?.onTop?.(mine, data) as typeof mine)
  const { content } = await rep.call(getEstimate, { id })
  const prices = new Map(itemsOf(content).map((item) => [item.code, item.price]))
  expect([prices.get(first.code), prices.get(second.code)]).toEqual(['721', '131'])
})

test('a save that is sent over what somebody else saved gives no item a code that was removed', () => {
  const added = (name: string) => withCell(withRow(PLANT, { op: 'add', code: 'C2', group: 'C' }), 'C2.name', name)
  const theirs = { version: 2, content: added('Fence'), gone: ['C3'], cells: [] }
  const over = saving?.onTop?.({ ...request, content: added('Gate') }, theirs) as typeof request
  const names = new Map(itemsOf(over.content).map(({ code, name }) => [code, name]))
  expect([names.get('C2'), names.get('C3'), names.get('C4')]).toEqual(['Fence', undefined, 'Gate'])
})

test('a save that waits is what the record shows: the cells that it changes, over what somebody else saved', () => {
  const stored = { id: 'BE-000012', version: 2, name: PLANT.name, content: withCell(PLANT, 'A2.price', '130') }
  const edited = withRow(withCell(request.content, 'name', 'Car park PV'), { op: 'remove', code: 'C1' })
  const content = merged(edited, changesBetween(PLANT, stored.content)).content
  for (const call of calls)
    expect(call.overlay?.({ ...stored, gone: ['A5'] }, { ...request, content: edited }, new Date())).toEqual({
      content,
      name: 'Car park PV',
      gone: ['A5', 'C1'],
    })
})

test('a row of a list, which has no content, shows the name that waits to be saved', () => {
  const row = { id: 'BE-000012', version: 2, name: 'Roof' }
  const renamed = { ...request, content: withCell(request.content, 'name', 'Car park PV') }
  for (const call of calls) {
    expect(call.overlay?.(row, renamed, new Date())).toEqual({ name: 'Car park PV' })
    expect(call.overlay?.(row, request, new Date())).toEqual({})
  }
})

test('a save that is edited again keeps the files that it waits to send', () => {
  const content = withCell(PLANT, 'A1.quote', 'upload:F1')
  const upload = { id: 'F1', name: 'offer.pdf', size: 10, to: 'document' as const }
  expect(saving?.edit?.({ ...request, content }, [upload])?.values).toMatchObject({
    content,
    files: [{ name: expect.any(String) }],
  })
})

test.each([
  ['an estimate', saveEstimate, (core: Core) => core.store(estimates).of('BE-000012')],
  ['a template', saveTemplate, (core: Core) => core.store(templates).of('BT-000010')],
])('a save that was sent stays over %s until that was read again', async (_, saved, recordIn) => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { id, main } = recordIn(core)
  await main.load()
  const send = () => calls.find(({ call }) => call.id === saved.id)?.afterSent?.(core, { ...request, id })
  const wasRead = await isReadAgain(core, main, send)
  expect([main.error, wasRead]).toEqual([undefined, true])
})
