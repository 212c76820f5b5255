import type { GenericSchema } from 'valibot'
import { declaredCalls } from '../scripts/docs/calls'

/** Codes of the back end: it may introduce one before this version of the app has it. */

/** Places in a schema where an unknown code fails all of it; one with a fallback does not. */
function strictCodes(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema) || 'fallback' in schema) return []
  seen.add(schema)
  const { type } = schema as Partial<GenericSchema>
  const own = type === 'picklist' || type === 'enum' ? [path] : []
  const inside = Object.entries(schema).flatMap(([name, part]) =>
    ['entries', 'options', 'items', 'item', 'wrapped', 'pipe', 'rest', 'value'].includes(name)
      ? Object.entries(name === 'wrapped' || name === 'item' || name === 'value' ? { '': part } : part).flatMap(
          ([key, each]) => strictCodes(each, name === 'entries' ? `${path}.${key}` : path, seen),
        )
      : [],
  )
  return [...own, ...inside]
}

test('no response fails because of a code that this version of the app does not know', async () => {
  const calls = await declaredCalls()
  const wrong = calls.flatMap(({ id, declaration }) => strictCodes(declaration.response, id))
  expect(wrong.map((place) => `${place}: read it with coded(…) instead of v.picklist(…)`)).toEqual([])
})
