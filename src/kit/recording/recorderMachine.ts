/** Reason why a recording ended without being stopped. */
export type RecorderTrouble = 'denied' | 'not-supported' | 'busy' | 'failed'

/**
 * State of a recording (architecture 'Host bridge'). `segment` counts from 1 and is the current segment, else the next;
 * a recording that has lost its only segment returns to `idle`.
 */
export type RecorderState =
  | { readonly kind: 'idle' }
  /** A segment was requested and the host has not responded yet (its permission prompt may be open). */
  | { readonly kind: 'starting'; readonly segment: number }
  | { readonly kind: 'recording'; readonly segment: number }
  /** A segment has ended by itself and the next one was requested. */
  | { readonly kind: 'rotating'; readonly segment: number }
  | { readonly kind: 'stopping'; readonly segment: number }
  | { readonly kind: 'done'; readonly segment: number }
  /**
   * A phone call or the background took the microphone; earlier segments stay stored and the recording can be resumed.
   */
  | { readonly kind: 'interrupted'; readonly segment: number }
  | {
      readonly kind: 'failed'
      readonly segment: number
      readonly trouble: RecorderTrouble
      /** Denied only: another permission prompt is possible. */
      readonly canAskAgain?: boolean
    }

export type RecorderEvent =
  | { readonly type: 'start' }
  | { readonly type: 'resume' }
  /** A recording of an earlier page is reopened; `segment`: its next one. */
  | { readonly type: 'reopen'; readonly segment: number }
  /** The microphone runs. */
  | { readonly type: 'started' }
  | { readonly type: 'stop' }
  /** A segment was saved. `cut`: it ended early while the page was hidden. `isLast`: there is room for no other. */
  | { readonly type: 'ended'; readonly cut: boolean; readonly isLast?: boolean }
  /** A segment was empty or a repetition. */
  | { readonly type: 'scrapped' }
  /** The host returned no segment. `left`: what could be saved of it. */
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
  ended: ({ segment }: Counted, { cut, isLast }: { cut: boolean; isLast?: boolean }): RecorderState =>
    isLast ? over(segment + 1) : { kind: cut ? 'interrupted' : 'rotating', segment: segment + 1 },
  // Otherwise the recorder would request segments endlessly from a host that returns empty ones.
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
    // If nothing had been recorded, it counts as stopped; if recorded audio is lost, it is a failure.
    broke: (state, event) =>
      event.left === 'lost' ? failed(after(state, event), 'failed') : over(after(state, event)),
  },
  done: { start: begin, resume: goOn, reopen },
  interrupted: { start: begin, resume: goOn, stop: accept, reopen },
  failed: { start: begin, resume: goOn, stop: accept, reopen },
}

/** Returns the state after an event; the same object if the event does not apply. */
export function recorderAfter(state: RecorderState, event: RecorderEvent): RecorderState {
  const hear = MACHINE[state.kind][event.type] as
    | ((state: RecorderState, event: RecorderEvent) => RecorderState)
    | undefined
  return hear ? hear(state, event) : state
}

const LIVE: readonly Kind[] = ['starting', 'recording', 'rotating', 'stopping']

/** A segment was requested from the host and has not arrived. */
export const isLive = ({ kind }: RecorderState): boolean => LIVE.includes(kind)
