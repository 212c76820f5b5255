import { ZONE_RADIUS } from '#domain/checkIn/rules'
import { usePageState } from '#platform/navigation'
import { Card, PageFrame } from '#ui/components'
import { useTexts } from '../plugin'
import { COOL_OFF, OPEN_LIMIT, TAKE_LIMIT } from '../rules/limits'
import { OPPORTUNITY_WARNING, RETURN_DAYS } from '../rules/returnDate'
import { SCORE_KEYS, STAGES } from '../rules/vocabulary'
import '../components/rules/PoolRules.css'

/** Stages in which a lead can be lost. */
const PROTECTED = STAGES.filter((stage) => stage !== 'won')

/** Rules of the public pool, of the score and of protection (/clueRule); all figures are those that the app applies. */
export default function PoolRules() {
  const t = useTexts()
  usePageState('ready')
  const days = (count: number | undefined) => (count === undefined ? t('rules.never') : t('rules.days', { count }))
  return (
    <PageFrame title={t('title.clueRule')}>
      <Card title={t('rules.poolTitle')}>
        <p className="pool-rules__text">{t('rules.pool')}</p>
      </Card>
      <Card title={t('rules.takeTitle')}>
        <ul className="pool-rules__list">
          <li>{t('rules.takeToday', { count: TAKE_LIMIT })}</li>
          <li>{t('rules.takeOpen', { count: OPEN_LIMIT })}</li>
          <li>{t('rules.takeAgain', { count: COOL_OFF })}</li>
          <li>{t('rules.undo')}</li>
        </ul>
      </Card>
      <Card title={t('rules.protectTitle')}>
        <p className="pool-rules__text">{t('rules.protect')}</p>
        <table className="pool-rules__table num">
          <thead>
            <tr>
              <th scope="col">{t('rules.stage')}</th>
              <th scope="col">{t('rules.quiet')}</th>
              <th scope="col">{t('rules.stay')}</th>
            </tr>
          </thead>
          <tbody>
            {PROTECTED.map((stage) => (
              <tr key={stage}>
                <th scope="row">{t(`stage.${stage}`)}</th>
                <td>{days(RETURN_DAYS[stage]?.quiet)}</td>
                <td>{days(RETURN_DAYS[stage]?.stay)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="pool-rules__text">{t('rules.warned', { count: OPPORTUNITY_WARNING })}</p>
      </Card>
      <Card title={t('rules.scoreTitle')}>
        <p className="pool-rules__text">{t('detail.score.rule.intro')}</p>
        <dl className="pool-rules__parts">
          {SCORE_KEYS.map((key) => (
            <div key={key}>
              <dt>{t(`detail.score.part.${key}`)}</dt>
              <dd>{t(`detail.score.rule.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('rules.checkTitle')}>
        <ul className="pool-rules__list">
          <li>{t('rules.checkZone', { metres: ZONE_RADIUS })}</li>
          <li>{t('rules.checkLate')}</li>
        </ul>
      </Card>
    </PageFrame>
  )
}
