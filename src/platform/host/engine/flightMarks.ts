import * as v from 'valibot'
import type { ReplyName } from '#base/config'

const STORAGE_KEY = 'host.flights'
const StoredFlights = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))

/** Calls that were open when the page was reloaded: the host does not notice and responds to the next page. */
export interface FlightMarks {
  begin(name: ReplyName): void
  end(name: ReplyName): void
  /** The host has responded to the previous page: nothing is due any more. */
  settleEarlier(name: ReplyName): void
  /** ms since the previous page made a call that still has no response; undefined if there is none. */
  ageOf(name: ReplyName): number | undefined
}

/** Stores the marks in session storage; has none if storage is forbidden. */
export function createFlightMarks(view: { readonly sessionStorage?: Storage }, now = Date.now): FlightMarks {
  const open: Record<string, number> = {}
  const write = () => {
    try {
      view.sessionStorage?.setItem(STORAGE_KEY, JSON.stringify(open))
    } catch {
      // Full or forbidden. A reload during a call is rare, and nothing else depends on the marks.
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
    const stored = v.safeParse(StoredFlights, view.sessionStorage?.getItem(STORAGE_KEY))
    return stored.success ? stored.output : {}
  } catch {
    // Forbidden: treat as no open calls.
    return {}
  }
}
