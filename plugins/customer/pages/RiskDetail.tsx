import { observer } from 'mobx-react-lite'
import { useStore } from '#src/core'
import { DetailScreen, useRecord } from '#src/detail'
import { useSearch } from '#src/navigation'
import { RiskTags, useRiskParts } from '../components/riskParts'
import { customerLaxxDetails } from '../routes'
import { riskRows, risks } from '../stores/risks'
import { useTexts } from '../texts'

/** A record of legal risk (/customer-laxx-details, -xzgxf-details, -zbaj-details, -gqdj-details). */
export default observer(function RiskDetail() {
  const t = useTexts()
  const { id } = useSearch(customerLaxxDetails)
  const open = useRecord(risks, id)
  const parts = useRiskParts()
  return (
    <DetailScreen
      open={open}
      title={({ caseNo, kind }) => caseNo ?? t(`title.customer-${kind}`)}
      neighbours={useStore(riskRows).browsing}
      head={(risk) => (
        <div className="risk-head">
          <h2>{risk.caseNo ?? t('risk.record')}</h2>
          <p>
            <RiskTags risk={risk} />
            {risk.court}
          </p>
        </div>
      )}
      parts={parts}
    />
  )
})
