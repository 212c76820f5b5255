import { defineRoute, href, string } from '#base/routes'
import type { Plugin } from '#platform/plugin'
import type { Step } from '../../simulator/types'
import { readyScenario, see } from '../readyScenario'
import { fakeArea } from './fakeArea'
import { scenarioProblems } from './testing'

/** The contract of ready scenarios, with mistakes planted in one of an area of orders. */

const orderPage = defineRoute('/x/orders/order', { search: { id: string } })
const ORDER = href(orderPage, { id: 'OR-000001' })
const orders: Plugin = {
  id: 'orders',
  owner: 'team',
  routes: [{ route: orderPage, screen: async () => ({ default: () => null }), title: 'title', source: 'orders' }],
}

type Situation = Parameters<typeof readyScenario>[3]

/** What the contract says of a scenario that opens an order and does these steps. */
function problems(
  steps: readonly Step[],
  { path = ORDER, ...situation }: Partial<Situation> = {},
  chinese = '发送订单',
): Promise<string[]> {
  const ready = readyScenario('An order is sent', chinese, 'browser', { path, ...situation }, ...steps)
  const dev = { ...fakeArea().dev, scenarios: [ready] }
  const texts = ['Send', 'Sent by {{name}} to {{place}}.', '{{count}}']
  return scenarioProblems(dev, { plugins: [orders], devs: [dev], texts })
}

const tap = (name: string, within?: string): Step => ({
  call: 'tap',
  with: [{ role: 'button', name, ...(within && { within }) }],
})
const waitFor = (kind: 'call' | 'answer' | 'http', method: string): Step => ({
  call: 'waitFor',
  with: [{ kind, method }],
})

test('a scenario whose names are all there is right', async () => {
  const steps: readonly Step[] = [
    tap('Send', 'order:OR-000001'),
    waitFor('http', 'POST /main/api/orders/orders/OR-000001/send'),
    { call: 'network', with: [{ offline: true }], when: { kind: 'answer', method: 'takePhoto' } },
    { call: 'persona', with: ['rep02'] },
    tap('Send', 'OR-000001'),
    { call: 'put', with: ['order', 'OR-000001', { title: 'Another' }] },
    { call: 'put', with: ['company', 'C-000001', { name: 'Another' }] },
    { call: 'put', with: ['customer', 'C-000001', { name: 'Another' }] },
    see('Sent by Li Wei to Foshan.'),
    see('First order'),
    see('0:02'),
    see('"kind": "denied"'),
  ]
  const faults = [{ path: 'orders/OR-000001/send', status: 500 }, { hold: true }]
  expect(await problems(steps, { persona: 'rep01', faults })).toEqual([])
})

test.each<[string, Parameters<typeof problems>, string]>([
  ['a page', [[], { path: '/x/orders/ordr?id=OR-000001' }], '/x/orders/ordr?id=OR-000001: no page has this path'],
  [
    'a parameter of it',
    [[], { path: '/x/orders/order?no=OR-000001' }],
    '/x/orders/order?no=OR-000001: its parameters do not fit the route of /x/orders/order',
  ],
  [
    'a record of it',
    [[], { path: '/x/orders/order?id=OR-999999' }],
    '/x/orders/order?id=OR-999999: no record of the seed has this id',
  ],
  ['a persona', [[], { persona: 'rep1' }], 'no employee is rep1'],
  ['a persona of a step', [[{ call: 'persona', with: ['rep1'] }]], 'step 1 (persona): no employee is rep1'],
  [
    'the call of a fault',
    [[], { faults: [{ path: 'orders/list', status: 500 }] }],
    'no call of the app has this fault: {"path":"orders/list","status":500}',
  ],
  ['a field of a fault', [[], { faults: [{ stallAt: 60 }] }], expect.stringMatching(/^An order is sent: 0\.stallAt: /)],
  [
    'the call of a request',
    [[waitFor('http', 'POST /main/api/orders/sent')]],
    'step 1 (waitFor): no call of the app is POST /main/api/orders/sent',
  ],
  [
    'a method of the host',
    [[{ ...see('Send'), when: { kind: 'call', method: 'takeFoto' } }]],
    'step 1 (see): no host has a method takeFoto',
  ],
  ['a text', [[tap('Sned')]], 'step 1 (tap): no text of the app and no record says “Sned”'],
  ['the record of a row', [[tap('Send', 'order:OR-999999')]], 'step 1 (tap): no record of the seed is order:OR-999999'],
  [
    'a record that is changed',
    [[{ call: 'put', with: ['order', 'OR-999999', {}] }]],
    'step 1 (put): no record of the seed is order OR-999999',
  ],
  ['an area', [[{ call: 'plugins', with: [{ bills: false }] }]], 'step 1 (plugins): no area is bills'],
  ['a message', [[{ call: 'post', with: ['harness', 'order.snet', {}] }]], 'step 1 (post): no area handles order.snet'],
  ['a step', [[{ call: 'tip', with: [] } as unknown as Step]], expect.stringMatching(/^An order is sent: .*steps/)],
  ['its title', [[], {}, 'An order is sent'], 'its title is English and Chinese'],
])('the contract reports a wrong name of %s', async (_, given, problem) => {
  const line = typeof problem === 'string' ? `An order is sent: ${problem}` : problem
  expect(await problems(...given)).toEqual([line])
})

test('two ready scenarios have two titles, by which a tester tells them apart', async () => {
  const ready = readyScenario('An order is sent', '发送订单', 'browser', { path: ORDER })
  const dev = { ...fakeArea().dev, scenarios: [ready] }
  const other = {
    ...fakeArea().dev,
    id: 'bills',
    scenarios: [ready],
  }
  expect(await scenarioProblems(dev, { plugins: [orders], devs: [dev, other], texts: [] })).toEqual([
    'An order is sent: another ready scenario has this title',
  ])
})
