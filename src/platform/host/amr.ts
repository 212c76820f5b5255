import { AUDIO_SUFFIX } from '#base/config'

const AMR = new RegExp(`\\.${AUDIO_SUFFIX}(?:$|[?#])`, 'i')

/** Section 3: detects AMR audio by its extension; browsers cannot play it. */
export const hasAmrSuffix = (path: string): boolean => AMR.test(path)
