import { HostLog } from './HostLog'
import { memoryOf } from './memory'
import { StepRecorder } from './StepRecorder'
import { scenarios } from './scenarios'
import type { HostSim, PendingCall } from './types'

const open = () => {
  const memory = memoryOf(scenarios['partner-ios'], '')
  const log = new HostLog()
  const pending: PendingCall[] = []
  const microphone = { isOpen: false }
  const recorder = new StepRecorder({ memory, log, pending: () => pending, isHearing: () => microphone.isOpen })
  const done: string[] = []
  const hostSim = {
    permission: (name: string) => done.push(name),
    answer: (id: string) => done.push(id),
    state: () => 'state',
  } as Partial<Record<keyof HostSim, unknown>> as HostSim
  return { memory, log, pending, microphone, recorder, done, sim: recorder.recording(hostSim) }
}
const call = { kind: 'call', method: 'takePhoto', wire: {}, decoded: {}, result: 'ask' } as const

test('calls of the host are steps while recording, and are done', () => {
  const { memory, recorder, sim, done } = open()
  sim.permission('camera', 'denied')
  recorder.start(scenarios['partner-ios'])
  sim.permission('microphone', 'denied')
  expect(sim.state()).toBe('state')
  recorder.stop()
  sim.permission('contacts', 'denied')
  expect(done).toEqual(['camera', 'microphone', 'contacts'])
  expect(memory.recorded).toMatchObject({
    start: scenarios['partner-ios'],
    steps: [{ call: 'permission', with: ['microphone', 'denied'] }],
  })
})

test('a step waits for the exchange that the tester saw before it, once', () => {
  const { memory, log, recorder, sim } = open()
  recorder.start(scenarios['partner-ios'])
  log.add(call)
  sim.permission('camera', 'denied')
  sim.permission('camera', 'granted')
  expect(memory.recorded?.steps).toEqual([
    { call: 'permission', with: ['camera', 'denied'], when: { kind: 'call', method: 'takePhoto' } },
    { call: 'permission', with: ['camera', 'granted'] },
  ])
})

test('what a function that the page made for one call is told is not waited for: its name is another in a replay', () => {
  const { memory, log, recorder, sim } = open()
  recorder.start(scenarios['partner-ios'])
  log.add({ ...call, method: 'upload' })
  log.add({ ...call, kind: 'answer', method: '__hb738112' })
  sim.permission('camera', 'denied')
  expect(memory.recorded?.steps.at(-1)?.when).toEqual({ kind: 'call', method: 'upload' })
})

test('on the next page of the phone a step does not wait for what an earlier one has waited for', () => {
  const { memory, log, recorder, sim } = open()
  recorder.start(scenarios['partner-ios'])
  log.add(call)
  sim.permission('camera', 'denied')
  const next = new StepRecorder({ memory, log: new HostLog(log.rows()), pending: () => [], isHearing: () => false })
  next.recording(sim).permission('camera', 'granted')
  expect(memory.recorded?.steps.at(-1)).toEqual({ call: 'permission', with: ['camera', 'granted'] })
})

test('an answer names the method, because ids differ in a replay', () => {
  const { memory, pending, recorder, sim } = open()
  recorder.start(scenarios['partner-ios'])
  pending.push({ id: 'c7', method: 'takePhoto', at: 0, outcome: 'ask' })
  sim.answer('c7', 'cancel')
  expect(memory.recorded?.steps).toEqual([
    { call: 'answer', with: ['takePhoto', 'cancel'], when: { kind: 'call', method: 'takePhoto' } },
  ])
})

test('arguments that are left out stay absent in the document', () => {
  const { memory, recorder } = open()
  const sim = recorder.recording({ emit: () => undefined } as Partial<HostSim> as HostSim)
  recorder.start(scenarios['partner-ios'])
  sim.emit('goBack', undefined, undefined)
  sim.emit('openKeybord', { height: 300 }, undefined)
  expect(memory.recorded?.steps.map((step) => step.with)).toEqual([['goBack'], ['openKeybord', { height: 300 }]])
})

test('a recording takes as long again: while the microphone hears, pauses are part of the steps', () => {
  jest.useFakeTimers()
  const { memory, log, microphone, recorder, sim } = open()
  recorder.start(scenarios['partner-ios'])
  log.add({ ...call, method: 'startRecording' })
  microphone.isOpen = true
  jest.advanceTimersByTime(3000)
  sim.permission('camera', 'denied')
  jest.advanceTimersByTime(500)
  sim.permission('camera', 'granted')
  // A browser's microphone gives no answer when it is closed.
  microphone.isOpen = false
  jest.advanceTimersByTime(500)
  sim.permission('camera', 'prompt')
  jest.useRealTimers()
  expect(memory.recorded?.steps.map(({ afterMs }) => afterMs)).toEqual([3000, 500, undefined])
})

test('what is refused, at once or later, is no step', async () => {
  const { memory, recorder } = open()
  const sim = recorder.recording({
    permission: () => undefined,
    put: () => Promise.reject(new Error('409')),
    position: () => {
      throw new Error('no such place')
    },
  } as Partial<Record<keyof HostSim, unknown>> as HostSim)
  recorder.start(scenarios['partner-ios'])
  sim.permission('camera', 'denied')
  await expect(sim.put('lead', 'L-000001', {})).rejects.toThrow('409')
  expect(() => sim.position({ latitude: 200, longitude: 0 })).toThrow('no such place')
  sim.permission('camera', 'granted')
  expect(memory.recorded?.steps.map(({ with: given }) => given[1])).toEqual(['denied', 'granted'])
  expect(memory.recorded?.rows.steps).toHaveLength(2)
})

test('after another persona, whose log is another, a refused step takes along its own rows alone', async () => {
  const { memory, log, recorder } = open()
  const sim = recorder.recording({
    persona: async () => undefined,
    put: () => Promise.reject(new Error('409')),
    permission: () => undefined,
  } as Partial<Record<keyof HostSim, unknown>> as HostSim)
  recorder.start(scenarios['partner-ios'])
  void sim.persona('rep02')
  if (memory.recorded) memory.recorded = { ...memory.recorded, seen: 0, rows: { from: 0, steps: [] } }
  const refused = sim.put('lead', 'L-000001', {})
  log.add(call)
  sim.permission('camera', 'denied')
  await expect(refused).rejects.toThrow('409')
  expect(memory.recorded?.steps.map((step) => step.call)).toEqual(['persona', 'permission'])
  expect(memory.recorded?.rows.steps).toEqual([{ done: 1, when: 1, at: expect.any(Number) }])
})

test('a slider that is moved is filled once, with where it ends, and not tapped', () => {
  Element.prototype.checkVisibility = () => true
  document.body.innerHTML = '<input type="range" min="0" max="100" aria-label="Score from">'
  const slider = document.querySelector('input')
  if (!slider) throw new Error('no slider')
  const { memory, recorder } = open()
  const listeners: Record<string, (event: object) => void> = {}
  recorder.listen({
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
  } as Partial<Record<keyof Document, unknown>> as Document)
  recorder.start(scenarios['partner-ios'])
  for (const value of ['40', '60']) {
    slider.value = value
    listeners.input?.({ target: slider })
  }
  listeners.click?.({ isTrusted: true, altKey: false, target: slider })
  expect(memory.recorded?.steps).toEqual([{ call: 'fill', with: [{ role: 'slider', name: 'Score from' }, '60'] }])
})

test('the file that the browser asks for is no step, and is said not to be recorded', () => {
  const { memory, log, recorder } = open()
  document.body.innerHTML = '<input type="file">'
  recorder.listen(document)
  recorder.start(scenarios.browser)
  document.querySelector('input')?.click()
  expect(memory.recorded?.steps).toEqual([])
  expect(log.rows().map(({ method, result }) => [method, result])).toEqual([['choose', 'no text']])
})

describe('a request that hangs', () => {
  const upload = {
    kind: 'http',
    method: 'POST /cm/upload?t=17',
    wire: 'photo',
    decoded: undefined,
    call: 'h1',
  } as const

  /** A recording in which a photo was answered, and its upload goes no further. */
  const hanging = (result: 'stalled' | 'waiting') => {
    const { memory, log, recorder } = open()
    const sim = recorder.recording({
      permission: () => undefined,
      network: () => undefined,
      release: async () => undefined,
      faults: async () => undefined,
    } as Partial<HostSim> as HostSim)
    recorder.start(scenarios['partner-ios'])
    log.add(call)
    log.add({ ...upload, result, ms: 1000 })
    return { log, sim, waited: () => memory.recorded?.steps.map(({ when }) => when) }
  }

  test('is waited for by what the tester does then, once', () => {
    const { sim, waited } = hanging('stalled')
    sim.network({ offline: true })
    sim.network({ offline: false })
    expect(waited()).toEqual([{ kind: 'http', method: 'POST /cm/upload', result: 'stalled' }, undefined])
  })

  test('that the server keeps waiting, by the steps that end it alone: on another machine it may be quick', async () => {
    const { sim, waited } = hanging('waiting')
    sim.permission('camera', 'denied')
    await sim.release()
    expect(waited()).toEqual([
      { kind: 'call', method: 'takePhoto' },
      { kind: 'http', method: 'POST /cm/upload', result: 'waiting' },
    ])
  })

  test('that has not ended is not waited for by what changes the answers of others', async () => {
    const { sim, waited } = hanging('waiting')
    await sim.faults([{ hold: true }])
    expect(waited()).toEqual([{ kind: 'call', method: 'takePhoto' }])
  })

  test('is not waited for once it has ended', () => {
    const { log, sim, waited } = hanging('stalled')
    log.add({ ...upload, result: 'aborted', ms: 30_000 })
    sim.network({ offline: true })
    expect(waited()).toEqual([{ kind: 'call', method: 'takePhoto' }])
  })
})

describe('a request that has ended', () => {
  const list = { kind: 'http', method: 'GET /crm/clueList?t=17', wire: '', decoded: '', result: '200', ms: 30 } as const
  const ended = { kind: 'http', method: 'GET /crm/clueList', result: '200' }

  /** A recording that begins after a request of its page. */
  const begun = () => {
    const phone = open()
    const sim = phone.recorder.recording({
      permission: () => undefined,
      network: () => undefined,
      faults: async () => undefined,
      lifecycle: async () => undefined,
    } as Partial<HostSim> as HostSim)
    phone.log.add({ ...list, method: 'GET /crm/early' })
    phone.recorder.start(scenarios['partner-ios'])
    return { ...phone, sim, waited: () => phone.memory.recorded?.steps.map(({ when }) => when) }
  }

  test('since the step before is waited for by what cuts requests or changes their answers, if a server has answered', async () => {
    const { log, sim, waited } = begun()
    sim.network({ latencyMs: 120 })
    log.add(list)
    sim.network({ offline: true })
    log.add({ ...list, result: 'network' })
    await sim.faults([{ hold: true }])
    log.add(list)
    await sim.lifecycle('kill')
    await sim.lifecycle('restore')
    expect(waited()).toEqual([undefined, ended, undefined, ended, undefined])
  })

  test('is waited for instead of what the host has answered meanwhile, and that not by the next step', () => {
    const { log, sim, waited } = begun()
    log.add(list)
    log.add(call)
    sim.network({ offline: true })
    sim.permission('camera', 'denied')
    expect(waited()).toEqual([ended, undefined])
  })

  describe('like an earlier one', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    /** From where the last step waits, after a list, another step, and 100 ms later what `add` adds. */
    const sinceAfter = (add: (log: HostLog) => unknown, earlier: string = list.method) => {
      const { memory, log, sim } = begun()
      log.add({ ...list, method: earlier })
      jest.advanceTimersByTime(100)
      sim.permission('camera', 'denied')
      jest.advanceTimersByTime(100)
      add(log)
      sim.network({ offline: true })
      return [memory.recorded?.steps.at(-1)?.when?.method, memory.recorded?.steps.at(-1)?.since]
    }

    test('is waited for from the step before on, which has begun it', () => {
      expect(sinceAfter((log) => log.add(list))).toEqual([ended.method, 'step'])
    })

    test('is waited for as usual if it had begun before that step: in a replay it may end before it', () => {
      expect(sinceAfter((log) => log.add({ ...list, ms: 150 }))).toEqual([ended.method, undefined])
    })

    test('that is of another path is waited for as usual', () => {
      expect(sinceAfter((log) => log.add(list), 'GET /crm/other')).toEqual([ended.method, undefined])
    })

    test('that had hung: the one that hangs now is waited for from the step before on', () => {
      const { memory, log, sim } = begun()
      const upload = { kind: 'http', method: 'POST /cm/upload', wire: '', decoded: '', call: 'h1' } as const
      log.add({ ...upload, result: 'stalled', ms: 0 })
      log.add({ ...upload, result: 'aborted', ms: 100 })
      sim.permission('camera', 'denied')
      log.add({ ...upload, result: 'stalled', ms: 0, call: 'h2' })
      sim.network({ offline: true })
      expect(memory.recorded?.steps.at(-1)).toMatchObject({ when: { result: 'stalled' }, since: 'step' })
    })
  })

  test('is not waited for by other steps, before a call that waits, and if the app asks by itself or has given it up', () => {
    const { log, pending, sim, waited } = begun()
    log.add(list)
    sim.permission('camera', 'denied')
    log.add({ ...list, method: 'GET /main/api/messages/unread' })
    log.add({ ...list, method: 'GET /main/api/messages/list?unread=1&size=20' })
    log.add({ ...list, result: 'aborted' })
    sim.network({ latencyMs: 120 })
    log.add(call)
    log.add(list)
    pending.push({ id: 'c1', method: 'takePhoto', at: 0, outcome: 'ask' })
    sim.network({ offline: true })
    expect(waited()).toEqual([undefined, undefined, { kind: 'call', method: 'takePhoto' }])
  })
})

describe('Alt and a click', () => {
  beforeEach(() => {
    // jsdom lays nothing out.
    Element.prototype.checkVisibility = () => true
  })

  /** What is recorded of it on the first element that fits. */
  const seen = (html: string, selector: string) => {
    const { memory, log, recorder } = open()
    document.body.innerHTML = html
    let click: (event: object) => void = () => undefined
    recorder.listen({
      addEventListener: (type: string, listener: typeof click) => {
        if (type === 'click') click = listener
      },
    } as Partial<Record<keyof Document, unknown>> as Document)
    recorder.start(scenarios['partner-ios'])
    const ignored = { preventDefault: () => undefined, stopImmediatePropagation: () => undefined }
    click({ ...ignored, isTrusted: true, altKey: true, target: document.querySelector(selector) })
    return { steps: memory.recorded?.steps, rows: log.rows().map(({ method, result }) => [method, result]) }
  }

  test.each([
    ['a text', '<p>Saved.</p>', 'p', { text: 'Saved.' }],
    ['a picture', '<img alt="Photo 1">', 'img', { role: 'img', name: 'Photo 1' }],
    [
      'what stands in a button',
      '<button aria-label="Open photo 1"><img alt=""></button>',
      'img',
      { role: 'button', name: 'Open photo 1' },
    ],
  ])('on %s expects it', (_, html, selector, target) => {
    expect(seen(html, selector)).toEqual({ steps: [{ call: 'see', with: [target] }], rows: [] })
  })

  test('on what has neither text nor name expects nothing, and says so', () => {
    expect(seen('<div><i></i></div>', 'i')).toEqual({ steps: [], rows: [['see', 'no text']] })
  })
})
