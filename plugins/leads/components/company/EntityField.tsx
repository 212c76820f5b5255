import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Named } from '#base/wire'
import type { AddressValues } from '#domain/choosers'
import { ChoiceInput, type FieldForm, useLiveCheck } from '#kit/forms'
import { ask, refusalText } from '#kit/records'
import { Icon } from '#ui/components'
import { findBelongingEntity, findBelongingEntity1 } from '../../api'
import { ADDRESS_TEXT } from '../../rules/limits'
import { useArea } from '../useArea'
import './company.css'

interface EntityValues extends AddressValues {
  entityId: string
}

interface EntityFieldProps {
  // biome-ignore lint/suspicious/noExplicitAny: forms with more fields than these
  readonly form: FieldForm<any, any>
  /** The branch that the lead has, which may not be among the candidates. */
  readonly present?: (Named & { readonly id: string }) | undefined
}

/** Our branch for the lead: found by its place, the best one chosen until the user chooses, and confirmed. */
export function EntityField({ form, present }: EntityFieldProps) {
  const { t, say } = useArea()
  const place: FieldForm<EntityValues> = form
  const { methods } = place
  const chosen = useWatch({ control: methods.control, name: 'entityId' })
  const found = useLiveCheck(place, ['address', 'point'], ({ address, point }) =>
    address.trim().length < ADDRESS_TEXT.min && !point
      ? undefined
      : ask(findBelongingEntity, { address: address.trim(), ...(point && { point }) }),
  )
  const confirmed = useLiveCheck(place, ['entityId'], ({ entityId }) =>
    entityId === '' ? undefined : ask(findBelongingEntity1, { entityId }),
  )
  const best = found.value?.[0]?.id
  /** The one that was chosen for the user, so that another place may change it. */
  const own = useRef<string>(undefined)
  useEffect(() => {
    if (best === undefined) return
    const now = methods.getValues('entityId')
    if (now !== '' && now !== own.current) return
    own.current = best
    methods.setValue('entityId', best)
  }, [best, methods])
  const candidates = found.value ?? []
  const isKnown = present === undefined || candidates.some(({ id }) => id === present.id)
  const options = [...candidates, ...(isKnown ? [] : [present])].map((entity) => ({
    value: entity.id,
    label: say.name(entity),
    note: entity.id === best ? t('place.entityBest') : undefined,
  }))
  const isRefused = confirmed.status === 'failed'
  return (
    <>
      <ChoiceInput
        form={place}
        name="entityId"
        options={options}
        sheet
        placeholder={t(found.status === 'loading' ? 'place.entityFinding' : 'place.entityChoose')}
        error={isRefused ? refusalText(confirmed.error, t) : undefined}
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
