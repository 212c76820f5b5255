import { Chip, Chips } from '#src/ui'
import type { NextStepKind } from '../../rules/vocabulary'
import { useTexts } from '../../texts'

interface NextKindFieldProps {
  readonly kinds: readonly NextStepKind[]
  readonly value: NextStepKind
  readonly onChange: (kind: NextStepKind) => void
}

/** What is to be done next: five short answers, all in view. */
export function NextKindField({ kinds, value, onChange }: NextKindFieldProps) {
  const t = useTexts()
  return (
    <div className="followup__next">
      <span className="followup__label" aria-hidden="true">
        {t('followUp.nextKind')}
      </span>
      <Chips label={t('followUp.nextKind')} wrap>
        {kinds.map((kind) => (
          <Chip key={kind} pressed={kind === value} onPress={() => onChange(kind)}>
            {t(`step.${kind}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
