import * as fc from 'fast-check'
import { list, number, optional } from '#src/wire'
import { defineRoute, href, parseSearch, stringifySearch } from './route'

const found = defineRoute('/found', {
  search: { labels: optional(list), owners: optional(list), from: optional(number) },
})
const queryOf = (address: string) => address.slice(address.indexOf('?') + 1)

describe('a list in an address', () => {
  test('is comma-separated', () => {
    expect(href(found, { labels: ['LB-01', 'LB-11'] })).toBe('/found?labels=LB-01%2CLB-11')
    expect(parseSearch(found, 'labels=LB-01,LB-11')).toMatchObject({ search: { labels: ['LB-01', 'LB-11'] } })
  })

  test.each([
    ['a comma', ['Steam, hot water', 'Glass']],
    ['a percent sign', ['50% and more', '100%']],
    ['what looks like an escaped comma', ['a%2Cb', '%25', 'a,%2C']],
  ])('survives a round trip with %s in a value', (_, labels) => {
    expect(parseSearch(found, queryOf(href(found, { labels })))).toMatchObject({ ok: true, search: { labels } })
  })

  test('survives a round trip with any values', () => {
    const values = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(values, (owners) => {
        const parsed = parseSearch(found, queryOf(href(found, { owners })))
        expect(parsed).toMatchObject({ ok: true, search: { owners } })
      }),
    )
  })

  test('typed by hand may contain a single percent sign', () => {
    expect(parseSearch(found, 'labels=50%,a%2')).toMatchObject({ search: { labels: ['50%', 'a%2'] } })
  })

  test('is left out if empty', () => {
    expect(stringifySearch({ labels: [], owners: undefined })).toBe('')
  })
})
