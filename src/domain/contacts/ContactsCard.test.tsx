import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineRoute } from '#base/routes'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { ContactsCard, type ShownContact, useCallables } from './ContactsCard'

const LI: ShownContact = { id: '1', name: 'Li Wei', duty: 'Director', phones: ['13800138000'], influence: 'decides' }
const WU: ShownContact = { id: '2', name: 'Wu Ting', phones: ['138****8000'], influence: 'opposes' }
const MA: ShownContact = { id: '3', name: 'Ma Lan', phones: [], influence: 'unknown' }

const route = defineRoute('/people')
const call = jest.fn()
const add = jest.fn()
beforeAll(() => startTexts())
beforeEach(() => jest.clearAllMocks())

interface Shown {
  readonly people: readonly ShownContact[]
  readonly most?: number
  readonly onAdd?: () => void
}

let shown: Shown
function Page() {
  const { people, ...more } = shown
  const section = { status: 'ready' as const, value: people, error: undefined, load: () => undefined }
  const callables = useCallables()(people)
  return (
    <>
      <ContactsCard title="People" section={section} people={(all) => all} none="Nobody" call={call} {...more} />
      <output>{callables.map(({ name, note, decides }) => `${name} ${note} ${decides}`)}</output>
    </>
  )
}

async function show(people: readonly ShownContact[], more: Omit<Shown, 'people'> = {}) {
  shown = { people, ...more }
  await showPages(createTestCore([]), [{ route, screen: Page }], '/people', 'sites')
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a row has name, influence, duty and grouped number; only a clear number is called and copied', async () => {
  await show([LI, WU, MA])
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Li WeiDecision-makerDirector · 138 0013 8000',
    'Wu TingOpponent138 **** 8000 Number hidden: you need the right to see it',
    'Ma Lan',
  ])
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy Li Wei’s number',
    'Call Li Wei',
  ])
  await press('Call Li Wei')
  expect(call).toHaveBeenCalledWith({ id: '1', name: 'Li Wei', phone: '13800138000', note: 'Director', decides: true })
  expect(screen.getByRole('status').textContent).toBe('Li Wei Director true')
})

test('a new contact is one tap away, also where there is nobody yet', async () => {
  await show([], { onAdd: add })
  await press('Add a contact')
  expect(add).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Nobody')).toBeNull()
})

test('who may add nobody is told that there is nobody', async () => {
  await show([])
  expect(screen.getByText('Nobody')).toBeTruthy()
})

test('of many people the first ones, and the new one after them', async () => {
  await show([LI, WU, MA], { most: 1, onAdd: add })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Li Wei/),
    'Add a contact',
  ])
})
