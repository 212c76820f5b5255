import { observable, runInAction } from 'mobx'
import type { SearchHit } from '#platform/plugin'
import { createTestCore } from '#testing'
import { GlobalSearchModel } from './GlobalSearchModel'

const hit = (id: string, kind = 'Leads') => ({ id, kind, title: id, to: '/' as SearchHit['to'] })
const report = jest.fn()

/** An area whose search is answered by the test. */
function area(id: string) {
  const requested: { answer: (hits: SearchHit[]) => void; fail: (error: Error) => void; text: string }[] = []
  const search = (_core: unknown, text: string) =>
    new Promise<SearchHit[]>((answer, fail) => void requested.push({ answer, fail, text }))
  return { requested, plugin: { id, search: async () => ({ default: search }) } }
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
const found = (model: GlobalSearchModel) => model.hits.map(({ plugin, id }) => `${plugin} ${id}`)
const grouped = (model: GlobalSearchModel) =>
  model.groups.map(({ kind, hits }) => `${kind}: ${hits.map(({ plugin, id }) => `${plugin} ${id}`).join(', ')}`)

function start() {
  const slow = area('slow')
  const fast = area('fast')
  const model = new GlobalSearchModel(createTestCore([slow.plugin, fast.plugin], { report }))
  return { slow, fast, model }
}

beforeEach(() => report.mockReset())

test('each area’s hits are shown when they arrive; shown hits keep their place', async () => {
  const { slow, fast, model } = start()
  void model.search('gas')
  await settle()
  expect([model.loading, found(model)]).toEqual([true, []])
  fast.requested[0]?.answer([hit('1')])
  await settle()
  expect([model.loading, found(model)]).toEqual([true, ['fast 1']])
  slow.requested[0]?.answer([hit('1')])
  await settle()
  expect([model.loading, found(model)]).toEqual([false, ['fast 1', 'slow 1']])
})

test('hits stand by kind, also where one area finds several kinds and two areas find the same', async () => {
  const { slow, fast, model } = start()
  void model.search('gas')
  await settle()
  fast.requested[0]?.answer([hit('1', 'Warnings'), hit('2', 'Competitors'), hit('3', 'Warnings')])
  slow.requested[0]?.answer([hit('4', 'Competitors'), hit('1', 'Customers')])
  await settle()
  expect(grouped(model)).toEqual(['Warnings: fast 1, fast 3', 'Competitors: fast 2, slow 4', 'Customers: slow 1'])
})

test('a failed area is reported with its owner, and a retry searches that area alone', async () => {
  const { slow, fast, model } = start()
  void model.search('gas')
  await settle()
  fast.requested[0]?.answer([hit('1')])
  slow.requested[0]?.fail(new Error('no index'))
  await settle()
  expect([model.failed, found(model)]).toEqual([['slow'], ['fast 1']])
  expect(report.mock.calls).toEqual([[new Error('no index'), 'plugin slow (team-slow), search']])
  void model.retry('slow')
  await settle()
  expect([model.failed, model.loading, fast.requested.length]).toEqual([[], true, 1])
  slow.requested[1]?.answer([hit('2')])
  await settle()
  expect(found(model)).toEqual(['fast 1', 'slow 2'])
})

test('a new text replaces the previous hits, and answers to the previous text are ignored', async () => {
  const { slow, fast, model } = start()
  void model.search('gas')
  await settle()
  fast.requested[0]?.answer([hit('old')])
  await settle()
  void model.search('gasworks')
  await settle()
  slow.requested[0]?.answer([hit('old')])
  fast.requested[1]?.answer([hit('new')])
  await settle()
  expect([found(model), fast.requested.map(({ text }) => text)]).toEqual([['fast new'], ['gas', 'gasworks']])
})

test('a text of one character is not searched', async () => {
  const { fast, model } = start()
  void model.search('g')
  await settle()
  expect([fast.requested, model.loading]).toEqual([[], false])
})

test('an area is searched once the roles are known, if the user may open it', async () => {
  const session = observable({ ...createTestCore([]).session, rolesPending: true })
  const [own, forbidden] = [area('own'), area('forbidden')]
  const plugins = [own.plugin, { ...forbidden.plugin, access: { permission: 'lead.read' } as const }]
  const core = createTestCore(plugins, {
    session,
    decide: ({ permission } = {}) =>
      permission && !session.rolesPending ? { ok: false, reason: 'no right' } : { ok: true },
  })
  const model = new GlobalSearchModel(core)
  const searched = model.search('gas')
  await settle()
  expect([own.requested.length, forbidden.requested.length, model.loading]).toEqual([0, 0, true])
  runInAction(() => {
    session.rolesPending = false
  })
  await settle()
  own.requested[0]?.answer([hit('1')])
  await searched
  expect([forbidden.requested.length, model.loading, found(model)]).toEqual([0, false, ['own 1']])
})
