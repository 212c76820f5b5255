import type { UnknownCode } from '#base/wire'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Tag, type TagProps } from './Tag'

export interface StatusTagProps<W extends string> {
  /** The state, in the area's own words; one that the app does not know is shown as it is. */
  readonly word: NoInfer<W> | UnknownCode
  readonly tones: Readonly<Record<W, NonNullable<TagProps['tone']>>>
  /** Group of its texts in the area: `state.open` by default. */
  readonly group?: string | undefined
}

/** The state of a record, in the words and tones of the area that the page belongs to. */
export function StatusTag<W extends string>({ word, tones, group = 'state' }: StatusTagProps<W>) {
  const t = useTextsOf(usePage().plugin)
  if (!(word in tones)) return <Tag>{word}</Tag>
  return <Tag tone={tones[word as W]}>{t(`${group}.${word}`)}</Tag>
}
