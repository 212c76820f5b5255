import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Core } from '#platform/core'
import { outboxRoute } from '#platform/outbox'
import { showPages } from '#testing'
import { getClueFacts, getEnergy, getEquipment, insertTrack, saveClueFacts, saveEnergy, saveEquipment } from '../api'
import { leadKind } from '../backend/records'
import moves from '../dayMoves'
import dev from '../dev'
import plugin from '../plugin'
import { editClueCognitionClueInfo, editClueCognitionEnergy, editClueCognitionInfo } from '../routes'
import { leadIdSchema } from '../rules/vocabulary'
import { outboxRecord } from '../stores/followUp'
import leadsToday from '../today'
import CognitionClueInfo from './CognitionClueInfo'
import CognitionEnergy from './CognitionEnergy'
import CognitionInfo from './CognitionInfo'

/* Forms over what waits on this phone. In a file of its own: the cores of a file share what is stored. */

const id = v.parse(leadIdSchema, 'L-000001')
const PAGES = [
  { route: editClueCognitionClueInfo, screen: CognitionClueInfo },
  { route: editClueCognitionInfo, screen: CognitionInfo },
  { route: editClueCognitionEnergy, screen: CognitionEnergy },
  { route: outboxRoute, screen: () => <p>Everything that waits</p> },
]

let online: jest.SpyInstance
let sim: ReturnType<typeof simulate>
let core: Core
beforeAll(() => startScreens(plugin))
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  sim = simulate(dev)
  core = simCore(sim, plugin, 'rep01').core
})
afterEach(async () => {
  await (await core.outbox.load()).discardAll()
  // Else it would send what waits in the next test.
  core.outbox.dispose()
  online.mockRestore()
  localStorage.clear()
})

const open = (address: string) => showPages(core, PAGES, `/${address}?id=${id}`, plugin.id)
const me = () => sim.as('rep01')
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const wait = <Q,>(call: Parameters<Core['outbox']['enqueue']>[0]['call'], request: Q) =>
  core.outbox.enqueue({ call, request, record: outboxRecord(id), label: id, plugin: plugin.id })
const waiting = async () => (await core.outbox.load()).unsent.map(({ request }) => request)
/** The network is back; without a conflict everything is sent. */
const send = async () => {
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await waitFor(async () => expect(await waiting()).toEqual([]))
}
const facts = () => me().call(getClueFacts, { id })

test('both halves of the facts that were written without network arrive, one after the other', async () => {
  const { version, place } = await facts()
  const half = { place: { ...place, address: '佛山市禅城区南庄镇桃园东路20号' }, source: 'map' }
  await wait(saveClueFacts, { id, version, half })
  await open('editClueCognitionInfo')
  await type(/^Legal representative/, '李宏')
  await save()
  await waitFor(async () => expect(await waiting()).toHaveLength(2))
  await send()
  expect(await facts()).toMatchObject({
    version: version + 2,
    place: { address: half.place.address },
    company: { legalRep: '李宏' },
  })
})

test('a boiler that waits is no change of the company', async () => {
  const { version } = await me().call(getEquipment, { id })
  await wait(saveEquipment, { id, version, rows: [{ type: 'B', fuel: 'gas', count: 3, capacity: 12 }] })
  await open('editClueCognitionInfo')
  await type(/^Legal representative/, '李宏')
  await save()
  await waitFor(async () => expect(await waiting()).toHaveLength(2))
  await send()
  expect((await facts()).company.legalRep).toBe('李宏')
})

test('lead info begins with the next step of a follow-up that waits, and is saved after it', async () => {
  const at = new Date(sim.now.getTime() + 72 * 3_600_000)
  await wait(insertTrack, {
    leadId: id,
    kind: 'call',
    contactName: '何主任',
    text: 'Asked for a price for two boilers.',
    nextStep: { at, kind: 'visit', text: 'Bring the offer' },
  })
  await open('editClueCognitionClueInfo')
  await waitFor(() => expect(screen.getByDisplayValue('Bring the offer')).toBeTruthy())
  await type(/^Distance to main/, '390')
  await save()
  await waitFor(async () => expect(await waiting()).toHaveLength(2))
  await send()
  expect(sim.store.table(leadKind).get(id)).toMatchObject({
    distanceToMain: 390,
    nextStep: { kind: 'visit', text: 'Bring the offer' },
  })
})

test('a step is moved to the next day after what waits of its lead', async () => {
  const item = (await leadsToday(core, new AbortController().signal)).find((each) => each.id === id)
  if (!item) throw new Error('nothing is due')
  const { version, place } = await facts()
  await wait(saveClueFacts, { id, version, half: { place, source: 'map' } })
  await expect(moves.tomorrow?.(core, item)).resolves.toMatchObject({ kind: 'queued' })
  await send()
  expect(sim.store.table(leadKind).get(id)?.version).toBe(version + 2)
})

test('what waits behind a save that is given up keeps the version it was written at: the change of somebody else is shown', async () => {
  const { version, place, company } = await facts()
  await wait(saveClueFacts, { id, version, half: { company: { ...company, legalRep: '李宏' } } })
  await open('editClueCognitionClueInfo')
  await type(/^Distance to main/, '390')
  await save()
  await waitFor(async () => expect(await waiting()).toHaveLength(2))
  const theirs = { ...place, address: '佛山市禅城区南庄镇桃园东路20号' }
  await sim.as('rep02').call(saveClueFacts, { id, version, half: { place: theirs, source: 'map' } })
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  const outbox = await core.outbox.load()
  await waitFor(() => expect(outbox.attention).toHaveLength(1))
  await outbox.discard(outbox.attention[0]?.id ?? '')
  await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
  expect((await facts()).place.address).toBe(theirs.address)
})

test('the step that a waiting follow-up plans is the one that is moved to the next day', async () => {
  const item = (await leadsToday(core, new AbortController().signal)).find((each) => each.id === id)
  if (!item) throw new Error('nothing is due')
  const at = new Date(sim.now.getTime() + 120 * 3_600_000)
  const followUp = { leadId: id, kind: 'call', contactName: '何主任', text: 'Asked for a price for two boilers.' }
  await wait(insertTrack, { ...followUp, nextStep: { at, kind: 'visit', text: 'Bring the offer' } })
  await expect(moves.tomorrow?.(core, item)).resolves.toMatchObject({ kind: 'queued' })
  await send()
  expect((await facts()).nextStep).toMatchObject({
    kind: 'visit',
    text: 'Bring the offer',
    at: new Date(sim.now.getTime() + 72 * 3_600_000),
  })
})

test('a save that waits is found also where the form is opened first of all', async () => {
  const { version, company } = await facts()
  await wait(saveClueFacts, { id, version, half: { company: { ...company, legalRep: '李宏' } } })
  core.outbox.dispose()
  core = simCore(sim, plugin, 'rep01').core
  await open('editClueCognitionInfo')
  expect(await screen.findByText('What you entered here waits on this phone.')).toBeTruthy()
})

test('a save that waits is not written a second time: its entry is led to', async () => {
  const { version, rows } = await me().call(getEnergy, { id })
  await wait(saveEnergy, { id, version, rows: rows.map((row) => ({ ...row, price: 3.5 })) })
  await open('editClueCognitionEnergy')
  expect(await screen.findByText('What you entered here waits on this phone.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('Everything that waits')).toBeTruthy()
})
