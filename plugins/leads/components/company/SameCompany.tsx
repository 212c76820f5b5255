import { isCreditCode, lengthOf } from '#base/wire'
import { type FieldForm, useLiveCheck } from '#kit/forms'
import { queryOf } from '#kit/records'
import { Notice } from '#ui/components'
import { findCustomerByCreditCode, selectCustomer } from '../../api'
import { clueDetail } from '../../routes'
import { NAME_TEXT } from '../../rules/limits'
import type { LeadId } from '../../rules/vocabulary'
import { useArea } from '../useArea'
import type { AddForm } from './useAddForm'

/** Most leads with a like name that are shown. */
const SHOWN = 2

/**
 * The lead or customer that has the credit code being typed, for `CompanyOfCode`; `own`: the code of the lead itself.
 */
export function useCompanyOfCode(form: FieldForm<{ readonly creditCode: string }>, own?: string | undefined) {
  return useLiveCheck(form, ['creditCode'], ({ creditCode: typed }) => {
    const code = typed.trim().toUpperCase()
    return isCreditCode(code) && code !== own ? queryOf(findCustomerByCreditCode, { creditCode: code }) : undefined
  })
}

/** Leads and customers that may be the one being typed (field-needs.md 6), for `SameCompany`. */
export function useSameCompany(form: AddForm) {
  const codeCheck = useCompanyOfCode(form)
  const nameCheck = useLiveCheck(form, ['name', 'phone', 'point'], ({ name, phone, point }) =>
    lengthOf(name.trim()) < NAME_TEXT.min
      ? undefined
      : queryOf(selectCustomer, { keyword: name.trim(), phone, ...(point && { point }) }, (found) => found),
  )
  const [byCode, byName] = [codeCheck.value, nameCheck.value]
  const isUnknown = [codeCheck, nameCheck].some(({ status }) => status === 'failed')
  const custId = form.methods.getValues('custId')
  const like = (byName ?? [])
    .filter(({ alike, state, discarded }) => alike && state !== 'new' && !discarded)
    .filter(({ leadId, customerId }) =>
      leadId === undefined ? customerId !== custId && customerId !== byCode?.customerId : leadId !== byCode?.leadId,
    )
    .slice(0, SHOWN)
  const isLead = byCode?.state === 'lead' && !byCode.discarded
  return { byCode, like, isUnknown, isLikely: isLead || like.some(({ alike }) => alike !== 'possible') }
}

type Known = Pick<NonNullable<ReturnType<typeof useCompanyOfCode>['value']>, 'name' | 'nameEn' | 'owner'>

/** How notices tell of a company, and of its lead. */
function useNotices() {
  const { t, say, page } = useArea()
  const open = (id: LeadId) => ({ label: t('company.open'), onPress: () => page.open(clueDetail, { id }) })
  /** Its name, and whose it is. */
  const words = ({ name: own = '', nameEn, owner }: Known) => ({
    name: say.name({ name: own, nameEn }),
    owner: say.name(owner) ?? t('state.pool'),
  })
  return { t, open, words }
}

/** Says that the code is the one of a lead or customer. */
export function CompanyOfCode({ found }: { readonly found: ReturnType<typeof useCompanyOfCode>['value'] }) {
  const { t, open, words } = useNotices()
  if (found?.state === 'customer') return <Notice role="status">{t('company.isCustomer', words(found))}</Notice>
  if (found?.state !== 'lead' || !found.leadId || found.name === undefined) return null
  return (
    <Notice tone="warn" role="status" action={open(found.leadId)}>
      {t(found.discarded ? 'company.wasLead' : 'company.isLead', words(found))}
    </Notice>
  )
}

/** Says that duplicates could not be looked up. */
export function Unchecked() {
  const { t } = useNotices()
  return <Notice role="status">{t('company.unchecked')}</Notice>
}

/** Says which they are: the user can open one or continue typing. */
export function SameCompany({ byCode, like, isUnknown }: ReturnType<typeof useSameCompany>) {
  const { t, open, words } = useNotices()
  return (
    <>
      {isUnknown ? <Unchecked /> : null}
      <CompanyOfCode found={byCode} />
      {like.map((found) => (
        <Notice
          key={found.id}
          tone={found.alike === 'possible' ? 'brand' : 'warn'}
          role="status"
          action={found.leadId && open(found.leadId)}
        >
          {t(found.alike === 'possible' ? 'company.possible' : 'company.likely', words(found))}
          {found.state === 'customer' && ` ${t('company.state.customer')}`}
        </Notice>
      ))}
    </>
  )
}
