import type { Language } from '#base/config'

/** The part of the browser's `SpeechRecognition` that is used; its types are not in every version of lib.dom. */
export interface Recognition {
  lang: string
  continuous: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

interface RecognitionEvent {
  readonly resultIndex: number
  readonly results: ArrayLike<{
    readonly isFinal: boolean
    readonly [at: number]: { readonly transcript: string } | undefined
  }>
}

type Made = new () => Recognition

/** The browser's speech recognition; undefined where it has none. */
export function recognitionOf(view: object): Made | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = view as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', Made>
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const SPOKEN: Readonly<Record<Language, string>> = { en: 'en-US', 'zh-CN': 'zh-CN' }

/** The texts that became final with an event, in order. */
export const finalTexts = ({ resultIndex, results }: RecognitionEvent): string[] =>
  Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)

const CHINESE = /[\u3000-\u9fff\uff00-\uffef]$/

/** Appends a dictated text to that of the field; words that are not Chinese are separated by a space. */
export function appendSpoken(before: string, spoken: string): string {
  const isJoined = before === '' || /\s$/.test(before) || CHINESE.test(before)
  return `${before}${isJoined ? '' : ' '}${spoken}`
}
