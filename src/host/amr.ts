import { AUDIO_SUFFIX } from '#src/config'

const AMR = new RegExp(`\\.${AUDIO_SUFFIX}(?:$|[?#])`, 'i')

/** Section 3: audio files are recognised by this extension; browsers cannot play them. */
export const hasAmrSuffix = (path: string): boolean => AMR.test(path)
