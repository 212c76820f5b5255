import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Classes observed by MobX, with the lines of their body. */
const watched = ['src', 'plugins']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.includes('makeAutoObservable'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?class \w+[^{]*\{\n(.*?)^\}/gms)].map((match) => ({ file, body: match[1] ?? '' })),
  )

// The build drops fields without a value (rspack.config.ts), so such a field would work in Jest but not in the app.
test('every field of a store has an initial value, possibly undefined', () => {
  expect(watched.length).toBeGreaterThan(10)
  const valueless = watched.flatMap(({ file, body }) =>
    [...body.matchAll(/^ {2}(\w+): [^=(\n]+$/gm)].map((match) => `${file}: ${match[1]}`),
  )
  expect(valueless).toEqual([])
})
