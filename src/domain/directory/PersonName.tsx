import { observer } from 'mobx-react-lite'
import type { Named } from '#base/wire'
import { nameIn, useLanguage } from '#platform/i18n'
import { useOrganisations } from './DirectoryStore'

interface PersonNameProps {
  readonly person: Named & { readonly orgCode?: string | undefined }
  /** With the organisation: `Li Wei · Nanhai` (pages 'Common'). */
  readonly organisation?: boolean | undefined
}

/** A person's name in the language of the reader. */
export const PersonName = observer(function PersonName({ person, organisation }: PersonNameProps) {
  const name = nameIn(person, useLanguage())
  const { orgCode } = person
  return organisation && orgCode !== undefined ? <WithOrganisation name={name} orgCode={orgCode} /> : name
})

/** The organisation appears once the directory is loaded: a name must not wait for it. */
const WithOrganisation = observer(function WithOrganisation({ name, orgCode }: { name: string; orgCode: string }) {
  const organisations = useOrganisations()
  return organisations.get(orgCode) ? `${name} · ${organisations.name(orgCode)}` : name
})
