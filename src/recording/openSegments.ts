import { formatMoment } from '#src/calendar'
import { chooseLeadership, pageSurroundings, theDatabase } from '#src/device'
import type { Feedback } from '#src/feedback'
import { hostText } from '#src/host'
import { currentLanguage, type TextFunction, text } from '#src/i18n'
import { clockText } from './clockText'
import { SegmentStore } from './SegmentStore'
import type { StoredSegment } from './segment'

interface SegmentParts {
  /** Login name. */
  readonly user: string
  readonly feedback: Pick<Feedback, 'toast' | 'ask'>
}

/** One store for each user of this page: who records and who uploads see the same. */
const stores = new Map<string, SegmentStore>()

/** The segments of one user, on the device; what an earlier page left is shown once it is loaded or recovered. */
export function openSegments({ user, feedback }: SegmentParts): SegmentStore {
  const known = stores.get(user)
  if (known) return known
  const say = (show: (words: TextFunction) => void) => {
    hostText()
      .then(show)
      .catch((error: unknown) => console.warn('recording: the texts could not be loaded', error))
  }
  const database = theDatabase((notice) => feedback.toast(text(notice)))
  const store = new SegmentStore({
    database,
    user,
    leadership: chooseLeadership(database),
    tabs: pageSurroundings(`recordings ${user}`).tabs,
    // It stays until it was read: nothing else says what has to be asked for once more.
    onLost: (segment) =>
      say((words) => void feedback.ask({ title: words('recording.lostTitle'), text: lostText(words, segment) })),
    onNotKept: () => say((words) => feedback.toast(words('recording.notKept'))),
  })
  stores.set(user, store)
  return store
}

/** The user has left: nothing of theirs is shown any more; what is still being written is written. */
export function closeSegments(user: string): void {
  stores.get(user)?.dispose()
  stores.delete(user)
}

/** Which recording is incomplete, and from where on. */
function lostText(words: TextFunction, { startedAt, from }: StoredSegment): string {
  const time = formatMoment(new Date(startedAt), currentLanguage())
  return from === 0 ? words('recording.lostWhole', { time }) : words('recording.lost', { time, from: clockText(from) })
}
