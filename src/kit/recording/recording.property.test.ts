import fc from 'fast-check'
import { hostFailure } from '../../platform/host/HostResult'
import { audioOf } from './segment'
import { RecordingWorld, settle } from './testing/recordingWorld'

/**
 * Replay a failing run: RECORDING_SEED=… RECORDING_PATH=… (both printed) npx jest src/kit/recording/recording.property
 */
const seed = Number(process.env.RECORDING_SEED ?? Date.now() % 2 ** 31)
const path = process.env.RECORDING_PATH
const RUNS = Number(process.env.RECORDING_RUNS ?? 60)

const STEPS = ['start', 'stop', 'resume', 'end', 'call', 'kill', 'hide', 'show', 'unstoppable'] as const
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(0.4, 1, 7.5, 61, 300, 640).map((seconds) => ({ does: 'pass' as const, seconds })),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('start' as const) }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constantFrom(...STEPS) }) },
  // The page dies this many microtasks after a segment has closed.
  { weight: 1, arbitrary: fc.record({ does: fc.constant('die' as const), after: fc.nat(12) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const does: { readonly [D in Step['does']]: (world: RecordingWorld, amount: number) => unknown } = {
  pass: (world, seconds) => world.pass(seconds),
  start: ({ recorder }) => recorder.start(),
  stop: ({ recorder }) => void recorder.stop(),
  resume: ({ recorder }) => recorder.resume(),
  end: ({ microphone }) => microphone.end(),
  call: ({ microphone }) => microphone.fail(hostFailure('interrupted', 'interrupted')),
  kill: (world) => world.kill(),
  async die(world, after) {
    world.microphone.end()
    await settle(after)
    await world.kill()
  },
  hide(world) {
    world.isHidden = true
  },
  show(world) {
    world.isHidden = false
  },
  unstoppable(world) {
    world.microphone.canStop = !world.microphone.canStop
  },
}

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => jest.useRealTimers())
beforeAll(() => {
  process.stdout.write(`recording: ${RUNS} sequences a host, seed ${seed} (replay: RECORDING_SEED=${seed})\n`)
})

test.each([
  ['native host', true],
  ['browser', false],
])(
  'in a %s every closed segment is stored exactly once, in order, for any sequence of events',
  async (_name, native) => {
    let given = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const world = new RecordingWorld({ native })
        world.recorder.start()
        for (const action of steps) {
          await does[action.does](world, 'seconds' in action ? action.seconds : 'after' in action ? action.after : 0)
          await settle()
          await world.segments.settled()
        }
        const expected = world.microphone.given.map(({ duration }) => duration)
        // A segment assembled from stored seconds was not returned by the host.
        const whole = (fileText: string | undefined) => fileText === undefined || fileText.endsWith(' s')
        await world.kill()
        const stored = world.stored()
        const durations: number[] = []
        for (const segment of stored) {
          const audio = audioOf(segment)
          if (audio && whole(await audio.file?.text())) durations.push(audio.duration)
        }
        // Only segments that had no time to be stored may be missing; none is duplicated or out of order.
        const deaths = steps.filter((action) => action.does === 'die').length
        expect(isWithin(durations, expected)).toBe(true)
        expect(expected.length - durations.length).toBeLessThanOrEqual(deaths)
        expect(stored.every(({ state }) => state.kind === 'closed' || state.kind === 'lost')).toBe(true)
        if (!native) expect(stored.some(({ state }) => state.kind === 'lost')).toBe(false)
        for (const { recording } of stored) {
          const positions = world.segments.of(recording).map(({ position }) => position)
          expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
        }
        given += expected.length
        jest.clearAllTimers()
      }),
      { seed, numRuns: RUNS, ...(path ? { path } : {}) },
    )
    // Fails if nothing was ever recorded.
    expect(given).toBeGreaterThan(path ? -1 : RUNS / 2)
  },
  120_000,
)

/** True if `part` is a subsequence of `whole`. */
function isWithin(part: readonly number[], whole: readonly number[]): boolean {
  let at = 0
  for (const value of whole) if (part[at] === value) at += 1
  return at === part.length
}
