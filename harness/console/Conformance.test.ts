import { Conformance } from './Conformance'

test('where there is no app, the run ends and says so', async () => {
  const conformance = new Conformance()
  const run = conformance.start('partner-android', {} as Window)
  expect(conformance.isRunning).toBe(true)
  await run
  expect(conformance.count).toBeGreaterThan(100)
  expect(conformance.problem).toBe('no app and no simulated host on this page')
  expect(conformance.isRunning).toBe(false)
})
