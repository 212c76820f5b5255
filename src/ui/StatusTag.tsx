import { useTextsOf } from '#src/i18n'
import { usePage } from '#src/navigation'
import { Tag, type TagProps } from './Tag'

export interface StatusTagProps<W extends string> {
  /** The state, in the area's own words. */
  readonly word: W
  readonly tones: Readonly<Record<W, NonNullable<TagProps['tone']>>>
  /** Group of its texts in the area: `state.open` by default. */
  readonly group?: string | undefined
}

/** The state of a record, in the words and tones of the area that the page belongs to. */
export function StatusTag<W extends string>({ word, tones, group = 'state' }: StatusTagProps<W>) {
  const t = useTextsOf(usePage().plugin)
  return <Tag tone={tones[word]}>{t(`${group}.${word}`)}</Tag>
}
