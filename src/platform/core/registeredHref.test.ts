import { defineRoute, lazySearch, recordId } from '#base/routes'
import { createTestCore } from '#testing'
import { registeredHref } from './registeredHref'

const routes = [
  defineRoute('/toDoGasRisk', { search: { id: recordId } }),
  defineRoute('/todoHome', { search: lazySearch<{ readonly kind?: string }>() }),
].map((route) => ({ route, title: 'title', source: 'page' }))

test.each([
  ['/toDoGasRisk?id=GW-000001', '/toDoGasRisk?id=GW-000001'],
  ['/toDoGasRisk?id=GW-000001&admin=1', '/toDoGasRisk?id=GW-000001'],
  ['/todoHome?kind=issue', '/todoHome?kind=issue'],
  ['/toDoGasRisk', undefined],
  ['/nowhere', undefined],
  ['https://example.com/toDoGasRisk?id=1', undefined],
  ['javascript:alert(1)', undefined],
  ['//example.com', undefined],
  ['', undefined],
])('%s opens %s', (address, to) => {
  expect(registeredHref(createTestCore([{ id: 'risk', routes }]).registry, address)).toBe(to)
})
