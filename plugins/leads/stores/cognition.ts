import { type Attachment, uploadsOf, withFiles } from '#src/attachments'
import type { Core } from '#src/core'
import { type Submission, submission } from '#src/forms'
import type { Call, RequestOf } from '#src/http'
import { currentLanguage, nameIn } from '#src/i18n'
import { defineRows } from '#src/lists'
import { ask, currentBy, defineRecords, type Loadable, type OpenRecord } from '#src/records'
import {
  type ClueFacts,
  clueFactsSchema,
  type EnergySheet,
  type EquipmentSheet,
  getClueFacts,
  getEnergy,
  getEquipment,
  saveClueFacts,
  saveEnergy,
  saveEquipment,
} from '../api'
import { CARDS, type CognitionFacts, cognitionOf } from '../rules/cognition'
import type { LeadId } from '../rules/vocabulary'
import { outboxRecord } from './followUp'
import { leadRecords } from './leadRecords'

interface Sheets {
  readonly equipment: EquipmentSheet
  readonly energy: EnergySheet
}
type None = Readonly<Record<never, never>>
export type OpenCognition = OpenRecord<ClueFacts, None, Sheets, Loadable, ClueFacts>

/** The facts in the data of a refusal 4009. */
export const currentFacts = currentBy(clueFactsSchema)

export const factsRows = defineRows<ClueFacts>('leads.facts')

/** What is known about a lead: the facts, and beside them the rows of equipment and energy. */
export const cognitionRecords = defineRecords<ClueFacts, None, Sheets, Loadable, ClueFacts>('leads.cognition', {
  rows: factsRows,
  read: (id) => ask(getClueFacts, { id: id as LeadId }),
  parts: {
    equipment: (id) => ask(getEquipment, { id: id as LeadId }),
    energy: (id) => ask(getEnergy, { id: id as LeadId }),
  },
  current: currentFacts,
})

/** What counts for the completeness, as far as it is loaded. */
export function knownOf({ main, parts }: OpenCognition): Partial<CognitionFacts> {
  const facts = main.value
  return {
    ...(facts && { clue: { ...facts, place: facts.place.address && facts.place.point }, company: facts.company }),
    ...(parts.equipment.value && { equipment: parts.equipment.value.rows }),
    ...(parts.energy.value && { energy: parts.energy.value.rows }),
  }
}

/** Completeness in percent; undefined until all facts are loaded. */
export function completenessOf(open: OpenCognition): number | undefined {
  const known = knownOf(open)
  return CARDS.every((card) => known[card]) ? cognitionOf(known as CognitionFacts) : undefined
}

/** The lead's own page shows completeness, potential and people too. */
export function leadChanged(core: Core, id: LeadId): void {
  const lead = core.store(leadRecords).of(id)
  lead.main.invalidate()
  lead.invalidate('rights', 'score', 'potential', 'contacts')
}

/** How a lead's entries stand in the outbox. */
function entryOf(core: Core, id: LeadId, photos: readonly Attachment[]) {
  const facts = core.store(factsRows).get(id)
  return {
    record: outboxRecord(id),
    label: facts ? nameIn(facts, currentLanguage()) : id,
    send: withFiles(uploadsOf('photo', photos)),
  }
}

/** Sends a half of the facts. */
export function factsSubmission(
  core: Core,
  request: RequestOf<typeof saveClueFacts> & { readonly id: LeadId },
  photos: readonly Attachment[] = [],
): Submission<RequestOf<typeof saveClueFacts>, ClueFacts> {
  return submission(saveClueFacts, request, {
    ...entryOf(core, request.id, photos),
    after: (facts) => {
      core.store(cognitionRecords).applied(facts)
      leadChanged(core, request.id)
    },
  })
}

/** How rows are sent: of equipment, or of energy. */
const rowsSubmission =
  <Q extends { readonly id: string }, S>(call: Call<Q, S>, put: (open: OpenCognition, sheet: S) => void) =>
  (core: Core, request: NoInfer<Q> & { readonly id: LeadId }, photos: readonly Attachment[]): Submission<Q, S> =>
    submission(call, request, {
      ...entryOf(core, request.id, photos),
      after: (sheet) => {
        const open = core.store(cognitionRecords).of(request.id)
        put(open, sheet)
        // A bill changes the lead, and with it the version of its facts.
        open.main.invalidate()
        leadChanged(core, request.id)
      },
    })

export const equipmentSubmission = rowsSubmission(saveEquipment, ({ parts }, sheet) => parts.equipment.set(sheet))
export const energySubmission = rowsSubmission(saveEnergy, ({ parts }, sheet) => parts.energy.set(sheet))
