import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { type Core, CoreContext } from '#src/core'
import { Feedback } from '#src/feedback'
import { HttpError } from '#src/http'
import { startTexts } from '#src/i18n'
import type { Drafts, Whereabouts } from '#src/outbox'
import { PageContext, type PageFacts } from '../navigation/page'
import { FormField } from './FormField'
import { type DraftForm, type DraftFormOptions, useDraftForm } from './useDraftForm'

const shape = v.object({ text: v.string(), name: v.string() })
type Values = v.InferOutput<typeof shape>
const schema = v.object({ text: v.pipe(v.string(), v.minLength(10, 'too short')), name: v.string() })
const EMPTY: Values = { text: '', name: '' }

beforeAll(() => startTexts())

type Options = Pick<DraftFormOptions<Values, Values>, 'send' | 'onSent'>

type TestFormProps = Options & { record?: string; see: (form: DraftForm<Values, Values>) => void }

function TestForm({ see, record = '1', ...options }: TestFormProps) {
  const form = useDraftForm({
    form: 'test',
    record,
    defaults: EMPTY,
    shape,
    schema,
    refused: { text: { field: 'text', message: 'refused' } },
    ...options,
  })
  see(form)
  if (!form.ready) return null
  return (
    <>
      {(['text', 'name'] as const).map((name) => (
        <FormField key={name} form={form} name={name}>
          {({ value, onChange, onBlur, error }) => (
            <label>
              {name}
              <input value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
              {error && <span role="alert">{error}</span>}
            </label>
          )}
        </FormField>
      ))}
      <button type="button" onClick={form.submit}>
        send
      </button>
    </>
  )
}

function open(
  stored?: unknown,
  send: Options['send'] = async () => undefined,
  failing: Partial<Pick<Drafts, 'save' | 'discard'>> = {},
) {
  const kept = { value: stored }
  const found: { where: Whereabouts } = { where: 'unknown' }
  const saves: unknown[] = []
  const drafts: Drafts = {
    load: async () => (kept.value === undefined ? undefined : { value: kept.value, savedAt: 1000 }),
    save: async (_form, _record, value) => {
      saves.push(value)
      kept.value = value
    },
    discard: async () => {
      kept.value = undefined
    },
    list: async () => [],
    ...failing,
  }
  const onSent = jest.fn()
  const seen: { form?: DraftForm<Values, Values> } = {}
  // What a form asks of its core and its page.
  const feedback = new Feedback()
  const outbox = { lookUp: async () => found.where }
  const core = { drafts, feedback, outbox } as unknown as Core
  const page = { plugin: 'leads' } as unknown as PageFacts
  const see = (form: DraftForm<Values, Values>) => {
    seen.form = form
  }
  const view = render(
    <PageContext.Provider value={page}>
      <CoreContext.Provider value={core}>
        <TestForm send={send} onSent={onSent} see={see} />
      </CoreContext.Provider>
    </PageContext.Provider>,
  )
  const form = () => {
    if (!seen.form) throw new Error('not rendered')
    return seen.form
  }
  return { saves, kept, found, onSent, form, view, toasts: () => feedback.toasts.map(({ text }) => text) }
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'send' }))

describe('the draft', () => {
  test('is shown again, and showing it saves nothing', async () => {
    const { saves, form, view } = open({ values: { text: 'boiler is 12 t/h', name: '' } })
    expect((await field('text')).value).toBe('boiler is 12 t/h')
    expect(form().restoredAt).toEqual(new Date(1000))
    expect(form().dirty).toBe(true)
    view.unmount()
    expect(saves).toEqual([])
  })

  test('is saved when the page goes in the middle of a word', async () => {
    const { saves, view } = open()
    await type('text', 'boi')
    view.unmount()
    await waitFor(() => expect(saves).toEqual([{ values: { text: 'boi', name: '' } }]))
  })

  test('starting over empties the form and forgets it', async () => {
    const { kept, form } = open({ values: { text: 'old', name: '' } })
    await field('text')
    act(() => form().startOver())
    expect((await field('text')).value).toBe('')
    expect(kept.value).toBeUndefined()
    expect(form().dirty).toBe(false)
  })

  test('that does not fit the form any more is not shown', async () => {
    open({ values: { words: 'x' } })
    expect((await field('text')).value).toBe('')
  })
})

test('a submit in doubt is looked up again when the network is back', async () => {
  const attempt = { key: 'k', entered: '{"name":"","text":"boiler is 12 t/h"}', at: 1000 }
  const { form, found, kept } = open({
    values: { text: 'boiler is 12 t/h', name: '' },
    attempt: { ...attempt, sent: { callId: 'insert', request: {} } },
  })
  await waitFor(() => expect(form().earlier).toMatchObject({ state: 'unknown' }))
  found.where = 'sent'
  await act(async () => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(form().earlier).toMatchObject({ state: 'sent', edited: false }))
  expect((await field('text')).value).toBe('')
  expect([form().dirty, kept.value]).toEqual([false, undefined])
})

describe('a form whose record changes', () => {
  /** Drafts by record, and a form whose record the test changes. */
  function openRecords(stored: Record<string, Values>, send: Options['send'] = async () => undefined) {
    const kept = new Map<string, unknown>(Object.entries(stored).map(([record, values]) => [record, { values }]))
    const drafts: Drafts = {
      load: async (_form, record) => (kept.has(record) ? { value: kept.get(record), savedAt: 1000 } : undefined),
      save: async (_form, record, value) => void kept.set(record, value),
      discard: async (_form, record) => void kept.delete(record),
      list: async () => [],
    }
    const core = { drafts, feedback: new Feedback() } as unknown as Core
    const onSent = jest.fn()
    const seen: { form?: DraftForm<Values, Values> } = {}
    const tree = (record: string) => (
      <PageContext.Provider value={{ plugin: 'leads' } as unknown as PageFacts}>
        <CoreContext.Provider value={core}>
          <TestForm
            record={record}
            send={send}
            onSent={onSent}
            see={(form) => {
              seen.form = form
            }}
          />
        </CoreContext.Provider>
      </PageContext.Provider>
    )
    const view = render(tree('1'))
    return { kept, onSent, seen, go: (record: string) => view.rerender(tree(record)) }
  }

  test('shows the draft of the new record, and saves each under its own', async () => {
    const { kept, go } = openRecords({ 2: { text: 'stored for two', name: '' } })
    await type('text', 'typed for one')
    go('2')
    await waitFor(async () => expect((await field('text')).value).toBe('stored for two'))
    expect(kept.get('1')).toEqual({ values: { text: 'typed for one', name: '' } })
    await type('text', 'typed for two')
    go('1')
    await waitFor(async () => expect((await field('text')).value).toBe('typed for one'))
    expect(kept.get('2')).toEqual({ values: { text: 'typed for two', name: '' } })
  })

  test('begins empty where the new record has no draft', async () => {
    const { seen, go } = openRecords({})
    await type('text', 'typed for one')
    go('2')
    await waitFor(async () => expect((await field('text')).value).toBe(''))
    expect([seen.form?.dirty, seen.form?.restoredAt, seen.form?.saved]).toEqual([false, undefined, { kind: 'none' }])
  })

  test('hears nothing of a submit of the record before', async () => {
    let refuse: (error: unknown) => void = () => undefined
    const { seen, go, kept } = openRecords(
      {},
      () =>
        new Promise((_resolve, reject) => {
          refuse = reject
        }),
    )
    await type('text', 'typed for one')
    press()
    await waitFor(() => expect(seen.form?.sending).toBe(true))
    go('2')
    await waitFor(() => expect(seen.form?.ready).toBe(true))
    expect(seen.form?.sending).toBe(false)
    await act(async () => refuse(new HttpError('refused', 'no', { callId: 'x', code: 1001 })))
    expect(seen.form?.failure).toBeUndefined()
    expect(kept.get('1')).toEqual({ values: { text: 'typed for one', name: '' } })
    expect(kept.has('2')).toBe(false)
  })
})

describe('a submit', () => {
  test('with errors stays, and says them at the field', async () => {
    const { onSent, form } = open()
    await type('text', 'short')
    press()
    expect((await screen.findByRole('alert')).textContent).toBe('too short')
    expect(form().invalid).toBe(1)
    expect(onSent).not.toHaveBeenCalled()
  })

  test('pressed twice goes out once, and the draft goes when it was taken', async () => {
    let taken: () => void = () => undefined
    const send = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          taken = resolve
        }),
    )
    const { onSent, kept, form } = open(undefined, send)
    await type('text', 'boiler is 12 t/h')
    press()
    press()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    press()
    expect(kept.value).toMatchObject({ values: { text: 'boiler is 12 t/h' } })
    await act(async () => taken())
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(form().dirty).toBe(false)
    expect(send).toHaveBeenCalledTimes(1)
    expect(kept.value).toBeUndefined()
  })

  test('that failed keeps the draft and is repeated with the same key', async () => {
    const submits: unknown[] = []
    const send = jest.fn(async (_content: Values, submit: unknown) => {
      submits.push(submit)
      if (submits.length === 1) throw new HttpError('timeout', 'timeout', { callId: 'x' })
    })
    const { onSent, kept, form } = open(undefined, send)
    await type('text', 'boiler is 12 t/h')
    press()
    await waitFor(() => expect(form().failure).toBeInstanceOf(HttpError))
    expect(kept.value).toMatchObject({ values: { text: 'boiler is 12 t/h' } })
    press()
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(submits).toMatchObject([{ mayHaveArrived: false }, { mayHaveArrived: true }])
    const [first, second] = submits as { key: string }[]
    expect(first?.key).toBe(second?.key)
  })

  test('that was taken is sent, even if its draft cannot be deleted', async () => {
    const keys: string[] = []
    const send: Options['send'] = async (_content, { key }) => void keys.push(key)
    const { onSent, form, toasts } = open(undefined, send, {
      discard: async () => {
        throw new Error('the storage of this device cannot be reached')
      },
    })
    await type('text', 'boiler is 12 t/h')
    press()
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(form().failure).toBeUndefined()
    expect(keys).toHaveLength(1)
    expect(toasts()).toEqual(['Sent. Its draft could not be removed from this phone and may come back.'])
  })

  test('is sent even if the device does not keep that it is on its way', async () => {
    const send = jest.fn(async () => undefined)
    const { onSent, toasts } = open(undefined, send, {
      save: async () => {
        throw new Error('the storage of this device cannot be reached')
      },
    })
    await type('text', 'boiler is 12 t/h')
    press()
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(send).toHaveBeenCalledTimes(1)
    expect(toasts()).toContain('Something went wrong: the storage of this device cannot be reached')
  })

  test('refused for a field says it there', async () => {
    const refusal = new HttpError('refused', 'check', { callId: 'x', code: 4000, data: { fields: { text: 'text' } } })
    const { form } = open(undefined, async () => {
      throw refusal
    })
    await type('text', 'boiler is 12 t/h')
    press()
    expect((await screen.findByRole('alert')).textContent).toBe('refused')
    expect(form().failure).toBeUndefined()
    expect(form().invalid).toBe(1)
  })
})
