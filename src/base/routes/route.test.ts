import * as fc from 'fast-check'
import { list, number, optional, string } from '#base/wire'
import { defineChooser, defineRoute, hasLazySearch, href, lazySearch, parseSearch, stringifySearch } from './route'

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

describe('a search whose schemas come with the screen', () => {
  const filters = { labels: optional(list), min: optional(number) }
  const screen = () => defineRoute('/screen', { search: { id: string, ...lazySearch<typeof filters>() } })

  test('is typed in links', () => {
    expect(href(screen(), { id: '7', labels: ['a', 'b'], min: 3 })).toBe('/screen?id=7&labels=a%2Cb&min=3')
    // @ts-expect-error a list
    expect(href(screen(), { id: '7', labels: 3 })).toBe('/screen?id=7&labels=3')
    // @ts-expect-error unknown parameter
    expect(href(screen(), { id: '7', label: 'a' })).toBe('/screen?id=7&label=a')
  })

  test('may be given by its values', () => {
    const tabs = defineRoute('/tabs', { search: lazySearch<{ tab?: 'mine' | 'org' | undefined }>() })
    expect([href(tabs), href(tabs, { tab: 'org' })]).toEqual(['/tabs', '/tabs?tab=org'])
    // @ts-expect-error no such tab
    expect(href(tabs, { tab: 'all' })).toBe('/tabs?tab=all')
    const picker = defineChooser<string>()('/picker', { search: lazySearch<{ max: number }>() })
    expect(href(picker, { max: 5 })).toBe('/picker?max=5')
    expect(picker.answers('C-000001')).toBe('C-000001')
  })

  test('is parsed once the schemas are known; the known part is checked before', () => {
    const route = screen()
    expect(hasLazySearch(route)).toBe(true)
    expect(parseSearch(route, 'id=7&min=x')).toEqual({ ok: false, hasLazySearch: true })
    expect(parseSearch(route, 'min=3')).toEqual({ ok: false, hasLazySearch: false })
    expect(parseSearch(route, 'id=7&labels=a,b&min=3', filters)).toEqual({
      ok: true,
      search: { id: '7', labels: ['a', 'b'], min: 3 },
      dropped: [],
    })
  })

  test('drops what does not fit of the screen’s own parameters, and names it; one that is required must fit', () => {
    const route = screen()
    expect(parseSearch(route, 'id=7&min=x&labels=a', filters)).toEqual({
      ok: true,
      search: { id: '7', labels: ['a'] },
      dropped: ['min'],
    })
    expect(parseSearch(route, 'id=7&size=x', { size: number })).toEqual({ ok: false, hasLazySearch: false })
  })

  test('distinguishes pages only by the parameters that the route declares itself', () => {
    expect(screen().identity).toEqual(['id'])
    expect(defineRoute('/list', { search: lazySearch<typeof filters>() }).identity).toEqual([])
  })

  test('of a route that declares all of its parameters is not extended', () => {
    const whole = defineRoute('/whole', { search: { id: string } })
    expect(parseSearch(whole, 'id=7&min=3', filters)).toEqual({ ok: true, search: { id: '7' }, dropped: [] })
  })
})
