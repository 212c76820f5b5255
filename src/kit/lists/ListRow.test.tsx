import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Href } from '#base/routes'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { ListRow, type ListRowProps } from './ListRow'
import { RowTags } from './RowTags'

beforeAll(() => startTexts())

const done = { onOpen: jest.fn(), star: jest.fn(), onCopy: jest.fn(), archive: jest.fn() }

async function openMenu(more: Partial<ListRowProps>) {
  render(
    <CoreContext.Provider value={createTestCore([])}>
      <ListRow record="order:1" to={'/order' as Href} title="Order 1" lines={[]} onOpen={done.onOpen} {...more} />
    </CoreContext.Provider>,
  )
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByRole('link', { name: 'Order 1' }) })
}
/** What the menu offers; its sheet comes a moment later. */
const offered = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const star = { label: 'Star', onPress: done.star }
const menu = () => [{ label: 'Archive', onPress: done.archive }]

test('a row whose name can be copied has the usual menu, with its own actions after the first', async () => {
  await openMenu({ onCopy: done.onCopy, menu, star: { ...star, isOn: false } })
  expect(await offered()).toEqual(['Open', 'Archive', 'Follow', 'Copy name'])
  await choose('Copy name')
  expect(done.onCopy).toHaveBeenCalledTimes(1)
})

test('what is followed already can be left, and the record opened', async () => {
  await openMenu({ onCopy: done.onCopy, star: { ...star, isOn: true } })
  expect(await offered()).toEqual(['Open', 'Stop following', 'Copy name'])
  await choose('Stop following')
  expect(done.star).toHaveBeenCalledTimes(1)
})

test('otherwise the menu is the one of the row', async () => {
  await openMenu({ menu, star: { ...star, isOn: false } })
  expect(await offered()).toEqual(['Archive'])
  await choose('Archive')
  expect(done.archive).toHaveBeenCalledTimes(1)
})

test('a line alone is as large as one below a title, unless it is one that further ones may precede', () => {
  const rows = [[{ left: 'Nanhai' }], [{ left: 'Li Wei', isSmall: true }], [{ left: 'Summary' }, { left: 'Li Wei' }]]
  const { container } = render(
    <CoreContext.Provider value={createTestCore([])}>
      {rows.map((lines) => (
        <ListRow
          key={JSON.stringify(lines)}
          record="order:1"
          to={'/order' as Href}
          title="Order"
          lines={lines}
          onOpen={jest.fn()}
        />
      ))}
    </CoreContext.Provider>,
  )
  const looks = [...container.querySelectorAll('.row__line')]
  expect(looks.map((line) => line.classList.contains('row__line--small'))).toEqual([false, true, false, true])
})

test.each([
  [undefined, 'SteamGas+1'],
  [{ name: 'Li Wei', label: 'Owner: ' }, 'Owner: Li WeiSteam+2'],
])('the first tags are shown, a person in the place of one: %j', (person, shown) => {
  const { container } = render(<RowTags tags={['Steam', 'Gas', 'Power']} person={person} />)
  expect(container.textContent).toBe(shown)
})
