import { formatNumber } from '#src/calendar'
import { useLanguage } from '#src/i18n'
import { Chip, Chips, StageMeter } from '#src/ui'
import { STAGES, type Stage } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { meterOf } from '../words'

interface StageChipsProps {
  readonly chosen: readonly Stage[]
  /** Number of leads by stage; undefined while loading. */
  readonly counts: readonly number[] | undefined
  readonly onChange: (chosen: Stage[]) => void
}

/** Stages as chips with stage meter and number of leads. */
export function StageChips({ chosen, counts, onChange }: StageChipsProps) {
  const t = useTexts()
  const language = useLanguage()
  const press = (stage: Stage) =>
    onChange(STAGES.filter((other) => (other === stage ? !chosen.includes(stage) : chosen.includes(other))))
  return (
    <div className="filter__group">
      <div className="filter__label">{t('stage.label')}</div>
      <Chips label={t('stage.label')} wrap>
        {STAGES.map((stage, index) => {
          const count = counts?.[index]
          return (
            <Chip
              key={stage}
              pressed={chosen.includes(stage)}
              // The icon is the stage meter, in place of the tick of other chips.
              icon={<StageMeter stage={meterOf(stage)} />}
              count={count === undefined ? undefined : formatNumber(count, language)}
              onPress={() => press(stage)}
            >
              {t(`stage.${stage}`)}
            </Chip>
          )
        })}
      </Chips>
    </div>
  )
}
