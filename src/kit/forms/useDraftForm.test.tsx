import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import * as v from 'valibot'
import { defineFields, text, type ValuesOf, value } from '#base/fields'
import { type Core, CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import type { Drafts, Whereabouts } from '#platform/outbox'
import { PageContext, type PageFacts } from '../../platform/navigation/page'
import { FormField } from './FormField'
import { type DraftForm, type DraftFormOptions, useDraftForm } from './useDraftForm'

const fields = defineFields({
  text: text({ required: true, least: 10, message: 'too short' }),
  name: value(v.string(), ''),
})
type Values = ValuesOf<typeof fields.table>
const EMPTY: Values = { text: '', name: '' }

beforeAll(() => startTexts())

type Options = Pick<DraftFormOptions<Values, Values>, 'send' | 'onSent' | 'wrong'>

type TestFormProps = Options & { record?: string; see: (form: DraftForm<Values>) => void }

function TestForm({ see, record = '1', ...options }: TestFormProps) {
  const form = useDraftForm({
    form: 'test',
    record,
    defaults: EMPTY,
    fields,
    refused: { text: { field: 'text', message: 'refused' }, 'rows.*.code': { field: 'name', message: 'row refused' } },
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
  wrong?: Options['wrong'],
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
  const seen: { form?: DraftForm<Values> } = {}
  // The parts of a core and a page that a form uses.
  const feedback = new Feedback()
  const outbox = { lookUp: async () => found.where, prepare: async () => undefined }
  const core = { drafts, feedback, outbox } as unknown as Core
  const page = { plugin: 'leads' } as unknown as PageFacts
  const see = (form: DraftForm<Values>) => {
    seen.form = form
  }
  const shown = (mode: 'visible' | 'hidden') => (
    <PageContext.Provider value={page}>
      <CoreContext.Provider value={core}>
        <Activity mode={mode}>
          <TestForm send={send} onSent={onSent} see={see} wrong={wrong} />
        </Activity>
      </CoreContext.Provider>
    </PageContext.Provider>
  )
  const view = render(shown('visible'))
  /** Hides the form as a chooser above it does, or shows it again. */
  const turn = (mode: 'visible' | 'hidden') => view.rerender(shown(mode))
  const form = () => {
    if (!seen.form) throw new Error('not rendered')
    return seen.form
  }
  return { saves, kept, found, onSent, form, view, turn, toasts: () => feedback.toasts.map(({ text }) => text) }
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'send' }))

describe('the draft', () => {
  test('has what arrived while a chooser was open above the form', async () => {
    const { form, kept, turn } = open()
    await type('text', 'boiler')
    turn('hidden')
    form().methods.setValue('name', 'picture0.jpg')
    turn('visible')
    await act(() => form().keep())
    expect(kept.value).toEqual({ values: { text: 'boiler', name: 'picture0.jpg' } })
  })

  test('is restored without being saved again', async () => {
    const { saves, form, view } = open({ values: { text: 'boiler is 12 t/h', name: '' } })
    expect((await field('text')).value).toBe('boiler is 12 t/h')
    expect(form().restoredAt).toEqual(new Date(1000))
    expect(form().dirty).toBe(true)
    view.unmount()
    expect(saves).toEqual([])
  })

  test('is saved when the page is left while typing', async () => {
    const { saves, view } = open()
    await type('text', 'boi')
    view.unmount()
    await waitFor(() => expect(saves).toEqual([{ values: { text: 'boi', name: '' } }]))
  })

  test('is deleted when the user starts over', async () => {
    const { kept, form } = open({ values: { text: 'old', name: '' } })
    await field('text')
    act(() => form().startOver())
    expect((await field('text')).value).toBe('')
    expect(kept.value).toBeUndefined()
    expect(form().dirty).toBe(false)
  })

  test('is not shown when it does not match the schema', async () => {
    open({ values: { words: 'x' } })
    expect((await field('text')).value).toBe('')
  })
})

test('what the server finds wrong with the record is marked at its field, until this is changed', async () => {
  const { form } = open(undefined, undefined, undefined, { name: 'taken', other: 'gone' })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(form().invalid).toBe(1)
  await type('text', 'boiler is 12 t/h')
  expect(screen.getByRole('alert')).toBeTruthy()
  fireEvent.change(screen.getAllByRole('textbox')[1] as Element, { target: { value: 'Pump' } })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a restored draft is not marked, because it may be right already', async () => {
  open({ values: { text: '', name: 'Pump' } }, undefined, undefined, { name: 'taken' })
  await field('name')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an attempt in doubt is looked up again when the network is back', async () => {
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
  /** Renders a form whose record the test can change, with drafts by record. */
  function openRecords(stored: Record<string, Values>, send: Options['send'] = async () => undefined) {
    const kept = new Map<string, unknown>(Object.entries(stored).map(([record, values]) => [record, { values }]))
    const drafts: Drafts = {
      load: async (_form, record) => (kept.has(record) ? { value: kept.get(record), savedAt: 1000 } : undefined),
      save: async (_form, record, value) => void kept.set(record, value),
      discard: async (_form, record) => void kept.delete(record),
      list: async () => [],
    }
    const outbox = { prepare: async () => undefined }
    const core = { drafts, feedback: new Feedback(), outbox } as unknown as Core
    const onSent = jest.fn()
    const seen: { form?: DraftForm<Values> } = {}
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

  test('loads the draft of the new record and saves each draft under its record', async () => {
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

  test('is empty when the new record has no draft', async () => {
    const { seen, go } = openRecords({})
    await type('text', 'typed for one')
    go('2')
    await waitFor(async () => expect((await field('text')).value).toBe(''))
    expect([seen.form?.dirty, seen.form?.restoredAt, seen.form?.saved]).toEqual([false, undefined, { kind: 'none' }])
  })

  test('ignores the result of a submit of the previous record', async () => {
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
  test('with errors is not sent and shows them at the fields', async () => {
    const { onSent, form } = open()
    await type('text', 'short')
    press()
    expect((await screen.findByRole('alert')).textContent).toBe('too short')
    expect(form().invalid).toBe(1)
    expect(onSent).not.toHaveBeenCalled()
  })

  test('pressed twice is sent once, and the draft is deleted afterwards', async () => {
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

  test('that failed keeps the draft and is sent again with the same key', async () => {
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

  test('counts as sent even if its draft cannot be deleted', async () => {
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

  test('is sent even if the attempt cannot be stored', async () => {
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

  test('that is refused for a field shows the error there', async () => {
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

  test('that is refused for a row may be shown at one field', async () => {
    const data = { fields: { 'rows.3.code': 'code' } }
    open(undefined, () => Promise.reject(new HttpError('refused', 'check', { callId: 'x', code: 4000, data })))
    await type('text', 'boiler is 12 t/h')
    press()
    expect((await screen.findByRole('alert')).textContent).toBe('row refused')
  })
})
