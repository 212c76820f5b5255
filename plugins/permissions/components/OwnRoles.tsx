import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { useDictionary, useOrganisations } from '#domain/directory'
import type { RecordForm } from '#kit/forms'
import { Chip, Chips, Field } from '#ui/components'
import { useTexts } from '../plugin'
import type { ApplyValues, ItemValues } from '../rules/fields'
import { MOST_ITEMS } from '../rules/vocabulary'

interface OwnRolesProps {
  readonly form: RecordForm<ApplyValues>
  /** A new item at the user's organisation. */
  readonly blank: () => ItemValues
}

/** The roles at the user's own organisation; one tap adds a role to the application, or removes it. */
export const OwnRoles = observer(function OwnRoles({ form, blank }: OwnRolesProps) {
  const t = useTexts()
  const roles = useDictionary('role')
  const organisations = useOrganisations()
  const items = useWatch({ control: form.methods.control, name: 'items' })
  const { orgCode } = blank()
  // Without the dictionary the rows below still offer the chooser, which says what failed.
  if (!roles.value || !orgCode) return null
  const isOf = (role: string) => (item: ItemValues) => item.roleName === role && item.orgCode === orgCode
  const toggle = (role: string) => {
    const others = items.filter((item) => !isOf(role)(item))
    const next = others.length < items.length ? others : [...items, { ...blank(), roleName: role }]
    form.methods.setValue('items', next, { shouldDirty: true, shouldValidate: form.methods.formState.isSubmitted })
  }
  const label = t('ownRoles', { organisation: organisations.name(orgCode) })
  return (
    <Field label={label}>
      <Chips label={label} wrap>
        {roles.value.map(({ code }) => {
          const pressed = items.some(isOf(code))
          return (
            <Chip
              key={code}
              pressed={pressed}
              disabled={!pressed && items.length >= MOST_ITEMS}
              onPress={() => toggle(code)}
            >
              {roles.name(code)}
            </Chip>
          )
        })}
      </Chips>
    </Field>
  )
})
