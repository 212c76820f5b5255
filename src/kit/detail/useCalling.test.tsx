import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createFakeHost, createTestCore } from '#testing'
import { type Callable, useCalling } from './useCalling'

interface PageProps {
  readonly people: readonly Callable[]
  readonly call?: (phone: string) => void
}

function Page({ people, call }: PageProps) {
  const { start, menu } = useCalling('Call whom?', people, call)
  return (
    <>
      {start ? (
        <button type="button" onClick={start}>
          Call
        </button>
      ) : null}
      {menu}
    </>
  )
}

function show(...people: readonly Callable[]) {
  const host = createFakeHost()
  render(
    <CoreContext value={createTestCore([], { host })}>
      <Page people={people} />
    </CoreContext>,
  )
  return () => host.calls
}
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const LI = { name: 'Li Wei', phone: '13800000001' }
const WU = { name: 'Wu Ting', phone: '13800000002', note: 'Director' }

beforeAll(() => startTexts())

test('the only one is called at once', async () => {
  const calls = show(LI)
  await press(/^Call$/)
  expect(calls()).toEqual([{ method: 'call', request: LI.phone }])
})

test('of several, the one that is chosen', async () => {
  const calls = show(LI, WU)
  await press(/^Call$/)
  expect(calls()).toEqual([])
  await press(/^Wu Ting.*Director · 13800000002/)
  expect(calls()).toEqual([{ method: 'call', request: WU.phone }])
})

test('nobody can be called where there is nobody', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Call' })).toBeNull()
})

test('an area may call in its own way', () => {
  const call = jest.fn()
  render(
    <CoreContext value={createTestCore([], { host: createFakeHost() })}>
      <Page people={[{ name: 'Li Wei', phone: '13800138000' }]} call={call} />
    </CoreContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Call' }))
  expect(call.mock.calls).toEqual([['13800138000']])
})
