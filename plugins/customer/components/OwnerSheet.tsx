import * as v from 'valibot'
import { defineFields, ref } from '#base/fields'
import { PersonInput } from '#domain/choosers'
import { MoveSheet } from '#kit/forms'
import { useFormats } from '#ui/components'
import type { Company } from '../api/company'
import { useTexts } from '../plugin'
import { changeOwner } from '../stores/companies'

const ownerFields = defineFields({ to: ref({ required: true, message: 'error.person' }) }, (whole) =>
  v.pipe(
    whole,
    v.transform(({ to }) => ({ to: to.id })),
  ),
)

interface OwnerSheetProps {
  readonly company: Company
  readonly onClose: () => void
}

/** Transfers a customer; who cannot own it is refused at the field. */
export function OwnerSheet({ company, onClose }: OwnerSheetProps) {
  const t = useTexts()
  const say = useFormats()
  return (
    <MoveSheet
      move={changeOwner}
      record={company}
      defaults={{ to: null }}
      fields={ownerFields}
      title={t('owner.title')}
      text={say.name(company)}
      confirm={t('owner.confirm')}
      onClose={onClose}
    >
      {(form) => <PersonInput form={form} name="to" />}
    </MoveSheet>
  )
}
