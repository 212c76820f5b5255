import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePage } from '#platform/navigation'
import { type HostEventName, type HostEventPayload, hostEvents } from './hostEvents'
import { type Listener, listen, type Message } from './listeners'

/**
 * Listens to a message before its owner while this page is visible; returning true stops it before the owner. The
 * listener registered last is called first.
 */
export function useMessage<T>(message: Message<T>, listener: Listener<T>): void {
  const { visible } = usePage()
  const latest = useRef(listener)
  useLayoutEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    if (!visible) return
    return listen(message, (payload) => latest.current(payload))
  }, [message, visible])
}

/** The same for an event of the host: `useHostEvent('refreshWorkbench', () => { … })`. */
export function useHostEvent<N extends HostEventName>(name: N, listener: Listener<HostEventPayload<N>>): void {
  // Each name in the table has the message of its own payload, which TypeScript cannot infer through the index.
  useMessage(hostEvents[name] as Message<HostEventPayload<N>>, listener)
}
