import * as v from 'valibot'
import { ChoiceInput, FormField, MoveSheet, TextInput } from '#src/forms'
import { Field } from '#src/ui'
import type { Company } from '../api/company'
import type { LabelChange } from '../api/moves'
import { labelSchema } from '../rules/profile'
import { LABEL_CATEGORIES, type LabelCategory } from '../rules/vocabulary'
import { changeLabel } from '../stores/moves'
import { useTexts } from '../texts'
import { ColourInput } from './ColourInput'

interface NewLabelSheetProps {
  readonly company: Company
  readonly name: string
  readonly onClose: () => void
}

const schema = v.pipe(
  labelSchema,
  v.transform((add): LabelChange => ({ add })),
)
const CATEGORY: LabelCategory = 'business'

/** A label that is not in the dictionary yet: name, category, colour. */
export default function NewLabelSheet({ company, name, onClose }: NewLabelSheetProps) {
  const t = useTexts()
  return (
    <MoveSheet
      move={changeLabel}
      record={company}
      defaults={{ name, category: CATEGORY, colour: 1 } as v.InferInput<typeof labelSchema>}
      schema={schema}
      title={t('label.new')}
      confirm={t('label.create')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput form={form} name="name" label={t('label.name')} />
          <ChoiceInput form={form} name="category" label={t('label.category')} options={LABEL_CATEGORIES} />
          <FormField form={form} name="colour">
            {({ value, onChange }) => (
              <Field label={t('field.colour')}>
                <ColourInput value={value} onChange={onChange} />
              </Field>
            )}
          </FormField>
        </>
      )}
    </MoveSheet>
  )
}
