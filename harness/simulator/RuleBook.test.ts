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

test('counts and ids continue after a reload', () => {
  const book = new RuleBook()
  book.add({ method: 'scanCode', nth: 2, then: 'fail' })
  book.take('scanCode')
  const later = new RuleBook(JSON.parse(JSON.stringify(book.list())))
  expect(later.take('scanCode')?.then).toBe('fail')
  expect(later.add({ method: 'scanCode', then: 'ask' })).toBe('r2')
})
