import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Bars, Delta, Sheet, useCodeText, useFormats } from '#ui/components'
import { SectionCard, type SectionData } from './SectionCard'
import './ScoreCard.css'

/** A part with less than this share of its maximum is marked as short. */
const SHORT = 0.5

interface ScorePart {
  readonly key: string
  readonly got: number
  readonly max: number
}

/** A score as the sum of its parts. */
export interface PartScore<P extends ScorePart> {
  /** Undefined, without parts, if there is too little data. */
  readonly score?: number | undefined
  /** Score before the last change. */
  readonly before?: number | undefined
  readonly parts: readonly P[]
  /** Time of the last computation. */
  readonly at?: Date | undefined
}

export interface ScoreCardProps<P extends ScorePart> {
  readonly section: SectionData<PartScore<P>>
  /**
   * Group of the area's texts: `title`, `none`, `up`, `down`, `how`, `rules`, `of`, `at`; `part.<key>`, `rule.<key>`.
   */
  readonly texts: string
  /** Maximum points of each part, in the order in which the rules explain them. */
  readonly most: Readonly<Record<string, number>>
  /** Why the score is as it is, in a few words. */
  readonly summary: (parts: readonly P[]) => string
  /** Why a part has its points. */
  readonly reason: (part: P) => string | undefined
}

/** A score with its last change; a sheet shows its parts and explains how it is calculated. */
export const ScoreCard = observer(ScoreCardOf) as typeof ScoreCardOf

function ScoreCardOf<P extends ScorePart>(props: ScoreCardProps<P>) {
  const { section, texts } = props
  const t = useTextsOf(usePage().plugin)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SectionCard
        title={t(`${texts}.title`)}
        section={section}
        link={{ label: t(`${texts}.how`), onPress: () => setOpen(true) }}
        empty={({ parts }) => (parts.length === 0 ? t(`${texts}.none`) : undefined)}
      >
        {(score) => <ShownScore {...props} score={score} />}
      </SectionCard>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t(`${texts}.rules`)} text={t(`${texts}.rule.intro`)}>
        <Rules {...props} />
      </Sheet>
    </>
  )
}

interface ShownScoreProps<P extends ScorePart> extends ScoreCardProps<P> {
  readonly score: PartScore<P>
}

function ShownScore<P extends ScorePart>({ texts, summary, score: { score, before, parts } }: ShownScoreProps<P>) {
  const t = useTextsOf(usePage().plugin)
  const change = score === undefined || before === undefined ? 0 : score - before
  const count = Math.abs(change)
  return (
    <div className="score-card">
      <span className="score-card__big">{score}</span>
      <Delta value={change} shown={String(count)} label={t(`${texts}.${change > 0 ? 'up' : 'down'}`, { count })} />
      <p>{summary(parts)}</p>
    </div>
  )
}

/** Explains the score: rule, points and reason of each part. */
function Rules<P extends ScorePart>({ section: { value: score }, texts, most, reason }: ScoreCardProps<P>) {
  const t = useTextsOf(usePage().plugin)
  const word = useCodeText()
  const say = useFormats()
  const bars = (score?.parts ?? []).map(({ key, got, max }) => ({
    label: word(`${texts}.part`, key),
    value: got,
    max,
    short: got < max * SHORT,
  }))
  return (
    <>
      {bars.length > 0 && (
        <div className="score-bars">
          <Bars rows={bars} />
        </div>
      )}
      <dl className="score-rules">
        {Object.entries(most).map(([key, max]) => {
          const part = score?.parts.find((one) => one.key === key)
          const why = part && reason(part)
          return (
            <div key={key} className="score-rules__part">
              <dt>
                {t(`${texts}.part.${key}`)}
                <b>{t(`${texts}.of`, { got: part?.got ?? 0, max: part?.max ?? max })}</b>
              </dt>
              <dd>
                {t(`${texts}.rule.${key}`)}
                {why && <span>{why}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
      {score?.at && <p className="score-rules__at">{t(`${texts}.at`, { date: say.moment(score.at) })}</p>}
    </>
  )
}
