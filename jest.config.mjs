/**
 * TypeScript goes through swc to CommonJS; packages that ship modules only are transformed too.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: '<rootDir>/spec/support/environment.mjs',
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/harness', '<rootDir>/spec', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/spec/jest.setup.ts'],
  transform: {
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
    'node_modules/(?!(rettime|msw|@mswjs|until-async|@open-draft|outvariant|strict-event-emitter|headers-polyfill)/)',
  ],
  moduleNameMapper: { '\\.css$': '<rootDir>/spec/style.stub.ts' },
  // A loaded machine is slow, not wrong.
  testTimeout: 20_000,
  maxWorkers: 2,
}
