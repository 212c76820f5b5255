import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { startTexts } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { loadSheet } from '../../ui/components/Sheet'
import { DetailScreen } from './DetailScreen'
import { linkTo } from './LinksCard'
import { recordData, useRecord } from './opened'
import { RecordSheet } from './RecordSheet'
import { SectionCard } from './SectionCard'
import {
  listRoute,
  noNetwork,
  openVisit,
  type Responses,
  refused,
  type VisitRow,
  visit,
  visitRoute,
  visits,
} from './testing/visits'
import type { Neighbours } from './useNeighbours'

const row: VisitRow = { id: 'V-1', version: 3, place: 'Nanhai' }

interface PageProps {
  readonly neighbours?: Neighbours | undefined
}

const VisitPage = observer(function VisitPage({ neighbours }: PageProps) {
  const { id } = useSearch(visitRoute)
  const open = useRecord(visits, id)
  return (
    <DetailScreen
      open={open}
      title={({ place }) => place}
      list={href(listRoute)}
      neighbours={neighbours}
      changedBy={({ state }) => {
        const at = new Date(Date.now() - 3 * 60_000)
        return state === 'moved' ? { by: { id: 'rep02', name: '陈静', nameEn: 'Chen Jing' }, at } : undefined
      }}
      compare={[
        { label: 'State', text: ({ state }) => state },
        { label: 'Note', text: ({ note }) => note },
        { label: 'Place', text: ({ place }) => place },
      ]}
      tabs={[
        { key: 'facts', label: 'Facts' },
        { key: 'photos', label: 'Photos', count: open.parts.photos.value?.length },
      ]}
      head={({ place }) => <h2>{place}</h2>}
      parts={({ state }) => [
        { key: 'facts', title: 'State now', body: <p>It is {state}.</p> },
        state === 'never' && { key: 'never', body: 'never shown' },
        {
          key: 'photos',
          body: (
            <SectionCard
              title="Photos"
              section={open.parts.photos}
              empty={(photos) => (photos.length === 0 ? 'No photos' : undefined)}
            >
              {(photos) => photos.join(', ')}
            </SectionCard>
          ),
        },
      ]}
      menu={(known, whole) => [
        { label: `Copy ${known.place}`, onPress: () => undefined },
        whole && { label: 'Close it', onPress: () => undefined },
        linkTo(listRoute, {}, 'All visits'),
        linkTo(visitRoute, { id: 'V-2' }, 'A page without a screen'),
      ]}
      bottomBar={({ can }) => can.includes('close') && <button type="button">Close the visit</button>}
    />
  )
})

const onClose = jest.fn()

const VisitSheet = observer(function VisitSheet() {
  const open = useRecord(visits, 'V-1')
  return (
    <RecordSheet
      open={open}
      title={({ place }) => place}
      parts={({ state }) => [{ key: 'facts', body: <p>It is {state}.</p> }]}
      foot={() => <button type="button">Close the visit</button>}
      onClose={onClose}
    />
  )
})

const openPage = (answers: Responses, known?: VisitRow, neighbours?: Neighbours) =>
  openVisit(() => <VisitPage neighbours={neighbours} />, answers, known)
const pageState = () =>
  document.querySelector('[data-route="/visit"], [data-page="/visit"]')?.getAttribute('data-state')
const button = (name: string) => screen.getByRole('button', { name })

beforeAll(async () => {
  // jsdom does not scroll.
  Element.prototype.scrollTo = () => undefined
  await Promise.all([startTexts(), loadSheet()])
})

test('a record with its parts, actions and menu; its place is kept while it is loading', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { open } = await openPage({ '/visit': () => new Promise((resolve) => (answer = resolve)) }, row)
  expect(screen.getByRole('heading', { name: 'Nanhai', level: 2 })).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Facts', 'Photos'])
  expect(screen.queryByText('Close the visit')).toBeNull()
  expect(screen.getAllByRole('status', { name: 'Loading' }).length).toBeGreaterThan(0)
  await act(async () => answer(visit()))
  await waitFor(() => expect(screen.getByText('No photos')).toBeTruthy())
  expect(screen.getByText('It is open.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'State now' })).toBeTruthy()
  expect(screen.getByText('Close the visit')).toBeTruthy()
  expect(screen.queryByText('never shown')).toBeNull()
  fireEvent.click(button('More actions'))
  expect(await screen.findByText('Close it')).toBeTruthy()
  expect(open.state).toBe('ready')
})

test('the menu has links to the pages that can be opened', async () => {
  await openPage({ '/visit': visit() })
  fireEvent.click(button('More actions'))
  expect(screen.queryByText('A page without a screen')).toBeNull()
  fireEvent.click(await screen.findByText('All visits'))
  await waitFor(() => expect(window.location.hash).toBe(`#${href(listRoute)}`))
})

test('a record is requested before its page renders, once', async () => {
  const { core, seen } = await openPage({ '/visit': (sent: { id: string }) => visit({ id: sent.id }) })
  const coming = { path: '/visit', query: 'id=V-2', memory: new Map() }
  recordData(visits).prepare(core, coming, { id: 'V-2' })
  recordData(visits).prepare(core, coming, {})
  await act(() => core.store(visits).of('V-2').open())
  const requested = seen.filter(({ path }) => path === '/visit').map(({ request }) => request)
  expect(requested).toEqual([{ id: 'V-1' }, { id: 'V-2' }])
})

test('nothing to do: no bottom bar', async () => {
  await openPage({ '/visit': visit({ can: [] }) })
  expect(screen.getByText('It is open.')).toBeTruthy()
  expect(screen.queryByText('Close the visit')).toBeNull()
})

test('not found leads to the list', async () => {
  const { navigation } = await openPage({ '/visit': refused(4004) }, row)
  expect(screen.getByRole('heading', { name: 'Visit' })).toBeTruthy()
  expect(screen.getByText('Not found')).toBeTruthy()
  fireEvent.click(button('Go to the list'))
  await waitFor(() => expect(navigation.visible.path).toBe('/visits'))
})

describe('denied', () => {
  const answers = { '/visit': refused(4003, { right: 'visit.read' }), '/api/core/approvers': [{ userName: 'Zhao' }] }

  test('for want of a right: which role has it and whom to ask', async () => {
    await openVisit(() => <VisitPage />, answers, undefined, { decide: () => ({ ok: false, reason: 'no' }) })
    expect(await screen.findByText('You do not have the right “See visits”.')).toBeTruthy()
    expect(screen.getByText('It comes with the role Area manager.')).toBeTruthy()
    expect(screen.getByText('Ask Zhao for it.')).toBeTruthy()
  })

  test('with the right, but not for this record: no role would help', async () => {
    await openPage(answers)
    expect(screen.getByText('Ask its owner, or whoever approves roles in your organisation.')).toBeTruthy()
    expect(screen.queryByText(/^You do not have the right/)).toBeNull()
  })
})

test('a record that did not load is loaded by trying again', async () => {
  const answers: Responses = { '/visit': new Error('broken') }
  await openPage(answers)
  expect(screen.getByText('This could not be loaded')).toBeTruthy()
  answers['/visit'] = visit()
  await act(async () => fireEvent.click(button('Try again')))
  expect(screen.getByText('It is open.')).toBeTruthy()
})

test('the row of the list stays when its record does not load, and the record comes with the network', async () => {
  const answers: Responses = { '/visit': noNetwork() }
  await openPage(answers, row)
  expect(screen.getByText(/Only the basics are shown\.$/)).toBeTruthy()
  answers['/visit'] = visit()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByText('It is open.')).toBeTruthy()
})

test('a stored copy says of when it is', async () => {
  await openPage({ '/visit': noNetwork(), 'stored main': { raw: [visit()], seenAt: Date.now() } })
  expect(await screen.findByText('It is open.')).toBeTruthy()
  expect(screen.getByText(/^Offline\. As of /)).toBeTruthy()
})

test('what somebody else changed is listed in both versions until it is seen', async () => {
  const { core, open } = await openPage({ '/visit': visit({ note: 'gate 2' }) })
  act(() =>
    runInAction(() => {
      open.before = open.main.value
      core.store(visits).applied(visit({ version: 4, state: 'closed' }))
    }),
  )
  const notice = screen.getByRole('alert')
  expect([...notice.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'State: open → closed',
    'Note: gate 2 → none',
  ])
  fireEvent.click(button('Got it'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who has changed it, and when, where the record says so', async () => {
  const { core, open } = await openPage({ '/visit': visit() })
  const becomes = (state: string, version: number) =>
    act(() =>
      runInAction(() => {
        open.before = open.main.value
        core.store(visits).applied(visit({ version, state }))
      }),
    )
  becomes('moved', 4)
  expect(screen.getByText('Changed by Chen Jing 3 minutes ago.')).toBeTruthy()
  becomes('closed', 5)
  expect(screen.getByText('Changed by somebody else in the meantime')).toBeTruthy()
})

test('a part that did not load is retried alone', async () => {
  const answers: Responses = { '/visit': visit(), '/photos': noNetwork() }
  const { seen } = await openPage(answers)
  expect(await screen.findByText(/^This part could not be loaded\. No network connection\./)).toBeTruthy()
  answers['/photos'] = ['a.jpg']
  await act(async () => fireEvent.click(button('Try again')))
  expect(screen.getByText('a.jpg')).toBeTruthy()
  expect(seen.map(({ path }) => path)).toEqual(['/visit', '/photos', '/photos'])
})

describe('previous and next', () => {
  const answers = { '/visit': ({ id }: { id: string }) => visit({ id, place: `Place ${id}` }) }

  test('through the list that it was opened from, loading more of it at the end', async () => {
    const ids = ['V-0', 'V-1']
    const more = jest.fn(async () => void ids.push('V-2'))
    const { navigation } = await openPage(answers, undefined, { ids, total: 3, more })
    expect(screen.getByText('2 of 3')).toBeTruthy()
    await act(async () => fireEvent.click(button('Next')))
    expect(more).toHaveBeenCalledTimes(1)
    expect(navigation.visible.query).toBe('id=V-2')
    expect(screen.getByRole('heading', { name: 'Place V-2', level: 2 })).toBeTruthy()
    expect(button('Next').hasAttribute('disabled')).toBe(true)
    await act(async () => fireEvent.click(button('Previous')))
    expect(navigation.visible.query).toBe('id=V-1')
  })

  test('who went to the previous one while the list was loading stays there', async () => {
    let answer: () => void = () => undefined
    const ids = ['V-0', 'V-1']
    const more = () =>
      new Promise<void>((resolve) => {
        answer = () => {
          ids.push('V-2')
          resolve()
        }
      })
    const { navigation } = await openPage(answers, undefined, { ids, total: 3, more })
    await act(async () => fireEvent.click(button('Next')))
    await act(async () => fireEvent.click(button('Previous')))
    expect(navigation.visible.query).toBe('id=V-0')
    await act(async () => answer())
    expect(navigation.visible.query).toBe('id=V-0')
    await act(async () => fireEvent.click(button('Next')))
    expect(navigation.visible.query).toBe('id=V-1')
  })

  test('a page of the list that does not load is told', async () => {
    const more = () => Promise.reject(noNetwork())
    const { toasts } = await openPage(answers, undefined, { ids: ['V-1'], total: 2, more })
    await act(async () => fireEvent.click(button('Next')))
    expect(toasts()).toEqual(['No network connection. Check it and try again.'])
  })

  test('not for a record opened by a link', async () => {
    await openPage(answers, undefined, { ids: ['V-7'], total: 1, more: async () => undefined })
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })
})

describe('in a sheet over a list', () => {
  test('the record with its actions', async () => {
    await openVisit(VisitSheet, { '/visit': visit() })
    expect(await screen.findByRole('dialog', { name: 'Nanhai' })).toBeTruthy()
    expect(screen.getByText('It is open.')).toBeTruthy()
    expect(screen.getByText('Close the visit')).toBeTruthy()
  })

  test('a record that is gone closes', async () => {
    await openVisit(VisitSheet, { '/visit': refused(4004) })
    expect(await screen.findByText('Not found')).toBeTruthy()
    fireEvent.click(button('Close'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

test('the page says its state', async () => {
  await openPage({ '/visit': refused(4004) })
  expect(pageState()).toBe('not-found')
})
