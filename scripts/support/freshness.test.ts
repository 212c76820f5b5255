import { isIrrelevant, OUTPUT } from './freshness'

test.each([
  ['plugins/leads/api.ts', false, false],
  ['plugins/leads/pages/Lead.test.tsx', true, true],
  ['plugins/leads/backend/seed.ts', true, false],
  ['plugins/leads/dev.ts', true, false],
])('%s is no part of the app (%s), nor of a build with the host simulator (%s)', (path, ofApp, ofHarness) => {
  expect(isIrrelevant(path, OUTPUT.app)).toBe(ofApp)
  expect(isIrrelevant(path, OUTPUT.preview)).toBe(ofApp)
  expect(isIrrelevant(path, OUTPUT.previewHarness)).toBe(ofHarness)
})
