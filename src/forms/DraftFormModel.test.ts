import * as v from 'valibot'
import { HttpError } from '#src/http'
import type { Attempted, Draft, Drafts, Whereabouts } from '#src/outbox'
import { DraftFormModel, type Submit } from './DraftFormModel'

const shape = v.object({ text: v.string() })
type Values = v.InferOutput<typeof shape>

/** A phone: its storage outlives the page, its clock goes as it likes. */
let stored: Draft<unknown> | undefined
let clock: number
let submits: (Submit & Values)[]
let ends: (() => Promise<void>)[]
let asked: string[]
let where: (attempted: Attempted) => Whereabouts | Promise<Whereabouts>

beforeEach(() => {
  stored = undefined
  clock = Date.parse('2026-11-20T09:41:00+08:00')
  submits = []
  ends = []
  asked = []
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

/** The form of one life of the page; the one before may die at any time. */
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
      asked.push(attempted.idempotencyKey)
      return where(attempted)
    },
    tell: (error) => {
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

/** Typed, submitted, and killed before the answer. */
async function killedOnTheWay(text: string) {
  const { model, type } = await open()
  await type(text)
  ends = [noEnd]
  void model.submit()
  await settled()
  asked = []
}

describe('a form that was sending when its page died', () => {
  test('says that it was sent, and is empty for the next entry, whatever the clock says', async () => {
    await killedOnTheWay('A')
    clock -= 86_400_000
    where = () => 'sent'
    const { state, text } = await open()
    const at = new Date('2026-11-20T09:41:00+08:00')
    expect(state().earlier).toEqual({ state: 'sent', at, edited: false })
    expect([text(), stored, state().restoredAt]).toEqual(['', undefined, undefined])
    expect(submits).toHaveLength(1)
  })

  test('says that it waits in the outbox', async () => {
    await killedOnTheWay('A')
    where = () => 'queued'
    const { state, text } = await open()
    expect(state().earlier).toMatchObject({ state: 'queued', edited: false })
    expect(text()).toBe('')
  })

  test('offers what was changed since as another entry', async () => {
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

  test('tells before it sends a change that was made while nobody knew', async () => {
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

  test('submitted again as it was, it is done without being sent', async () => {
    await killedOnTheWay('A')
    const { state, model } = await open()
    where = () => 'sent'
    await model.submit()
    expect([submits.length, state().done, stored]).toEqual([1, 'sent', undefined])
  })

  test('that did not arrive is an ordinary draft: sent as it was it keeps its key, changed it is new', async () => {
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
  test('it says that it will be checked; as it was it goes out under its key, to be looked up first', async () => {
    await killedOnTheWay('A')
    const { state, model } = await open()
    expect(state().earlier).toMatchObject({ state: 'unknown' })
    await model.submit()
    expect(submits[1]).toMatchObject({ key: submits[0]?.key, mayHaveArrived: true })
  })

  test('changed, the earlier try goes along in doubt', async () => {
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

  test('killed again before the outbox has taken the change, the first try is still in doubt', async () => {
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

  test('killed after the outbox has taken the change, nothing is in doubt', async () => {
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

  test('enqueued again after an error that hid whether it was kept, the same change has the same key', async () => {
    await killedOnTheWay('A')
    const { type, model } = await open()
    await type('B')
    ends = [() => Promise.reject(new Error('the storage of this device cannot be reached'))]
    await model.submit()
    await model.submit()
    expect(submits[2]).toEqual(submits[1])
  })

  test('what it finds out once there is network is said', async () => {
    await killedOnTheWay('A')
    const { state, model } = await open()
    where = () => 'sent'
    await model.checkEarlier()
    expect(state().earlier).toMatchObject({ state: 'sent', edited: false })
  })
})

test('being told of one entry is not being told of the next', async () => {
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

test('a look-up that fails is no verdict', async () => {
  await killedOnTheWay('A')
  where = () => Promise.reject(new Error('the outbox does not open'))
  const { state } = await open()
  expect(state().earlier).toMatchObject({ state: 'unknown' })
})

test('a refusal ends the doubt: what is submitted next is not looked up', async () => {
  const { type, model, state } = await open()
  await type('A')
  ends = [() => Promise.reject(lost('refused'))]
  await model.submit()
  expect(state().failure).toBeInstanceOf(HttpError)
  expect(stored).toMatchObject({ value: { values: { text: 'A' } } })
  await model.submit()
  expect(asked).toEqual([])
  expect(submits[1]?.key).not.toBe(submits[0]?.key)
})

test('starting over during the look-up is the end of it', async () => {
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
