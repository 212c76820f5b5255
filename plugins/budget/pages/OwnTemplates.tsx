import { TemplateList } from '../components/TemplateList'
import { ownTemplates } from '../lists'
import { customtemplate } from '../routes'

export { ownTemplates as data } from '../lists'
export { templateSearch as search } from '../rules/filters'

/** The user’s own templates (/Customtemplate). */
export default function OwnTemplates() {
  return <TemplateList list={ownTemplates} chooser={customtemplate} scope="own" />
}
