import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Core } from '#platform/core'
import { setLanguage } from '#platform/i18n'
import { enterChange, saveDevice } from './api/devices'
import { addLog } from './api/serviceLog'
import dev from './dev'
import plugin from './plugin'
import calls from './repeatable'
import { companies } from './stores/companies'
import { deviceSheets } from './stores/devices'

beforeAll(() => startScreens(plugin))

const compare = (call: unknown, request: object, theirs: unknown) =>
  calls.find((each) => each.call === call)?.compare?.(request, theirs)

const entered = { kind: 'B', fuel: 'gas', capacity: 14, count: 2 } as const
const device = { ...entered, custId: 'C-000001', id: 'DV-000001', capacity: 16, version: 2, state: '1', can: ['edit'] }
const own = { custId: 'C-000001', version: 1, state: '2', ...entered, id: 'DV-000001', photo: '/fdfs/F-2/plate.jpg' }

const linesOf = (fields: ReturnType<typeof compare>) =>
  fields?.flatMap(({ label, mine, theirs }) => (mine === theirs ? [] : [`${label}: ${mine} | ${theirs}`]))

test('an edited device that waits is compared in words, field by field', () => {
  const fields = compare(saveDevice, own, device)
  expect(linesOf(fields)).toEqual([
    'field.state: Standby | Running',
    'field.capacity: 14 | 16',
    'field.photo: plate.jpg | –',
  ])
  expect(fields?.find(({ label }) => label === 'field.kind')).toMatchObject({ mine: 'B', dictionary: 'deviceKind' })
  expect(fields?.find(({ label }) => label === 'field.fuel')).toMatchObject({ mine: 'gas', dictionary: 'fuel' })
})

test('a change that waits says what becomes of the device, and compares the new one with it', async () => {
  const change = { custId: 'C-000001', device: 'DV-000001', version: 1, at: '2026-11-20' }
  expect(linesOf(compare(enterChange, { ...change, kind: 'R', newDevice: entered }, device))).toEqual([
    'field.state: Replaced | Running',
    'field.capacity: 14 | 16',
  ])
  await setLanguage('zh-CN')
  expect(linesOf(compare(enterChange, { ...change, kind: 'X' }, device))).toEqual(['field.state: 拆除 | 在用'])
  await setLanguage('en')
})

test('what the server sends in a form of its own is not compared in words', () => {
  expect(compare(saveDevice, own, { id: 'DV-000001' })).toBeUndefined()
})

test.each([
  ['the devices', (core: Core) => core.store(deviceSheets).of('C-000001').main, saveDevice, own],
  [
    'the company',
    (core: Core) => core.store(companies).of('C-000001').main,
    addLog,
    { custId: 'C-000001', kind: 'call', at: new Date(), text: 'Asked for a price.' },
  ],
])('%s that an entry is about were read again once its sending ends', async (_, mainIn, call, sent) => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const main = mainIn(core)
  await main.load()
  const before = main.value
  await calls.find((each) => each.call === call)?.afterSent?.(core, sent)
  expect([main.error, before === undefined, main.value === before]).toEqual([undefined, false, false])
})
