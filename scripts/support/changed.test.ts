/** @jest-environment node */
import { relatedTests } from './changed'

const related = (...changed: string[]) => relatedTests(changed).slice(2)

test('tests of changed modules are found by Jest through imports', () => {
  expect(relatedTests(['src/http/answer.ts'])).toEqual([
    '--passWithNoTests',
    '--findRelatedTests',
    'src/http/answer.ts',
  ])
})

test('a changed style sheet selects the tests that name it', () => {
  expect(related('src/theme/tokens.css')).toContain('src/theme/tokens.test.ts')
  expect(related('src/theme/tokens.css')).not.toContain('src/http/createHttp.test.ts')
})

test('a deleted file has no tests', () => {
  expect(related('src/http/gone.ts')).toEqual([])
})

test.each([[undefined], [['src/http/answer.ts', 'package-lock.json']], [['spec/jest.setup.ts']]])(
  '%j selects all tests',
  (changed) => {
    expect(relatedTests(changed)).toEqual([])
  },
)
