import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type IObservableValue, observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { defineRoute } from '#base/routes'
import { Resource, useResource } from '#kit/records'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { ResourceView } from './ResourceView'
import { noNetwork, refused } from './testing/visits'

const route = defineRoute('/tours')
const home = defineRoute('/home')

type LoadTours = (signal: AbortSignal) => Promise<readonly string[]>

interface ToursProps {
  readonly load: LoadTours
  /** Which tours are asked for. */
  readonly region?: IObservableValue<string>
}

const Tours = observer(function Tours({ load, region }: ToursProps) {
  const tours = useResource((_, signal) => load(signal), region?.get())
  return (
    <ResourceView section={tours} empty={(all) => (all.length === 0 ? { title: 'No tours' } : undefined)}>
      {(all) => <p>{all.join(', ')}</p>}
    </ResourceView>
  )
})

/** Opens a page that waits for tours; `answer` is what the loader gives, an error is thrown. */
async function openTours(answer: () => unknown) {
  const signals: AbortSignal[] = []
  const load: LoadTours = async (signal) => {
    signals.push(signal)
    const given = await answer()
    if (given instanceof Error) throw given
    return given as readonly string[]
  }
  const pages = [
    { route, screen: () => <Tours load={load} /> },
    { route: home, screen: () => <p>Home</p> },
  ]
  const shown = await showPages(createTestCore([]), pages, '/home')
  await act(async () => shown.navigation.open('/tours' as Parameters<typeof shown.navigation.open>[0]))
  const state = () => shown.container.querySelector('[data-route="/tours"]')?.getAttribute('data-state')
  return { ...shown, signals, state }
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

beforeAll(() => startTexts())

test('content, or what is said where there is none', async () => {
  const full = await openTours(() => ['North', 'South'])
  expect([screen.getByText('North, South').tagName, full.state()]).toEqual(['P', 'ready'])
  full.unmount()
  const none = await openTours(() => [])
  expect([screen.getByText('No tours').textContent, none.state()]).toEqual(['No tours', 'empty'])
})

test.each([
  [4003, 'denied', 'You cannot open this page'],
  [4004, 'not-found', 'This page does not exist'],
])('refusal %s: %s, with a way back', async (code, kind, title) => {
  const { state, shown } = await openTours(() => refused(code))
  expect([screen.getByText(title).textContent, state()]).toEqual([title, kind])
  await press('Back')
  await waitFor(() => expect(shown()).toBe('/home?'))
})

test('a failure is retried by its button, a missing network also when it returns', async () => {
  let answer: unknown = refused(5000)
  const { state, signals } = await openTours(() => answer)
  expect(state()).toBe('error')
  answer = noNetwork()
  await press('Try again')
  expect(screen.getByText('No network connection')).toBeTruthy()
  answer = ['North']
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByText('North')).toBeTruthy()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(signals).toHaveLength(3)
})

test('a part of a record that the network kept from loading is loaded once it returns, once', async () => {
  const load = jest.fn(async () => ['North']).mockRejectedValueOnce(noNetwork())
  const part = new Resource(load)
  const screenOf = () => <ResourceView section={part}>{(all) => <p>{all.join(', ')}</p>}</ResourceView>
  await showPages(createTestCore([]), [{ route, screen: screenOf }], '/tours')
  await act(async () => part.load())
  expect(screen.getByText('No network connection')).toBeTruthy()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByText('North')).toBeTruthy()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
})

test('a load is cancelled when its page is left', async () => {
  const { navigation, signals, state } = await openTours(() => new Promise(() => undefined))
  expect([state(), signals[0]?.aborted]).toEqual(['loading', false])
  await act(async () => navigation.back())
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]))
})

test('with another key other data are loaded, and the first ones are cancelled', async () => {
  const region = observable.box('North')
  const requested: { readonly name: string; readonly signal: AbortSignal }[] = []
  const load = async (signal: AbortSignal) => {
    const name = region.get()
    requested.push({ name, signal })
    return name === 'North' ? new Promise<never>(() => undefined) : [name]
  }
  const pages = [{ route, screen: () => <Tours load={load} region={region} /> }]
  const { container } = await showPages(createTestCore([]), pages, '/tours')
  expect(container.querySelector('.skeleton-part')).not.toBeNull()
  await act(async () => runInAction(() => region.set('South')))
  expect(screen.getByText('South').tagName).toBe('P')
  expect(requested.map(({ name }) => name)).toEqual(['North', 'South'])
  expect(requested[0]?.signal.aborted).toBe(true)
})
