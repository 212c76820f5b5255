import { observer } from 'mobx-react-lite'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PickInput } from '#domain/choosers'
import { ChoiceInput, DateInput, NumberInput, type RecordForm, RowsInput, TextInput } from '#kit/forms'
import { nameIn } from '#platform/i18n'
import { Button, Card, classes } from '#ui/components'
import { CURRENCIES, type Missing, missingOf } from '../extraction/types'
import { editCompany, selectCompany } from '../routes'
import type { NeedValues, NoteValues } from '../rules/fields'
import type { Fact } from '../rules/lastReading'
import { needNeedsCheck, needOf, needsCheck } from '../rules/reading'
import { PROPOSED } from '../rules/vocabulary'
import { blankNeed } from './forms'
import { CapacityInputs, NeedInputs } from './NeedInputs'
import type { CompanyCheck } from './useCompanyCheck'
import { useCreationTools } from './words'
import './creation.css'

type FieldName = Fact | 'needs'
const ORDER = ['customer', 'contact', 'phone', 'needs', 'amount', 'date', 'place'] as const
const MUST: readonly Missing[] = ['customer', 'needs']

interface NoteFieldsProps {
  readonly form: RecordForm<NoteValues>
  readonly check: CompanyCheck | undefined
  /** The field that is being looked at. */
  readonly onActive: (field: FieldName | undefined) => void
}

/** What was read out of the note, each field to be corrected, and what is missing, asked one by one. */
export const NoteFields = observer(function NoteFields({ form, check, onActive }: NoteFieldsProps) {
  const { t, word, needs } = useCreationTools()
  useWatch({
    control: form.control,
    name: ['read', 'customer', 'contact', 'phone', 'needs', 'amount', 'date', 'place'],
  })
  const values = form.values()
  const { asked, at, skip, pin } = useQuestion(values)
  const hintOf = (isUnsure: boolean) => (isUnsure ? t('note.check') : undefined)
  const hints = Object.fromEntries(
    ORDER.map((name) => [name, name !== 'needs' && hintOf(needsCheck(values, name))]),
  ) as Readonly<Record<FieldName, string | undefined>>
  const noteOf = (row: NeedValues) =>
    [needs.ofRow(row), hintOf(needNeedsCheck(values, row))].filter(Boolean).join(' · ')
  const inputs: Readonly<Record<FieldName, ReactNode>> = {
    customer: <CustomerInput form={form} check={check} hint={hints.customer} />,
    contact: <TextInput form={form} name="contact" hint={hints.contact} />,
    phone: <TextInput form={form} name="phone" type="tel" hint={hints.phone} />,
    needs: (
      <RowsInput
        form={form}
        name="needs"
        blank={blankNeed}
        title={({ product }) => (product ? word('product', product) : '')}
        note={noteOf}
      >
        {(row) => <NeedInputs form={form} at={row} />}
      </RowsInput>
    ),
    amount: (
      <>
        <NumberInput
          form={form}
          name="amount"
          hint={hints.amount}
          unit={values.currency && word('currency', values.currency)}
        />
        {values.amount === '' ? null : <ChoiceInput form={form} name="currency" options={CURRENCIES} />}
      </>
    ),
    date: <DateInput form={form} name="date" hint={hints.date} quick={[1, 3, 7]} />,
    place: <TextInput form={form} name="place" hint={hints.place} />,
  }
  const row = values.needs[at]
  return (
    <>
      {asked === undefined ? null : (
        <Card key={asked}>
          <div className="note__ask">
            <p role="status">{t(`ask.${asked}`)}</p>
            {MUST.includes(asked) ? null : (
              <Button variant="plain" size="small" onPress={skip.now}>
                {t('ask.skip')}
              </Button>
            )}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: listens only */}
          <div onFocus={pin} onBlur={skip.later}>
            {asked !== 'capacity' ? (
              inputs[asked]
            ) : (
              <>
                <p className="note__need">{row?.product ? word('product', row.product) : null}</p>
                <CapacityInputs form={form} at={`needs.${at}`} />
              </>
            )}
          </div>
        </Card>
      )}
      <Card>
        {ORDER.filter((name) => name !== asked).map((name) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: listens only
          <div
            key={name}
            className={classes(hints[name] && 'note__field--check')}
            onFocus={(event) => {
              onActive(name)
              pin(event)
            }}
            onBlur={(event) => {
              onActive(undefined)
              skip.later(event)
            }}
          >
            {inputs[name]}
          </div>
        ))}
      </Card>
    </>
  )
})

const isInSheet = (target: EventTarget | null) => target instanceof Element && target.closest('[role=dialog]') !== null

interface Question {
  readonly asked: Missing
  readonly at: number
}

/**
 * What is missing and was not skipped; `at`: of a capacity, its need. A question stays while words are entered, so that
 * no field moves away from who fills it in.
 */
function useQuestion(values: NoteValues) {
  const [skipped, setSkipped] = useState<readonly Missing[]>([])
  const [pinned, setPinned] = useState<{ readonly question: Question | undefined }>()
  const isUnsized = (row: NeedValues) => missingOf({ needs: needOf(row) }).includes('capacity')
  const missing = missingOf({
    customer: values.customer?.name,
    contact: values.contact,
    phone: values.phone,
    date: values.date,
    needs: values.needs.flatMap(needOf),
  })
  const asked = missing.find((each) => !skipped.includes(each))
  const next = asked && { asked, at: values.needs.findIndex(isUnsized) }
  const shown = pinned ? pinned.question : next
  return {
    asked: shown?.asked,
    at: shown?.at ?? -1,
    pin: ({ target }: FocusEvent) => {
      // In the sheet of a need, which would close with its field, whatever has the focus.
      if (target.matches('input:not([type=date])') || isInSheet(target)) setPinned({ question: shown })
    },
    skip: {
      now: () => {
        if (shown) setSkipped([...skipped, shown.asked])
        setPinned(undefined)
      },
      later: ({ relatedTarget }: FocusEvent) => {
        if (!isInSheet(relatedTarget)) setPinned(undefined)
      },
    },
  }
}

interface CustomerInputProps extends Pick<NoteFieldsProps, 'form' | 'check'> {
  readonly hint: string | undefined
}

/** The company: a customer that was found or chosen, or a new one by its name. */
function CustomerInput({ form, check, hint }: CustomerInputProps) {
  const { t, page, say } = useCreationTools()
  const candidates = check?.candidates ?? []
  const noteOf = ({ custId }: NonNullable<NoteValues['customer']>) => {
    // One that is only like it is nobody's to speak of yet.
    const [first] = candidates.filter((each) =>
      custId === undefined ? each.score >= PROPOSED : each.custId === custId,
    )
    if (first?.owner && !first.can) return t('customer.of', { name: say.name(first.owner) })
    if (custId !== undefined) return t('customer.bound')
    if (candidates.length > 0) return t('customer.several', { count: candidates.length })
    return check ? t('customer.new') : undefined
  }
  return (
    <PickInput
      form={form}
      name="customer"
      hint={hint}
      empty={null as NoteValues['customer']}
      placeholder={t('customer.choose')}
      shown={(customer, language) => ({ name: nameIn(customer, language), note: noteOf(customer) })}
      pick={(now) =>
        now && now.custId === undefined && candidates.length > 0
          ? page.choose(selectCompany, { name: now.name })
          : page.choose(editCompany, { name: now?.name })
      }
    />
  )
}
