/** @jest-environment node */
import { UsageError } from '../../harness/server/listen'
import { opensOf, readServerOptions } from './options'

const read = (...args: string[]) => readServerOptions(args, 8080)

it('without options: the usual port, this machine alone, every area', () => {
  expect(read()).toEqual({
    port: 8080,
    lan: false,
    password: '',
    harness: false,
    only: '',
    hosts: [],
    simulator: [],
  })
})

it('passes the simulator its own options on', () => {
  expect(read('--size', 'small', '--host', 'sales.example', '--reset', '--only', 'leads')).toMatchObject({
    only: 'leads',
    hosts: ['sales.example'],
    simulator: ['--size', 'small', '--host', 'sales.example', '--reset'],
  })
})

it('says what a server opens to the network, its data file too', () => {
  expect(opensOf(['--size', 'small'])).toHaveLength(2)
  expect(opensOf(['--data', 'sites.csv', '--reset']).join()).toMatch(/__sim.*the sites of sites\.csv$/)
})

it.each([
  [['--only', 'nosuch'], /^--only nosuch: there are .*leads/],
  [['--only', '../src'], /^--only \.\.\/src: there are/],
  [['--only', ''], /^--only : there are/],
  [['--port', '0'], /^--port 0: no such port/],
  [['--host', 'a b'], /^--host a b: no name of a host/],
  [['--password', 'open sesame'], /^--password is for --lan/],
  [['--lan', '--password', 'short'], /^--password: at least 8 characters/],
  [['--nosuch'], /--nosuch/],
])('%j is refused in one line', (args, message) => {
  expect(() => read(...args)).toThrow(UsageError)
  expect(() => read(...args)).toThrow(message)
  expect(() => read(...args)).not.toThrow(/\n/)
})
