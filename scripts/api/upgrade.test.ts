/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { CODEMODS, upgraded } from './upgrade'

test('imports name the folder of a room, with its rules', () => {
  const before = "import { a } from '#src/lists'\nimport { b } from '#src/equipment/rules'\nimport '#src/testing'\n"
  expect(upgraded(before).source).toBe(
    "import { a } from '#kit/lists'\nimport { b } from '#domain/equipment/rules'\nimport '#testing'\n",
  )
})

test('a journey takes the network away when what was asked for has arrived', () => {
  const before = `import { expect, test } from './fixtures'

test('without network', async ({ page, context }) => {
  await context.setOffline(true)
  await context.setOffline(false)
  await page.context().setOffline(true)
})
`
  const after = `import { goOffline } from './support/network'
import { expect, test } from './fixtures'

test('without network', async ({ page, context }) => {
  await goOffline(context)
  await context.setOffline(false)
  await goOffline(page.context())
})
`
  expect(upgraded(before).source).toBe(after)
  // What has the helper already, and what is no journey.
  const imported = before.replace('import', "import { goOffline } from './support/network'\nimport")
  expect(upgraded(imported).source).toBe(after)
  const picture = "import type { Page } from '@playwright/test'\nawait page.context().setOffline(true)\n"
  expect(upgraded(picture)).toEqual({ source: picture, did: [] })
})

test('the simulator names a period as requests do, the area as addresses do', () => {
  const before = 'filters: { start: where.least(({ day }) => day), end: where.most(({ day }) => day) }\n'
  expect(upgraded(before).source).toBe(
    'filters: { from: where.least(({ day }) => day), to: where.most(({ day }) => day) }\n',
  )
  const declared = 'defineFilters({ start: by.day, end: by.day })\n'
  expect(upgraded(declared)).toEqual({ source: declared, did: [] })
})

test('of each change the document says who makes it: the program, or the author by hand', () => {
  const rows = readFileSync('docs/changes.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const makers = rows.slice(1).map((row) => row.split(' | ').at(-1)?.replace(/ \|$/, ''))
  expect(makers.filter((maker) => !['`npm run plugins:upgrade`', 'by hand', '–'].includes(maker ?? ''))).toEqual([])
  expect(makers.filter((maker) => maker?.includes('upgrade'))).toHaveLength(CODEMODS.length)
})

test('what is of today stays as it is', () => {
  const now = "import { a } from '#kit/lists'\nimport { b } from './src/lists'\n"
  expect(upgraded(now)).toEqual({ source: now, did: [] })
})
