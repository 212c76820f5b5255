import type { SimKind } from '#harness/backend/contract'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Resource } from '#kit/records'
import { submitBounce } from './api/bounces'
import { measureCompetitor } from './api/competitive'
import { addStep, getIssue } from './api/issues'
import { getReport, submitReport } from './api/reports'
import { doneTodo } from './api/todos'
import { handleWarning } from './api/warnings'
import { issueKind } from './backend/issues'
import { bounceKind, warningKind } from './backend/records'
import { todoKind } from './backend/todos'
import dev from './dev'
import plugin from './plugin'
import { bounces, competitives, warnings } from './records'
import calls from './repeatable'
import { issues } from './stores/issues'
import { reports } from './stores/reports'
import { todos } from './stores/todos'

test('a step that waited is there once it was added, not by an older one of the same words', async () => {
  const sim = simulate(dev)
  const rep01 = sim.as('rep01')
  const step = async () => ({ id: 'IS-000001', text: '已电话核实情况', version: (await issue()).version })
  const issue = () => rep01.call(getIssue, { id: 'IS-000001' })
  await rep01.call(addStep, await step())
  const again = await step()
  const isThere = () =>
    calls.find(({ call }) => call.id === addStep.id)?.alreadyThere(simCore(sim, plugin, 'rep01').core, again)
  expect(await isThere()).toBe(false)
  await rep01.call(addStep, again)
  // Its version is that of the step, over which the next one is sent.
  expect(await isThere()).toBe(again.version + 1)
})

test.each([
  ['a warning', handleWarning, warnings, { id: 'GW-000001', cause: 'market', note: 'One line', photos: [] }],
  ['a rebound', submitBounce, bounces, { id: 'GB-000001', cause: 'market', expectedDaily: 12_000, evidence: ['/f/1'] }],
  ['a competitor', measureCompetitor, competitives, { id: 'CR-000002', measure: 'One line' }],
  ['a to-do', doneTodo, todos, { id: 'TD-000003' }],
  ['an issue', addStep, issues, { id: 'IS-000001', text: 'Called the plant' }],
  ['a report', submitReport, reports, { id: 'BR-000001', highlights: 'Two leads' }],
])('what is shown of %s was read again before its sending ends', async (_, sent, records, request) => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { main } = core.store<{ of(id: string): { main: Resource<unknown> } }>(records).of(request.id)
  await main.load()
  const before = main.value
  await calls.find(({ call }) => call.id === sent.id)?.afterSent?.(core, { version: 1, ...request })
  expect([main.error, before === undefined, main.value === before]).toEqual([undefined, false, false])
})

describe('what waits is compared in words with what somebody else has saved', () => {
  beforeAll(() => startScreens(plugin))
  const by = { loginName: 'rep02', userName: '陈静' }
  const customer = { custId: 'C-000021', name: '大沥锻造' }
  const compare = (call: object, mine: object, theirs: object) =>
    calls.find((each) => each.call === call)?.compare?.({ version: 1, ...mine }, theirs)
  const row = <T extends object>(kind: SimKind<T>, id: string) => {
    const found = simulate(dev).store.table(kind).get(id)
    return { ...found, customer, owner: by, can: [] }
  }

  test('how a warning is handled', () => {
    const mine = {
      id: 'GW-000001',
      cause: 'market',
      note: 'One line',
      photos: ['outbox-file:1'],
      nextDate: '2026-11-23',
    }
    const changed = { ...row(warningKind, 'GW-000001'), course: [], recent: [], cause: 'meter', note: 'It is broken' }
    expect(compare(handleWarning, mine, changed)).toEqual([
      { label: 'field.cause', mine: 'Less production', theirs: 'Meter fault' },
      { label: 'field.note', mine: 'One line', theirs: 'It is broken' },
      { label: 'field.photos', mine: '1', theirs: '–' },
      { label: 'field.nextDate', mine: expect.stringContaining('23'), theirs: '–' },
    ])
  })

  test('a rebound, a measure and a to-do', () => {
    const mine = { id: 'GB-000001', cause: 'fuel', expectedDaily: 12_000, evidence: ['/f/1.pdf', '/f/2.pdf'] }
    expect(compare(submitBounce, mine, { ...row(bounceKind, 'GB-000001'), course: [] })).toEqual([
      { label: 'field.cause', mine: 'Another fuel', theirs: '–' },
      { label: 'field.expectedDaily', mine: '12,000 m³', theirs: '–' },
      { label: 'field.evidence', mine: '2', theirs: '–' },
    ])
    const todo = { ...row(todoKind, 'TD-000003'), state: 'void' }
    expect(compare(doneTodo, { id: 'TD-000003' }, todo)).toEqual([
      { label: 'todos.state', mine: 'Done', theirs: 'No longer needed' },
    ])
  })

  test('a step beside the latest one, and the words of a report', async () => {
    const issue = { ...row(issueKind, 'IS-000001'), steps: [{ at: '2026-11-20T01:00:00Z', by, text: '窑炉报废' }] }
    expect(compare(addStep, { id: 'IS-000001', text: 'Called the plant' }, issue)).toEqual([
      { label: 'field.text', mine: 'Called the plant', theirs: '窑炉报废' },
    ])
    const theirs = await simulate(dev).as('rep01').send(getReport, { id: 'BR-000001' })
    expect(compare(submitReport, { id: 'BR-000001', highlights: 'Two leads' }, theirs)).toEqual([
      { label: 'field.highlights', mine: 'Two leads', theirs: '–' },
    ])
  })
})
