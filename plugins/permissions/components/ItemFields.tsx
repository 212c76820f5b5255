import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { type Day, days } from '#src/calendar'
import { PickInput } from '#src/choosers'
import { useOrganisations } from '#src/directory'
import { DateInput, type RecordForm } from '#src/forms'
import { usePageNavigation } from '#src/navigation'
import { Chip, Chips, Field } from '#src/ui'
import { chooseOrigin, chooseRole } from '../routes'
import { mostDays } from '../rules/period'
import { useTexts } from '../texts'
import type { ApplyValues } from './formSchemas'
import { useWords } from './useWords'

/** Periods that one tap gives. days */
const LENGTHS = [30, 90, 183, 366] as const

interface ItemFieldsProps {
  readonly form: RecordForm<ApplyValues, ApplyValues>
  readonly at: `items.${number}`
}

/** One role to apply for: organisation, role and period. */
export const ItemFields = observer(function ItemFields({ form, at }: ItemFieldsProps) {
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const organisations = useOrganisations()
  const { control, getValues, setValue } = form.methods
  const { orgCode, roleName, from, to } = useWatch({ control, name: at })
  const most = mostDays(roleName)
  const first = (from || days.today()) as Day
  const lastOf = (length: number) => days.add(first, length - 1)
  const change = { shouldDirty: true, shouldValidate: form.methods.formState.isSubmitted }

  const choose = async () => {
    const [one, ...others] = (await page.choose(chooseRole, { orgCode, chosen: roleName ? [roleName] : [] })) ?? []
    if (one !== undefined && others.length > 0) {
      const row = getValues(at)
      const more = others.map((role) => ({ ...row, roleName: role }))
      setValue('items', [...getValues('items'), ...more], change)
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
      <DateInput form={form} name={`${at}.from`} min={days.today()} />
      <DateInput form={form} name={`${at}.to`} min={first} max={lastOf(most)} hint={t('atMost', { count: most })} />
      <Field label={t('length')}>
        <Chips label={t('length')} wrap>
          {LENGTHS.filter((length) => length <= most).map((length) => (
            <Chip
              key={length}
              pressed={from !== '' && to === lastOf(length)}
              onPress={() => {
                setValue(`${at}.from`, first, change)
                setValue(`${at}.to`, lastOf(length), change)
              }}
            >
              {t('days', { count: length })}
            </Chip>
          ))}
        </Chips>
      </Field>
    </>
  )
})
