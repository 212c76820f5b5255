import { HostLog } from '../simulator/HostLog'
import { memoryOf } from '../simulator/memory'
import { StepRecorder } from '../simulator/StepRecorder'
import { scenarios } from '../simulator/scenarios'
import type { HostSim, LogRow } from '../simulator/types'
import { withWaits } from './withWaits'

/** A phone on which something is recorded. */
function recording() {
  const memory = memoryOf(scenarios['partner-android'], '')
  const log = new HostLog()
  const recorder = new StepRecorder({ memory, log, pending: () => [], isHearing: () => false })
  const sim = recorder.recording({
    network: () => undefined,
    permission: () => undefined,
  } as Partial<HostSim> as HostSim)
  const row = (kind: LogRow['kind'], method: string, result = 'success') =>
    log.add({ kind, method, wire: null, decoded: null, result })
  recorder.start(scenarios['partner-android'])
  const stepsWith = (...rows: LogRow[]) => {
    const { steps, rows: recorded } = memory.recorded ?? { steps: [], rows: { from: 0, steps: [] } }
    return withWaits(steps, recorded, rows, log.rows())?.map(({ call, with: [first], when, since }) =>
      call === 'waitFor' ? Object.assign({}, first, since && { since }) : { call, ...(when && { when }) },
    )
  }
  return { recorder, sim, row, stepsWith }
}

const offline = { offline: true }

test('a wait for a row stands where the row occurred, and those for what the tester saw stand in its order', () => {
  const { recorder, sim, row, stepsWith } = recording()
  sim.permission('camera', 'granted')
  const call = row('call', 'takePhoto')
  row('answer', 'takePhoto', 'delivered')
  const request = row('http', 'GET /main/a?t=1', '200')
  sim.network(offline)
  const last = row('http', 'GET /main/b', 'network')
  recorder.stop()
  const seen = { kind: 'answer', method: 'takePhoto' }
  expect(stepsWith(call)).toEqual([
    { call: 'permission' },
    { kind: 'call', method: 'takePhoto', result: 'success' },
    seen,
    { call: 'network' },
  ])
  expect(stepsWith(last, request)).toEqual([
    { call: 'permission' },
    seen,
    { kind: 'http', method: 'GET /main/a', result: '200' },
    { call: 'network' },
    { kind: 'http', method: 'GET /main/b', result: 'network' },
  ])
})

test('a row that the tester has waited for is waited for once', () => {
  const { recorder, sim, row, stepsWith } = recording()
  const call = row('call', 'takePhoto', 'silent')
  sim.network(offline)
  recorder.stop()
  expect(stepsWith(call)).toEqual([{ kind: 'call', method: 'takePhoto', result: 'silent' }, { call: 'network' }])
})

test('a row is not waited for where an earlier one like it occurred', () => {
  const { recorder, sim, row, stepsWith } = recording()
  row('http', 'GET /main/a?t=1', '200')
  sim.permission('camera', 'granted')
  const again = row('http', 'GET /main/a?t=2', '200')
  sim.permission('camera', 'denied')
  recorder.stop()
  const wait = { kind: 'http', method: 'GET /main/a', result: '200', since: 'step' }
  expect(stepsWith(again)).toEqual([{ call: 'permission' }, wait, { call: 'permission' }])
})

test('progress of an upload is not waited for: the function that is told has another name in a replay', () => {
  const { recorder, sim, row, stepsWith } = recording()
  const call = row('call', 'upload')
  const progress = row('answer', '__hb738112', 'delivered')
  sim.permission('camera', 'granted')
  recorder.stop()
  const wait = { kind: 'call', method: 'upload', result: 'success' }
  expect(stepsWith(call, progress)).toEqual([wait, { call: 'permission' }])
  expect(stepsWith(progress)).toBeUndefined()
})

test('what nobody has recorded makes no test: no rows, those before the recording, and those after it', () => {
  const { recorder, sim, row, stepsWith } = recording()
  row('http', 'GET /main/early', '200')
  recorder.start(scenarios.browser)
  const inside = row('http', 'GET /main/a', '200')
  sim.network(offline)
  recorder.stop()
  expect(stepsWith()).toBeUndefined()
  expect(stepsWith(inside)).toBeDefined()
  expect(stepsWith(inside, row('http', 'GET /main/late', '200'))).toBeUndefined()
  expect(stepsWith({ ...inside, n: 1 })).toBeUndefined()
})
