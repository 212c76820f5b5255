import { useCore } from '#platform/core'
import type { HostResult } from '#platform/host'
import { addTexts } from '#platform/i18n'
import en from './video.en.json'
import zh from './video.zh-CN.json'

export const useVideoTexts = addTexts(en, zh)

/** Says what came of playing a video: a host that plays none shows the dialog of section 8. */
export function useVideoOutcome(): (result: HostResult<unknown>) => Promise<void> {
  const { feedback } = useCore()
  const t = useVideoTexts()
  return async (result) => {
    if (result.ok || result.error.kind === 'cancelled') return
    if (result.code === 404) await feedback.ask({ title: t('video.noticeTitle'), text: t('video.unavailable') })
    else feedback.toast(t('video.failed', { message: result.error.text }))
  }
}
