import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { defineFields, rows, text, type ValuesOf } from '#base/fields'
import { queryOf } from '#kit/records'
import { type Core, CoreContext } from '#platform/core'
import { call, HttpError } from '#platform/http'
import { startTexts, takeTexts } from '#platform/i18n'
import type { Drafts, Whereabouts } from '#platform/outbox'
import { createTestCore } from '#testing'
import { PageContext, type PageFacts } from '../../platform/navigation/page'
import { TextInput } from './inputs/TextInput'
import { submission } from './submission'
import { type RecordForm, useRecordForm } from './useRecordForm'

beforeAll(() => startTexts())

const declaration = {
  host: 'main',
  method: 'POST',
  path: '/api/test/save',
  send: 'json',
  about: 'x',
  request: v.object({ text: v.string() }),
  response: v.object({ id: v.string() }),
} as const
const saveOnce = call(declaration)
const saveLater = call({ ...declaration, repeatable: true })

const fields = defineFields({
  text: text({ required: true, least: 3, message: 'error.text' }),
  items: rows(defineFields({ code: text() })),
})
type Values = ValuesOf<typeof fields.table>
const defaults: Values = { text: '', items: [{ code: '' }] }

interface PageProps {
  readonly save: typeof saveOnce
  readonly saved: string | undefined
  readonly after: () => void
  readonly undone: () => void
  readonly onSent: () => void
  readonly see: (form: RecordForm<Values>) => void
}

function Page({ save, saved, after, undone, onSent, see }: PageProps) {
  const form = useRecordForm({
    form: 'test.form',
    record: 'new',
    defaults,
    fields,
    refused: { wording: { field: 'text', message: 'error.wording' } },
    submit: ({ text }) =>
      submission(
        save,
        { text },
        {
          record: 'test:new',
          label: 'New',
          after,
          undo: { asks: ({ id }) => queryOf(saveOnce, { text: `back ${id}` }), done: undone },
        },
      ),
    onSent,
    saved,
  })
  see(form)
  return form.ready ? (
    <>
      <TextInput form={form} name="text" />
      <TextInput form={form} name="items.0.code" />
      <button type="button" onClick={form.submit}>
        send
      </button>
    </>
  ) : null
}

interface Setup {
  readonly save?: typeof saveOnce
  readonly http?: () => Promise<unknown>
  readonly stored?: unknown
  readonly saved?: string
  /** Where an attempt in doubt is. */
  readonly found?: Whereabouts
  /** What one's own entries have changed of a request meanwhile. */
  readonly over?: object
}

function open(setup: Setup = {}) {
  const { save = saveOnce, http = async () => ({ id: 'R-1' }), stored, saved, found = 'absent', over } = setup
  const kept: unknown[] = []
  const queued: unknown[] = []
  const sent: unknown[] = []
  const after = jest.fn()
  const undone = jest.fn()
  const onSent = jest.fn()
  const drafts: Drafts = {
    load: async () => (stored === undefined ? undefined : { value: { values: stored }, savedAt: 1000 }),
    save: async (_form, _record, row) => void kept.push(row),
    discard: async () => undefined,
    list: async () => [],
  }
  const core: Core = createTestCore([], {
    drafts,
    http: (async (_call: unknown, request: unknown, options: unknown) => {
      sent.push([request, options])
      return http()
    }) as Core['http'],
    outbox: {
      load: async () => undefined,
      unsentOf: () => [],
      rebased: ({ request }: { readonly request: object }) => ({ ...request, ...over }),
      prepare: async () => undefined,
      enqueue: async (entry: unknown) => queued.push(entry),
      lookUp: async () => found,
    } as unknown as Core['outbox'],
  })
  const seen: { form?: RecordForm<Values> } = {}
  render(
    <PageContext.Provider value={{ plugin: 'test' } as unknown as PageFacts}>
      <CoreContext.Provider value={core}>
        <Page
          save={save}
          saved={saved}
          after={after}
          undone={undone}
          onSent={onSent}
          see={(form) => Object.assign(seen, { form })}
        />
      </CoreContext.Provider>
    </PageContext.Provider>,
  )
  const submit = async (text = 'boiler') => {
    fireEvent.change(await screen.findByLabelText('field.text'), { target: { value: text } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'send' })))
  }
  const toasts = () => core.feedback.toasts.map(({ text }) => text)
  return { submit, queued, sent, kept, after, undone, onSent, seen, toasts, feedback: core.feedback }
}
const alerts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
const refusal = (fields: object) => new HttpError('refused', 'no', { callId: 'x', code: 4000, data: { fields } })
const noNetwork = async () => {
  throw new HttpError('network', 'Network Error', { callId: 'x' })
}

test('is sent, says so and hands the answer on', async () => {
  const { submit, sent, after, onSent, toasts } = open()
  await submit()
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ id: 'R-1' }))
  expect(after).toHaveBeenCalledWith({ id: 'R-1' })
  expect(sent).toEqual([[{ text: 'boiler' }, { background: true, idempotencyKey: expect.any(String) }]])
  expect(toasts()).toEqual(['Saved'])
})

test('is looked up by what was sent, over what one’s own entries have made meanwhile', async () => {
  const { submit, kept, sent } = open({ save: saveLater, over: { version: 5 } })
  await submit()
  const request = expect.objectContaining({ version: 5 })
  await waitFor(() => expect(sent).toEqual([[request, expect.anything()]]))
  expect(kept).toContainEqual(
    expect.objectContaining({ attempt: expect.objectContaining({ sent: expect.objectContaining({ request }) }) }),
  )
})

test('can be taken back by the toast, and says what became of it', async () => {
  const { submit, sent, undone, toasts, feedback } = open()
  await submit()
  await waitFor(() => expect(toasts()).toEqual(['Saved']))
  expect(feedback.toasts[0]?.action?.label).toBe('Undo')
  act(() => feedback.toasts[0]?.action?.run())
  await waitFor(() => expect(undone).toHaveBeenCalledTimes(1))
  expect(sent[1]).toMatchObject([{ text: 'back R-1' }, expect.anything()])
  expect(toasts().at(-1)).toBe('Undone')
})

test('may have its own words for it', async () => {
  const { submit, toasts } = open({ saved: 'Application sent' })
  await submit()
  await waitFor(() => expect(toasts()).toEqual(['Application sent']))
})

test.each([
  [false, 'Saved on this phone. It will be sent when you are back online.'],
  [true, 'The server did not respond. Saved on this phone, and sent again by itself.'],
])('without a response, a repeatable call waits on this phone (online: %s)', async (isOnline, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const { submit, queued, onSent, after, toasts } = open({ save: saveLater, http: noNetwork })
  await submit()
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(undefined))
  expect(queued).toMatchObject([{ request: { text: 'boiler' }, record: 'test:new', label: 'New', plugin: 'test' }])
  expect(after).not.toHaveBeenCalled()
  expect(toasts()).toEqual([text])
})

test.each([
  [false, 'Saved on this phone. It will be sent when you are back online.'],
  [true, 'It was saved on this phone before, and will be sent by itself.'],
])('the same content that waits since before is not sent again (online: %s)', async (isOnline, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const http = async () => {
    throw new HttpError('malformed', 'Bad gateway', { callId: 'x' })
  }
  const { submit, sent, onSent, seen, toasts } = open({ save: saveLater, http, found: 'queued' })
  await submit()
  await waitFor(() => expect(seen.form?.failure).toBeInstanceOf(HttpError))
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await submit()
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(undefined))
  expect(sent).toHaveLength(1)
  expect(toasts()).toEqual([text])
})

test('without network, another call stays in the form', async () => {
  const { submit, queued, onSent, seen } = open({ http: noNetwork })
  await submit()
  await waitFor(() => expect(seen.form?.failure).toBeInstanceOf(HttpError))
  expect([queued, onSent.mock.calls]).toEqual([[], []])
})

test('what the server refuses stands at the field of the same name, nested ones included', async () => {
  const { submit } = open({
    http: async () => {
      throw refusal({ text: 'taken', 'items.0.code': 'unknown', elsewhere: 'x' })
    },
  })
  await submit()
  expect(await alerts()).toEqual(Array(2).fill('This was not accepted. Check it.'))
})

test('or where the area says', async () => {
  const { submit } = open({
    http: async () => {
      throw refusal({ wording: 'rude' })
    },
  })
  await submit()
  expect(await alerts()).toEqual(['error.wording'])
})

test('a refusal that names no field of the form is a failure of the form', async () => {
  const { submit, seen } = open({
    http: async () => {
      throw refusal({ elsewhere: 'x' })
    },
  })
  await submit()
  await waitFor(() => expect(seen.form?.failure).toBeInstanceOf(HttpError))
})

test('a draft is restored as far as it fits', async () => {
  open({ stored: { text: 'half', items: 'none', gone: 1 } })
  expect((await screen.findByLabelText<HTMLInputElement>('field.text')).value).toBe('half')
  expect(screen.getByLabelText<HTMLInputElement>('field.code').value).toBe('')
})

test('a field that the server refuses says what the form says of it, where the area has that text', async () => {
  takeTexts('test', { error: { text: 'Write what was said.' } })
  const { submit } = open({
    http: async () => {
      throw refusal({ text: 'short', 'items.0.code': 'unknown' })
    },
  })
  await submit()
  expect(await alerts()).toEqual(['Write what was said.', 'This was not accepted. Check it.'])
})
