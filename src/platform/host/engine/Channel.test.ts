import { Channel, type Flight } from './Channel'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function flight(takesAny = false) {
  const got: unknown[] = []
  const each: Flight = {
    takesAny,
    start: () => got.push('started'),
    answer: (raw) => got.push(raw),
    doubtful: () => got.push('in doubt'),
  }
  return { ...each, got }
}

function open() {
  const notes: string[] = []
  return { channel: new Channel({ note: (what) => notes.push(what) }), notes }
}

describe('a channel', () => {
  test('runs one call at a time, in order', () => {
    const { channel } = open()
    const [first, second] = [flight(), flight()]
    channel.enter(first)
    channel.enter(second)
    expect([first.got, second.got]).toEqual([['started'], []])
    channel.answer('one')
    channel.leave(first, true)
    jest.advanceTimersByTime(100)
    channel.answer('two')
    expect([first.got, second.got]).toEqual([
      ['started', 'one'],
      ['started', 'two'],
    ])
  })

  test('drops a repeated answer, so the next call does not receive it', () => {
    const { channel, notes } = open()
    const [first, second] = [flight(), flight()]
    channel.enter(first)
    channel.answer('one')
    channel.leave(first, true)
    channel.enter(second)
    jest.advanceTimersByTime(10)
    expect(channel.answer('one')).toBe(true)
    jest.advanceTimersByTime(100)
    expect(second.got).toEqual(['started'])
    expect(notes).toEqual(['twice'])
  })

  test('discards the late answer of a cancelled call, also while the next call waits for its own', () => {
    const { channel, notes } = open()
    const [first, second] = [flight(), flight()]
    channel.enter(first)
    channel.leave(first, false)
    channel.enter(second)
    channel.answer('whose?')
    channel.answer('the second one’s')
    expect(second.got).toEqual(['started', 'in doubt', 'the second one’s'])
    expect(notes).toEqual(['late'])
  })

  test('trusts answers again after 30 s', () => {
    const { channel } = open()
    const [first, second] = [flight(), flight()]
    channel.enter(first)
    channel.leave(first, false)
    jest.advanceTimersByTime(30_000)
    channel.enter(second)
    channel.answer('its own')
    expect(second.got).toEqual(['started', 'its own'])
  })

  test('a call that takes any answer accepts the late answer of an earlier call', () => {
    const { channel } = open()
    const [first, second] = [flight(true), flight(true)]
    channel.enter(first)
    channel.leave(first, false)
    channel.enter(second)
    channel.answer('who is signed in')
    expect(second.got).toEqual(['started', 'who is signed in'])
  })

  test('ignores an answer without a call of this page', () => {
    const { channel } = open()
    expect(channel.answer('for somebody else')).toBe(false)
  })

  test('an answer due to the previous page is not given to the current call, which becomes doubtful', () => {
    const { channel } = open()
    const call = flight()
    channel.expectEarlier(1000)
    channel.enter(call)
    expect(channel.answer('the earlier page’s')).toBe(false)
    expect(channel.answer('its own')).toBe(true)
    expect(call.got).toEqual(['started', 'in doubt', 'its own'])
  })

  test('a call that is cancelled while queued is never posted', () => {
    const { channel } = open()
    const [first, second] = [flight(), flight()]
    channel.enter(first)
    channel.enter(second)
    channel.leave(second, false)
    channel.leave(first, true)
    jest.advanceTimersByTime(100)
    expect(second.got).toEqual([])
    expect(channel.isBusy).toBe(false)
  })

  test('a single lost answer affects calls for 30 s at most', () => {
    const { channel } = open()
    const [lost, first, second, third] = [flight(), flight(), flight(), flight()]
    channel.enter(lost)
    channel.leave(lost, false)
    for (const each of [first, second]) {
      jest.advanceTimersByTime(10_000)
      channel.enter(each)
      channel.answer('its own, but who knows')
      channel.leave(each, false)
    }
    jest.advanceTimersByTime(10_000)
    channel.enter(third)
    channel.answer('its own')
    expect(third.got).toEqual(['started', 'its own'])
  })

  test('is busy while calls are queued, and idle afterwards', async () => {
    const { channel } = open()
    const [first, second] = [flight(), flight()]
    const reported: string[] = []
    channel.enter(first)
    channel.answer('one')
    channel.leave(first, true)
    channel.enter(second)
    expect(channel.isBusy).toBe(true)
    void channel.started().then(() => reported.push(`started ${second.got.length}`))
    void channel.idle().then(() => reported.push('idle'))
    await jest.advanceTimersByTimeAsync(100)
    expect(reported).toEqual(['started 1'])
    channel.leave(second, true)
    await jest.advanceTimersByTimeAsync(100)
    expect(reported).toEqual(['started 1', 'idle'])
  })
})
