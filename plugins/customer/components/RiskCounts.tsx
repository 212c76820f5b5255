import { formatShort } from '#src/calendar'
import { useLanguage } from '#src/i18n'
import { href } from '#src/routes'
import { classes } from '#src/ui'
import type { RiskCounts as Counts } from '../api/risk'
import { riskRoutes } from '../rules/riskRoutes'
import { useArea } from './useArea'
import './riskCounts.css'

/** Number of records by kind of legal risk; each leads to its list, kinds with something new come out. */
export function RiskCounts({ custId, counts }: { readonly custId: string; readonly counts: Counts }) {
  const { t, page } = useArea()
  const language = useLanguage()
  return (
    <div className="risk-counts">
      {counts.kinds.map(({ kind, count, unseen }) => (
        <a
          key={kind}
          className={classes('risk-count', count === 0 && 'risk-count--none', unseen > 0 && 'risk-count--new')}
          href={`#${href(riskRoutes[kind], { id: custId })}`}
          onClick={(event) => {
            event.preventDefault()
            page.open(riskRoutes[kind], { id: custId })
          }}
        >
          <b className="num">{formatShort(count, language)}</b>
          <span>{t(`title.customer-${kind}`)}</span>
          {unseen > 0 ? <small>{t('risk.unseen', { count: unseen })}</small> : null}
        </a>
      ))}
    </div>
  )
}
