/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { type Packages, withHashes, withoutIntegrity } from './integrity'

const HASH = `sha512-${'a'.repeat(86)}==`

test('every package has the hash of its download, except binaries of other systems', () => {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const others = withoutIntegrity(packages).filter((path) => {
    const { optional, os, cpu } = packages[path] ?? {}
    return !optional || (os ?? cpu) === undefined
  })
  expect(others).toEqual([])
})

test('hashes that the registry tells are added behind the version; nothing else changes', async () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-known==' },
    'node_modules/b/node_modules/@c/d': { version: '2.0.0', optional: true },
    'node_modules/unknown': { version: '3.0.0', os: ['aix'] },
  }
  const asked: string[] = []
  const completed = await withHashes(packages, async (wanted) => {
    asked.push(wanted)
    return wanted.startsWith('@c/d') ? HASH : 'not found'
  })
  expect(asked).toEqual(['@c/d@2.0.0', 'unknown@3.0.0'])
  expect(JSON.stringify(completed)).toBe(
    JSON.stringify({
      ...packages,
      'node_modules/b/node_modules/@c/d': { version: '2.0.0', integrity: HASH, optional: true },
    }),
  )
})
