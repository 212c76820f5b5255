import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Simulation, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { storeDraft } from '#kit/forms'
import type { Core } from '#platform/core'
import { postToTodoApp } from '#platform/messages'
import { showPages } from '#testing'
import { submitBounce } from './api/bounces'
import { measureCompetitor } from './api/competitive'
import { addStep, getIssue } from './api/issues'
import { submitReport } from './api/reports'
import { doneTodo } from './api/todos'
import { assignWarning, handleWarning } from './api/warnings'
import dev from './dev'
import BiweekReport, { search } from './pages/BiweekReport'
import BounceEdit from './pages/BounceEdit'
import CompetitivePage from './pages/CompetitivePage'
import WarningPage from './pages/WarningPage'
import plugin from './plugin'
import calls from './repeatable'
import { biweekReport, toDoCompetitiveRisk, toDoGasBounceEdit, toDoGasRisk } from './routes'
import { step } from './stores/issues'
import { done } from './stores/todos'

jest.mock('#platform/messages', () => ({
  ...jest.requireActual<object>('#platform/messages'),
  postToTodoApp: jest.fn(),
}))

/** What waits on this phone. In a file of its own: the cores of a file share what is stored. */

const ISSUE = 'IS-000001'

let online: jest.SpyInstance
let sim: Simulation
let core: Core
beforeAll(() => startScreens(plugin))
beforeEach(async () => {
  jest.mocked(postToTodoApp).mockClear()
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  sim = simulate(dev)
  core = simCore(sim, plugin, 'rep01').core
})
afterEach(async () => {
  await (await core.outbox.load()).discardAll()
  core.outbox.dispose()
  online.mockRestore()
})

const goOnline = async () => {
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  return core.outbox.load()
}
const stepsNow = async () => (await sim.as('rep01').call(getIssue, { id: ISSUE })).steps.map(({ text }) => text)
async function addSteps(): Promise<void> {
  for (const text of ['Called the plant', 'They mend the kiln'])
    expect(await step.run(core, ISSUE, { text })).toMatchObject({ kind: 'queued' })
}

test('two steps that wait are both added, in their order', async () => {
  await addSteps()
  const before = await stepsNow()
  const outbox = await goOnline()
  await waitFor(() => expect(outbox.unsent).toEqual([]))
  expect(await stepsNow()).toEqual(['They mend the kiln', 'Called the plant', ...before])
})

test('a step is not added unseen over the one of a colleague', async () => {
  await addSteps()
  const { version } = await sim.as('rep02').call(getIssue, { id: ISSUE })
  await sim.as('rep02').call(addStep, { id: ISSUE, version, text: 'The kiln is scrapped' })
  const before = await stepsNow()
  const outbox = await goOnline()
  await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
  expect(await stepsNow()).toEqual(before)
  await outbox.discard(outbox.attention[0]?.id ?? '')
  await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
  expect(await stepsNow()).toEqual(before)
})

test('a to-do that was ticked off without network is reported to the to-do app once it is done', async () => {
  expect(await done.run(core, 'TD-000003')).toMatchObject({ kind: 'queued' })
  expect(postToTodoApp).not.toHaveBeenCalled()
  await goOnline()
  const payload = { route: '/customerDetails?id=C-000003', value: 'TD-000003' }
  await waitFor(() => expect(postToTodoApp).toHaveBeenCalledWith('todo.done', payload))
})

test('one that waited in an app that was started again is reported with its route, too', async () => {
  const request = { id: 'TD-000003', version: 1 }
  await core.outbox.enqueue({ call: doneTodo, request, record: 'todo:TD-000003', label: 'Call', plugin: plugin.id })
  await goOnline()
  const payload = { route: '/customerDetails?id=C-000003', value: 'TD-000003' }
  await waitFor(() => expect(postToTodoApp).toHaveBeenCalledWith('todo.done', payload))
})

describe('words that wait', () => {
  const PAGES = [
    { route: toDoGasRisk, screen: WarningPage },
    { route: toDoCompetitiveRisk, screen: CompetitivePage },
    { route: toDoGasBounceEdit, screen: BounceEdit },
    { route: biweekReport, screen: BiweekReport, search },
  ]
  const NOTE = 'One line stands still until Monday.'
  const HANDLED = { id: 'GW-000001', version: 1, cause: 'market', note: NOTE, photos: [] }
  const HIGHLIGHTS = { id: 'BR-000001', version: 1, highlights: 'Two leads more than planned.' }
  const open = (address: string) => showPages(core, PAGES, address, plugin.id)

  const wait = async <Q>(call: Parameters<Core['outbox']['enqueue']>[0]['call'], record: string, request: Q) =>
    core.outbox.enqueue({ call, request, record, label: record, plugin: plugin.id })

  /** 'Edit' of an entry that the server has refused: its form is opened, with it as the draft. */
  async function edit(code: number): Promise<void> {
    const outbox = await goOnline()
    await waitFor(() => expect(outbox.attention.map(({ state }) => state)).toMatchObject([{ kind: 'failed', code }]))
    const [item] = outbox.attention
    const address = calls.find(({ call }) => call.id === item?.callId)?.edit?.(item?.request, [])
    if (!item || !address) throw new Error('no entry with a form')
    await storeDraft(core.drafts, address)
    await outbox.discard(item.id)
    await open(address.to)
  }

  test.each([
    ['warning', handleWarning, 'gas-warning:GW-000001', HANDLED, '/toDoGasRisk?id=GW-000001&edit=1'],
    [
      'measure',
      measureCompetitor,
      'competitive:CR-000002',
      { id: 'CR-000002', version: 1, measure: NOTE },
      '/toDoCompetitiveRisk?id=CR-000002&edit=1',
    ],
    [
      'rebound',
      submitBounce,
      'gas-bounce:GB-000001',
      { id: 'GB-000001', version: 1, cause: 'market', expectedDaily: 12_000, evidence: ['/f/1.pdf'] },
      '/toDoGasBounceEdit?id=GB-000001',
    ],
    ['report', submitReport, 'report:BR-000001', HIGHLIGHTS, '/biweekReport'],
  ])('a second save of a %s is not written: the first is led to', async (_, call, record, request, address) => {
    await wait(call, record, request)
    await open(address)
    await screen.findByText('What you entered here waits on this phone.')
    expect(screen.queryByRole('button', { name: /^(Save|Submit report)$/ })).toBeNull()
  })

  test('of a report leave the other periods in reach', async () => {
    await wait(submitReport, 'report:BR-000001', HIGHLIGHTS)
    await open('/biweekReport')
    await screen.findByText('What you entered here waits on this phone.')
    fireEvent.click(screen.getByRole('button', { name: 'Earlier: Fortnight' }))
    await waitFor(() => expect(screen.queryByText('What you entered here waits on this phone.')).toBeNull())
  })

  test('about a warning that was given to a colleague can be read', async () => {
    await wait(handleWarning, 'gas-warning:GW-000001', HANDLED)
    await sim.as('rep02').call(assignWarning, { id: 'GW-000001', version: 1, to: 'emp10' })
    await edit(4004)
    await screen.findByText(NOTE)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('of a report that another device has submitted with other words can be read', async () => {
    await wait(submitReport, 'report:BR-000001', HIGHLIGHTS)
    await sim.as('rep01').call(submitReport, { ...HIGHLIGHTS, highlights: 'Of the other device.' })
    await edit(4010)
    await screen.findByText(HIGHLIGHTS.highlights)
    await screen.findByText('Of the other device.')
  })
})
