import type { Draft, Drafts } from '#platform/outbox'
import { AutoSave, type SaveState } from './AutoSave'

const EMPTY = { text: '' }

const notify = (error: unknown) => {
  throw error
}

function setUp(stored?: unknown, takes = 0) {
  const saves: unknown[] = []
  const states: SaveState['kind'][] = []
  let draft: Draft<unknown> | undefined = stored === undefined ? undefined : { value: stored, savedAt: 1000 }
  const drafts: Drafts = {
    load: async () => draft,
    save: async (_form, _record, value) => {
      if (takes > 0) await new Promise((stored) => setTimeout(stored, takes))
      saves.push(value)
      draft = { value, savedAt: 2000 }
    },
    discard: async () => {
      draft = undefined
    },
    list: async () => [],
  }
  const autoSave = new AutoSave({ drafts, form: 'f', record: 'r', onState: (state) => states.push(state.kind), notify })
  return { autoSave, saves, states, stored: () => draft?.value }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('autosave', () => {
  test('input is saved within a second', async () => {
    const { autoSave, saves, states } = setUp()
    await autoSave.load(EMPTY)
    autoSave.changed({ text: 'b' })
    autoSave.changed({ text: 'boiler' })
    await jest.advanceTimersByTimeAsync(999)
    expect(saves).toEqual([{ values: { text: 'boiler' } }])
    expect(states[states.length - 1]).toBe('saved')
  })

  test('what is typed while an earlier state is being stored does not count as saved', async () => {
    const { autoSave, states } = setUp(undefined, 1000)
    await autoSave.load(EMPTY)
    autoSave.changed({ text: 'b' })
    await jest.advanceTimersByTimeAsync(1400)
    autoSave.changed({ text: 'boiler' })
    await jest.advanceTimersByTimeAsync(200)
    expect(states).toEqual(['saving', 'saving'])
    await jest.advanceTimersByTimeAsync(1500)
    expect(states).toEqual(['saving', 'saving', 'saved'])
  })

  test('restoring a draft does not save, and values reported during load do not replace it', async () => {
    const { autoSave, saves, stored } = setUp({ values: { text: 'boiler' } })
    autoSave.changed(EMPTY)
    const draft = await autoSave.load(EMPTY)
    autoSave.changed(EMPTY)
    autoSave.shows(draft?.values)
    autoSave.changed(draft?.values)
    await jest.advanceTimersByTimeAsync(5000)
    await autoSave.flush()
    expect(saves).toEqual([])
    expect(stored()).toEqual({ values: { text: 'boiler' } })
  })

  test('a replaced photo is saved', async () => {
    const [first, second] = [new Blob(['x']), new Blob(['y'])]
    const { autoSave, saves } = setUp()
    await autoSave.load({ photos: [] })
    autoSave.changed({ photos: [first] })
    await autoSave.flush()
    autoSave.changed({ photos: [second] })
    await autoSave.flush()
    expect(saves).toEqual([{ values: { photos: [first] } }, { values: { photos: [second] } }])
  })

  test('flush saves pending changes at once', async () => {
    const { autoSave, saves } = setUp()
    await autoSave.load(EMPTY)
    autoSave.changed({ text: 'boi' })
    await autoSave.flush()
    expect(saves).toEqual([{ values: { text: 'boi' } }])
  })

  test('after a discard the old draft is not saved again', async () => {
    const { autoSave, saves, stored } = setUp({ values: { text: 'boiler' } })
    await autoSave.load(EMPTY)
    autoSave.changed({ text: 'boiler, larger' })
    autoSave.shows(EMPTY)
    await autoSave.discard()
    autoSave.changed(EMPTY)
    await jest.advanceTimersByTimeAsync(5000)
    expect(saves).toEqual([])
    expect(stored()).toBeUndefined()
  })

  test('an attempt is stored with the values until it is removed', async () => {
    const attempt = { key: 'k', entered: 'e', at: 1000, sent: { callId: 'c', request: { text: 'boiler' } } }
    const { autoSave, stored } = setUp()
    await autoSave.load(EMPTY)
    await autoSave.keepAttempt({ text: 'boiler' }, attempt)
    expect(stored()).toEqual({ values: { text: 'boiler' }, attempt })
    const again = setUp(stored())
    expect((await again.autoSave.load(EMPTY))?.attempt).toEqual(attempt)
    again.autoSave.changed({ text: 'boiler, larger' })
    await again.autoSave.flush()
    expect(again.stored()).toEqual({ values: { text: 'boiler, larger' }, attempt })
    await again.autoSave.clearAttempt()
    expect(again.stored()).toEqual({ values: { text: 'boiler, larger' } })
  })

  test('a stored value of another format is ignored', async () => {
    const { autoSave } = setUp('something else')
    expect(await autoSave.load(EMPTY)).toBeUndefined()
  })
})
