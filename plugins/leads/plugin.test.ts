import { holdExampleTime } from '#harness/backend/kit/testing'
import { setLanguage, startTexts } from '#platform/i18n'
import { createRegistry, describeProblems } from '#platform/plugin'
import routes from '../../spec/conformance/routes.json'
import { early } from '../early'
import badge from './badge'
import plugin from './plugin'
import findLeads from './search'
import { leadList } from './stores/leadList'
import { fakeCore } from './testing/fakeCore'
import { wireLead } from './testing/samples'
import today, { figures } from './today'

const signal = new AbortController().signal

beforeAll(() => {
  holdExampleTime()
  startTexts()
})
afterEach(() => setLanguage('en'))

test('the area has every route of the specification with its flags, and three of ours', () => {
  const wanted = routes.filter((route) => route.plugin === 'leads')
  const have = new Map((plugin.routes ?? []).map((entry) => [entry.route.path as string, entry]))
  expect([...have.keys()].sort()).toEqual(
    [...wanted.map((route) => route.path), '/x/leads/checkIns', '/x/leads/followUp', '/x/leads/place'].sort(),
  )
  for (const { path, keepAlive, homeEntry } of wanted) {
    const entry = have.get(path)
    expect({ path, keepAlive: entry?.keepAlive === true, homeEntry: entry?.homeEntry === true }).toEqual({
      path,
      keepAlive,
      homeEntry,
    })
  }
})

test.each(['/clueChoosePeople', '/x/leads/checkIns'])('%s is for those who assign leads', (path) => {
  const entry = plugin.routes?.find(({ route }) => route.path === path)
  expect(entry?.access).toEqual({ permission: 'lead.assign' })
})

test('the lead page has the navigation bar colour of the specification', () => {
  const colours = (plugin.routes ?? []).flatMap(({ route, navigationBarColor }) =>
    navigationBarColor ? [[route.path, navigationBarColor]] : [],
  )
  expect(colours).toEqual([['/clueDetail', '0E6E83']])
})

test('registers without conflicts, and its menu entry opens without parameters', () => {
  const { problems } = createRegistry([plugin])
  expect(describeProblems(problems)).toBe('')
})

test('the early request of the boot script equals the first request of the list', () => {
  const entry = early.find(({ path }) => path === '/clueList')
  const [query] = leadList.query({ tab: 'mine', filter: {} }, 1, undefined).requests
  if (!query) throw new Error('the list asks nothing')
  const { call, request } = query
  const { host, path } = call.declaration
  const wire = call.request(request) as Record<string, string>
  expect(entry).toEqual({
    plugin: 'leads',
    path: '/clueList',
    url: `/${host}${path}?${new URLSearchParams(wire)}`,
    cm: true,
  })
})

const pageOf = (...list: readonly object[]) => ({ list, total: list.length })
/** A lead whose step is due in three days. */
const later = {
  ...wireLead,
  clueId: 'L-000003',
  nextStep: { ...wireLead.nextStep, at: '2026-11-23T10:00:00+08:00' },
}

test('the badge counts late steps, all of them, and those due today', async () => {
  const { core } = fakeCore({
    'leads/today': () => ({ late: { list: [wireLead], total: 8 }, week: pageOf(wireLead, later) }),
  })
  await expect(badge(core, signal)).resolves.toBe(9)
})

test('today: late steps, those due today, then the coming days, each once and with a link to its lead', async () => {
  const { core } = fakeCore({
    'leads/today': () => ({ late: pageOf({ ...wireLead, clueId: 'L-000002' }), week: pageOf(wireLead, later) }),
  })
  const items = await today(core, signal)
  expect(items.map(({ id, due, to }) => [id, due, to])).toEqual([
    ['L-000002', 'late', '/clueDetail?id=L-000002'],
    ['L-000001', 'today', '/clueDetail?id=L-000001'],
    ['L-000003', 'soon', '/clueDetail?id=L-000003'],
  ])
  expect(items[1]?.at).toEqual(new Date('2026-11-20T14:30:00+08:00'))
})

test.each([
  ['en', 'Hongsheng Ceramics', 'Price for two boilers'],
  ['zh-CN', '佛山市宏盛陶瓷有限公司', '两台锅炉报价'],
] as const)('today: in %s, lead and step are in that language', async (language, title, detail) => {
  await setLanguage(language)
  const { core } = fakeCore({
    'leads/today': () => ({ late: pageOf(), week: pageOf(wireLead) }),
  })
  const [item] = await today(core, signal)
  expect(item).toMatchObject({ title, detail })
})

test('a visit asks for a check-in, and after that of the same day for what came of it', async () => {
  const visit = { ...wireLead, point: { lng: 113.1, lat: 23.02 }, nextStep: { ...wireLead.nextStep, kind: 'visit' } }
  const mainAfter = async (lastContact: object | undefined) => {
    const { core } = fakeCore({ 'leads/today': () => ({ late: pageOf(), week: pageOf({ ...visit, lastContact }) }) })
    const [item] = await today(core, signal)
    return item?.main?.does
  }
  expect(await mainAfter(undefined)).toBe('checkIn')
  expect(await mainAfter({ kind: 'checkIn', at: '2026-11-19T16:00:00+08:00' })).toBe('checkIn')
  expect(await mainAfter({ kind: 'call', at: '2026-11-20T09:00:00+08:00' })).toBe('checkIn')
  expect(await mainAfter({ kind: 'checkIn', at: '2026-11-20T09:00:00+08:00' })).toBe('write')
})

test('managers see what is late in their team with whom to remind, what nobody has, and check-ins to decide about', async () => {
  const owner = { loginName: 'emp06', userName: '王芳', userNameEn: 'Wang Fang' }
  const { core } = fakeCore({
    'leads/today': () => ({
      late: pageOf(),
      week: pageOf(),
      teamLate: { list: [{ ...wireLead, owner }], total: 28 },
      teamFree: { total: 7 },
      teamOdd: { total: 2 },
    }),
  })
  const found = await figures(core, signal)
  expect(found.map(({ id, count, to }) => [id, count, to])).toEqual([
    ['late', 28, '/clueList?tab=org&due=late&states=owned'],
    ['unassigned', 7, '/clueList?tab=pool'],
    ['check-ins', 2, '/x/leads/checkIns'],
  ])
  expect(found[0]?.rows).toMatchObject([{ title: 'Hongsheng Ceramics', owner: { name: 'Wang Fang' }, canRemind: true }])
})

test('who assigns nothing has no figures', async () => {
  const { core } = fakeCore({ 'leads/today': () => ({ late: pageOf(), week: pageOf() }) })
  await expect(figures(core, signal)).resolves.toEqual([])
})

test('the global search finds leads and shows their names in the current language', async () => {
  const { core, seen } = fakeCore({ findClue: () => ({ list: [wireLead], total: 1 }) })
  const [hit] = await findLeads(core, 'ceram', signal)
  expect(seen[0]?.request).toMatchObject({ keyword: 'ceram', pageNum: 1 })
  expect(hit).toMatchObject({ title: 'Hongsheng Ceramics', to: '/clueDetail?id=L-000001' })
  await setLanguage('zh-CN')
  expect((await findLeads(core, 'ceram', signal))[0]).toMatchObject({ title: '佛山市宏盛陶瓷有限公司' })
})
