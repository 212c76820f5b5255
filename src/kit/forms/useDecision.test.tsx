import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { defineDecisionFields, text } from '#base/fields'
import { defineDecisions } from '#kit/records'
import { call } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { loadSheet } from '../../ui/components/Sheet'
import { useRecord } from '../detail/opened'
import { openVisit, refused, visit, visits } from '../detail/testing/visits'
import { TextInput } from './inputs/TextInput'
import { useDecision } from './useDecision'

const DECISIONS = ['approve', 'return'] as const
const decideVisit = call({
  host: 'main',
  send: 'json',
  method: 'POST',
  about: 'x',
  path: '/decide',
  request: v.object({
    id: v.string(),
    version: v.number(),
    decision: v.picklist(DECISIONS),
    comment: v.optional(v.string()),
    size: v.optional(v.string()),
  }),
  response: v.object({
    id: v.string(),
    version: v.number(),
    place: v.string(),
    state: v.string(),
    can: v.array(v.string()),
  }),
})
const moves = defineDecisions(visits, decideVisit, DECISIONS)
const limits = { least: 3, most: 20, message: 'error.odd' }

const Plain = observer(function Plain() {
  const { main } = useRecord(visits, 'V-1')
  const decision = useDecision({ record: main.value, moves, fields: defineDecisionFields('return', limits) })
  return (
    <>
      {main.value?.can.includes('approve') ? decision.buttons : null}
      {decision.sheet}
    </>
  )
})

const WithSize = observer(function WithSize() {
  const { main } = useRecord(visits, 'V-1')
  const { buttons, sheet } = useDecision({
    record: main.value,
    moves,
    fields: defineDecisionFields('return', limits, { size: text() }),
    defaults: (name) => (name === 'approve' ? { size: '3' } : {}),
    more: (form, name) => (name === 'approve' ? <TextInput form={form} name="size" /> : null),
  })
  return (
    <>
      {buttons}
      {sheet}
    </>
  )
})

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
/** Presses the button of the sheet. */
const confirm = async (name: string) => {
  const button = await within(await screen.findByRole('dialog')).findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const write = async (comment: string) =>
  fireEvent.change(await screen.findByLabelText(/^Comment/), { target: { value: comment } })
const decided = (state: string) => visit({ version: 4, state, can: [] })
const open = async (Screen: typeof Plain, answer: unknown) => {
  const opened = await openVisit(Screen, { '/visit': visit({ can: ['approve', 'return'] }), '/decide': answer })
  const sent = () => opened.seen.filter(({ path }) => path === '/decide').map(({ request }) => request)
  return { ...opened, sent }
}

beforeAll(async () => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined
  await Promise.all([startTexts(), loadSheet()])
})

test('the refusal stands first, the approval is the main button', async () => {
  await open(Plain, decided('approved'))
  const buttons = screen
    .getAllByRole('button')
    .map(({ textContent, className }) => [textContent, /main/.test(className)])
  expect(buttons).toEqual([
    ['Return', false],
    ['Approve', true],
  ])
})

test('an approval may omit its comment, and closes its sheet', async () => {
  const { sent, toasts } = await open(Plain, decided('approved'))
  await press('Approve')
  expect(await screen.findByRole('dialog', { name: 'Approve this visit?' })).toBeTruthy()
  await confirm('Approve')
  expect(sent()).toEqual([{ id: 'V-1', version: 3, decision: 'approve' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual(['Visit approved'])
})

test('a refusal says why', async () => {
  const { sent } = await open(Plain, decided('returned'))
  await press('Return')
  await confirm('Return')
  expect(await screen.findByText('Write it in words.')).toBeTruthy()
  expect(sent()).toEqual([])
  await write('Nobody was there')
  await confirm('Return')
  expect(sent()).toEqual([{ id: 'V-1', version: 3, decision: 'return', comment: 'Nobody was there' }])
})

test('an error of the server stands at the comment, which stays', async () => {
  await open(Plain, refused(4000, { fields: { comment: 'odd' } }))
  await press('Approve')
  await write('Fine')
  await confirm('Approve')
  expect((await screen.findByText('Write it in words.')).closest('.field--error')).not.toBeNull()
  expect(screen.getByDisplayValue('Fine')).toBeTruthy()
})

test('further fields are sent as they begin or as they are changed', async () => {
  const { sent } = await open(WithSize, decided('approved'))
  await press('Return')
  await screen.findByLabelText(/^Comment/)
  expect(screen.queryByLabelText(/^Size/)).toBeNull()
  await confirm('Cancel')
  await press('Approve')
  fireEvent.change(await screen.findByLabelText(/^Size/), { target: { value: '5' } })
  await confirm('Approve')
  expect(sent()).toEqual([{ id: 'V-1', version: 3, decision: 'approve', size: '5' }])
})

test('a further field of one sheet is not sent by the other', async () => {
  const { sent } = await open(WithSize, decided('returned'))
  await press('Return')
  await write('Nobody was there')
  await confirm('Return')
  expect(sent()).toEqual([{ id: 'V-1', version: 3, decision: 'return', comment: 'Nobody was there' }])
})
