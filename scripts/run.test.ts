/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const COMMANDS = readdirSync('scripts').flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? [])

/** True for a command that reads what follows `--`. */
const readsOptions = (name: string) =>
  /\bparseArgs\(|\bprocess\.argv\b/.test(readFileSync(`scripts/${name}.ts`, 'utf8'))

const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' })

test.each(COMMANDS.filter((name) => !readsOptions(name)))('%s has no options, and refuses them in one line', (name) => {
  const { status, stderr } = run(name, '--only', 'nosuch')
  expect([status, stderr]).toEqual([2, `${name} has no options; --only was given.\n`])
})

test('commands that have options are told theirs', () => {
  const list = /const WITH_OPTIONS = \[([\s\S]*?)\]/.exec(readFileSync('scripts/run.mjs', 'utf8'))?.[1] ?? ''
  expect([...list.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name)).toEqual(COMMANDS.filter(readsOptions).sort())
})

test.each([
  ['check', '--only'],
  ['deploy-check', 'https://host.example/sales/'],
])('%s refuses %s in one line', (name, given) => {
  const { status, stderr } = run(name, given)
  expect([status, stderr.trim().split('\n')]).toEqual([
    2,
    [expect.stringContaining(name === 'check' ? given : 'https://host')],
  ])
})
