import { act, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { queryOf } from '#kit/records'
import { type Core, CoreContext } from '#platform/core'
import { call, HttpError } from '#platform/http'
import { startTexts, takeTexts } from '#platform/i18n'
import { bindMessages } from '#platform/messages'
import type { NavigationStore } from '#platform/navigation'
import { createTestCore } from '#testing'
import { PageContext, type PageFacts } from '../../platform/navigation/page'
import { LaunchPage } from './LaunchPage'

jest.mock('../../base/config/build', () => ({
  ...jest.requireActual('../../base/config/build'),
  buildValue: (name: string) => (name === 'EMBED_ORIGINS' ? 'https://contracts.example' : ''),
}))

const ORIGIN = 'https://contracts.example'
const entry = { id: 'p', index: 1, href: '/contractIframe', memory: new Map<string, unknown>() }
const navigation = { visible: { entry }, leave: jest.fn(), onBack: () => () => undefined } as never as NavigationStore
const facts: PageFacts = {
  page: { key: 'p', entry, path: '/contractIframe', query: '', keepAlive: false },
  navigation,
  plugin: 'contracts',
  visible: true,
  setState: () => undefined,
  scroller: () => null,
}
const launch = call({
  host: 'main',
  method: 'POST',
  path: '/launch',
  send: 'json',
  about: 'x',
  request: v.object({}),
  response: v.object({ url: v.string(), ticket: v.string() }),
})

let unbind: () => void
beforeAll(() => {
  startTexts()
  takeTexts('contracts', { launch: { deniedTitle: 'You cannot make contracts' } })
})
beforeEach(() => {
  jest.useFakeTimers()
  unbind = bindMessages({
    messages: { deliver: async () => undefined },
    back: () => undefined,
    notify: () => undefined,
    report: () => undefined,
  })
})
afterEach(() => {
  unbind()
  jest.useRealTimers()
})

const frame = () => document.querySelector('iframe') as HTMLIFrameElement
const settle = () => act(() => jest.advanceTimersByTimeAsync(0))

/** Posts a message as the page in the frame. */
function say(data: unknown) {
  const event = Object.assign(new Event('message'), { data, origin: ORIGIN, source: frame().contentWindow })
  act(() => void window.dispatchEvent(event))
}

async function open(url: string, refused?: number) {
  let tickets = 0
  const http = jest.fn(async () => {
    tickets += 1
    if (refused !== undefined && tickets === 1)
      throw new HttpError('refused', 'as the server says', { callId: 'launch', code: refused })
    return { url, ticket: `t-${tickets}` }
  })
  const onSubmitted = jest.fn((report: { readonly id: string }) => report.id === 'CT-1')
  const core: Core = { ...createTestCore([]), http: http as never }
  render(
    <CoreContext value={core}>
      <PageContext value={facts}>
        <LaunchPage
          title="New contract"
          texts="launch"
          launch={() => queryOf(launch, {})}
          submitted={v.object({ id: v.string() })}
          onSubmitted={onSubmitted}
        />
      </PageContext>
    </CoreContext>,
  )
  await settle()
  return { http, onSubmitted }
}

test('a path lies on the first origin that may be framed; the ticket is sent by message, never in the address', async () => {
  await open('/contract/new')
  expect(frame().src).toBe(`${ORIGIN}/contract/new`)
  const post = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => undefined)
  fireEvent.load(frame())
  expect(post).toHaveBeenCalledWith({ type: 'init', payload: expect.objectContaining({ ticket: 't-1' }) }, ORIGIN)
})

test('a page of an origin that may not be framed is not opened', async () => {
  await open('https://evil.example/contract/new')
  expect(frame()).toBeNull()
  expect(screen.getByText('You cannot open this page')).toBeTruthy()
  expect(screen.getByText('This page may not be opened here.')).toBeTruthy()
})

test('a launch that the server does not allow (4902) says so in the language of the app', async () => {
  await open('/contract/new', 4902)
  expect(screen.getByText('This page may not be opened here.')).toBeTruthy()
})

test('a launch for which a right is missing (4003) says so in the words of the area', async () => {
  await open('/contract/new', 4003)
  expect(screen.getByText('You cannot make contracts')).toBeTruthy()
})

test('a launch that the server calls expired (4904) is tried again', async () => {
  await open('/contract/new', 4904)
  expect(screen.getByText('Launch expired, try again.')).toBeTruthy()
  fireEvent.click(screen.getByText('Try again'))
  await settle()
  expect(frame().src).toBe(`${ORIGIN}/contract/new`)
})

test('one report counts: what is about something else, has another form, or comes twice is ignored', async () => {
  const { onSubmitted } = await open('/contract/new')
  fireEvent.load(frame())
  say({ type: 'submitted', payload: { number: 1 } })
  expect(onSubmitted).not.toHaveBeenCalled()
  say({ type: 'submitted', payload: { id: 'CT-2' } })
  say({ type: 'submitted', payload: { id: 'CT-1' } })
  say({ type: 'submitted', payload: { id: 'CT-1' } })
  expect(onSubmitted.mock.calls).toEqual([[{ id: 'CT-2' }], [{ id: 'CT-1' }]])
})

test('a report after the page has closed is ignored', async () => {
  const { onSubmitted } = await open('/contract/new')
  fireEvent.load(frame())
  say({ type: 'close' })
  await settle()
  say({ type: 'submitted', payload: { id: 'CT-1' } })
  expect(onSubmitted).not.toHaveBeenCalled()
})

test('a page whose ticket has expired is launched again, with another one', async () => {
  const { http } = await open('/contract/new')
  fireEvent.load(frame())
  say({ type: 'expired' })
  expect(frame()).toBeNull()
  expect(screen.getByText('Launch expired, try again.')).toBeTruthy()
  fireEvent.click(screen.getByText('Try again'))
  await settle()
  expect(http).toHaveBeenCalledTimes(2)
  expect(frame().src).toBe(`${ORIGIN}/contract/new`)
})

test('each attempt has a ticket of its own', async () => {
  const { http } = await open('/contract/new')
  act(() => void jest.advanceTimersByTime(20_000))
  fireEvent.click(screen.getByText('Try again'))
  await settle()
  expect(http).toHaveBeenCalledTimes(2)
})
