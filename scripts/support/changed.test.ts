/** @jest-environment node */
import { relatedTests } from './changed'

const related = (...changed: string[]) => relatedTests(changed).slice(2)

test('tests of what changed: Jest knows who imports a module', () => {
  expect(relatedTests(['src/http/answer.ts'])).toEqual([
    '--passWithNoTests',
    '--findRelatedTests',
    'src/http/answer.ts',
  ])
})

test('a style sheet is read by the tests that name it', () => {
  expect(related('src/theme/tokens.css')).toContain('src/theme/tokens.test.ts')
  expect(related('src/theme/tokens.css')).not.toContain('src/http/createHttp.test.ts')
})

test('a file that is gone has no tests of its own', () => {
  expect(related('src/http/gone.ts')).toEqual([])
})

test.each([[undefined], [['src/http/answer.ts', 'package-lock.json']], [['spec/jest.setup.ts']]])(
  'every test may notice %j',
  (changed) => {
    expect(relatedTests(changed)).toEqual([])
  },
)
