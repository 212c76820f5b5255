import { observer } from 'mobx-react-lite'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import type { Language } from '#base/config'
import type { PlaceRef } from '#base/geo'
import {
  businessPicker,
  type CompanyRef,
  companyPicker,
  contactPicker,
  organisationPicker,
  type PersonRef,
  peoplePicker,
  placePicker,
  type Ref,
  useNamed,
  useOrganisations,
} from '#domain/directory'
import { type InputProps, useInput } from '#kit/forms'
import { nameIn, namesIn, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { Avatar } from '#ui/components'
import { ChosenField } from './ChosenField'

type Shown<T> = (value: T, language: Language) => { readonly name: string; readonly note?: string | undefined }

export interface PickInputProps<V extends FieldValues, N, T> extends InputProps<V, N> {
  readonly placeholder?: string | undefined
  readonly isPerson?: boolean | undefined
  /** What an empty field holds. */
  readonly empty: T
  readonly shown: Shown<NonNullable<T>>
  /** Opens the picker; undefined: nothing was chosen. */
  readonly pick: (value: T) => Promise<T | undefined>
}

/**
 * A field whose value is chosen on a page of its own; areas pass their own chooser. An observer, because `shown` may
 * read a directory.
 */
export const PickInput = observer(function PickInput<V extends FieldValues, N extends FieldPathByValue<V, unknown>, T>(
  props: PickInputProps<V, N, T>,
) {
  const { isPerson, empty, shown, pick, ...input } = props
  const language = useLanguage()
  const { value, onChange } = useInput(input)
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  const words = isEmpty ? undefined : shown(value as NonNullable<T>, language)
  const choose = async () => {
    const chosen = await pick((value ?? empty) as T)
    if (chosen !== undefined) onChange(chosen)
  }
  const icon = isPerson && words ? <Avatar name={words.name} size="small" /> : undefined
  return (
    <ChosenField
      {...input}
      shown={words && { ...words, icon }}
      onOpen={() => void choose()}
      onClear={() => onChange(empty)}
    />
  )
})

interface Common<V extends FieldValues, N> extends InputProps<V, N> {
  readonly placeholder?: string | undefined
}
const refShown: Shown<Ref> = (ref, language) => ({ name: nameIn(ref, language) })

/** An employee; `within`: only of this organisation and below. */
export const PersonInput = observer(function PersonInput<
  V extends FieldValues,
  N extends FieldPathByValue<V, PersonRef | null | undefined>,
>(props: Common<V, N> & { readonly within?: string | undefined }) {
  const page = usePageNavigation()
  const named = useNamed()
  return (
    <PickInput<V, N, PersonRef | null>
      {...props}
      isPerson
      empty={null}
      shown={(person, language) => ({ name: nameIn(named(person), language) })}
      pick={async (now) =>
        (await page.choose(peoplePicker, { within: props.within, chosen: now ? [now.id] : [] }))?.[0]
      }
    />
  )
})

/** The code of an organisation. */
export const OrganisationInput = observer(function OrganisationInput<
  V extends FieldValues,
  N extends FieldPathByValue<V, string | undefined>,
>(props: Common<V, N>) {
  const page = usePageNavigation()
  const organisations = useOrganisations()
  return (
    <PickInput<V, N, string>
      {...props}
      empty=""
      shown={(code) => ({ name: organisations.name(code) })}
      pick={async (now) => (await page.choose(organisationPicker, { chosen: now ? [now] : [] }))?.[0]}
    />
  )
})

/** A company that is a customer. */
export function CompanyInput<V extends FieldValues, N extends FieldPathByValue<V, CompanyRef | null | undefined>>(
  props: Common<V, N>,
) {
  const page = usePageNavigation()
  return (
    <PickInput<V, N, CompanyRef | null>
      {...props}
      empty={null}
      shown={refShown}
      pick={async (now) => (await page.choose(companyPicker, { chosen: now ? [now.id] : [] }))?.[0]}
    />
  )
}

/** A customer or a lead, known by its id; `onPick` is called with what was chosen. */
export function SubjectInput<V extends FieldValues, N extends FieldPathByValue<V, CompanyRef | null | undefined>>({
  onPick,
  ...props
}: Common<V, N> & { readonly onPick: (chosen: CompanyRef) => void }) {
  const page = usePageNavigation()
  return (
    <PickInput<V, N, CompanyRef | null>
      {...props}
      empty={null}
      shown={refShown}
      pick={async (now) => {
        const [chosen] = (await page.choose(companyPicker, { leads: true, chosen: now ? [now.id] : [] })) ?? []
        if (chosen) onPick(chosen)
        return chosen
      }}
    />
  )
}

/** Contacts of a company; `most` by rule 10. */
export function ContactsInput<V extends FieldValues, N extends FieldPathByValue<V, Ref[] | undefined>>(
  props: Common<V, N> & { readonly custId?: string | undefined; readonly most?: number | undefined },
) {
  const { custId, most = 10 } = props
  const page = usePageNavigation()
  return (
    <PickInput<V, N, readonly Ref[]>
      {...props}
      empty={[]}
      shown={(refs, language) => ({ name: namesIn(refs, language) })}
      pick={async (now) => {
        const chosen = await page.choose(contactPicker, { custId, most, chosen: now.map(({ id }) => id) })
        return chosen && withNames(chosen, now)
      }}
    />
  )
}

/** An opportunity, of a company with `custId`. */
export function BusinessInput<V extends FieldValues, N extends FieldPathByValue<V, Ref | null | undefined>>(
  props: Common<V, N> & { readonly custId?: string | undefined },
) {
  const page = usePageNavigation()
  return (
    <PickInput<V, N, Ref | null>
      {...props}
      empty={null}
      shown={refShown}
      pick={async (now) =>
        (await page.choose(businessPicker, { custId: props.custId, chosen: now ? [now.id] : [] }))?.[0]
      }
    />
  )
}

/** A place: name, address and point. */
export function PlaceInput<V extends FieldValues, N extends FieldPathByValue<V, PlaceRef | null | undefined>>(
  props: Common<V, N>,
) {
  const page = usePageNavigation()
  return (
    <PickInput<V, N, PlaceRef | null>
      {...props}
      empty={null}
      shown={({ name, address }) => ({ name, note: address })}
      pick={() => page.choose(placePicker)}
    />
  )
}

/** A picker has no name of an earlier choice that is not in its rows; the field has it. */
function withNames(chosen: readonly Ref[], before: readonly Ref[]): readonly Ref[] {
  return chosen.map((ref) => (ref.name === '' ? (before.find(({ id }) => id === ref.id) ?? ref) : ref))
}
