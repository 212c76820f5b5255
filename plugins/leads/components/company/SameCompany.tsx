import { isCreditCode, lengthOf } from '#base/wire'
import { useLiveCheck } from '#kit/forms'
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

/** Leads and customers that may be the one being typed (field-needs.md 6), for `SameCompany`. */
export function useSameCompany(form: AddForm) {
  const codeCheck = useLiveCheck(form, ['creditCode'], ({ creditCode: typed }) => {
    const code = typed.trim().toUpperCase()
    return isCreditCode(code) ? queryOf(findCustomerByCreditCode, { creditCode: code }) : undefined
  })
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

/** Says which they are: the user can open one or continue typing. */
export function SameCompany({ byCode, like, isUnknown }: ReturnType<typeof useSameCompany>) {
  const { t, say, page } = useArea()
  const open = (id: LeadId) => ({ label: t('company.open'), onPress: () => page.open(clueDetail, { id }) })
  /** Its name, and whose it is. */
  const words = ({ name: own = '', nameEn, owner }: Pick<NonNullable<typeof byCode>, 'name' | 'nameEn' | 'owner'>) => ({
    name: say.name({ name: own, nameEn }),
    owner: say.name(owner) ?? t('state.pool'),
  })
  return (
    <>
      {isUnknown ? <Notice role="status">{t('company.unchecked')}</Notice> : null}
      {byCode?.state === 'lead' && byCode.leadId && byCode.name !== undefined ? (
        <Notice tone="warn" role="status" action={open(byCode.leadId)}>
          {t(byCode.discarded ? 'company.wasLead' : 'company.isLead', words(byCode))}
        </Notice>
      ) : null}
      {byCode?.state === 'customer' ? <Notice role="status">{t('company.isCustomer', words(byCode))}</Notice> : null}
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
