import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { type Http, HttpError } from '#platform/http'
import { losingFirst, showPages } from '#testing'
import { addComment, listComments } from '../api'
import { commentKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { items } from '../records'
import { knowldegeDetails } from '../routes'
import { ItemComments } from './ItemComments'

beforeAll(() => startScreens(plugin))

const Page = () => <ItemComments id="K-000001" mayWrite />

test('more comments that do not load say so, and are loaded again', async () => {
  const sim = simulate(dev)
  const comments = sim.store.table(commentKind)
  for (let minute = 10; minute < 40; minute += 1)
    comments.put({
      id: `KC-9000${minute}`,
      itemId: 'K-000001',
      by: 'rep02',
      at: `2026-11-19T09:${minute}:00+08:00`,
      text: `Comment of minute ${minute}`,
    })
  const whole = simCore(sim, plugin, 'rep01').core
  let isDown = true
  const http: Http = (call, request, options) => {
    if (isDown && call.id === listComments.id && Object(request).page === 2)
      return Promise.reject(new HttpError('network', 'down', { callId: call.id }))
    return whole.http(call, request, options)
  }
  const { core } = simCore(sim, plugin, 'rep01', { http })
  await showPages(core, [{ route: knowldegeDetails, screen: Page }], '/knowldegeDetails?id=K-000001', 'knowledge')
  await act(() => core.store(items).of('K-000001').parts.comments.load())
  await userEvent.click(await screen.findByRole('button', { name: 'More comments' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText('Comment of minute 10')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a comment that is sent again after its answer was lost is one comment', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01', {
    http: losingFirst(addComment, simCore(sim, plugin, 'rep01').core.http),
  })
  await showPages(core, [{ route: knowldegeDetails, screen: Page }], '/knowldegeDetails?id=K-000001', 'knowledge')
  const field = await screen.findByRole('textbox', { name: 'Your comment' })
  await userEvent.type(field, 'Well measured.')
  const send = screen.getByRole('button', { name: 'Send comment' })
  await userEvent.click(send)
  expect(await screen.findByRole('alert')).toBeTruthy()
  await userEvent.click(send)
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  const written = [...sim.store.table(commentKind).values()].filter(({ text }) => text === 'Well measured.')
  expect(written).toHaveLength(1)
})
