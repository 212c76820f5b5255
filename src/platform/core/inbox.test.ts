import { Inbox } from './inbox'

const ANSWER = { total: 17, maxSeq: 86 }

/** A request with marks that the test answers itself. */
function request() {
  let answer = () => {}
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { sent, answer }
}

/** 17 unread messages by the first poll. */
function start(isQueued = () => false) {
  const inbox = new Inbox(isQueued)
  inbox.begin()(ANSWER)
  return inbox
}

describe('the figures of a poll', () => {
  test('win over what was counted here', () => {
    const inbox = start()
    inbox.change(-1)
    inbox.begin()({ total: 15, maxSeq: 86 })
    expect(inbox.unread).toBe(15)
  })

  test('are ignored if it was sent before a mark that is under way', () => {
    const inbox = start()
    const poll = inbox.begin()
    inbox.change(-1)
    void inbox.during(request().sent)
    poll(ANSWER)
    expect(inbox.unread).toBe(16)
  })

  test('are ignored if it was sent before a mark was confirmed, and the next poll is asked for', async () => {
    const inbox = start()
    inbox.change(-1)
    const { sent, answer } = request()
    const marking = inbox.during(sent)
    const poll = inbox.begin()
    answer()
    await marking
    const { asked } = inbox
    poll({ total: 17, maxSeq: 87 })
    expect([inbox.unread, inbox.maxSeq, asked]).toEqual([16, 87, 1])
    inbox.begin()({ total: 16, maxSeq: 87 })
    expect([inbox.unread, inbox.isPending]).toEqual([16, false])
  })

  test('are ignored while marks wait in the outbox', () => {
    let isQueued = true
    const inbox = start()
    const waiting = new Inbox(() => isQueued)
    waiting.begin()(ANSWER)
    expect([inbox.unread, waiting.unread]).toEqual([17, undefined])
    isQueued = false
    waiting.begin()(ANSWER)
    expect(waiting.unread).toBe(17)
  })
})

test('the time is that of the server, however wrong the device’s clock is', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T01:51:00Z') })
  const inbox = start()
  inbox.begin()({ ...ANSWER, now: new Date('2026-11-20T01:41:00Z') })
  jest.advanceTimersByTime(60_000)
  expect(inbox.now().toISOString()).toBe('2026-11-20T01:42:00.000Z')
  jest.useRealTimers()
})

test('a page that lists messages says so while it is visible', () => {
  const inbox = start()
  const stop = inbox.list()
  expect(inbox.listing).toBe(1)
  stop()
  expect(inbox.listing).toBe(0)
})
