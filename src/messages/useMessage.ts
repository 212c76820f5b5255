import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePage } from '#src/navigation'
import type { Message } from '#src/plugin'
import { type HostEventName, type HostEventPayload, hostEvents } from './hostEvents'
import { type Listener, listen } from './listeners'

/**
 * Hears a message before its owner does, while this page is the visible one; `true` from the listener keeps it from the
 * owner. Of several listeners the one registered last is asked first.
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
  // The table gives each name the message of its own payload; TypeScript cannot follow that through the index.
  useMessage(hostEvents[name] as Message<HostEventPayload<N>>, listener)
}
