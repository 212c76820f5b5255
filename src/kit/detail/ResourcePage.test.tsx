import { act, screen } from '@testing-library/react'
import { defineRoute } from '#base/routes'
import { Resource } from '#kit/records'
import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { ResourcePage } from '.'

const route = defineRoute('/stock')
const stateOf = () => document.querySelector('[data-route]')?.getAttribute('data-state')

let section: Resource<number>
const Stock = () => (
  <ResourcePage
    title="Stock"
    section={section}
    empty={(count) => (count === 0 ? { title: 'No stock' } : undefined)}
    bottomBar={<button type="button">Order</button>}
  >
    {(count) => <p>{count} meters</p>}
  </ResourcePage>
)
const show = () => showPages(createTestCore([]), [{ route, screen: Stock }], '/stock')

beforeAll(() => startTexts())

test('frames what is awaited: title and bars at once, the content when it is there', async () => {
  section = new Resource(() => new Promise(() => undefined))
  await show()
  expect(screen.getByRole('heading', { name: 'Stock' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Order' })).toBeTruthy()
  expect(stateOf()).toBe('loading')
  await act(async () => section.set(12))
  expect(screen.getByText('12 meters')).toBeTruthy()
  expect(stateOf()).toBe('ready')
  await act(async () => section.set(0))
  expect(screen.getByText('No stock')).toBeTruthy()
  expect(stateOf()).toBe('empty')
})

test('without network it says how old the content is', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stored = async () => ({ value: 7, seenAt: new Date('2026-11-20T01:12:00.000Z') })
  section = new Resource(() => Promise.reject(new HttpError('network', 'none', { callId: 'x' })), stored)
  await show()
  await act(() => section.load())
  expect(screen.getByText('7 meters')).toBeTruthy()
  expect(screen.getByText(/^Offline\. As of/)).toBeTruthy()
})
