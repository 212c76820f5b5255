import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import { useEffect, useRef } from 'react'
import { lengthOf, type Named } from '#base/wire'
import type { AddressValues } from '#domain/choosers'
import { ChoiceInput, type FieldForm, useFieldValue, useLiveCheck } from '#kit/forms'
import { queryOf, refusalText } from '#kit/records'
import { Icon } from '#ui/components'
import { findBelongingEntity, findBelongingEntity1 } from '../../api'
import { ADDRESS_TEXT } from '../../rules/limits'
import { useArea } from '../useArea'
import './company.css'

interface EntityValues extends AddressValues {
  entityId: string
}

interface EntityFieldProps {
  readonly form: FieldForm<EntityValues>
  /** The branch that the lead has, which may not be among the candidates. */
  readonly present?: (Named & { readonly id: string }) | undefined
}

/** Our branch for the lead: found by its place, the best one chosen until the user chooses, and confirmed. */
export function EntityField({ form, present }: EntityFieldProps) {
  const { t, say } = useArea()
  const { values, set } = form
  const chosen = useFieldValue(form, 'entityId')
  const found = useLiveCheck(form, ['address', 'point'], ({ address, point }) =>
    lengthOf(address.trim()) < ADDRESS_TEXT.min && !point
      ? undefined
      : queryOf(findBelongingEntity, { address: address.trim(), ...(point && { point }) }),
  )
  const confirmed = useLiveCheck(form, ['entityId'], ({ entityId }) =>
    entityId === '' ? undefined : queryOf(findBelongingEntity1, { entityId }),
  )
  const best = found.value?.[0]?.id
  /** The preselected branch; a change of place may replace it. */
  const own = useRef<string>(undefined)
  useEffect(() => {
    if (best === undefined) return
    const now = values().entityId
    if (now !== '' && now !== own.current) return
    own.current = best
    set({ entityId: best })
  }, [best, values, set])
  const candidates = found.value ?? []
  const isKnown = present === undefined || candidates.some(({ id }) => id === present.id)
  const options = [...candidates, ...(isKnown ? [] : [present])].map((entity) => ({
    value: entity.id,
    label: say.name(entity),
    note: entity.id === best ? t('place.entityBest') : undefined,
  }))
  const failure = [confirmed, found].find(({ status }) => status === 'failed')?.error
  return (
    <>
      <ChoiceInput
        form={form}
        name="entityId"
        options={options}
        sheet
        placeholder={t(found.status === 'loading' ? 'place.entityFinding' : 'place.entityChoose')}
        error={failure === undefined ? undefined : refusalText(failure, t)}
      />
      {confirmed.status === 'ready' && chosen !== '' ? (
        <p className="company__ok" role="status">
          <Icon svg={CheckBold} />
          {t('place.entityConfirmed')}
        </p>
      ) : null}
    </>
  )
}
