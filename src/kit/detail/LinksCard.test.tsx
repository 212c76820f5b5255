import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { defineRoute, string } from '#base/routes'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { definePlugin } from '../../platform/plugin/define'
import { LinksCard, linkTo } from './LinksCard'

const [start, orders, bills] = [
  defineRoute('/start'),
  defineRoute('/orders', { search: { of: string } }),
  defineRoute('/bills'),
]
const built = async () => ({ default: () => createElement('p') })
const area = definePlugin({
  id: 'shop',
  owner: 'team-shop',
  routes: [{ route: orders, screen: built }, { route: bills }],
})

test('leads to the pages that can be opened; a page of this area is called by its title', async () => {
  await startTexts()
  const links = [
    linkTo(orders, { of: 'C-2' }, 'Orders of the group'),
    linkTo(orders, { of: 'C-1' }, 'All orders'),
    linkTo(bills, {}, 'Bills'),
  ]
  const error = jest.spyOn(console, 'error')
  const pages = [
    { route: start, screen: () => <LinksCard title="Shop" links={links} /> },
    { route: orders, screen: () => <p>the orders</p> },
  ]
  const { shown } = await showPages(createTestCore([area]), pages, '/start')
  expect(screen.queryByText('Bills')).toBeNull()
  // Two links to one page are two rows for React, too.
  expect(error).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Orders of the group' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All orders' }))
  expect(shown()).toBe('/orders?of=C-1')
})
