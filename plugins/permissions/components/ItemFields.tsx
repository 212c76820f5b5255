import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { days } from '#base/calendar'
import { PickInput } from '#domain/choosers'
import { useOrganisations } from '#domain/directory'
import { PeriodInput, type RecordForm } from '#kit/forms'
import { usePageNavigation } from '#platform/navigation'
import { chooseOrigin, chooseRole } from '../routes'
import type { ApplyValues } from '../rules/fields'
import { mostDays } from '../rules/period'
import { useWords } from './useWords'

/** Periods that one tap sets. Days */
const LENGTHS = [30, 90, 183, 366] as const

interface ItemFieldsProps {
  readonly form: RecordForm<ApplyValues>
  readonly at: `items.${number}`
}

/** One role to apply for: organisation, role and period. */
export const ItemFields = observer(function ItemFields({ form, at }: ItemFieldsProps) {
  const words = useWords()
  const page = usePageNavigation()
  const organisations = useOrganisations()
  const { control, getValues, setValue } = form.methods
  const { roleName } = useWatch({ control, name: at })

  const choose = async () => {
    const [one, ...others] = (await page.choose(chooseRole, { chosen: roleName ? [roleName] : [] })) ?? []
    if (one !== undefined && others.length > 0) {
      const row = getValues(at)
      const more = others.map((role) => ({ ...row, roleName: role }))
      setValue('items', [...getValues('items'), ...more], {
        shouldDirty: true,
        shouldValidate: form.methods.formState.isSubmitted,
      })
    }
    return one
  }
  return (
    <>
      <PickInput
        form={form}
        name={`${at}.orgCode`}
        empty=""
        shown={(code) => ({ name: organisations.name(code) })}
        pick={async (chosen) => (await page.choose(chooseOrigin, { chosen }))?.orgCode}
      />
      <PickInput
        form={form}
        name={`${at}.roleName`}
        empty=""
        shown={(name) => ({ name: words.role(name) })}
        pick={choose}
      />
      <PeriodInput
        form={form}
        from={`${at}.from`}
        to={`${at}.to`}
        min={days.today()}
        most={mostDays(roleName)}
        lengths={LENGTHS}
      />
    </>
  )
})
