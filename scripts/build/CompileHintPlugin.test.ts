import { existsSync } from 'node:fs'
import { RUN_AT_ONCE } from './CompileHintPlugin'
import { screenChunks } from './screens'

/** File name that the bundler derives from a path. */
const fileOf = (path: string) => `assets/${path.replace(/[^\w-]+/g, '_')}.0123abcd.js`

test('the entry, react-dom, the HTTP client and every page are compiled eagerly', () => {
  const pages = screenChunks(process.cwd()).map(({ from, request }) => {
    const path = from.slice(process.cwd().length + 1).replace('plugin.ts', request.replace('./', ''))
    expect(existsSync(`${path}.tsx`)).toBe(true)
    return `${path}.tsx`
  })
  expect(pages).toContain('plugins/leads/pages/LeadList.tsx')
  const files = ['main', 'vendor', 'view', 'src/platform/http/axiosClients.ts', ...pages].map(fileOf)
  expect(files.filter((file) => !RUN_AT_ONCE.test(file))).toEqual([])
})

test.each(['src/platform/host/engine/methods.ts', 'plugins/leads/locales/en.ts'])(
  '%s, which a start does not run, is not',
  (path) => expect(fileOf(path)).not.toMatch(RUN_AT_ONCE),
)
