import * as v from 'valibot'
import { ChoiceInput, FormField, MoveSheet, TextInput } from '#src/forms'
import { Field } from '#src/ui'
import type { Company } from '../api/company'
import type { LabelChange } from '../api/moves'
import { labelSchema, type NewLabel } from '../rules/profile'
import { LABEL_CATEGORIES } from '../rules/vocabulary'
import { changeLabel } from '../stores/moves'
import { useTexts } from '../texts'
import { ColourInput } from './labels'

interface NewLabelSheetProps {
  readonly company: Company
  readonly name: string
  readonly onClose: () => void
}

const toChange = (add: NewLabel): LabelChange => ({ add })
const schema = v.pipe(labelSchema, v.transform(toChange))

/** A label that is not in the dictionary yet: name, category, colour. */
export default function NewLabelSheet({ company, name, onClose }: NewLabelSheetProps) {
  const t = useTexts()
  return (
    <MoveSheet
      move={changeLabel}
      record={company}
      defaults={{ name, category: 'business', colour: 1 }}
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
            {(colour) => (
              <Field label={t('field.colour')}>
                <ColourInput {...colour} />
              </Field>
            )}
          </FormField>
        </>
      )}
    </MoveSheet>
  )
}
