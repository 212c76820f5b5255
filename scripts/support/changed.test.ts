/** @jest-environment node */
import { relatedTests } from './changed'

const related = (...changed: string[]) => relatedTests(changed).slice(2)

test('tests of changed modules are found by Jest through imports', () => {
  expect(relatedTests(['src/platform/http/response.ts'])).toEqual([
    '--passWithNoTests',
    '--findRelatedTests',
    'src/platform/http/response.ts',
  ])
})

test('a changed style sheet selects the tests that name it', () => {
  expect(related('src/ui/theme/tokens.css')).toContain('src/ui/theme/tokens.test.ts')
  expect(related('src/ui/theme/tokens.css')).not.toContain('src/platform/http/createHttp.test.ts')
})

test('a deleted file has no tests', () => {
  expect(related('src/platform/http/gone.ts')).toEqual([])
})

test.each([[undefined], [['src/platform/http/response.ts', 'package-lock.json']], [['spec/jest.setup.ts']]])(
  '%j selects all tests',
  (changed) => {
    expect(relatedTests(changed)).toEqual([])
  },
)
