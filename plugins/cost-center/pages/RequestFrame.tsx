import * as v from 'valibot'
import { LaunchPage } from '#kit/embedded'
import { queryOf } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { launchRequest } from '../api'
import { useTexts } from '../plugin'
import { requestRows, requests } from '../records'
import { costProfitCenterList, costProfitIframe } from '../routes'

export { launchSearch as search } from '../rules/filters'

/** What the accounting system reports: the request, which may be new. */
const Submitted = v.object({ id: v.pipe(v.string(), v.regex(/^CC-\d+$/)) })

/** The page of the accounting system: a new request, or one to look at (/costProfitIframe). */
export default function RequestFrame() {
  const { mode, id } = useSearch(costProfitIframe)
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const rows = useStore(requestRows)
  const records = useStore(requests)
  return (
    <LaunchPage
      title={t('title.costProfitIframe')}
      launch={() => queryOf(launchRequest, { mode, id })}
      submitted={Submitted}
      onSubmitted={({ id: submitted }) => {
        if (id !== undefined && submitted !== id) return false
        rows.invalidate()
        records.of(submitted).invalidateAll()
        core.feedback.toast(t('submitted'))
        page.replace(costProfitCenterList, { tab: 'mine', marked: submitted })
        return true
      }}
    />
  )
}
