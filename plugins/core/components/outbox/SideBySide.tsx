import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { list } from '#base/wire'
import { DICTIONARIES, type DictionaryName, useDictionary, useNamed, useOrganisations } from '#domain/directory'
import { listIn, namesIn, useLanguage, useTextsOf } from '#platform/i18n'
import { type ComparedField, type OutboxItem, type RegisteredCall, withAddresses, withStandIns } from '#platform/outbox'
import { useTexts } from '../../plugin'
import { compareFields } from './compareFields'
import './SideBySide.css'

interface SideBySideProps {
  readonly item: OutboxItem
  readonly known: RegisteredCall | undefined
  /** The record as it is now, unparsed. */
  readonly theirs: unknown
}

/** The wire form of a request; the stored form if the call is no longer registered. */
function wireOf({ request }: OutboxItem, known: RegisteredCall | undefined): unknown {
  try {
    return known?.call.request(withStandIns(request)) ?? request
  } catch {
    return request
  }
}

interface ValueProps {
  readonly value: string
  readonly dictionary: string | undefined
}

function Value({ value, dictionary }: ValueProps) {
  if (dictionary === 'people') return <EntryPeople logins={value} />
  const known = DICTIONARIES.find((name) => name === dictionary)
  if (dictionary === 'organisations') return <OrganisationNames codes={value} />
  return known ? <EntryNames of={known} codes={value} /> : value
}

interface EntryNamesProps {
  readonly of: DictionaryName
  readonly codes: string
}

const EntryNames = observer(function EntryNames({ of, codes }: EntryNamesProps) {
  return listIn(v.parse(list, codes).map(useDictionary(of).name), useLanguage())
})

const OrganisationNames = observer(function OrganisationNames({ codes }: Pick<EntryNamesProps, 'codes'>) {
  return listIn(v.parse(list, codes).map(useOrganisations().name), useLanguage())
})

const EntryPeople = observer(function EntryPeople({ logins }: { readonly logins: string }) {
  const named = useNamed()
  return namesIn(
    v.parse(list, logins).map((login) => named({ id: login, name: login })),
    useLanguage(),
  )
})

/** Both versions of a record by field. Differences are marked by a word, not by colour alone. */
export function SideBySide({ item, known, theirs }: SideBySideProps) {
  const t = useTexts()
  const ofArea = useTextsOf(known?.plugin ?? 'core')
  // Files that were uploaded are compared by their addresses.
  const compared = known?.compare?.(withAddresses(item.request, item.uploads), theirs)
  const fields: readonly ComparedField[] = compared
    ? compared.map((field) => ({ ...field, label: ofArea(field.label) }))
    : compareFields(wireOf(item, known), theirs)
  return (
    <table className="versions">
      <thead>
        <tr>
          <th scope="col">{t('outbox.field')}</th>
          <th scope="col">{t('outbox.mine')}</th>
          <th scope="col">{t('outbox.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ label, mine, theirs: other, dictionary, row }) => (
          <tr
            key={row ? `${row.code} ${row.which} ${label}` : label}
            className={mine === other ? undefined : 'versions__differs'}
          >
            <th scope="row">
              {row ? (
                <>
                  <Value value={row.code} dictionary={row.dictionary} /> {row.which} ·{' '}
                </>
              ) : null}
              {label}
              {mine === other ? null : <small>{t('outbox.differs')}</small>}
            </th>
            <td>
              <Value value={mine} dictionary={dictionary} />
            </td>
            <td>
              <Value value={other} dictionary={dictionary} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
