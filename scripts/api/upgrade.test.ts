/** @jest-environment node */
import { upgraded } from './upgrade'

test('imports name the folder of a room, with its rules', () => {
  const before = "import { a } from '#src/lists'\nimport { b } from '#src/equipment/rules'\nimport '#src/testing'\n"
  expect(upgraded(before).source).toBe(
    "import { a } from '#kit/lists'\nimport { b } from '#domain/equipment/rules'\nimport '#testing'\n",
  )
})

test('what is of today stays as it is', () => {
  const now = "import { a } from '#kit/lists'\nimport { b } from './src/lists'\n"
  expect(upgraded(now)).toEqual({ source: now, did: [] })
})
