import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messageKind } from '#harness/backend/core/messages'
import { holdExampleTime, openPage, simCore, simulate } from '#harness/backend/kit/testing'
import { closeSampleThing, createSampleThing, getSampleThing, listSampleThings } from './api'
import dev from './dev'
import openSampleThing from './messages/openSampleThing'
import plugin from './plugin'
import { close, records, rows } from './records'
import { sampleThingForm, sampleThingList } from './routes'

const FIRST = 'SAMPLETHING-000001'
const open = (who: string, address: string) => openPage({ plugin, dev }, who, address)

beforeAll(holdExampleTime)
afterEach(() => localStorage.clear())

test('the list shows the open ones, and a row opens its record', async () => {
  const { shown } = await open('rep01', sampleThingList.path)
  await userEvent.click(await screen.findByRole('link', { name: 'First sample thing' }))
  expect(shown()).toBe(`/x/sample-things/sampleThingDetail?id=${FIRST}`)
})

test('sales see their own, managers those of their organisation, others are refused', async () => {
  const sim = simulate(dev)
  const totalOf = async (who: string) => (await sim.as(who).call(listSampleThings, { page: 1, tab: 'all' })).total
  const [own, unit] = [await totalOf('rep01'), await totalOf('rep02')]
  expect(own).toBeGreaterThan(1)
  expect(unit).toBeGreaterThan(own)
  expect(await sim.refusal(totalOf('rep04'))).toMatchObject({ code: 4003 })
  expect(await sim.refusal(sim.as('rep05').call(getSampleThing, { id: FIRST }))).toMatchObject({ code: 4003 })
})

test('closing changes the row as well, and cannot be done twice', async () => {
  const { core, sim } = simCore(simulate(dev), plugin, 'rep01')
  await core.store(records).of(FIRST).open()
  await expect(close.run(core, FIRST)).resolves.toMatchObject({ kind: 'done', record: { state: 'closed', can: [] } })
  expect(core.store(rows).get(FIRST)).toMatchObject({ state: 'closed' })
  expect(await sim.refusal(sim.as('rep01').call(closeSampleThing, { id: FIRST, version: 2 }))).toMatchObject({
    code: 4010,
  })
})

test('the owner is told when somebody else closes it, and the message opens it', async () => {
  const { core, sim } = simCore(simulate(dev), plugin, 'rep02')
  await core.store(records).of(FIRST).open()
  await close.run(core, FIRST)
  const reported = [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'sampleThing.closed')
  expect(reported).toMatchObject([{ to: 'rep01', params: { id: FIRST } }])
  const openHref = jest.fn()
  openSampleThing({ ...core, navigation: { ...core.navigation, openHref } }, { id: FIRST })
  expect(openHref).toHaveBeenCalledWith(`/x/sample-things/sampleThingDetail?id=${FIRST}`)
})

test('the form says what is wrong at the field, and leads to what was created', async () => {
  const { shown, sim } = await open('rep01', sampleThingForm.path)
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  const save = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(save)
  expect(await screen.findByText('Give a title (3–60).')).toBeTruthy()
  await userEvent.type(title, 'The meter is loud')
  await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }))
  await userEvent.click(save)
  await screen.findByText('The meter is loud')
  expect(shown()).toBe('/x/sample-things/sampleThingDetail?id=SAMPLETHING-900001')
  const found = await sim.as('rep01').call(listSampleThings, { page: 1, tab: 'open', keyword: 'loud' })
  expect(found.items).toMatchObject([{ title: 'The meter is loud', due: '2026-11-21', owner: { id: 'rep01' } }])
})

test('the server checks the fields and the right too', async () => {
  const sim = simulate(dev)
  const create = (who: string, title: string, due: string) =>
    sim.refusal(sim.as(who).call(createSampleThing, { title, due, text: '' }))
  expect(await create('rep04', 'The meter is loud', '2026-11-21')).toMatchObject({ code: 4003 })
  expect(await create('rep01', '', '2026-11-19')).toMatchObject({
    code: 4000,
    data: { fields: { title: 'title', due: 'due' } },
  })
})
