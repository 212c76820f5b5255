import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { href } from '#base/routes'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { recordId } from '#harness/backend/world'
import { updateClue } from '../api'
import { leadKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { clueChoosePeople, clueList } from '../routes'
import { leadStore } from '../stores/LeadStore'
import { openPages } from '../testing/openPages'
import Assign from './Assign'

beforeAll(() => startScreens(plugin))

async function open(
  numbers: readonly number[],
  prepare: (sim: ReturnType<typeof simulate>) => void = () => undefined,
  handlers = dev.handlers,
) {
  const sim = simulate({ ...dev, handlers })
  prepare(sim)
  const pages = [[clueList, () => <h1>Leads</h1>] as const, [clueChoosePeople, Assign] as const]
  const { navigation, shown, core } = await openPages('rep02', pages, '/clueList', { sim })
  const ids = numbers.map((number) => recordId('L', number))
  await act(async () => void navigation.open(href(clueChoosePeople, { ids })))
  const { revision } = core.store(leadStore)
  const isListStale = () => core.store(leadStore).revision > revision
  return { shown, isListStale, owner: (number: number) => sim.store.table(leadKind).get(recordId('L', number))?.owner }
}
const choose = async (name: string) => {
  // Those chosen in an earlier test stand on top, too.
  const [person] = await screen.findAllByText(name)
  await userEvent.click(person as HTMLElement)
  await userEvent.click(screen.getByText(`Assign to ${name}`))
}

test('assigns the leads of the address and leaves', async () => {
  const { owner, shown } = await open([1, 8])
  await choose('Wu Ting')
  await waitFor(() => expect(shown()).toMatch('/clueList'))
  expect([owner(1), owner(8)]).toEqual(['emp11', 'emp11'])
})

test.each([
  ['out of the pool', 8, {}, true],
  ['of the user', 1, { owner: 'rep02' }, true],
  ['of a colleague', 1, {}, false],
])(
  'lists are requested again after an assignment if need be: a lead %s, number %i',
  async (_, number, change, expected) => {
    const { shown, isListStale } = await open([number], ({ store }) => {
      const leads = store.table(leadKind)
      const lead = leads.get(recordId('L', number))
      if (lead) leads.put({ ...lead, ...change })
    })
    await choose('Wu Ting')
    await waitFor(() => expect(shown()).toMatch('/clueList'))
    expect(isListStale()).toBe(expected)
  },
)

test('stays, and names the leads that were not assigned', async () => {
  const { owner, shown } = await open([1, 9])
  await choose('Wu Ting')
  expect((await screen.findByRole('alert')).textContent).toContain('This is no longer possible')
  expect([owner(1), owner(9)]).toEqual(['emp11', 'rep01'])
  expect(shown()).toMatch('/clueChoosePeople')
})

test.each([
  ['nothing at all', () => ({ clues: [], failed: [] }), /^Assign to/],
  ['the first lead alone', (clues: object[]) => ({ clues: clues.slice(0, 1), failed: [] }), /^Assign to/],
])('a success that tells of %s keeps the page', async (_, told, button) => {
  const handlers = dev.handlers.map((one) =>
    one.call === updateClue
      ? { ...one, run: (...of: Parameters<typeof one.run>) => told((one.run(...of) as { clues: object[] }).clues) }
      : one,
  )
  const { shown } = await open([1, 8], undefined, handlers)
  await choose('Wu Ting')
  await waitFor(() => expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).not.toBe('true'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(shown()).toMatch('/clueChoosePeople')
})

test('a limit of the new owner is said of them', async () => {
  const { owner, shown } = await open([8], ({ store }) => {
    const leads = store.table(leadKind)
    for (const lead of [...leads.values()].slice(20, 170))
      leads.put({ ...lead, state: 'owned', stage: 'found', owner: 'emp11' })
  })
  await choose('Wu Ting')
  expect((await screen.findByRole('alert')).textContent).toContain('Wu Ting has reached the limit of leads.')
  expect(owner(8)).toBeUndefined()
  expect(shown()).toMatch('/clueChoosePeople')
})

test('of a link with more than 50 leads the first 50 are assigned, and it is said', async () => {
  await open(Array.from({ length: 60 }, (_, index) => index + 1))
  expect(await screen.findByText('At most 50 leads at once: these are the first of 60.')).toBeTruthy()
})

test('leads that are gone are not found, with words of the page', async () => {
  await open([9999])
  expect(await screen.findByText('These leads are gone')).toBeTruthy()
  expect(document.querySelector('[data-route="/clueChoosePeople"]')?.getAttribute('data-state')).toBe('not-found')
})
