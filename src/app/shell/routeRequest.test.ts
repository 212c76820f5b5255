import { routeRequest, type ShellRequest } from './routeRequest'
import type { ShellList } from './shellList'

const SCOPE = 'https://sales.example/app/'
const list: ShellList = {
  revision: 'r1',
  boot: ['index.html', 'assets/main.11111111.js'],
  later: ['assets/list.22222222.js'],
}
const ask = (url: string, more: Partial<ShellRequest> = {}) =>
  routeRequest({ url: url.startsWith('http') ? url : SCOPE + url, method: 'GET', mode: 'cors', ...more }, SCOPE, list)
const page = { by: 'page', file: 'index.html' }
const browser = { by: 'browser' }

test.each(['', 'index.html', '?token=t&loginName=rep01', '#/clueList', '?from=x#/clueDetail?id=L-1'])(
  'opening the page (%p) is answered with the page, whatever stands behind it',
  (url) => expect(ask(url, { mode: 'navigate' })).toEqual(page),
)

test.each(['assets/main.11111111.js', 'assets/list.22222222.js'])('a file of the build (%p) is answered', (file) => {
  expect(ask(file, { mode: 'no-cors' })).toEqual({ by: 'file', file })
})

test('a fetch of the page is left to the server: it checks for a new deployment', () => {
  expect(ask('')).toEqual(browser)
  expect(ask('index.html')).toEqual(browser)
})

test.each([
  'https://sales.example/main/api/core/employee',
  'https://sales.example/crm/x',
  'https://sales.example/cm/api/list?t=1',
  'https://sales.example/file/1.png',
  'https://sales.example/gateway/prod/x',
  'cm/api/list',
  'log',
  'analytics',
  'assets/main.99999999.js',
  'assets/main.11111111.js.map',
  'worker.js',
  'https://elsewhere.example/app/assets/main.11111111.js',
])('%p is left to the browser', (url) => expect(ask(url)).toEqual(browser))

test('other pages and writes are left to the browser', () => {
  expect(ask('harness.html', { mode: 'navigate' })).toEqual(browser)
  expect(ask('', { mode: 'navigate', method: 'POST' })).toEqual(browser)
  expect(ask('https://sales.example/', { mode: 'navigate' })).toEqual(browser)
})
