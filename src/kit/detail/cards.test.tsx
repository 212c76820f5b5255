import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineRoute } from '#base/routes'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { HeadAddress, Loaded, ScoreCard, type ScoreCardProps, TimelineCard, type TimelineData } from '.'

const texts = {
  score: {
    title: 'Score',
    none: 'No score yet',
    up: 'up by {{count}}',
    down: 'down by {{count}}',
    how: 'How',
    rules: 'Rules',
    of: '{{got}} of {{max}}',
    at: 'At {{date}}',
    part: { need: 'Need', main: 'Main' },
    rule: { intro: 'The sum', need: 'By gas', main: 'By distance' },
  },
  timeline: {
    title: 'Timeline',
    all: 'All {{count}}',
    none: 'Nothing yet',
    unsent: 'Unsent',
    olderFailed: 'Older failed',
  },
}
const route = defineRoute('/site')

beforeAll(async () => {
  await startTexts()
  const locale = async () => ({ default: texts })
  registerTexts('sites', { en: locale, 'zh-CN': locale })
  await loadTexts('sites')
})

let body = () => <p />
const Page = () => body()
async function show(content: typeof body) {
  body = content
  await showPages(createTestCore([]), [{ route, screen: Page }], '/site', 'sites')
}

interface Part {
  readonly key: string
  readonly got: number
  readonly max: number
  readonly why: string
}

function scoreCard(value: ScoreCardProps<Part>['section']['value']) {
  return (
    <ScoreCard<Part>
      section={{ status: 'ready', value, error: undefined, load: () => undefined }}
      texts="score"
      most={{ need: 30, main: 25 }}
      summary={(parts) => parts.map(({ why }) => why).join(' ')}
      reason={({ why }) => why}
    />
  )
}

test('a score says how it changed and why; its rules name points and reason of each part', async () => {
  const parts = [{ key: 'need', got: 28, max: 30, why: 'Uses much gas.' }]
  await show(() => scoreCard({ score: 28, before: 30, parts, at: new Date('2026-11-20T01:41:00Z') }))
  expect(screen.getByText('28', { selector: 'span' })).toBeTruthy()
  expect(screen.getByText('Uses much gas.')).toBeTruthy()
  expect(screen.getByLabelText('down by 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'How' }))
  const rules = within(await screen.findByRole('dialog'))
  expect(rules.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    // The bar of the only known part, which the card leaves to the sheet.
    'Need',
    'Need28 of 30',
    'Main0 of 25',
  ])
  expect(rules.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '28 / 30',
    'By gasUses much gas.',
    'By distance',
  ])
})

test('without parts there is no score', async () => {
  await show(() => scoreCard({ parts: [] }))
  expect(screen.getByText('No score yet')).toBeTruthy()
})

const event = (id: string) => ({ id, icon: null, title: `Event ${id}`, time: '' })
const timeline = (more: Partial<TimelineData<{ id: string }>>): TimelineData<{ id: string }> => ({
  status: 'ready',
  isPartlyLoaded: true,
  error: undefined,
  events: [{ id: '3' }, { id: '2' }, { id: '1' }],
  total: 3,
  paged: { more: 'idle', loadMore: async () => undefined },
  retry: async () => undefined,
  ...more,
})
const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const timelineCard = (data: TimelineData<{ id: string }>) => (
  <TimelineCard texts="timeline" timeline={data} waiting={[event('unsent')]} shown={({ id }) => event(id)} most={2} />
)

test('the latest events are shown after those that are not sent yet; all of them in a sheet', async () => {
  await show(() => timelineCard(timeline({})))
  expect(titles()).toEqual(['Event unsent', 'Event 3', 'Event 2'])
  await userEvent.click(screen.getByRole('button', { name: /^All 4/ }))
  expect(within(await screen.findByRole('dialog')).getByRole('list', { name: 'Unsent' })).toBeTruthy()
})

test('what could be loaded is shown beside the failure of another part', async () => {
  const retry = jest.fn(async () => undefined)
  await show(() => timelineCard(timeline({ status: 'failed', error: new Error('no'), retry })))
  expect(titles()).toEqual(['Event unsent', 'Event 3', 'Event 2'])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('an address can be copied; where none is known that is said', async () => {
  await show(() => (
    <>
      <HeadAddress address="18 Taoyuan Road" none="No address" copy="Copy address" isLoading={false} />
      <HeadAddress address={undefined} none="No address" copy="Copy nothing" isLoading={false} />
    </>
  ))
  expect(screen.getByText('18 Taoyuan Road')).toBeTruthy()
  expect(screen.getByText('No address')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(1)
})

describe('a part that loads by itself', () => {
  const load = jest.fn()
  const part = (data: { status: 'ready' | 'loading' | 'failed'; value?: string; error?: unknown }) => (
    <Loaded section={{ value: undefined, error: undefined, load, ...data }} lines={2}>
      {(value) => <p>It is {value}.</p>}
    </Loaded>
  )

  test('shows its content', async () => {
    await show(() => part({ status: 'ready', value: 'there' }))
    expect(screen.getByText('It is there.')).toBeTruthy()
  })

  test('has a skeleton meanwhile', async () => {
    await show(() => part({ status: 'loading' }))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  })

  test('is tried again in its place', async () => {
    await show(() => part({ status: 'failed', error: new Error('no') }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledTimes(1)
  })
})
