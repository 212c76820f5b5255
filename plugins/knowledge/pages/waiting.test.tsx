import { fireEvent, screen, waitFor } from '@testing-library/react'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Core } from '#platform/core'
import type { Http, RequestOf } from '#platform/http'
import { losingFirst, showPages } from '#testing'
import { getItem, saveItem } from '../api'
import dev from '../dev'
import plugin from '../plugin'
import { knowldegeEdit } from '../routes'
import { outboxRecord } from '../rules/vocabulary'
import Edit from './Edit'

/* Versions of an item that wait on this phone. In a file of its own: the cores of a file share what is stored. */

const ID = 'K-000004'
type Saved = RequestOf<typeof saveItem>

beforeAll(() => startScreens(plugin))

let core: Core
let online: jest.SpyInstance
afterEach(async () => {
  await (await core.outbox.load()).discardAll()
  core.outbox.dispose()
  online.mockRestore()
})

/** A phone without network on which the item waits under these titles, all written over the version of the server. */
async function waitingAs(titles: readonly string[], network = (http: Http): Http => http) {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sim = simulate(dev)
  core = simCore(sim, plugin, 'rep01', { http: network(simCore(sim, plugin, 'rep01').core.http) }).core
  const read = () => sim.as('rep01').call(getItem, { id: ID })
  const { version } = await read()
  const about = { category: 'policy', visibility: 'company', body: '<p>新价</p>' } as const
  for (const title of titles) {
    const request: Saved = { ...about, files: [], tags: [], orgs: [], itemId: ID, version, title }
    await core.outbox.enqueue({ call: saveItem, request, record: outboxRecord(ID), label: title, plugin: plugin.id })
  }
  return { read, version }
}

const connect = () => {
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
}

test('an item that waits is not written once more from the old text: what waits is led to, and is the text once it is sent', async () => {
  await waitingAs(['Prices of June'])
  await showPages(core, [{ route: knowldegeEdit, screen: Edit }], `/knowldegeEdit?id=${ID}`, plugin.id)
  expect(await screen.findByText('What you entered here waits on this phone.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull()
  connect()
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Prices of June')
})

test('who has written an item twice without network does not conflict with themselves', async () => {
  const { read, version } = await waitingAs(['Prices of June', 'Prices of July'])
  connect()
  const outbox = await core.outbox.load()
  await waitFor(() => expect([outbox.unsent.length, outbox.attention.length]).toEqual([0, 0]))
  expect(await read()).toMatchObject({ title: 'Prices of July', version: version + 2 })
})

test('nor do they if the answer to the first one is lost', async () => {
  const losing = (http: Http) => losingFirst(saveItem, http)
  const { read, version } = await waitingAs(['Prices of June', 'Prices of July'], losing)
  connect()
  const outbox = await core.outbox.load()
  await waitFor(() => expect(outbox.unsent[0]).toMatchObject({ attempts: 1, state: { kind: 'waiting' } }))
  await outbox.retryNow(outbox.unsent[0]?.id)
  await waitFor(() => expect([outbox.unsent.length, outbox.attention.length]).toEqual([0, 0]))
  expect(await read()).toMatchObject({ title: 'Prices of July', version: version + 2 })
})
