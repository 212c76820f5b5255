import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { defineChooser, defineRoute } from '#base/routes'
import { list, listOf, optional } from '#base/wire'
import { defineList, useListScreen } from '#kit/lists'
import { queryOf } from '#kit/records'
import { callsOf } from '#platform/http'
import { loadTexts, startTexts } from '#platform/i18n'
import { postToTodoApp } from '#platform/messages'
import { useSearch } from '#platform/navigation'
import { showPages } from '#testing'
import { type Order, orderCore, orderFilters, orderList, pageOf, prepareTexts } from '../../kit/lists/testing/fakeList'
import { ListChooser } from './ListChooser'

jest.mock('../../platform/messages/sibling', () => ({ postToTodoApp: jest.fn() }))

const pick = defineChooser<readonly string[]>()('/pickOrders', {
  search: {
    chosen: optional(list),
    most: v.optional(v.pipe(v.string(), v.transform(Number))),
    ...orderFilters.entries,
  },
})
const form = defineRoute('/form')
const choosable = defineList({ ...orderList, route: pick, tabs: ['all'] })
const option = ({ id, title }: Order) => ({ value: id, label: title, note: 'open', disabled: id === 'OR-5' })

const readOrders = callsOf('/orders').get('/read', {
  about: 'Orders by id.',
  request: v.object({ ids: v.string() }),
  response: listOf(v.object({ id: v.string(), title: v.string(), starred: v.optional(v.boolean(), false) })),
})
const details = jest.fn()
const before = jest.fn(async (_ids: readonly string[]) => true)

const Pick = observer(function Pick() {
  const { chosen, most } = useSearch(pick)
  return (
    <ListChooser
      chooser={pick}
      screen={useListScreen(choosable)}
      title="Orders"
      option={option}
      chosen={chosen}
      read={(ids) => queryOf(readOrders, { ids: ids.join() })}
      most={most}
      full="Choose at most 2."
      empty={{ title: 'No orders' }}
      warning={({ id, title }) => (id === 'OR-5' ? `${title} is closed.` : undefined)}
      before={before}
      onDetails={details}
    />
  )
})

beforeAll(async () => {
  await startTexts()
  prepareTexts()
  await loadTexts('orders')
})

const server = (path: string, { pageNum, ids }: Record<string, unknown>) =>
  path.endsWith('/read')
    ? {
        total: 1,
        list: String(ids)
          .split(',')
          .map((id) => ({ id, title: `Order ${id.slice(3)}` })),
      }
    : pageOf(6, Number(pageNum))

/** Opens the chooser from a form; `answered` becomes its answer. */
async function choose(search: { chosen?: string[]; most?: string }) {
  const { core } = orderCore(server)
  const pages = [
    { route: form, screen: () => null },
    { route: pick, screen: Pick },
  ]
  const { navigation } = await showPages(core, pages, '/form', 'orders')
  const answered: { value?: readonly string[] | undefined } = {}
  await act(async () => {
    void navigation.choose(pick, search as never).then((value) => {
      answered.value = value
    })
  })
  await screen.findByText('Order 2')
  return answered
}

test('where one is chosen, a tap answers with the record', async () => {
  const answered = await choose({})
  await userEvent.click(screen.getByRole('button', { name: /^Order 2/ }))
  expect(answered.value).toEqual(['OR-2'])
})

test('several are chosen up to the limit, beginning with those of the address', async () => {
  const answered = await choose({ chosen: ['OR-1'], most: '2' })
  expect(screen.getByRole('checkbox', { name: /Order 1/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: /Order 5/ })).toHaveProperty('disabled', true)
  expect(screen.queryByText('Choose at most 2.')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /Order 3/ }))
  expect(screen.getByRole('checkbox', { name: /Order 4/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('Choose at most 2.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose (2)' }))
  expect(answered.value).toEqual(['OR-1', 'OR-3'])
})

test('what was chosen before is kept and named although it is on no loaded page, and can be taken out', async () => {
  const answered = await choose({ chosen: ['OR-40', 'OR-5'], most: '3' })
  const chosen = within(screen.getByRole('group', { name: 'Chosen' }))
  expect(await chosen.findByRole('button', { name: 'Order 40' })).toBeTruthy()
  await userEvent.click(chosen.getByRole('button', { name: 'Order 5' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose (1)' }))
  expect(answered.value).toEqual(['OR-40'])
})

test.each([
  ['of nothing is no choice', {}, true],
  ['is taken back by choosing nothing', { chosen: ['OR-1'] }, false],
])('a choice %s', async (_, before, isDisabled) => {
  await choose({ ...before, most: '3' })
  if ('chosen' in before) await userEvent.click(screen.getByRole('checkbox', { name: /Order 1/ }))
  expect(screen.getByRole('button', { name: 'Choose (0)' })).toHaveProperty('disabled', isDisabled)
})

test('details open beside a row, without choosing it', async () => {
  await choose({ most: '2' })
  await userEvent.click(screen.getByRole('button', { name: 'Details: Order 2' }))
  expect(details).toHaveBeenCalledWith('OR-2')
  expect(screen.getByRole('checkbox', { name: /Order 2/ })).toHaveProperty('checked', false)
})

test('in the to-do app, where no page waits, the choice leaves as a message', async () => {
  const { core } = orderCore(server)
  await showPages(core, [{ route: pick, screen: Pick }], '/pickOrders?chosen=OR-1&most=2', 'orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Choose (1)' }))
  expect(postToTodoApp).toHaveBeenCalledWith('todo.done', { route: '/pickOrders', value: ['OR-1'] })
})

test('what could not be chosen now is kept, and said so', async () => {
  const answered = await choose({ chosen: ['OR-5'], most: '2' })
  expect(await screen.findByText('Order 5 is closed.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Order 2/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose (2)' }))
  expect(answered.value).toEqual(['OR-5', 'OR-2'])
  expect(before).toHaveBeenLastCalledWith(['OR-5', 'OR-2'])
})

test('where one is chosen, what could not be chosen now is said, too', async () => {
  const answered = await choose({ chosen: ['OR-5'] })
  expect(await screen.findByText('Order 5 is closed.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Chosen' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Order 2/ }))
  expect(answered.value).toEqual(['OR-2'])
})

test('a choice that is refused stays on the page', async () => {
  before.mockResolvedValueOnce(false)
  const answered = await choose({ chosen: ['OR-1'], most: '2' })
  await userEvent.click(screen.getByRole('button', { name: 'Choose (1)' }))
  expect(answered.value).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Choose (1)' }))
  expect(answered.value).toEqual(['OR-1'])
})

test('more than the limit, as an address may have chosen, cannot be returned', async () => {
  const answered = await choose({ chosen: ['OR-1', 'OR-3', 'OR-4'], most: '2' })
  await userEvent.click(screen.getByRole('button', { name: 'Choose (3)' }))
  expect(answered.value).toBeUndefined()
  await userEvent.click(screen.getByRole('checkbox', { name: /Order 3/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose (2)' }))
  expect(answered.value).toEqual(['OR-1', 'OR-4'])
})

test('while a choice is being checked a tap on another record does not replace it', async () => {
  let pass: (isGiven: boolean) => void = () => undefined
  before.mockClear()
  before.mockImplementationOnce(() => new Promise((resolve) => (pass = resolve)))
  const answered = await choose({})
  await userEvent.click(screen.getByRole('button', { name: /^Order 2/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Order 3/ }))
  expect(before.mock.calls).toEqual([[['OR-2']]])
  await act(async () => pass(true))
  await waitFor(() => expect(answered.value).toEqual(['OR-2']))
})

test('a chooser that was left while its choice is being checked chooses nothing', async () => {
  let pass: (isGiven: boolean) => void = () => undefined
  before.mockImplementationOnce(() => new Promise((resolve) => (pass = resolve)))
  jest.mocked(postToTodoApp).mockClear()
  const answered = await choose({})
  await userEvent.click(screen.getByRole('button', { name: /^Order 2/ }))
  act(() => window.history.back())
  await waitFor(() => expect('value' in answered).toBe(true))
  await act(async () => pass(true))
  expect(answered.value).toBeUndefined()
  expect(postToTodoApp).not.toHaveBeenCalled()
})
