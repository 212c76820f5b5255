import { useEffect, useState } from 'react'
import { type Right, useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'

/**
 * Sentences for a user who lacks a right: what is missing, which roles have it and whom to ask; `reason` where the
 * right is undefined. Empty while they are loading, to avoid a partial message. Loaded by the first denied page,
 * because few users see one.
 */
export function useAdvice(right: Right | undefined, reason: string): readonly string[] {
  const language = useLanguage()
  const core = useCore()
  const [advice, setAdvice] = useState<readonly string[]>([])
  useEffect(() => {
    if (!right) return
    const controller = new AbortController()
    const { signal } = controller
    const settle = (sentences: readonly string[]) => {
      if (!signal.aborted) setAdvice(sentences)
    }
    import('./advice')
      .then(({ adviceFor }) => adviceFor(core, right, { reason, language, signal }))
      // If that code fails to load, the general message stays.
      .then(settle, () => settle([reason]))
    return () => controller.abort()
  }, [core, right, reason, language])
  return right ? advice : [reason]
}
