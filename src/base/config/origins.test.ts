/** @jest-environment-options {"url": "http://localhost:8080/"} */
import { embedOrigins, isAllowedAddress } from './origins'

jest.mock('./build', () => ({
  ...jest.requireActual('./build'),
  buildValue: (name: string) => (name === 'EMBED_ORIGINS' ? 'http://127.0.0.1:{port} https://todo.example' : ''),
}))

test('{port} in EMBED_ORIGINS is the port of the page', () => {
  expect(embedOrigins()).toEqual(['http://127.0.0.1:8080', 'https://todo.example'])
  expect(isAllowedAddress('http://127.0.0.1:8080/lead/L-000001')).toBe(true)
  expect(isAllowedAddress('http://127.0.0.1:81/lead/L-000001')).toBe(false)
})
