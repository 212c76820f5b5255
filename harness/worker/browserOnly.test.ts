import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/* The areas' part of the simulator also runs in a service worker (`npm run build:harness`), which has nothing of Node:
   a single name of it ends the worker before it answers anything. */

const backends = readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(join('plugins', name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:backend[\\/].*|dev)\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => join('plugins', name, file)),
  )

test('the simulators of the areas use nothing of Node', () => {
  expect(backends.length).toBeGreaterThan(50)
  const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  expect(backends.filter((file) => /\bBuffer\b|\bprocess\.|from 'node:|\brequire\(/.test(code(file)))).toEqual([])
})
