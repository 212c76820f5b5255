/** @jest-environment node */
import { neededTokens } from './tokens'

const TOKENS = `
:root { color-scheme: light; --teal: #0e6e83; --brand: var(--teal); --unused: red; }
[data-theme='dark'] { color-scheme: dark; --brand: #5bb9cc; --unused: blue; }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --brand: #5bb9cc; } }
@media (prefers-reduced-motion: reduce) { :root { --fast: 0ms; } }`

test('keeps only the tokens in use, directly or through others, in every theme', () => {
  const css = neededTokens(TOKENS, 'a { color: var(--brand) }')
  expect(css).toContain('--teal: #0e6e83')
  expect(css).toContain(':root{color-scheme: light')
  expect(css.match(/--brand: #5bb9cc/g)).toHaveLength(2)
  expect(css).not.toMatch(/unused|fast/)
})

test('an unknown token fails the build', () => {
  expect(() => neededTokens(TOKENS, 'a { color: var(--brnad) }')).toThrow('--brnad')
})
