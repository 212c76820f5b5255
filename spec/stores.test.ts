import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Classes that MobX watches, with the lines between their head and their end. */
const watched = ['src', 'plugins']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.includes('makeAutoObservable'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?class \w+[^{]*\{\n(.*?)^\}/gms)].map((match) => ({ file, body: match[1] ?? '' })),
  )

// The build leaves a field without a value out (rspack.config.ts): it would work in Jest and be dead in the app.
test('what a store shows has a value from the start, be it undefined', () => {
  expect(watched.length).toBeGreaterThan(10)
  const valueless = watched.flatMap(({ file, body }) =>
    [...body.matchAll(/^ {2}(\w+): [^=(\n]+$/gm)].map((match) => `${file}: ${match[1]}`),
  )
  expect(valueless).toEqual([])
})
