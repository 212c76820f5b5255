import { isLive, type RecorderEvent, type RecorderState, recorderAfter } from './recorderMachine'

const ended = { type: 'ended', cut: false } as const
const cut = { type: 'ended', cut: true } as const
const scrapped = { type: 'scrapped' } as const
const start = { type: 'start' } as const
const resume = { type: 'resume' } as const
const started = { type: 'started' } as const
const stop = { type: 'stop' } as const
const broke = (
  why: Extract<RecorderEvent, { type: 'broke' }>['why'],
  left: 'nothing' | 'saved' | 'lost' = 'nothing',
): RecorderEvent => ({ type: 'broke', why, left })

const idle: RecorderState = { kind: 'idle' }
const starting = (segment = 1): RecorderState => ({ kind: 'starting', segment })
const recording = (segment = 1): RecorderState => ({ kind: 'recording', segment })
const rotating = (segment: number): RecorderState => ({ kind: 'rotating', segment })
const stopping = (segment = 1): RecorderState => ({ kind: 'stopping', segment })
const done = (segment: number): RecorderState => ({ kind: 'done', segment })
const interrupted = (segment: number): RecorderState => ({ kind: 'interrupted', segment })
const failed = (segment: number, trouble: Extract<RecorderState, { kind: 'failed' }>['trouble']): RecorderState => ({
  kind: 'failed',
  segment,
  trouble,
})

const TABLE: readonly [string, RecorderState, RecorderEvent, RecorderState][] = [
  ['begins with the first segment', idle, start, starting(1)],
  ['records once the microphone is heard', starting(1), started, recording(1)],
  ['begins the next segment when one is full', recording(1), ended, rotating(2)],
  ['records on', rotating(2), started, recording(2)],
  ['ends with the last one that there is room for', recording(2), { ...ended, isLast: true }, done(3)],
  ['a segment from a host that says nothing in between', starting(1), ended, rotating(2)],
  ['stop ends the open segment', recording(2), stop, stopping(2)],
  ['which is the last', stopping(2), ended, done(3)],
  ['stop before the microphone is heard', starting(1), stop, stopping(1)],
  ['leaves nothing', stopping(1), broke('cancelled'), idle],
  ['stop while rotating', rotating(2), stop, stopping(2)],
  ['leaves the segments before: nothing was in the new one', stopping(2), scrapped, done(2)],
  ['stop and an open segment that nobody gives any more', stopping(2), broke('failed', 'lost'), failed(3, 'failed')],
  ['stop and chunks instead of a segment', stopping(2), broke('failed', 'saved'), done(3)],
  ['a phone call', recording(2), broke('interrupted', 'lost'), interrupted(3)],
  ['a phone call, chunks saved', recording(2), broke('interrupted', 'saved'), interrupted(3)],
  ['a segment cut off in the background', recording(1), cut, interrupted(2)],
  ['goes on with the next segment', interrupted(3), resume, starting(3)],
  ['what was interrupted may be enough', interrupted(3), stop, done(3)],
  ['or nothing', interrupted(1), stop, idle],
  ['the person says no', starting(1), broke('denied'), failed(1, 'denied')],
  ['asks again', failed(1, 'denied'), resume, starting(1)],
  ['the partner app cannot', recording(1), broke('not-supported'), failed(1, 'not-supported')],
  ['the microphone is somebody else’s', starting(1), broke('busy'), failed(1, 'busy')],
  ['a host that gives empty segments is not asked for ever', recording(1), scrapped, failed(1, 'failed')],
  ['the app gave it up', recording(2), broke('cancelled'), done(2)],
  ['a done recording can go on', done(3), resume, starting(3)],
  ['and a new one can begin', done(3), start, starting(1)],
  ['one of an earlier page is taken up', idle, { type: 'reopen', segment: 3 }, done(3)],
  ['a failed one can be accepted as it is', failed(2, 'failed'), stop, done(2)],
]

test.each(TABLE)('%s', (_name, state, event, next) => {
  expect(recorderAfter(state, event)).toEqual(next)
})

const UNHEARD: readonly [RecorderState, RecorderEvent][] = [
  [idle, stop],
  [idle, ended],
  [idle, resume],
  [starting(), start],
  [recording(), start],
  [recording(), { type: 'reopen', segment: 3 }],
  [recording(), resume],
  [recording(), started],
  [rotating(2), start],
  [stopping(), stop],
  [stopping(), started],
  [stopping(), start],
  [done(2), ended],
  [done(2), stop],
  [interrupted(2), ended],
  [failed(1, 'denied'), ended],
]

test.each(UNHEARD)('%o ignores %o', (state, event) => {
  expect(recorderAfter(state, event)).toBe(state)
})

test('keeps the host’s information that another request is pointless', () => {
  expect(recorderAfter(starting(), { type: 'broke', why: 'denied', left: 'nothing', canAskAgain: false })).toEqual({
    ...failed(1, 'denied'),
    canAskAgain: false,
  })
})

test.each([starting(), recording(), rotating(2), stopping()])('%o is live', (state) => expect(isLive(state)).toBe(true))
test.each([idle, done(2), interrupted(2), failed(1, 'failed')])('%o is not live', (state) =>
  expect(isLive(state)).toBe(false),
)
