import type { SearchOut } from '#base/routes'
import { isCreditCode } from '#base/wire'
import { submission, useRecordForm } from '#kit/forms'
import { useCore } from '#platform/core'
import { addClue, type LeadDetail } from '../../api'
import type { addClueCognition } from '../../routes'
import { addFields } from '../../rules/fields'
import { leadStore } from '../../stores/LeadStore'
import { leadAdded } from '../../stores/leadRecords'
import { ADD_FORM, addValues, draftOf } from './addValues'

/** Outbox record of all leads that are being created: they are sent in the order in which they were written. */
const NEW_LEADS = 'lead:new'

/** The form of a new lead; both steps show the same draft. */
export function useAddForm(
  company: SearchOut<(typeof addClueCognition)['search']>,
  onSent: (lead: LeadDetail | undefined) => void,
) {
  const core = useCore()
  const { creditCode, lng, lat } = company
  const known = {
    ...company,
    creditCode: creditCode !== undefined && isCreditCode(creditCode) ? creditCode : undefined,
    ...(lng !== undefined && lat !== undefined && { point: { lng, lat } }),
  }
  return useRecordForm({
    form: ADD_FORM,
    record: draftOf(company),
    defaults: addValues(known),
    fields: addFields,
    submit: (out) =>
      submission(addClue, out, {
        record: NEW_LEADS,
        label: out.name,
        after: (lead) => {
          core.store(leadStore).put(lead)
          leadAdded(core, lead.customerId)
        },
      }),
    onSent,
  })
}

export type AddForm = ReturnType<typeof useAddForm>
