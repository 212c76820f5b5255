import * as v from 'valibot'
import { LaunchPage } from '#kit/embedded'
import { queryOf } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { launchContract } from '../api'
import { useTexts } from '../plugin'
import { contractRows, contracts } from '../records'
import { contractIframe, contractList } from '../routes'
import { STATES } from '../rules/vocabulary'

export { launchSearch as search } from '../rules/filters'

/** What the contract system reports: the contract, which may be new, and its state, if the app knows it. */
const Submitted = v.object({
  contractId: v.pipe(v.string(), v.regex(/^CT-\d+$/)),
  state: v.pipe(
    v.string(),
    v.transform((state) => STATES.find((known) => known === state)),
  ),
})

/** The page of the contract system: a new contract, a draft, a signed copy, a renewal (/contractIframe). */
export default function ContractFrame() {
  const { mode, contractId, custId, businessId, kind } = useSearch(contractIframe)
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const records = useStore(contracts)
  const rows = useStore(contractRows)
  /** A signed contract may have won a lead and renewed another one, and changes when the customer's supply ends. */
  const showChanged = async (id: string) => {
    const { main } = records.of(id)
    await main.load()
    const { clueId, custId: customer, followsId } = main.value ?? {}
    for (const changed of [clueId, customer, followsId]) if (changed !== undefined) core.invalidateRecord(changed)
  }
  return (
    <LaunchPage
      title={t('title.contractIframe')}
      texts="launch"
      launch={() => queryOf(launchContract, { mode, contractId, custId, businessId, kind })}
      submitted={Submitted}
      onSubmitted={({ contractId: id, state }) => {
        if (contractId !== undefined && mode === 'edit' && id !== contractId) return false
        rows.invalidate()
        if (contractId !== undefined) records.of(contractId).invalidateAll()
        void showChanged(id)
        core.feedback.toast(t(`submitted.${state ?? 'saved'}`))
        page.replace(contractList, { marked: id, tab: state === 'signing' ? 'approving' : state })
        return true
      }}
    />
  )
}
