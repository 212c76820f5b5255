import { useRef, useState } from 'react'
import { useCore } from '#platform/core'
import type { HostCallOptions, HostMethod, HostResult } from '#platform/host'
import { useVideoOutcome } from '#ui/components'
import { useTexts } from '../plugin'
import type { Outcome } from './CallResult'

/** Any method of the bridge, which checks its request itself. */
interface AnyMethod {
  call(request: object, options: HostCallOptions): Promise<HostResult<unknown>>
}

/** Makes one host call at a time and holds its result and notes. */
export function useHostCall(method: HostMethod, onDone: (result: HostResult<unknown>) => void) {
  const t = useTexts()
  const { host } = useCore()
  const toastVideo = useVideoOutcome()
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
    const { call }: AnyMethod = { call: host[method] }
    const result = await call(request, {
      signal,
      onProgress: (percent) => note(t('call.progress', { percent })),
      onEnd: () => note(t('call.ended')),
    })
    setOutcome({ result, took: Math.round(performance.now() - startedAt) })
    setRunning(false)
    onDone(result)
    if (method === 'playVideo') await toastVideo(result)
  }
  return { run, running, giveUp: () => controller.current?.abort(), outcome, notes }
}
