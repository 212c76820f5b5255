import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { defineRoute } from '#base/routes'
import { by, defineFilters, type FilterOf } from '#base/wire'
import { fixedQuery, Resource } from '#kit/records'
import { HttpError } from '#platform/http'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { ChoiceFilter, DaysFilter, defineList, defineRows, GroupedFilter, PickFilter, SavedFilters } from '.'

const route = defineRoute('/filter')
const filters = defineFilters({
  states: by.words(['open', 'closed']),
  labels: by.ids,
  owners: by.ids,
  first: by.day,
  last: by.day,
})
type Filter = FilterOf<typeof filters>
const list = defineList({
  route,
  rows: defineRows('filter.rows'),
  filters,
  query: () => fixedQuery({ items: [], total: 0 }),
})

const texts = { state: { open: 'Open', closed: 'Closed' }, filter: { states: 'State', owners: 'Owner', none: 'Any' } }
beforeAll(async () => {
  await startTexts()
  const locale = async () => ({ default: texts })
  registerTexts('parts', { en: locale, 'zh-CN': locale })
  await loadTexts('parts')
})
afterEach(() => localStorage.clear())

let labels: Resource<readonly { id: string; name: string; category: string }[]>
let filter: Filter = {}

function Page() {
  const [value, setValue] = useState<Filter>({})
  filter = value
  const draft = {
    filter: value,
    facets: { states: { open: 1204 } },
    change: (part: Filter) => setValue(filters.of({ ...value, ...part })),
  }
  return (
    <>
      <ChoiceFilter
        draft={draft}
        name="states"
        options={['open', 'closed']}
        group="state"
        iconOf={(state) => <i data-testid={state} />}
      />
      <GroupedFilter
        draft={draft}
        name="labels"
        items={labels}
        categories={['use', 'risk', 'none']}
        labelOf={(of) => `Of ${of}`}
      />
      <PickFilter
        draft={draft}
        name="owners"
        nameOf={(id) => (id === 'rep01' ? 'Li Wei' : undefined)}
        choose={async (chosen) =>
          chosen.length > 1 ? undefined : [...chosen, chosen.length === 0 ? 'rep01' : 'rep02']
        }
      />
      <DaysFilter draft={draft} fields={['first', 'last']} labels={['First day', 'Last day']} />
      <SavedFilters draft={draft} list={list} />
    </>
  )
}

async function open(answer: () => Promise<NonNullable<(typeof labels)['value']>>) {
  labels = new Resource(answer)
  const core = createTestCore([])
  await showPages(core, [{ route, screen: Page }], '/filter', 'parts')
  return core
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const all = async () => [
  { id: 'a', name: 'Steam', category: 'use' },
  { id: 'b', name: 'Court', category: 'risk' },
]

test('options are named by the texts of a group, entries of a dictionary stand by category', async () => {
  await open(all)
  expect(within(screen.getByRole('group', { name: 'Of use' })).getByText('Steam')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Of none' })).toBeNull()
  await press('Closed')
  await press('Court')
  expect(filter).toEqual({ states: ['closed'], labels: ['b'] })
  const counted = screen.getByRole('button', { name: 'Open 1,204' })
  expect(within(counted).getByTestId('open')).toBeTruthy()
})

test('a dictionary that failed is asked again', async () => {
  const answer = jest.fn(all)
  answer.mockRejectedValueOnce(new HttpError('timeout', 'timeout', { callId: 'x' }))
  await open(answer)
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Steam' })).toBeTruthy()
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a long list is chosen elsewhere: names where they are known, nothing changes without an answer', async () => {
  await open(all)
  await press('Owner Any')
  await press('Owner Li Wei')
  await press('Owner Li Wei, rep02')
  expect(filter).toEqual({ owners: ['rep01', 'rep02'] })
})

test('a filter is saved, set again, and removed with undo', async () => {
  const { feedback } = await open(all)
  expect(screen.queryByText('Saved filters')).toBeNull()
  await press('Closed')
  await press('Save this filter')
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.type(sheet.getByRole('textbox'), 'Watch')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await press('Closed')
  await press('Steam')
  await press('Watch')
  expect(filter).toEqual({ states: ['closed'] })
  await press('Edit')
  await userEvent.click(await screen.findByText('Remove Watch'))
  expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull()
  act(() => feedback.toasts[0]?.action?.run())
  expect(screen.getByRole('button', { name: 'Watch' })).toBeTruthy()
})

test('a day beyond the other says so, and does not filter until it is right', async () => {
  await open(all)
  const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  choose('First day', '2026-11-20')
  choose('Last day', '2026-11-19')
  expect(screen.getByText('From is above to.')).toBeTruthy()
  expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2026-11-19')
  expect(filter).toEqual({ first: '2026-11-20' })
  choose('Last day', '2026-11-20')
  expect(screen.queryByText('From is above to.')).toBeNull()
  expect(filter).toEqual({ first: '2026-11-20', last: '2026-11-20' })
  choose('First day', '2026-11-21')
  expect(screen.getByText('From is above to.')).toBeTruthy()
  expect(filter).toEqual({ first: '2026-11-20', last: '2026-11-20' })
})
