import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { defineChooser, defineRoute } from '#base/routes'
import { list, optional } from '#base/wire'
import { defineList, useListScreen } from '#kit/lists'
import { loadTexts, startTexts } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { showPages } from '#testing'
import { type Order, orderCore, orderFilters, orderList, pageOf, prepareTexts } from '../../kit/lists/testing/fakeList'
import { ListChooser } from './ListChooser'

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

const Pick = observer(function Pick() {
  const { chosen, most } = useSearch(pick)
  return (
    <ListChooser
      chooser={pick}
      screen={useListScreen(choosable)}
      title="Orders"
      option={option}
      chosen={chosen}
      most={most}
      empty={{ title: 'No orders' }}
      answer={(rows) => rows.map(({ title }) => title)}
    />
  )
})

beforeAll(async () => {
  await startTexts()
  prepareTexts()
  await loadTexts('orders')
})

/** Opens the chooser from a form; `answered` becomes its answer. */
async function choose(search: { chosen?: string[]; most?: string }) {
  const { core } = orderCore((_, { pageNum }) => pageOf(6, Number(pageNum)))
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
  await screen.findByText('Order 1')
  return answered
}

test('where one is chosen, a tap answers with the record', async () => {
  const answered = await choose({})
  await userEvent.click(screen.getByRole('button', { name: /Order 2/ }))
  expect(answered.value).toEqual(['Order 2'])
})

test('several are chosen up to the limit, beginning with those of the address', async () => {
  const answered = await choose({ chosen: ['OR-1'], most: '2' })
  expect(screen.getByRole('checkbox', { name: /Order 1/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: /Order 5/ })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: /Order 3/ }))
  expect(screen.getByRole('checkbox', { name: /Order 4/ })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Choose (2)' }))
  expect(answered.value).toEqual(['Order 1', 'Order 3'])
})
