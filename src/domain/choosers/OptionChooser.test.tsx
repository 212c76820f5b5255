import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineChooser, defineRoute } from '#base/routes'
import { Resource } from '#kit/records'
import { startTexts } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { createTestCore, showPages } from '#testing'
import { OptionChooser } from './OptionChooser'

beforeAll(() => startTexts())

const start = defineRoute('/start')
const chooser = defineChooser<readonly string[]>()('/fruit')
const FRUIT = ['apple', 'pear', 'plum']

interface Setup {
  readonly load?: () => Promise<readonly string[]>
  readonly chosen?: readonly string[]
  readonly most?: number
}

type Answer = readonly string[] | undefined
const answers: Answer[] = []
let shown: Required<Omit<Setup, 'most'>> & Pick<Setup, 'most'> & { readonly items: Resource<readonly string[]> }

function Start() {
  const page = usePageNavigation()
  return (
    <button type="button" onClick={async () => answers.push(await page.choose(chooser))}>
      choose
    </button>
  )
}

function Page() {
  const { items, chosen, most } = shown
  return (
    <OptionChooser
      chooser={chooser}
      items={items}
      title="Fruit"
      options={(all) => all.map((value) => ({ value, label: value, note: `a ${value}`, disabled: value === 'plum' }))}
      chosen={chosen}
      most={most}
      searchLabel="Find fruit"
      answer={(values) => values}
    />
  )
}

/** Opens the chooser from a page that collects its answers. */
async function open({ load = async () => FRUIT, chosen = [], most }: Setup = {}) {
  answers.length = 0
  shown = { items: new Resource(load), load, chosen, ...(most !== undefined && { most }) }
  const pages = [
    { route: start, screen: Start },
    { route: chooser, screen: Page },
  ]
  await showPages(createTestCore([]), pages, '/start')
  await userEvent.click(screen.getByText('choose'))
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))

test('shows what was chosen before, and answers with the choice', async () => {
  await open({ chosen: ['pear'] })
  expect((await box(/^pear/)).checked).toBe(true)
  await userEvent.click(await box(/^apple/))
  await apply()
  await screen.findByText('choose')
  expect(answers).toEqual([['pear', 'apple']])
})

test('what was chosen before and is not offered any more is left out', async () => {
  await open({ chosen: ['cherry', 'pear'] })
  await box(/^pear/)
  await apply()
  await screen.findByText('choose')
  expect(answers).toEqual([['pear']])
})

test('with as many as allowed, others are off; an option that is refused is off with its note', async () => {
  await open({ chosen: ['pear'], most: 1 })
  expect((await box(/^apple/)).disabled).toBe(true)
  expect((await box(/^pear/)).disabled).toBe(false)
  expect((await box(/^plum a plum/)).disabled).toBe(true)
})

test('a search narrows the options and keeps the choice', async () => {
  await open({ chosen: ['pear'] })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find fruit' }), 'an apple{Enter}')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Find fruit' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find fruit' }), 'a plum{Enter}')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await apply()
  await screen.findByText('choose')
  expect(answers.at(-1)).toEqual(['pear'])
})

test('says that there is nothing to choose from', async () => {
  await open({ load: async () => [] })
  expect(await screen.findByText('There is nothing to choose from')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
})

test('a failed load is retried', async () => {
  const load = jest.fn(async () => FRUIT).mockRejectedValueOnce(new Error('broken'))
  await open({ load })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await box(/^apple/)).toBeTruthy()
})
