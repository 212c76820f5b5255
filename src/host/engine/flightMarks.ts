import * as v from 'valibot'
import type { ReplyName } from '../replyNames'

const KEPT_AT = 'host.flights'
const Kept = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))

/** Which calls were under way when the page was reloaded: the host does not know of it, and answers the next page. */
export interface FlightMarks {
  begin(name: ReplyName): void
  end(name: ReplyName): void
  /** The host has answered the page before this one: nothing is due any more. */
  settleEarlier(name: ReplyName): void
  /** How long ago the page before this one made a call that has no answer yet; undefined without one. ms */
  ageOf(name: ReplyName): number | undefined
}

/** Marks in session storage; where that is forbidden there are none. */
export function createFlightMarks(view: { readonly sessionStorage?: Storage }, now = Date.now): FlightMarks {
  const open: Record<string, number> = {}
  const write = () => {
    try {
      view.sessionStorage?.setItem(KEPT_AT, JSON.stringify(open))
    } catch {
      // Full or forbidden: a reload under a call is rare, and nothing else depends on the marks.
    }
  }
  const earlier = read(view)
  return {
    begin(name) {
      open[name] = now()
      write()
    },
    end(name) {
      delete open[name]
      write()
    },
    settleEarlier(name) {
      delete earlier[name]
    },
    ageOf(name) {
      const at = earlier[name]
      return at === undefined ? undefined : now() - at
    },
  }
}

function read(view: { readonly sessionStorage?: Storage }): Record<string, number> {
  try {
    const kept = v.safeParse(Kept, view.sessionStorage?.getItem(KEPT_AT))
    return kept.success ? kept.output : {}
  } catch {
    // Forbidden: as if nothing had been under way.
    return {}
  }
}
