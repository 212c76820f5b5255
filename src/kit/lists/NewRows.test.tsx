import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { loadTexts, startTexts } from '#platform/i18n'
import { showPages } from '#testing'
import { ListScreen, NewRows, useListScreen } from '.'
import { noNetwork, orderCore, orderList, orderRoute, pageOf, prepareTexts } from './testing/fakeList'

/** Orders of the back end, the newest first, and its version. */
const backEnd = observable({ numbers: [3, 2, 1], version: 1, isLost: false }, { numbers: false })

const row = (id: string) => <p>{id}</p>
const Orders = observer(function Orders() {
  const list = useListScreen(orderList)
  return (
    <ListScreen
      screen={list}
      title="Orders"
      row={row}
      rowHeight={76}
      empty={{ title: 'No orders' }}
      top={<NewRows screen={list} version={backEnd.version} />}
    />
  )
})

beforeAll(async () => {
  await startTexts()
  prepareTexts()
  await loadTexts('orders')
  Element.prototype.scrollTo = () => undefined
})
beforeEach(() => {
  runInAction(() => Object.assign(backEnd, { numbers: [3, 2, 1], version: 1, isLost: false }))
  localStorage.clear()
})

/** The list, scrolled down by so many px. */
async function open(scrolled: number) {
  const { core } = orderCore(() => {
    const { numbers, isLost } = backEnd
    const list = numbers.map((number) => ({ id: `OR-${number}`, title: `Order ${number}` }))
    return isLost ? noNetwork() : pageOf(0, 1, { total: numbers.length, list })
  })
  await showPages(core, [{ route: orderRoute, screen: Orders }], '/orders', 'orders')
  const scroller = document.querySelector('.page') as HTMLElement
  scroller.scrollTop = scrolled
}
const arrive = (...numbers: number[]) =>
  act(async () => runInAction(() => Object.assign(backEnd, { numbers, version: backEnd.version + 1 })))
const shown = () => screen.getAllByText(/^OR-\d$/).map(({ textContent }) => textContent)

test('a list at its top shows them', async () => {
  await open(0)
  await arrive(4, 3, 2, 1)
  expect(shown()).toEqual(['OR-4', 'OR-3', 'OR-2', 'OR-1'])
})

test('a list that is scrolled keeps its rows and counts them, until they are asked for', async () => {
  await open(500)
  await arrive(5, 4, 3, 2, 1)
  expect(shown()).toEqual(['OR-3', 'OR-2', 'OR-1'])
  await userEvent.click(screen.getByRole('button', { name: '2 new' }))
  expect(shown()).toEqual(['OR-5', 'OR-4', 'OR-3', 'OR-2', 'OR-1'])
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
})

test('a page of new ones only says that there are more', async () => {
  await open(500)
  await arrive(6, 5, 4)
  expect(screen.getByRole('button', { name: 'More than 3 new' })).toBeTruthy()
})

test('a new version without new rows, or without network, changes nothing', async () => {
  await open(500)
  await arrive(3, 2, 1)
  runInAction(() => {
    backEnd.isLost = true
  })
  await arrive(4, 3, 2, 1)
  expect(shown()).toEqual(['OR-3', 'OR-2', 'OR-1'])
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
})
