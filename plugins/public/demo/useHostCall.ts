import { useRef, useState } from 'react'
import { useCore } from '#platform/core'
import type { HostCallOptions, HostMethod, HostResult } from '#platform/host'
import { useVideoOutcome } from '#ui/components'
import { useTexts } from '../plugin'
import type { Outcome } from './CallResult'

type AnyCall = (request: object, options: HostCallOptions) => Promise<HostResult<unknown>>

/** Makes one host call at a time and holds its result and notes. */
export function useHostCall(method: HostMethod, onDone: (result: HostResult<unknown>) => void) {
  const t = useTexts()
  const { host } = useCore()
  const tellVideo = useVideoOutcome()
  const [outcome, setOutcome] = useState<Outcome>()
  const [notes, setNotes] = useState<readonly string[]>([])
  const [running, setRunning] = useState(false)
  const controller = useRef<AbortController>(undefined)

  const run = async (request: object) => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setOutcome(undefined)
    setNotes([])
    setRunning(true)
    const note = (text: string) => setNotes((list) => [...list, text])
    const startedAt = performance.now()
    // TypeScript cannot relate the method name to its request type here; the bridge validates every request.
    const result = await (host[method] as unknown as AnyCall)(request, {
      signal,
      onProgress: (percent) => note(t('call.progress', { percent })),
      onEnd: () => note(t('call.ended')),
    })
    setOutcome({ result, took: Math.round(performance.now() - startedAt) })
    setRunning(false)
    onDone(result)
    if (method === 'playVideo') await tellVideo(result)
  }
  return { run, running, giveUp: () => controller.current?.abort(), outcome, notes }
}
