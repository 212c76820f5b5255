import { setLanguage, startTexts } from '#src/i18n'
import { createRegistry, describeProblems } from '#src/plugin'
import routes from '../../spec/conformance/routes.json'
import { early } from '../early'
import { getClueOwnList } from './api'
import badge from './badge'
import plugin from './plugin'
import findLeads from './search'
import { fakeCore } from './testing/fakeCore'
import { wireLead, wireSums } from './testing/samples'
import today from './today'

const signal = new AbortController().signal

beforeAll(() => startTexts())
afterEach(() => setLanguage('en'))

test('the area has every address of the specification, marked as it says, and the follow-up form', () => {
  const wanted = routes.filter((route) => route.plugin === 'leads')
  const have = new Map((plugin.routes ?? []).map((entry) => [entry.route.path as string, entry]))
  expect([...have.keys()].sort()).toEqual([...wanted.map((route) => route.path), '/x/leads/followUp'].sort())
  for (const { path, keepAlive, homeEntry } of wanted) {
    const entry = have.get(path)
    expect({ path, keepAlive: entry?.keepAlive === true, homeEntry: entry?.homeEntry === true }).toEqual({
      path,
      keepAlive,
      homeEntry,
    })
  }
})

test('in the enterprise app the lead’s page has the bar colour of the specification', () => {
  const colours = (plugin.routes ?? []).flatMap(({ route, navigationBarColor }) =>
    navigationBarColor ? [[route.path, navigationBarColor]] : [],
  )
  expect(colours).toEqual([['/clueDetail', '0E6E83']])
})

test('it collides with nothing, and its menu entry opens without parameters', () => {
  const { problems } = createRegistry([plugin])
  expect(describeProblems(problems)).toBe('')
})

test('the request that the boot script sends is the one that the list would send', () => {
  const entry = early.find(({ path }) => path === '/clueList')
  const { host, path } = getClueOwnList.declaration
  const wire = getClueOwnList.request({ page: 1 }) as Record<string, string>
  expect(entry).toEqual({ path: '/clueList', url: `/${host}${path}?${new URLSearchParams(wire)}`, cm: true })
})

test('the badge counts late and due next steps', async () => {
  const { core } = fakeCore({ getClueOwnSum: () => wireSums })
  await expect(badge(core, signal)).resolves.toBe(9)
})

test('today: what is late before what is for today, each leading to its lead', async () => {
  const { core } = fakeCore({
    getClueOwnList: ({ due }: { due: string }) => ({
      list: [{ ...wireLead, clueId: due === 'late' ? 'L-000002' : 'L-000001' }],
      total: 1,
    }),
  })
  const items = await today(core, signal)
  expect(items.map(({ id, due, to }) => [id, due, to])).toEqual([
    ['L-000002', 'late', '/clueDetail?id=L-000002'],
    ['L-000001', 'today', '/clueDetail?id=L-000001'],
  ])
  expect(items[1]?.at).toEqual(new Date('2026-11-20T14:30:00+08:00'))
})

test.each([
  ['en', 'Hongsheng Ceramics', 'Price for two boilers'],
  ['zh-CN', '佛山市宏盛陶瓷有限公司', '两台锅炉报价'],
] as const)('in %s the day names the lead and the step in that language', async (language, title, detail) => {
  await setLanguage(language)
  const { core } = fakeCore({ getClueOwnList: () => ({ list: [wireLead], total: 1 }) })
  const [item] = await today(core, signal)
  expect(item).toMatchObject({ title, detail })
})

test('a search of the whole app finds leads, each by the name of the language', async () => {
  const { core, seen } = fakeCore({ findClue: () => ({ list: [wireLead], total: 1 }) })
  const [hit] = await findLeads(core, 'ceram', signal)
  expect(seen[0]?.request).toMatchObject({ keyword: 'ceram', pageNum: 1 })
  expect(hit).toMatchObject({ title: 'Hongsheng Ceramics', to: '/clueDetail?id=L-000001' })
  await setLanguage('zh-CN')
  expect((await findLeads(core, 'ceram', signal))[0]).toMatchObject({ title: '佛山市宏盛陶瓷有限公司' })
})
