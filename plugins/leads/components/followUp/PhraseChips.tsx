import type { RecordForm } from '#kit/forms'
import { Chip, Chips } from '#ui/components'
import { useTexts } from '../../plugin'
import type { FollowUpValues } from './values'

const PHRASES = ['noAnswer', 'sent', 'nextWeek', 'price', 'thinking'] as const

/** What is said most often; a tap writes it as a sentence, after what is there already. */
export function PhraseChips({ form: { methods } }: { readonly form: RecordForm<FollowUpValues> }) {
  const t = useTexts()
  const add = (sentence: string) => {
    const written = methods.getValues('text').trimEnd()
    if (written.includes(sentence)) return
    methods.setValue('text', [written, sentence].filter(Boolean).join(' '), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Chips label={t('log.phrases')}>
      {PHRASES.map((phrase) => (
        <Chip key={phrase} onPress={() => add(t(`log.phraseText.${phrase}`))}>
          {t(`log.phrase.${phrase}`)}
        </Chip>
      ))}
    </Chips>
  )
}
