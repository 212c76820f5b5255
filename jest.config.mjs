/**
 * swc compiles TypeScript, and packages that ship ES modules only, to CommonJS.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: '<rootDir>/spec/support/environment.mjs',
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/harness', '<rootDir>/spec', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/spec/jest.setup.ts'],
  transform: {
    '\\.svg$': '<rootDir>/spec/support/fileText.mjs',
    '^.+\\.m?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    'node_modules/(?!(@phosphor-icons|rettime|msw|@mswjs|until-async|@open-draft|outvariant|strict-event-emitter|headers-polyfill)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/spec/style.stub.ts',
    '^(.+)\\?source$': '$1',
    // The template of areas is tested as an area: its texts are found by their names (plugins/texts.ts).
    '^\\./sample-things/(.*)$': '<rootDir>/scripts/scaffold/template/$1',
  },
  // Long, because a loaded machine is slow.
  testTimeout: 60_000,
  maxWorkers: 2,
  // Modules of hundreds of files stay in a worker's memory: with 4 GB most of its time went into collecting garbage.
  workerIdleMemoryLimit: '1200MB',
}
