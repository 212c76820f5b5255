import cases from '../../../spec/conformance/back-cases.json'
import routes from '../../../spec/conformance/routes.json'
import { leadingDebounce, resolveBack } from './back'

const homeEntries = new Set(routes.filter((route) => route.homeEntry).map((route) => route.path))

describe('going back (section 2)', () => {
  test.each(cases.cases)('$id', ({ given, expect: expected }) => {
    const from = new URLSearchParams(given.search).get('from') ?? undefined
    const action = resolveBack({
      path: given.path,
      from,
      listener: given.listener,
      homeEntry: homeEntries.has(given.path),
    })
    expect(action.kind).toBe(expected.action)
    if (action.kind === 'replace') expect(action.target).toBe((expected as { target?: string }).target)
  })
})

describe('debounce of going back (section 2)', () => {
  test.each(cases.debounce)('$id', ({ given, expect: expected }) => {
    let now = 0
    const gate = leadingDebounce(undefined, () => now)
    const effective = given.events.filter(({ at }) => {
      now = at
      return gate()
    })
    expect(effective.map((event) => event.at)).toEqual(expected.at)
  })
})
