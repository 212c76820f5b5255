import { type Attachment, uploadsOf, withFiles } from '#kit/attachments'
import { type Submission, submission } from '#kit/forms'
import type { Core } from '#platform/core'
import type { Call } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import { saveClueFacts, saveEnergy, saveEquipment } from '../api'
import { CARDS, type CognitionFacts, cognitionOf } from '../rules/cognition'
import type { LeadId } from '../rules/vocabulary'
import { cognitionRecords, factsRows, type OpenCognition } from './cognitionRecords'
import { outboxRecord } from './followUp'
import { leadRecords, leadTouched } from './leadRecords'

/** The loaded facts that count for the completeness. */
export function factsOf({ main, parts }: OpenCognition): Partial<CognitionFacts> {
  const facts = main.value
  return {
    ...(facts && { clue: { ...facts, place: facts.place.address && facts.place.point }, company: facts.company }),
    ...(parts.equipment.value && { equipment: parts.equipment.value.rows }),
    ...(parts.energy.value && { energy: parts.energy.value.rows }),
  }
}

/** Completeness in percent; undefined until all facts are loaded. */
export function completenessOf(open: OpenCognition): number | undefined {
  const known = factsOf(open)
  return CARDS.every((card) => known[card]) ? cognitionOf(known as CognitionFacts) : undefined
}

/** The lead's own page shows completeness, potential and people too, and what follows from its place and its code. */
export function leadChanged(core: Core, id: LeadId): void {
  const lead = core.store(leadRecords).of(id)
  lead.main.invalidate()
  lead.invalidate('rights', 'score', 'potential', 'contacts', 'nearby', 'companyLabels')
  leadTouched(core, id)
}

/** How one of the forms is sent; `put` stores the response. */
const savedBy =
  <Q extends { readonly id: string }, S>(call: Call<Q, S>, put: (core: Core, open: OpenCognition, saved: S) => void) =>
  (core: Core, request: NoInfer<Q> & { readonly id: LeadId }, photos: readonly Attachment[] = []): Submission<Q, S> => {
    const { id } = request
    const facts = core.store(factsRows).get(id)
    return submission(call, request, {
      record: outboxRecord(id),
      label: facts ? nameIn(facts, currentLanguage()) : id,
      send: withFiles(uploadsOf('photo', photos)),
      after: (saved) => {
        put(core, core.store(cognitionRecords).of(id), saved)
        leadChanged(core, id)
      },
    })
  }

export const factsSubmission = savedBy(saveClueFacts, (core, _, facts) => core.store(cognitionRecords).applied(facts))
export const equipmentSubmission = savedBy(saveEquipment, (_, { parts }, rows) => parts.equipment.set(rows))
export const energySubmission = savedBy(saveEnergy, (_, { parts }, rows) => parts.energy.set(rows))
