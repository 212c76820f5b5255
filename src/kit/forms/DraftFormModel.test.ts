import * as v from 'valibot'
import { HttpError } from '#platform/http'
import type { Attempted, Draft, Drafts, Whereabouts } from '#platform/outbox'
import { DraftFormModel, type Submit } from './DraftFormModel'

const shape = v.object({ text: v.string() })
type Values = v.InferOutput<typeof shape>

/** Storage and clock of a simulated phone; both survive the page. */
let stored: Draft<unknown> | undefined
let clock: number
let submits: (Submit & Values)[]
let ends: (() => Promise<void>)[]
let requested: string[]
let where: (attempted: Attempted) => Whereabouts | Promise<Whereabouts>

beforeEach(() => {
  stored = undefined
  clock = Date.parse('2026-11-20T09:41:00+08:00')
  submits = []
  ends = []
  requested = []
  where = () => 'unknown'
})

const lost = (kind: HttpError['kind'] = 'timeout') => new HttpError(kind, kind, { callId: 'insert' })
const noEnd = () => new Promise<void>(() => undefined)

const drafts: Drafts = {
  load: async () => stored,
  save: async (_form, _record, value) => {
    stored = { value, savedAt: clock }
  },
  discard: async () => {
    stored = undefined
  },
  list: async () => [],
}

/** Opens the form in a new page. */
async function open() {
  let values: Values = { text: '' }
  const model = new DraftFormModel<Values, Values>({
    drafts,
    form: 'f',
    record: 'r',
    fields: {
      defaults: () => ({ text: '' }),
      shape: () => shape,
      values: () => values,
      show: (shown) => {
        values = shown
      },
      validate: async () => ({ content: values }),
      refuse: () => false,
      sentAs: (content) => ({ callId: 'insert', request: content }),
      send: (content, submit) => {
        submits.push({ ...content, ...submit })
        return ends.shift()?.() ?? Promise.resolve()
      },
    },
    lookUp: async (attempted) => {
      requested.push(attempted.idempotencyKey)
      return where(attempted)
    },
    notify: (error) => {
      throw error
    },
    draftStays: () => undefined,
    now: () => clock,
  })
  await model.restore(() => false)
  await settled()
  return {
    model,
    state: model.snapshot,
    text: () => values.text,
    type: async (text: string) => {
      values = { text }
      model.changed(values)
      await model.keep()
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Submits a text in a page that is killed before the answer. */
async function killedOnTheWay(text: string) {
  const { model, type } = await open()
  await type(text)
  ends = [noEnd]
  void model.submit()
  await settled()
  requested = []
}

describe('a form whose page was killed while sending', () => {
  test('shows that the entry was sent and is empty, independent of the clock', async () => {
    await killedOnTheWay('A')
    clock -= 86_400_000
    where = () => 'sent'
    const { state, text } = await open()
    const at = new Date('2026-11-20T09:41:00+08:00')
    expect(state().earlier).toEqual({ state: 'sent', at, edited: false })
    expect([text(), stored, state().restoredAt]).toEqual(['', undefined, undefined])
    expect(submits).toHaveLength(1)
  })

  test('shows that the entry is in the outbox', async () => {
    await killedOnTheWay('A')
    where = () => 'queued'
    const { state, text } = await open()
    expect(state().earlier).toMatchObject({ state: 'queued', edited: false })
    expect(text()).toBe('')
  })

  test('sends later changes as another entry', async () => {
    await killedOnTheWay('A')
    const { type } = await open()
    await type('A, and more')
    where = () => 'sent'
    const { state, text, model } = await open()
    expect(state().earlier).toMatchObject({ state: 'sent', edited: true })
    expect(text()).toBe('A, and more')
    await model.submit()
    expect(state().done).toBe('now')
    const [first, second] = submits
    expect(second).toMatchObject({ text: 'A, and more', mayHaveArrived: false })
    expect(second).not.toHaveProperty('earlier')
    expect(second?.key).not.toBe(first?.key)
  })

  test('shows that the entry was sent before it sends a change made meanwhile', async () => {
    await killedOnTheWay('A')
    const { state, type, model } = await open()
    await type('A, with another next step')
    where = () => 'sent'
    await model.submit()
    expect(submits).toHaveLength(1)
    expect(state()).toMatchObject({ earlier: { state: 'sent', edited: true }, sending: false, done: undefined })
    await model.submit()
    expect(submits).toHaveLength(2)
  })

  test('is done without sending when the same content is submitted again', async () => {
    await killedOnTheWay('A')
    const { state, model } = await open()
    where = () => 'sent'
    await model.submit()
    expect([submits.length, state().done, stored]).toEqual([1, 'sent', undefined])
  })

  test('reuses the key for the same content and takes a new one for other content if nothing arrived', async () => {
    await killedOnTheWay('A')
    where = () => 'absent'
    const { state, model } = await open()
    expect(state()).toMatchObject({ earlier: undefined, restoredAt: expect.any(Date) })
    ends = [() => Promise.reject(lost())]
    await model.submit()
    const again = await open()
    await again.type('B')
    await again.model.submit()
    const [first, second, third] = submits
    expect(second).toMatchObject({ key: first?.key, mayHaveArrived: false })
    expect(third?.key).not.toBe(first?.key)
    expect(third).toMatchObject({ mayHaveArrived: false })
  })
})

describe('without network', () => {
  test('the attempt is unknown; the same content is sent with its key, to be looked up first', async () => {
    await killedOnTheWay('A')
    const { state, model } = await open()
    expect(state().earlier).toMatchObject({ state: 'unknown' })
    await model.submit()
    expect(submits[1]).toMatchObject({ key: submits[0]?.key, mayHaveArrived: true })
  })

  test('changed content is sent with the earlier attempt in doubt', async () => {
    await killedOnTheWay('A')
    const { type, model } = await open()
    await type('B')
    await model.submit()
    expect(submits[1]).toMatchObject({
      text: 'B',
      mayHaveArrived: false,
      earlier: { request: { text: 'A' }, idempotencyKey: submits[0]?.key },
    })
  })

  test('the first attempt stays in doubt when the page is killed before the outbox has stored the change', async () => {
    await killedOnTheWay('A')
    const first = submits[0]?.key
    const { type, model } = await open()
    await type('B')
    ends = [noEnd]
    void model.submit()
    await settled()
    const third = await open()
    await third.type('C')
    await third.model.submit()
    expect(submits[2]).toMatchObject({ text: 'C', earlier: { request: { text: 'A' }, idempotencyKey: first } })
  })

  test('nothing is in doubt when the page is killed after the outbox has stored the change', async () => {
    await killedOnTheWay('A')
    const { type, model } = await open()
    await type('B')
    ends = [noEnd]
    void model.submit()
    await settled()
    where = ({ idempotencyKey }) => (idempotencyKey === submits[1]?.key ? 'queued' : 'unknown')
    const { state, text } = await open()
    expect(state().earlier).toMatchObject({ state: 'queued', edited: false })
    expect([text(), stored]).toEqual(['', undefined])
  })

  test('the same change has the same key when enqueue failed', async () => {
    await killedOnTheWay('A')
    const { type, model } = await open()
    await type('B')
    ends = [() => Promise.reject(new Error('the storage of this device cannot be reached'))]
    await model.submit()
    await model.submit()
    expect(submits[2]).toEqual(submits[1])
  })

  test('the result is shown when the network is back', async () => {
    await killedOnTheWay('A')
    const { state, model } = await open()
    where = () => 'sent'
    await model.checkEarlier()
    expect(state().earlier).toMatchObject({ state: 'sent', edited: false })
  })
})

test('the notice about one entry does not apply to the next entry', async () => {
  await killedOnTheWay('A')
  where = () => 'sent'
  const { model, type, state } = await open()
  await type('B')
  ends = [() => Promise.reject(lost())]
  await model.submit()
  await type('B, changed')
  await model.submit()
  expect(submits).toHaveLength(2)
  expect(state().earlier).toMatchObject({ state: 'sent', edited: true })
})

test('a form that was emptied after an attempt that arrived has nothing more to send', async () => {
  await killedOnTheWay('A')
  const { model, type, state } = await open()
  await type('')
  where = () => 'sent'
  await model.checkEarlier()
  expect(state().earlier).toMatchObject({ state: 'sent', edited: false })
})

test('a failed look-up gives unknown', async () => {
  await killedOnTheWay('A')
  where = () => Promise.reject(new Error('the outbox does not open'))
  const { state } = await open()
  expect(state().earlier).toMatchObject({ state: 'unknown' })
})

test('after a refusal the next submit is not looked up', async () => {
  const { type, model, state } = await open()
  await type('A')
  ends = [() => Promise.reject(lost('refused'))]
  await model.submit()
  expect(state().failure).toBeInstanceOf(HttpError)
  expect(stored).toMatchObject({ value: { values: { text: 'A' } } })
  await model.submit()
  expect(requested).toEqual([])
  expect(submits[1]?.key).not.toBe(submits[0]?.key)
})

test('starting over during the look-up discards its result', async () => {
  await killedOnTheWay('A')
  let answer: (found: Whereabouts) => void = () => undefined
  where = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const { model, state, text } = await open()
  expect(state().earlier?.state).toBe('checking')
  model.startOver()
  answer('sent')
  await settled()
  expect([state().earlier, text()]).toEqual([undefined, ''])
})

test('a submit waits for what its inputs still take in, and sends that', async () => {
  const { model, type } = await open()
  const takeBack = model.beforeSubmit(() => type('heard to the end'))
  ends = [() => Promise.reject(lost())]
  await model.submit()
  expect(submits).toMatchObject([{ text: 'heard to the end' }])
  takeBack()
  await type('next')
  await model.submit()
  expect(submits.at(-1)).toMatchObject({ text: 'next' })
})
