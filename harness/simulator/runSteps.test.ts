import { HostLog } from './HostLog'
import { type Memory, memoryOf } from './memory'
import { callToAnswer, firstPage, runSteps } from './runSteps'
import type { Step, Target } from './types'

const keyboard = (open: boolean, more: Partial<Step> = {}) => ({ call: 'keyboard', with: [open], ...more }) as Step
const background: Step = { call: 'lifecycle', with: ['background'] }
const lowMemory: Step = { call: 'lifecycle', with: ['low-memory'] }

function phone(...steps: Step[]): Memory {
  return memoryOf({ v: 1, host: 'partner', os: 'ios', steps }, 'k')
}

/** One page of the app on that phone; 'low-memory' ends it. */
function page(
  memory: Memory,
  {
    begin = async (): Promise<unknown> => null,
    act = (_: Step): unknown => null,
    find = async (_: Target): Promise<unknown> => null,
  } = {},
) {
  const log = new HostLog(memory.log)
  const done: Step[] = []
  let isLeaving = false
  const running = runSteps({
    memory,
    log,
    act: (step) => {
      done.push(step)
      if (step === lowMemory) isLeaving = true
      return act(step)
    },
    find,
    begin,
    isLeaving: () => isLeaving,
  })
  const call = (method: string) => log.add({ kind: 'call', method, wire: null, decoded: null, result: 'success' })
  const results = () => log.rows({ method: 'steps' }).map(({ result }) => result)
  const leave = () => {
    isLeaving = true
  }
  return { log, done, running, call, results, leave }
}

/** Runs everything that is ready. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test('steps run in order once the app shows a page, and their end is logged', async () => {
  let show: (value?: unknown) => void = () => undefined
  const shown = new Promise((resolve) => {
    show = resolve
  })
  const steps = [keyboard(true), background, keyboard(false)]
  const { done, running, results } = page(phone(...steps), { begin: () => shown })
  await settled()
  expect(done).toEqual([])
  show()
  await running
  expect(done).toEqual(steps)
  expect(results()).toEqual(['done'])
})

test('a scenario without steps logs nothing', async () => {
  const begin = jest.fn()
  const { running, log } = page(phone(), { begin })
  await running
  expect(begin).not.toHaveBeenCalled()
  expect(log.rows()).toEqual([])
})

test('a step waits for a row that no earlier step has waited for', async () => {
  const when = { kind: 'call', method: 'scanCode' } as const
  const { done, call, running } = page(phone(keyboard(true, { when }), keyboard(false, { when })))
  await settled()
  expect(done).toHaveLength(0)
  call('getLocation')
  await settled()
  expect(done).toHaveLength(0)
  call('scanCode')
  await settled()
  expect(done).toHaveLength(1)
  call('scanCode')
  await running
  expect(done).toHaveLength(2)
})

test('an existing row counts', async () => {
  const memory = phone(keyboard(true, { when: { kind: 'call', method: 'getLoginInfo' } }))
  memory.log = [{ n: 1, at: 0, kind: 'call', method: 'getLoginInfo', wire: '', decoded: {}, result: 'success' }]
  const { done, running } = page(memory)
  await running
  expect(done).toHaveLength(1)
})

describe('a wait since the step before', () => {
  const when = { kind: 'call', method: 'scanCode' } as const
  const later = keyboard(true, { when, since: 'step' })

  /** A phone with these steps whose page has scanned before. */
  const scanned = (...steps: Step[]): Memory => ({
    ...phone(...steps),
    log: [{ n: 1, at: 0, ...when, wire: '', decoded: {}, result: 'success' }],
  })

  test('is not ended by a row from before it', async () => {
    const { done, call, running } = page(scanned(background, later))
    await settled()
    expect(done).toEqual([background])
    call('scanCode')
    await running
    expect(done).toHaveLength(2)
  })

  test('counts from the touch of a control, not from when that was looked for; a text that is seen does not count', async () => {
    const tap: Step = { call: 'tap', with: [{ role: 'button', name: 'Refresh' }] }
    const see: Step = { call: 'see', with: [{ text: 'Refreshed' }] }
    const show: (() => void)[] = []
    const find = () => new Promise<void>((resolve) => show.push(resolve))
    const { done, call, running } = page(phone(tap, see, later), { find })
    await settled()
    call('scanCode')
    show[0]?.()
    await settled()
    expect(done).toEqual([tap])
    show[1]?.()
    await settled()
    expect(done).toEqual([tap, see])
    call('scanCode')
    await running
    expect(done).toEqual([tap, see, later])
  })

  test('is ended by what the touch of a control calls at once', async () => {
    const tap: Step = { call: 'tap', with: [{ role: 'button', name: 'Scan' }] }
    const { done, call, running } = page(phone(tap, later), { act: (step) => step === tap && call('scanCode') })
    await running
    expect(done).toEqual([tap, later])
  })

  test('concerns the row of a step that only waits, too', async () => {
    const wait: Step = { call: 'waitFor', with: [when], since: 'step' }
    const { call, running, results } = page(scanned(background, wait))
    await settled()
    expect(results()).toEqual([])
    call('scanCode')
    await running
    expect(results()).toEqual(['done'])
  })
})

test('a delay is applied', async () => {
  jest.useFakeTimers()
  try {
    const { done, running } = page(phone(keyboard(true, { afterMs: 500 })))
    await jest.advanceTimersByTimeAsync(499)
    expect(done).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(1)
    await running
    expect(done).toHaveLength(1)
  } finally {
    jest.useRealTimers()
  }
})

test('a step that ends the page is its last; the next page continues, later ones do nothing', async () => {
  const memory = phone(keyboard(true), lowMemory, keyboard(false))
  const first = page(memory)
  await first.running
  expect(first.done).toEqual([keyboard(true), lowMemory])
  expect(first.results()).toEqual([])

  const kept = JSON.parse(JSON.stringify(memory)) as Memory
  const second = page(kept)
  await second.running
  expect(second.done).toEqual([keyboard(false)])
  expect(second.results()).toEqual(['done'])

  const third = page(kept)
  await third.running
  expect(third.done).toEqual([])
  expect(third.results()).toEqual([])
})

test('while its control is looked for, a step is the next one, and is looked for again on another page', async () => {
  const tap: Step = { call: 'tap', with: [{ role: 'button', name: 'Scan' }] }
  const memory = phone(keyboard(true), tap)
  const first = page(memory, { find: () => new Promise(() => undefined) })
  await settled()
  expect([first.done, memory.steps]).toEqual([[keyboard(true)], expect.objectContaining({ next: 1, isLooking: true })])
  const next = page(memory)
  await next.running
  expect([next.done, memory.steps]).toEqual([[tap], expect.objectContaining({ next: 2, isLooking: false })])
})

test('the last step is logged as done even if it ends the page', async () => {
  const { running, results } = page(phone(lowMemory))
  await running
  expect(results()).toEqual(['done'])
})

test('a step that is waiting when the page is left runs on the next page', async () => {
  const memory = phone(keyboard(true, { when: { method: 'scanCode' } }))
  const { call, leave, running, done, log } = page(memory)
  await settled()
  leave()
  call('scanCode')
  await running
  expect(done).toEqual([])
  const next = page({ ...memory, log: log.rows() })
  await next.running
  expect(next.done).toHaveLength(1)
})

test('a failed step ends the sequence, on later pages too, with its reason', async () => {
  const memory = phone(keyboard(true), background, keyboard(false))
  const act = (step: Step) => {
    if (step === background) throw new Error('no such page')
  }
  const { done, running, log } = page(memory, { act })
  await running
  expect(done).toHaveLength(2)
  expect(log.rows({ kind: 'nav' })).toMatchObject([
    { method: 'steps', decoded: background, result: 'step 2 (lifecycle): no such page' },
  ])
  const next = page(memory)
  await next.running
  expect(next.done).toEqual([])
})

test('no step runs if the host is not ready', async () => {
  const { done, running, results } = page(phone(keyboard(true)), {
    begin: () => Promise.reject(new Error('no faults')),
  })
  await running
  expect(done).toEqual([])
  expect(results()).toEqual(['step 1 (keyboard): no faults'])
})

test('an answer goes to the oldest waiting call of the method', () => {
  const pending = [
    { id: 'c1', method: 'share', at: 0, outcome: 'ask' },
    { id: 'c4', method: 'scanCode', at: 1, outcome: 'ask' },
    { id: 'c5', method: 'scanCode', at: 2, outcome: 'ask' },
  ] as const
  expect(callToAnswer('scanCode', pending)).toBe('c4')
  expect(callToAnswer('c5', pending)).toBe('c5')
})

test('firstPage resolves for an existing or later page of the app', async () => {
  const reported = jest.fn()
  const coming = firstPage(document).then(reported)
  document.body.append(document.createElement('main'))
  await settled()
  expect(reported).not.toHaveBeenCalled()
  document.querySelector('main')?.setAttribute('data-route', '/')
  await coming
  await firstPage(document)
  document.body.textContent = ''
})

test('a step that waits for a row looks after the one that was waited for before, as its journey does', async () => {
  const wait: Step = { call: 'waitFor', with: [{ kind: 'call', method: 'takePhoto' }] }
  const memory = phone(wait, wait, keyboard(true))
  const { call, done, running, results } = page(memory)
  call('takePhoto')
  await settled()
  expect([done, memory.steps.next]).toEqual([[], 1])
  call('takePhoto')
  await running
  expect([done, results()]).toEqual([[keyboard(true)], ['done']])
})
