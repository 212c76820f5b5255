import { TemplateList } from '../components/TemplateList'
import { systemTemplates } from '../lists'
import { selecTemplate } from '../routes'

export { systemTemplates as data } from '../lists'
export { templateSearch as search } from '../rules/filters'

/** Templates of the system (/SelecTemplate). */
export default function SystemTemplates() {
  return <TemplateList list={systemTemplates} chooser={selecTemplate} scope="system" />
}
