import { formatNumber } from '#src/calendar'
import { useLanguage } from '#src/i18n'
import { type Column, DataTable } from '#src/tables'
import { Card } from '#src/ui'
import type { Carbon } from '../../api/energy'
import { type CarbonLine, estimateCarbon } from '../../rules/carbon'
import { UNITS } from '../../rules/energies'
import { useTexts } from '../../texts'
import './energy.css'

/** Emissions of the last 12 months from the energy used, each line with its factor and where that comes from. */
export function Estimate({ usage, areaCode }: Pick<Carbon, 'usage' | 'areaCode'>) {
  const t = useTexts()
  const language = useLanguage()
  if (usage === undefined) {
    return (
      <Card title={t('carbon.estimate')}>
        <p className="section__empty">{t('carbon.hidden')}</p>
      </Card>
    )
  }
  const { lines, total } = estimateCarbon(usage as Parameters<typeof estimateCarbon>[0], areaCode)
  const number = (value: number) => formatNumber(value, language)
  const columns: Column<CarbonLine>[] = [
    { key: 'energy', label: t('bill.energy'), text: ({ energy }) => t(`energy.${energy}`) },
    {
      key: 'usage',
      label: t('carbon.usage'),
      align: 'end',
      text: (line) => `${number(line.usage)} ${UNITS[line.energy]}`,
    },
    {
      key: 'factor',
      label: t('carbon.factor'),
      align: 'end',
      text: (line) => `${line.factor} kg/${UNITS[line.energy]}`,
    },
    { key: 'carbon', label: 't CO₂', align: 'end', text: ({ carbon }) => number(carbon) },
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
      <p className="carbon__total">{t('carbon.estimated', { total: number(total) })}</p>
    </Card>
  )
}
