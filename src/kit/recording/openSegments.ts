import { formatMoment } from '#base/calendar'
import { chooseLeadership, pageSurroundings, theDatabase } from '#base/storage'
import type { Feedback } from '#platform/feedback'
import { hostText } from '#platform/host'
import { currentLanguage, type TextFunction, text } from '#platform/i18n'
import { clockText } from './clockText'
import { SegmentStore } from './SegmentStore'
import type { StoredSegment } from './segment'

interface SegmentParts {
  /** Login name. */
  readonly user: string
  readonly feedback: Pick<Feedback, 'toast' | 'confirm'>
}

/** One store per user of this page, shared by recorder and uploads. */
const stores = new Map<string, SegmentStore>()

/** Returns the user's segment store; segments of earlier pages appear once loaded or recovered. */
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
    // A dialog, because nothing else notifies the user of what has to be repeated.
    onLost: (segment) =>
      say((words) => void feedback.confirm({ title: words('recording.lostTitle'), text: lostText(words, segment) })),
    onNotStored: () => say((words) => feedback.toast(words('recording.notStored'))),
  })
  stores.set(user, store)
  return store
}

/** Called when the user signs out: stops showing their segments; pending writes are completed. */
export function closeSegments(user: string): void {
  stores.get(user)?.dispose()
  stores.delete(user)
}

/** Names the incomplete recording and where the missing part begins. */
function lostText(words: TextFunction, { startedAt, from }: StoredSegment): string {
  const time = formatMoment(new Date(startedAt), currentLanguage())
  return from === 0 ? words('recording.lostWhole', { time }) : words('recording.lost', { time, from: clockText(from) })
}
