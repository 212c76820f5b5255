import fc from 'fast-check'
import { FATES, FakeServer, settle, ticks } from '../../platform/outbox/testing/outboxWorld'
import { FormWorld } from './testing/formWorld'

/** Replay a failing run: FORM_SEED=… FORM_PATH=… (both printed) npx jest src/kit/forms/DraftFormModel.property */
const seed = Number(process.env.FORM_SEED ?? Date.now() % 2 ** 31)
const path = process.env.FORM_PATH
/** `npm run test:all` runs more. */
const RUNS = Number(process.env.FORM_RUNS ?? (process.env.JOURNEYS === 'all' ? 300 : 30))

const LEADS = ['L-1', 'L-2'] as const
const DAY = 86_400_000

const onLead = (weight: number, does: 'fill' | 'change' | 'save' | 'startOver') => ({
  weight,
  arbitrary: fc.record({
    does: fc.constant(does),
    lead: fc.constantFrom(LEADS[0], ...LEADS),
    pause: fc.constantFrom(3, 20, 40, 60, 400, 400),
  }),
})
const step = fc.oneof(
  onLead(4, 'fill'),
  onLead(5, 'change'),
  onLead(9, 'save'),
  onLead(1, 'startOver'),
  { weight: 4, arbitrary: fc.record({ does: fc.constant('fate' as const), fate: fc.constantFrom(...FATES) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('kill' as const), after: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('clock' as const), by: fc.constantFrom(-DAY, DAY) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(0, 3_000, 400_000) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('attend' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function perform(world: FormWorld, { ...action }: Step): Promise<void> {
  switch (action.does) {
    case 'startOver':
      return world.startOver(action.lead)
    case 'fill':
    case 'change':
    case 'save':
      // Not awaited, so that the page can be killed and other steps can run meanwhile.
      void world[action.does](action.lead)
      return ticks(action.pause)
    case 'fate':
      world.fates.push(action.fate)
      return
    case 'network':
      return world.network(action.isOnline)
    case 'kill':
      return world.kill(action.after)
    case 'clock':
      return world.setClock(action.by)
    case 'wait':
      return world.pass(action.ms)
    case 'attend':
      return world.attend()
  }
}

beforeAll(() => {
  process.stdout.write(`forms: ${RUNS} sequences a back end, seed ${seed} (replay: FORM_SEED=${seed})\n`)
})

test.each([
  ['honours idempotency keys', true],
  ['ignores idempotency keys', false],
])(
  'with a back end that %s each entry arrives exactly once despite kills, edits and clock changes',
  async (_name, honoursKeys) => {
    let arrivals = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const world = new FormWorld(new FakeServer(honoursKeys)).watchNetwork()
        for (const action of steps) await perform(world, action)
        await settle()
        await world.finish(LEADS)

        const arrived = world.server.tracks.map((track) => track.text)
        arrivals += arrived.length
        expect(world.outbox.unsentCount).toBe(0)
        for (const { versions, isKept } of world.entries) {
          const times = arrived.filter((text) => versions.includes(text)).length
          expect({ versions, times }).toEqual({ versions, times: isKept ? 1 : Math.min(times, 1) })
        }
      }),
      { seed, numRuns: RUNS, ...(path ? { path } : {}) },
    )
    // Guards against a simulation in which nothing arrives.
    expect(arrivals).toBeGreaterThan(RUNS / 2)
  },
  300_000,
)
