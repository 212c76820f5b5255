import { observer } from 'mobx-react-lite'
import { recordData } from '#kit/detail'
import { useSearch } from '#platform/navigation'
import { EstimateDetail } from '../components/EstimateDetail'
import { EstimateEditor } from '../components/EstimateEditor'
import { NewEstimate } from '../components/NewEstimate'
import { estimates } from '../records'
import { estimate } from '../routes'

export const data = recordData(estimates)

/** An estimate, its editor with `edit`, or the form of a new one without `id` (/x/budget/estimate). */
export default observer(function EstimatePage() {
  const { id, edit, templateId, businessId } = useSearch(estimate)
  if (id === undefined) return <NewEstimate templateId={templateId} businessId={businessId} />
  return edit ? <EstimateEditor id={id} /> : <EstimateDetail id={id} />
})
