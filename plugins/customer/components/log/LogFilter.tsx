import { nameIn, useLanguage } from '#src/i18n'
import { Button, ChoiceField, DateTimeField, Sheet } from '#src/ui'
import type { Person } from '#src/wire'
import { useTexts } from '../../texts'

/** Who wrote an entry, and when; `''` in a field: anybody, any day. */
export interface LogNarrowing {
  readonly by?: string | undefined
  readonly start?: string | undefined
  readonly end?: string | undefined
}

interface LogFilterProps extends LogNarrowing {
  readonly open: boolean
  readonly people: readonly Person[]
  readonly onChange: (next: LogNarrowing) => void
  readonly onClose: () => void
}

/** Narrows the service log to a person and a period; each choice counts at once. */
export function LogFilter({ open, people, by, start, end, onChange, onClose }: LogFilterProps) {
  const t = useTexts()
  const language = useLanguage()
  const set = (part: LogNarrowing) => onChange({ by, start, end, ...part })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('log.filter')}
      foot={
        <>
          <Button onPress={() => onChange({ by: undefined, start: undefined, end: undefined })}>
            {t('log.reset')}
          </Button>
          <Button variant="main" wide onPress={onClose}>
            {t('log.show')}
          </Button>
        </>
      }
    >
      <ChoiceField
        label={t('log.by')}
        value={by ?? ''}
        options={[
          { value: '', label: t('log.anybody') },
          ...people.map((person) => ({ value: person.id, label: nameIn(person, language) })),
        ]}
        onChange={(value) => set({ by: value || undefined })}
      />
      <DateTimeField
        kind="date"
        label={t('log.start')}
        value={start ?? ''}
        max={end}
        onChange={(value) => set({ start: value || undefined })}
      />
      <DateTimeField
        kind="date"
        label={t('log.end')}
        value={end ?? ''}
        min={start}
        onChange={(value) => set({ end: value || undefined })}
      />
    </Sheet>
  )
}
