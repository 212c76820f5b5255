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

describe('what an earlier visit has stored', () => {
  /** Storage of a phone in which somebody has signed in and chosen a language. */
  function usedPhone() {
    localStorage.clear()
    sessionStorage.clear()
    const values = ['token', 'loginName', 'userCode', 'name', 'roles', 'authCode', 'authTenantId', 'language']
    for (const name of values) localStorage.setItem(name, `old ${name}`)
    sessionStorage.setItem('ticket', 'old ticket')
    return () => [{ ...localStorage }, { ...sessionStorage }]
  }

  test.each<[NonNullable<Launch['signIn']>, Readonly<Record<string, string>>]>([
    ['none', {}],
    ['ticket', {}],
    ['link', {}],
    ['stored', { token: 'sim-rep03', loginName: 'rep03' }],
  ])('signing in as %s leaves nobody of it', (signIn, session) => {
    const stored = usedPhone()
    storeVisit({ ...scenarios['partner-ios'], launch: { path: '/', signIn, persona: 'rep03' } }, window)
    expect(stored()).toEqual([{ language: 'old language', ...session }, {}])
  })

  test('signing in as the host does keeps it, as a phone does', () => {
    const stored = usedPhone()
    const before = stored()
    storeVisit(scenarios['partner-ios'], window)
    expect(stored()).toEqual(before)
  })

  test('can be said by the scenario', () => {
    const stored = usedPhone()
    const launch: Launch = { path: '/', signIn: 'none', stored: { loginName: 'rep02' } }
    storeVisit({ ...scenarios.browser, launch }, window)
    expect(stored()).toEqual([{ language: 'old language', loginName: 'rep02' }, {}])
  })
})

test.each([
  ['zh-CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['en', 'en'],
  ['de-DE', 'en'],
])('the language of a scenario (%s) is the app’s, whatever it was before: %s', (locale, shown) => {
  for (const before of ['en', 'zh-CN']) {
    localStorage.setItem('language', before)
    storeVisit({ ...scenarios.browser, device: { locale } }, window)
    expect(localStorage.getItem('language')).toBe(shown)
  }
})

test('a scenario without a language leaves that of the app', () => {
  localStorage.setItem('language', 'zh-CN')
  storeVisit(scenarios.browser, window)
  expect(localStorage.getItem('language')).toBe('zh-CN')
})
