import type { SimKind } from '#harness/backend/contract'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { submitBounce } from './api/bounces'
import { addStep, getIssue } from './api/issues'
import { getReport, submitReport } from './api/reports'
import { doneTodo } from './api/todos'
import { handleWarning } from './api/warnings'
import { issueKind } from './backend/issues'
import { bounceKind, warningKind } from './backend/records'
import { todoKind } from './backend/todos'
import dev from './dev'
import plugin from './plugin'
import calls from './repeatable'

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
