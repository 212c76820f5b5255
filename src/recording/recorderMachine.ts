/** Why nothing is recorded any more although nobody stopped it. */
export type RecorderTrouble = 'denied' | 'not-supported' | 'busy' | 'failed'

/**
 * Where a recording stands (architecture 'Host bridge'). `segment` counts from 1: the one under way, else the next one;
 * so a recording that never got a segment is `idle` again.
 */
export type RecorderState =
  | { readonly kind: 'idle' }
  /** The host was asked; it has not said anything yet (a person may be reading its question). */
  | { readonly kind: 'starting'; readonly segment: number }
  | { readonly kind: 'recording'; readonly segment: number }
  /** A segment has ended by itself and the next one was asked for. */
  | { readonly kind: 'rotating'; readonly segment: number }
  | { readonly kind: 'stopping'; readonly segment: number }
  | { readonly kind: 'done'; readonly segment: number }
  /** A phone call or the background took the microphone: what there is, is kept, and it can go on. */
  | { readonly kind: 'interrupted'; readonly segment: number }
  | {
      readonly kind: 'failed'
      readonly segment: number
      readonly trouble: RecorderTrouble
      /** Denied only: asking again may still show the question. */
      readonly canAskAgain?: boolean
    }

export type RecorderEvent =
  | { readonly type: 'start' }
  | { readonly type: 'resume' }
  /** A recording of an earlier page is taken up; `segment`: its next one. */
  | { readonly type: 'reopen'; readonly segment: number }
  /** The microphone is heard. */
  | { readonly type: 'started' }
  | { readonly type: 'stop' }
  /** A segment that is kept. `cut`: long before its end, while nobody sees the page. */
  | { readonly type: 'ended'; readonly cut: boolean }
  /** A segment with nothing in it, or one that was there before. */
  | { readonly type: 'scrapped' }
  /** No segment came. `left`: what there is of it all the same. */
  | {
      readonly type: 'broke'
      readonly why: RecorderTrouble | 'interrupted' | 'cancelled'
      readonly left: 'nothing' | 'saved' | 'lost'
      readonly canAskAgain?: boolean
    }

type Kind = RecorderState['kind']
type Of<K extends Kind> = Extract<RecorderState, { kind: K }>
type Heard<K extends Kind> = {
  readonly [T in RecorderEvent['type']]?: (state: Of<K>, event: Extract<RecorderEvent, { type: T }>) => RecorderState
}

type Broke = Extract<RecorderEvent, { type: 'broke' }>
type Counted = { readonly segment: number }

const begin = (): RecorderState => ({ kind: 'starting', segment: 1 })
const goOn = ({ segment }: Counted): RecorderState => ({ kind: 'starting', segment })
const over = (segment: number): RecorderState => (segment === 1 ? { kind: 'idle' } : { kind: 'done', segment })
const reopen = (_state: RecorderState, { segment }: Counted): RecorderState => over(segment)
const accept = ({ segment }: Counted) => over(segment)
const failed = (segment: number, trouble: RecorderTrouble, canAskAgain?: boolean): RecorderState => ({
  kind: 'failed',
  segment,
  trouble,
  ...(canAskAgain === undefined ? {} : { canAskAgain }),
})
const after = ({ segment }: Counted, { left }: Broke) => (left === 'nothing' ? segment : segment + 1)

const live = {
  started: ({ segment }: Counted): RecorderState => ({ kind: 'recording', segment }),
  stop: ({ segment }: Counted): RecorderState => ({ kind: 'stopping', segment }),
  // Section 4: recording restarts itself after each recording ends.
  ended: ({ segment }: Counted, { cut }: { cut: boolean }): RecorderState => ({
    kind: cut ? 'interrupted' : 'rotating',
    segment: segment + 1,
  }),
  // A host that gives nothing would be asked for ever.
  scrapped: ({ segment }: Counted) => failed(segment, 'failed'),
  broke(state: Counted, event: Broke): RecorderState {
    const segment = after(state, event)
    if (event.why === 'interrupted') return { kind: 'interrupted', segment }
    return event.why === 'cancelled' ? over(segment) : failed(segment, event.why, event.canAskAgain)
  },
}

const MACHINE: { readonly [K in Kind]: Heard<K> } = {
  idle: { start: begin, reopen },
  starting: live,
  recording: { stop: live.stop, ended: live.ended, scrapped: live.scrapped, broke: live.broke },
  rotating: live,
  stopping: {
    ended: ({ segment }) => over(segment + 1),
    scrapped: accept,
    // What was never heard of is what was to be stopped; what was heard and is gone has to be said.
    broke: (state, event) =>
      event.left === 'lost' ? failed(after(state, event), 'failed') : over(after(state, event)),
  },
  done: { start: begin, resume: goOn, reopen },
  interrupted: { start: begin, resume: goOn, stop: accept, reopen },
  failed: { start: begin, resume: goOn, stop: accept, reopen },
}

/** The state after an event; the same one where the event means nothing. */
export function recorderAfter(state: RecorderState, event: RecorderEvent): RecorderState {
  const hear = MACHINE[state.kind][event.type] as
    | ((state: RecorderState, event: RecorderEvent) => RecorderState)
    | undefined
  return hear ? hear(state, event) : state
}

const LIVE: readonly Kind[] = ['starting', 'recording', 'rotating', 'stopping']

/** The host has been asked for a segment and has not given it yet. */
export const isLive = ({ kind }: RecorderState): boolean => LIVE.includes(kind)
