import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { Activity, useState } from 'react'
import { defineFields, text } from '#base/fields'
import { setLanguage, startTexts } from '#platform/i18n'
import { TextField } from '#ui/components'
import { loadSheet } from '../../ui/components/Sheet'
import { ConflictNotice } from '../detail/ConflictNotice'
import { useRecord } from '../detail/opened'
import { close, openVisit, type Responses, refused, visit, visits } from '../detail/testing/visits'
import { FormField } from './FormField'
import { MoveSheet, ReasonSheet } from './MoveSheet'

const onClose = jest.fn()
const fields = defineFields({ reason: text({ required: true, message: 'field.reason' }), size: text() })

const WithForm = observer(function WithForm() {
  const { main } = useRecord(visits, 'V-1')
  if (!main.value) return null
  return (
    <MoveSheet
      move={close}
      record={main.value}
      title="Close the visit"
      confirm="Close it"
      defaults={{ reason: '', size: '' }}
      fields={fields}
      refused={{ area: 'size' }}
      onClose={onClose}
    >
      {(form) =>
        (['reason', 'size'] as const).map((name) => (
          <FormField key={name} form={form} name={name}>
            {(field) => <TextField {...field} label={name} />}
          </FormField>
        ))
      }
    </MoveSheet>
  )
})

/** A page whose sheet goes when it is closed. */
const WithSheet = observer(function WithSheet() {
  const [isOpen, setOpen] = useState(true)
  onClose.mockImplementation(() => setOpen(false))
  return isOpen ? <WithForm /> : <p>No sheet</p>
})

let show: (mode: 'visible' | 'hidden') => void
/** A page that is hidden while a chooser is open. */
const WithChooser = observer(function WithChooser() {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
  show = setMode
  return (
    <Activity mode={mode}>
      <WithForm />
    </Activity>
  )
})

const COMPARED = [{ label: 'State', text: ({ state }: { readonly state: string }) => state }]

/** A page that says what changed, and its sheet. */
const WithNotice = observer(function WithNotice() {
  const open = useRecord(visits, 'V-1')
  return (
    <>
      <ConflictNotice open={open} compare={COMPARED} />
      <WithForm />
    </>
  )
})

const WithReason = observer(function WithReason() {
  const { main } = useRecord(visits, 'V-1')
  if (!main.value) return null
  return <ReasonSheet move={close} record={main.value} title="Close the visit" confirm="Close it" onClose={onClose} />
})

const WithOptionalReason = observer(function WithOptionalReason() {
  const { main } = useRecord(visits, 'V-1')
  if (!main.value) return null
  return (
    <ReasonSheet
      move={close}
      record={main.value}
      title="Close the visit"
      confirm="Close it"
      least={0}
      onClose={onClose}
    />
  )
})

const closed = visit({ version: 4, state: 'closed' })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const sent = (seen: readonly { path: string; request: unknown }[]) =>
  seen.filter(({ path }) => path === '/close').map(({ request }) => request)
const open = (Screen: typeof WithForm, answer: unknown, record: unknown = visit()) => {
  const answers: Responses = { '/visit': record, '/close': answer }
  return openVisit(Screen, answers)
}

beforeAll(async () => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined
  await Promise.all([startTexts(), loadSheet()])
})
beforeEach(() => onClose.mockReset())
afterEach(() => setLanguage('en'))

test('a valid form runs the move, tells it and closes', async () => {
  const { seen, toasts } = await open(WithForm, closed)
  await type('reason', 'nobody was there')
  await press('Close it')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent(seen)).toEqual([{ id: 'V-1', version: 3, reason: 'nobody was there' }])
  expect(toasts()).toEqual(['Visit closed'])
})

test('an invalid form sends nothing, says why and leads to the field', async () => {
  const { seen } = await open(WithForm, closed)
  await field('reason')
  await press('Close it')
  expect((await screen.findByText('Why')).closest('.field--error')).not.toBeNull()
  expect(document.activeElement).toBe(await field('reason'))
  expect(sent(seen)).toEqual([])
})

test('the first wrong field is led to once, not again when the page is shown after a chooser', async () => {
  await open(WithChooser, closed)
  const reason = await field('reason')
  await press('Close it')
  await waitFor(() => expect(document.activeElement).toBe(reason))
  act(() => show('hidden'))
  act(() => show('visible'))
  expect(document.activeElement).not.toBe(reason)
  await press('Close it')
  await waitFor(() => expect(document.activeElement).toBe(reason))
})

test('errors of the server stand at their fields, in the words of the area or general ones', async () => {
  await open(WithForm, refused(4000, { fields: { reason: 'odd', area: 'range', unknown: 'x' } }))
  await type('reason', 'nobody')
  await press('Close it')
  expect(await screen.findByText('Write it in words.')).toBeTruthy()
  expect(screen.getByText('This was not accepted. Check it.')).toBeTruthy()
  expect((await field('size')).closest('.field--error')).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('an error of a field that the sheet does not have is told in the words of the area, and the input stays', async () => {
  await open(WithForm, refused(4000, { fields: { other: 'odd' } }))
  await type('reason', 'nobody')
  await press('Close it')
  expect(await screen.findByText('Write it in words.')).toBeTruthy()
  expect((await field('reason')).closest('.field--error')).toBeNull()
  expect((await field('reason')).value).toBe('nobody')
})

test('of several fields that the sheet does not have each is told, and the same words once', async () => {
  await open(WithForm, refused(4000, { fields: { other: 'odd', place: 'far', third: 'odd' } }))
  await type('reason', 'nobody')
  await press('Close it')
  await screen.findByText('Write it in words.')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Write it in words.',
    'It is too far away.',
  ])
})

test.each([
  [4801, 'This visit is being audited.'],
  [4010, 'This is no longer possible.'],
  [4000, 'Something was not accepted. Check what you entered.'],
])('another refusal (%i) is told in the sheet, and the input stays', async (code, words) => {
  const { toasts } = await open(WithForm, refused(code, { fields: {} }))
  await type('reason', 'nobody')
  await press('Close it')
  expect(await screen.findByText(words)).toBeTruthy()
  expect((await field('reason')).value).toBe('nobody')
  expect(toasts()).toEqual([])
})

describe('somebody else changes the record while the sheet is open', () => {
  const theirs = visit({ version: 7, state: 'moved' })
  const sentVersions = (versions: readonly number[]) =>
    versions.map((version) => ({ id: 'V-1', version, reason: 'nobody' }))

  test('the version of the values that were seen is sent, also once the page shows a newer one', async () => {
    const { core, seen } = await open(WithForm, closed)
    await type('reason', 'nobody')
    act(() => core.store(visits).applied(theirs))
    await press('Close it')
    expect(sent(seen)).toEqual(sentVersions([3]))
  })

  test('both versions are shown in the sheet, and the same input can be sent on top of theirs', async () => {
    const answers = [refused(4009, theirs), closed]
    const { core, seen } = await open(WithNotice, () => answers.shift())
    await type('reason', 'nobody')
    act(() => core.store(visits).applied(theirs))
    await press('Close it')
    const sheet = await screen.findByRole('dialog')
    expect(await within(sheet).findByText(/^Somebody else has changed this\. Nothing was saved/)).toBeTruthy()
    expect(within(sheet).getByText('State: open → moved')).toBeTruthy()
    await press('Close it')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent(seen)).toEqual(sentVersions([3, 7]))
    expect(screen.queryByText('Changed by somebody else in the meantime')).toBeNull()
  })

  test('a refusal without their version loads it', async () => {
    const answers = [refused(4009), closed]
    const records = [visit(), theirs]
    const { seen } = await open(
      WithNotice,
      () => answers.shift(),
      () => records.shift(),
    )
    await type('reason', 'nobody')
    await press('Close it')
    expect(await within(await screen.findByRole('dialog')).findByText('State: open → moved')).toBeTruthy()
    await press('Close it')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent(seen)).toEqual(sentVersions([3, 7]))
  })
})

test('one submit at a time; a refusal after the sheet was closed is a toast', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { seen, toasts, view } = await open(WithForm, () => new Promise((resolve) => (answer = resolve)))
  await type('reason', 'nobody')
  await press('Close it')
  await press('Close it')
  expect(sent(seen)).toHaveLength(1)
  view.unmount()
  await act(async () => answer(refused(4801)))
  expect(toasts()).toEqual(['This visit is being audited.'])
})

test('closing with input asks first', async () => {
  const { feedback } = await open(WithForm, closed)
  await type('reason', 'nobody')
  await press('Cancel')
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => feedback.dialogs[0]?.answer('cancel'))
  expect(onClose).not.toHaveBeenCalled()
  await press('Cancel')
  await act(async () => feedback.dialogs[0]?.answer('confirm'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what is being sent cannot be changed; after a refusal the first wrong field has the focus', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { seen } = await open(WithForm, () => new Promise((resolve) => (answer = resolve)))
  await type('reason', 'nobody')
  const reason = await field('reason')
  act(() => reason.focus())
  await press('Close it')
  await waitFor(() => expect(sent(seen)).toHaveLength(1))
  expect(reason.closest('[inert]')).not.toBeNull()
  // The browser takes the focus from what is locked.
  act(() => reason.blur())
  const isLocked: boolean[] = []
  reason.addEventListener('focus', () => isLocked.push(reason.closest('[inert]') !== null))
  await act(async () => answer(refused(4000, { fields: { reason: 'odd' } })))
  await waitFor(() => expect(isLocked).toEqual([false]))
  expect(reason.closest('[inert]')).toBeNull()
})

describe('closing while it is being sent', () => {
  async function leaveWhileSending() {
    let answer: (value: unknown) => void = () => undefined
    const opened = await open(WithSheet, () => new Promise((resolve) => (answer = resolve)))
    await type('reason', 'nobody')
    await press('Close it')
    await press('Cancel')
    expect(opened.feedback.dialogs.map(({ title }) => title)).toEqual(['Close while it is being sent?'])
    return { ...opened, answer: (value: unknown) => act(async () => answer(value)) }
  }

  test('asks nothing any more once it is done', async () => {
    const { answer, feedback, toasts } = await leaveWhileSending()
    await answer(closed)
    expect([await screen.findByText('No sheet'), toasts()]).toEqual([expect.anything(), ['Visit closed']])
    expect(feedback.dialogs).toEqual([])
  })

  test('leaves the sheet that was opened since as it is', async () => {
    const { answer, feedback, toasts } = await leaveWhileSending()
    await act(async () => feedback.dialogs[0]?.answer('confirm'))
    expect(await screen.findByText('No sheet')).toBeTruthy()
    await answer(closed)
    expect(toasts()).toEqual(['Visit closed'])
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('keeps the input where it is refused meanwhile', async () => {
    const { answer, feedback } = await leaveWhileSending()
    await answer(refused(4801))
    expect(feedback.dialogs).toEqual([])
    expect(screen.getByText('This visit is being audited.')).toBeTruthy()
    expect((await field('reason')).value).toBe('nobody')
  })
})

test('closing without input closes', async () => {
  await open(WithForm, closed)
  await field('reason')
  await press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
})

describe('a reason', () => {
  test('of 5 to 200 characters without the blanks around it', async () => {
    const { seen } = await open(WithReason, closed)
    await type('Reason', ' ok   ')
    await press('Close it')
    expect(await screen.findByText('Write at least 5 characters.')).toBeTruthy()
    await type('Reason', ' nobody was there ')
    await press('Close it')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent(seen)).toEqual([{ id: 'V-1', version: 3, reason: 'nobody was there' }])
  })

  test('is asked for in Chinese too', async () => {
    await setLanguage('zh-CN')
    await open(WithReason, closed)
    await field('原因')
    await press('Close it')
    expect(await screen.findByText('请至少填写 5 个字。')).toBeTruthy()
  })
})

test('a reason that may be left out has no required mark, and the move is sent without it', async () => {
  const { seen } = await open(WithOptionalReason, closed)
  expect((await field('Reason')).required || (await field('Reason')).getAttribute('aria-required') === 'true').toBe(
    false,
  )
  await press('Close it')
  expect(sent(seen)).toEqual([expect.objectContaining({ reason: '' })])
})
