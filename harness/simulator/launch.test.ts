import { launchAddress, nativePersona, storeVisit } from './launch'
import { scenarios } from './scenarios'
import type { Launch, Scenario } from './types'

const page = { pathname: '/simulated.html', search: '?s=x', hash: '' }
const address = (scenario: Scenario, launch?: Launch, hash = '') =>
  launchAddress(launch ? { ...scenario, launch } : scenario, { ...page, hash })

test.each<[string, Scenario, string]>([
  ['the messaging app is asked', scenarios['messaging-ios'], '/simulated.html?s=x#/'],
  [
    'the partner brings an auth code',
    scenarios['partner-android'],
    '/simulated.html?s=x&from=greatgas&authCode=auth-rep01&authTenantId=sim&userId=rep01#/',
  ],
  ['a browser has a link', scenarios.browser, '/simulated.html?s=x&token=sim-rep01&loginName=rep01#/'],
])('user in the launch address: %s', (_how, scenario, expected) => {
  expect(address(scenario)).toBe(expected)
})

test.each<[Launch, string]>([
  [{ path: '/clueList', signIn: 'ticket', persona: 'rep02' }, '?s=x&ticket=ticket-rep02#/clueList'],
  [{ path: '/clueList', signIn: 'link' }, '?s=x&itcode=rep01&authorization=sim-rep01#/clueList'],
  [{ path: '/clueList', signIn: 'stored' }, '?s=x#/clueList'],
  [{ path: '/clueMap', signIn: 'none', params: { from: 'home' } }, '?s=x&from=home#/clueMap'],
])('launch %j results in %s', (launch, expected) => {
  expect(address(scenarios['messaging-android'], launch)).toBe(`/simulated.html${expected}`)
})

test('the hash of the address takes precedence over the scenario’s path', () => {
  expect(address(scenarios['messaging-android'], { path: '/clueList' }, '#/clueMap')).toMatch(/#\/clueMap$/)
})

test('a host without a user reports nobody', () => {
  expect(nativePersona(scenarios['messaging-android'])).toBe('rep01')
  expect(nativePersona(scenarios['nobody-known'])).toBe('')
})

test('an earlier visit stores its token', () => {
  const storage = { setItem: jest.fn() }
  storeVisit({ ...scenarios.browser, launch: { path: '/', signIn: 'stored', persona: 'rep03' } }, storage)
  expect(storage.setItem.mock.calls).toEqual([
    ['token', 'sim-rep03'],
    ['loginName', 'rep03'],
  ])
})
