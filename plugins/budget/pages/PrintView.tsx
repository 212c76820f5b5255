import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { QueryPage } from '#kit/detail'
import { type Query, queryOf } from '#kit/records'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Card } from '#ui/components'
import { getEstimate, getVersion } from '../api'
import { BasisFacts, CashFlow, FigureTiles, SensitivityTable } from '../components/Figures'
import { ItemTables } from '../components/ItemTables'
import { useTexts } from '../plugin'
import { print } from '../routes'
import type { Content } from '../rules/content'
import { calculate, figuresOf } from '../rules/sheet'
import { outboxRecord } from '../rules/vocabulary'
import './print.css'

/** An estimate, or one of its versions, to be printed (/x/budget/print). */
export default function PrintView() {
  const t = useTexts()
  const { id, version } = useSearch(print)
  const query: Query<{ readonly content: Content }> =
    version === undefined ? queryOf(getEstimate, { id }) : queryOf(getVersion, { id, no: version })
  return (
    <QueryPage title={t('title.print')} query={query} about={`${id} ${version}`}>
      {(stored) => (version === undefined ? <Present id={id} stored={stored} /> : <Printed content={stored.content} />)}
    </QueryPage>
  )
}

interface PresentProps {
  readonly id: string
  readonly stored: { readonly content: Content }
}

/** With the saves that wait on this phone, as the estimate is shown. */
const Present = observer(function Present({ id, stored }: PresentProps) {
  const { outbox } = useCore()
  return <Printed content={outbox.withOverlay(outboxRecord(id), stored).content} />
})

function Printed({ content }: { readonly content: Content }) {
  const t = useTexts()
  const sheet = useMemo(() => calculate(content), [content])
  const figures = useMemo(() => figuresOf(sheet), [sheet])
  return (
    <div className="printed">
      {typeof window.print === 'function' ? (
        <div className="printed__act">
          <Button variant="main" wide onPress={() => window.print()}>
            {t('print.print')}
          </Button>
        </div>
      ) : null}
      <h2 className="printed__name">{content.name}</h2>
      <Card>
        <FigureTiles sheet={sheet} />
      </Card>
      <ItemTables sheet={sheet} />
      <Card title={t('sheet.finance')}>
        <BasisFacts content={content} />
      </Card>
      {figures && sheet.totals ? (
        <>
          <CashFlow years={figures.years} investment={sheet.totals.investment} />
          <SensitivityTable sheet={sheet} npv={figures.npv} />
        </>
      ) : null}
    </div>
  )
}
