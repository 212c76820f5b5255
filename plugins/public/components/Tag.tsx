import ClockFill from '@phosphor-icons/core/fill/clock-fill.svg'
import {
  Avatar,
  Badge,
  Delta,
  Icon,
  ScoreRing,
  STAGE_BARS,
  type Stage,
  StageMeter,
  Tag,
  TagGroup,
  TagLine,
  TagList,
  UrgentDate,
  WhyNow,
} from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const TONES = ['plain', 'brand', 'good', 'warn', 'risk'] as const
const stages = Object.keys(STAGE_BARS) as Stage[]

export default function TagExample() {
  const t = useTexts()
  return (
    <>
      <Shown state="statesAll" pad>
        <div className="shown__line">
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              {t(`parts.tone.${tone}`)}
            </Tag>
          ))}
          <TagList tags={[t('parts.steam'), t('parts.hotWater'), t('parts.heat')]} />
        </div>
      </Shown>
      <Shown state="stages" pad>
        <div className="shown__line">
          {stages.map((stage) => (
            <StageMeter key={stage} stage={stage} label={t(`parts.stage.${stage}`)} />
          ))}
        </div>
      </Shown>
      <Shown state="marks" pad>
        <div className="shown__line">
          <ScoreRing score={82} label={t('parts.score', { score: 82 })} />
          <ScoreRing score={undefined} label={t('parts.noScore')} />
          <Avatar name="李伟" />
          <Avatar name="Chen Min" size="small" tone="brand" />
          <Badge count={7} />
          <Badge count={120} />
          <Delta value={12} shown="12%" label={t('parts.gain')} />
          <Delta value={-4} shown="4%" label={t('parts.loss')} />
        </div>
      </Shown>
      <Shown state="rows">
        <TagGroup tags={TONES.map((tone) => ({ key: tone, label: t(`parts.tone.${tone}`), tone }))} />
        <TagLine
          label={t('parts.bills')}
          tags={[{ key: 'add', label: t('parts.add'), tone: 'warn', onPress: () => undefined }]}
        />
      </Shown>
      <Shown state="why" pad>
        <WhyNow tone="risk" icon={<Icon svg={ClockFill} />}>
          {t('parts.late')}
        </WhyNow>
        <UrgentDate urgency="endsSoon">{t('parts.late')}</UrgentDate>
      </Shown>
    </>
  )
}
