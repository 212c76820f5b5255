import { useCore } from '#src/core'
import { submission, useRecordForm } from '#src/forms'
import type { SearchOut } from '#src/routes'
import { addClue, type LeadDetail } from '../../api'
import type { addClueCognition } from '../../routes'
import { leadListStore } from '../../stores/LeadListStore'
import { leadStore } from '../../stores/LeadStore'
import { addRequest, addSchema, addValues, draftOf } from './addValues'

/** Outbox record of all leads that are being created: they are sent in the order in which they were written. */
export const NEW_LEADS = 'lead:new'
export const ADD_FORM = 'lead.add'

/** The form of a new lead; both steps show the same draft. */
export function useAddForm(
  company: SearchOut<(typeof addClueCognition)['search']>,
  onSent: (lead: LeadDetail | undefined) => void,
) {
  const core = useCore()
  return useRecordForm({
    form: ADD_FORM,
    record: draftOf(company),
    defaults: addValues(company),
    schema: addSchema,
    refused: {
      name: { field: 'name', message: 'add.error.name' },
      creditCode: { field: 'creditCode', message: 'cognition.error.code' },
      industry: { field: 'industry', message: 'cognition.error.choose' },
      address: { field: 'address', message: 'cognition.error.address' },
      point: { field: 'point', message: 'add.error.point' },
      phone: { field: 'phone', message: 'cognition.error.phone' },
    },
    submit: (out) =>
      submission(addClue, addRequest(out), {
        record: NEW_LEADS,
        label: out.name,
        after: (lead) => {
          core.store(leadStore).put(lead)
          core.store(leadListStore).sums.forget()
        },
      }),
    onSent,
  })
}

export type AddForm = ReturnType<typeof useAddForm>
