import fc from 'fast-check'
import { allowConsole } from '../../../../spec/jest.setup'
import { FAILURES, FATES, FakeServer, photosOf, settle, ticks, World } from '../testing/outboxWorld'

/** Replay a failing run: OUTBOX_SEED=… OUTBOX_PATH=… (both printed) npx jest src/platform/outbox/outbox.property */
const seed = Number(process.env.OUTBOX_SEED ?? Date.now() % 2 ** 31)
const path = process.env.OUTBOX_PATH
/** `npm run test:all` runs more. */
const RUNS = Number(process.env.OUTBOX_RUNS ?? (process.env.JOURNEYS === 'all' ? 1000 : 75))

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('write' as const), lead: fc.constantFrom('L-1', 'L-2', 'L-3', 'L-4') }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('fate' as const), fate: fc.constantFrom(...FATES) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('kill' as const), after: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(0, 1_000, 3_000, 30_000, 400_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('storage' as const),
      failure: fc.option(fc.constantFrom(...FAILURES), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('clock' as const),
      by: fc.constantFrom(-86_400_000, -60_000, 86_400_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('tick' as const), count: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('attend' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function perform(world: World, { ...action }: Step): Promise<void> {
  switch (action.does) {
    case 'write':
      return world.write(action.lead)
    case 'fate':
      world.fates.push(action.fate)
      return
    case 'network':
      return world.network(action.isOnline)
    case 'kill':
      return world.kill(action.after)
    case 'wait':
      return world.pass(action.ms)
    case 'storage':
      world.disk.failure = action.failure
      return
    case 'clock':
      return world.setClock(action.by)
    case 'tick':
      return ticks(action.count)
    case 'attend':
      return world.attend()
  }
}

beforeAll(() => {
  process.stdout.write(`outbox: ${RUNS} sequences a back end, seed ${seed} (replay: OUTBOX_SEED=${seed})\n`)
})

test.each([
  ['honours idempotency keys', true],
  ['ignores idempotency keys', false],
])(
  'with a back end that %s no entry is lost or duplicated, its photos are there in order, and so is each record',
  async (_name, honoursKeys) => {
    allowConsole(/the device’s storage/)
    let writes = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
        const world = new World(new FakeServer(honoursKeys))
        for (const action of steps) await perform(world, action)
        await settle()
        await world.recover()

        const arrived = world.server.tracks.map((track) => track.text)
        writes += arrived.length
        expect(world.outbox.unsentCount).toBe(0)
        expect(world.accepted.filter((text) => !arrived.includes(text))).toEqual([])
        expect(new Set(arrived).size).toBe(arrived.length)
        for (const { text, photos } of world.server.tracks) {
          expect(photos.map((address) => address.split('#')[0])).toEqual(photosOf(text))
          expect(photos.filter((address) => !world.server.files.includes(address))).toEqual([])
        }
        if (honoursKeys)
          expect(new Set(world.server.files.map((address) => address.split('#')[0])).size).toBe(
            world.server.files.length,
          )
        for (const lead of ['L-1', 'L-2', 'L-3', 'L-4']) {
          const onLead = world.server.tracks.filter((track) => track.lead === lead).map((track) => track.text)
          const texts = onLead.filter((text) => !world.refused.has(text) && !world.unordered.has(text))
          expect(texts).toEqual([...texts].sort((a, b) => a - b))
        }
      }),
      { seed, numRuns: RUNS, ...(path ? { path } : {}) },
    )
    // Guards against a simulation in which nothing is sent.
    expect(writes).toBeGreaterThan(RUNS / 2)
  },
  120_000,
)
