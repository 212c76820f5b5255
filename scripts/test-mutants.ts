import { existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/**
 * Changes each line of a folder in small ways and reports the changes that no unit test notices: `npm run test:mutants
 * -- plugins/leads/rules`. Not part of `npm test`, because it runs the folder's tests once for each change.
 */

const folder = normalize(process.argv[2] ?? '').replace(/\/$/, '')
if (!existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error('Usage: npm run test:mutants -- <folder>, such as plugins/leads/rules')
  process.exit(1)
}

const results = await new Stryker({
  mutate: [
    join(folder, '**/*.{ts,tsx}'),
    `!${join(folder, '**/*.test.{ts,tsx}')}`,
    `!${join(folder, '**/testing/**')}`,
  ],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  // The tests of the folder alone: those of whole areas take seconds for each change.
  jest: { configFile: 'jest.config.mjs', config: { testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`] } },
  // Coverage by test needs an environment of Stryker's own in place of the one that the tests have.
  coverageAnalysis: 'off',
  concurrency: 1,
  ignorePatterns: ['/dist-*', '/test-results', '/shots', '/.cache', '/.data', '/docs', '/e2e'],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  allowConsoleColors: false,
  checkers: [],
  timeoutMS: 60_000,
  // Stryker would rewrite its paths by an API that this version of TypeScript does not have; swc does not read it.
  tsconfigFile: 'none',
}).runMutationTest()

const found = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
const survived = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length
const score = found + survived === 0 ? 100 : (100 * found) / (found + survived)
console.log(`${score.toFixed(0)} % of ${found + survived} changes in ${folder} are noticed`)
