import { column, DataTable, figures } from '#src/tables'
import { Card } from '#src/ui'
import type { Carbon } from '../../api/energy'
import { type CarbonLine, estimateCarbon } from '../../rules/carbon'
import { UNITS } from '../../rules/energies'
import { useArea } from '../useArea'
import './energy.css'

/** Emissions of the last 12 months from the energy used, each line with its factor and where that comes from. */
export function Estimate({ usage, areaCode }: Pick<Carbon, 'usage' | 'areaCode'>) {
  const { t, say } = useArea()
  if (usage === undefined)
    return (
      <Card title={t('carbon.estimate')}>
        <p className="section__empty">{t('carbon.hidden')}</p>
      </Card>
    )
  const { lines, total } = estimateCarbon(usage as Parameters<typeof estimateCarbon>[0], areaCode)
  const columns = [
    column<CarbonLine>('energy', t('bill.energy'), ({ energy }) => t(`energy.${energy}`)),
    figures<CarbonLine>('usage', t('carbon.usage'), (line) => `${say.number(line.usage)} ${UNITS[line.energy]}`),
    figures<CarbonLine>('factor', t('carbon.factor'), (line) => `${line.factor} kg/${UNITS[line.energy]}`),
    figures<CarbonLine>('carbon', 't CO₂', ({ carbon }) => say.number(carbon)),
  ]
  return (
    <Card title={t('carbon.estimate')}>
      <DataTable label={t('carbon.estimate')} columns={columns} rows={lines} keyOf={({ energy }) => energy} />
      <ul className="carbon__sources">
        {lines.map(({ energy, scope, source }) => (
          <li key={energy}>
            {t('carbon.line', { energy: t(`energy.${energy}`), scope, source: t(`carbon.factorOf.${source}`) })}
          </li>
        ))}
      </ul>
      <p className="carbon__total">{t('carbon.estimated', { total: say.number(total) })}</p>
    </Card>
  )
}
