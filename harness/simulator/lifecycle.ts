import * as v from 'valibot'
import type { Simulator } from './Simulator'
import type { LifecycleEvent } from './types'

/** Page shown after the host ended the web view (next to the app's page). */
export const ENDED_PAGE = 'sim/ended.html'

/** Attribute that identifies the running deployment (src/base/loading/deployment.ts). */
const DEPLOYMENT = 'data-deployment'

/** State of a history entry of the app after its first one (`EntryMark` of src/platform/navigation). */
const LaterEntry = v.object({ usr: v.object({ index: v.pipe(v.number(), v.minValue(1)) }) })

/** Effect of each lifecycle event; navigation happens after the promise has resolved. */
export const LIFECYCLE: Readonly<Record<LifecycleEvent, (simulator: Simulator) => void>> = {
  background: ({ visibility }) => visibility.hide(),
  resume: ({ visibility, phone }) => {
    phone.recorder.isTaken = false
    visibility.show()
  },
  kill: (simulator) => {
    simulator.memory.next = 'revived'
    simulator.memory.address = simulator.view.location.href
    leave(simulator, new URL(ENDED_PAGE, simulator.view.document.baseURI).href)
  },
  restore: (simulator) => {
    const { memory } = simulator
    if (memory.address) leave(simulator, memory.address)
    else LIFECYCLE.resume(simulator)
  },
  'phone-call': ({ visibility, phone }) => {
    phone.recorder.isTaken = true
    phone.recorder.end()
    visibility.hide()
  },
  'low-memory': (simulator) => {
    simulator.memory.next = 'reopened'
    simulator.visibility.hide()
    leave(simulator, simulator.view.location.href)
  },
  // On the app's first page there is nothing to go back to: a browser would go to what was shown before the app.
  'back-gesture': ({ view }) => {
    if (v.is(LaterEntry, view.history.state)) view.history.back()
  },
  deploy: (simulator) => {
    simulator.isOutdated = true
    // Another one each time, because the app reloads once for each deployment that it has run.
    const running = simulator.view.document.querySelector(`[${DEPLOYMENT}]`)
    running?.setAttribute(DEPLOYMENT, `outdated-${Date.now()}`)
  },
  'back-button': ({ toPage }) => toPage.call('goBack', undefined, { kind: 'event' }),
}

/** Navigates the web view to another page, after the caller's promise has resolved. */
export function leave(simulator: Pick<Simulator, 'view' | 'isLeaving'>, address: string): void {
  const { view } = simulator
  simulator.isLeaving = true
  setTimeout(() => {
    // The same address, or one that differs only after the `#`, does not load a page by itself.
    if (address.split('#')[0] === view.location.href.split('#')[0]) {
      view.history.replaceState(view.history.state, '', address)
      view.location.reload()
    } else {
      view.location.replace(address)
    }
  })
}
