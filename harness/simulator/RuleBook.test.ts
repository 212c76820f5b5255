import { RuleBook } from './RuleBook'
import type { Rule } from './types'

const outcomes = (rule: Omit<Rule, 'method' | 'then'>, calls = 5) => {
  const book = new RuleBook()
  book.add({ method: 'scanCode', then: 'fail', ...rule })
  return Array.from({ length: calls }, () => (book.take('scanCode') ? 'x' : '.')).join('')
}

test.each([
  [{}, 'xxxxx'],
  [{ times: 2 }, 'xx...'],
  [{ nth: 3 }, '..x..'],
  [{ nth: 2, times: 3 }, '.xxx.'],
])('rule %j applies to calls %s', (rule, acted) => {
  expect(outcomes(rule)).toBe(acted)
})

test('calls of other methods are not counted', () => {
  const book = new RuleBook()
  book.add({ method: 'scanCode', nth: 2, then: 'fail' })
  book.take('takePhoto')
  book.take('scanCode')
  expect(book.due('scanCode')).toBeDefined()
  expect(book.due('takePhoto')).toBeUndefined()
})

test('the latest due rule applies; a removed one does not', () => {
  const book = new RuleBook()
  book.add({ method: 'scanCode', then: 'fail' })
  const cancel = book.add({ method: 'scanCode', then: 'cancel' })
  expect(book.take('scanCode')?.then).toBe('cancel')
  book.remove(cancel)
  expect(book.take('scanCode')?.then).toBe('fail')
})

test('a rule for one call does not apply to a later one where another rule has answered its own', () => {
  const book = new RuleBook()
  book.add({ method: 'scanCode', nth: 2, then: 'fail' })
  book.add({ method: 'scanCode', nth: 2, then: 'cancel' })
  const acted = [1, 2, 3].map(() => book.take('scanCode')?.then)
  expect(acted).toEqual([undefined, 'cancel', undefined])
})

test('a rule put in place of another keeps its place and counts from now; one that is off waits', () => {
  const book = new RuleBook()
  const first = book.add({ method: 'scanCode', nth: 2, then: 'fail' })
  book.add({ method: 'takePhoto', then: 'cancel' })
  book.take('scanCode')
  expect(book.add({ method: 'scanCode', nth: 2, then: 'denied' }, first)).toBe(first)
  expect(book.list().map(({ then }) => then)).toEqual(['denied', 'cancel'])
  expect([book.take('scanCode'), book.take('scanCode')?.then]).toEqual([undefined, 'denied'])
  book.add({ method: 'takePhoto', then: 'cancel', off: true }, 'r2')
  expect(book.take('takePhoto')).toBeUndefined()
  expect(book.add({ method: 'takePhoto', then: 'fail' }, 'gone')).toBe('r3')
  expect(book.take('takePhoto')?.then).toBe('fail')
})

test('counts and ids continue after a reload', () => {
  const book = new RuleBook()
  book.add({ method: 'scanCode', nth: 2, then: 'fail' })
  book.take('scanCode')
  const later = new RuleBook(JSON.parse(JSON.stringify(book.list())))
  expect(later.take('scanCode')?.then).toBe('fail')
  expect(later.add({ method: 'scanCode', then: 'ask' })).toBe('r2')
})
