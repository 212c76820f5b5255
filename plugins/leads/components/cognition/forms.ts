import * as v from 'valibot'
import { currentBy } from '#kit/records'
import type { Core } from '#platform/core'
import type { OutboxItem } from '#platform/outbox'
import { saveClueFacts, saveEnergy, saveEquipment } from '../../api'
import { energySchema as energySheet, equipmentSchema as equipmentSheet } from '../../api/cognition'
import {
  editClueCognitionClueInfo,
  editClueCognitionEnergy,
  editClueCognitionEquipment,
  editClueCognitionInfo,
} from '../../routes'
import { clueFields, companyFields, energyFields, equipmentFields } from '../../rules/fields'
import type { LeadId } from '../../rules/vocabulary'
import { energySubmission, equipmentSubmission, factsSubmission } from '../../stores/cognition'
import { currentFacts, type OpenCognition } from '../../stores/cognitionRecords'
import { factsAfterWaiting } from '../../stores/waiting'
import {
  clueHalf,
  clueValues,
  companyHalf,
  companyValues,
  energyRows,
  energyValues,
  equipmentRows,
  equipmentValues,
} from './values'

/** The forms of the completeness, for their pages and for entries of the outbox. */

const ofFacts = {
  of: ({ main }: OpenCognition, core: Core) => main.value && factsAfterWaiting(core, main.value),
  read: currentFacts,
}

const savedHalf = v.object({ half: v.record(v.string(), v.unknown()) })
/** Whether an entry of the outbox saves the half with this fact. */
const savesHalf = (name: 'place' | 'company') => (item: OutboxItem) =>
  item.callId === saveClueFacts.id && v.is(savedHalf, item.request) && name in item.request.half

export const clueForm = {
  ...ofFacts,
  title: 'title.editClueCognitionClueInfo',
  route: editClueCognitionClueInfo,
  form: 'lead.info',
  saves: savesHalf('place'),
  fields: clueFields,
  values: clueValues,
  refused: { nextStep: { field: 'nextAt', message: 'followUp.error.nextPast' } },
  submit: (core: Core, id: LeadId, out: v.InferOutput<typeof clueFields.schema>) =>
    factsSubmission(core, { id, version: out.version, half: clueHalf(out), deviceAt: new Date() }),
} as const

export const companyForm = {
  ...ofFacts,
  title: 'title.editClueCognitionInfo',
  route: editClueCognitionInfo,
  form: 'lead.company',
  saves: savesHalf('company'),
  fields: companyFields,
  values: companyValues,
  submit: (core: Core, id: LeadId, out: v.InferOutput<typeof companyFields.schema>) =>
    factsSubmission(core, { id, version: out.version, half: companyHalf(out) }, out.licencePhoto),
} as const

export const equipmentForm = {
  of: ({ parts }: OpenCognition) => parts.equipment.value,
  read: currentBy(equipmentSheet),
  title: 'title.editClueCognitionEquipment',
  route: editClueCognitionEquipment,
  form: 'lead.equipment',
  saves: ({ callId }: OutboxItem) => callId === saveEquipment.id,
  fields: equipmentFields,
  values: equipmentValues,
  submit: (core: Core, id: LeadId, out: v.InferOutput<typeof equipmentFields.schema>) =>
    equipmentSubmission(
      core,
      { id, version: out.version, rows: equipmentRows(out) },
      out.rows.flatMap(({ plate }) => plate),
    ),
} as const

export const energyForm = {
  of: ({ parts }: OpenCognition) => parts.energy.value,
  read: currentBy(energySheet),
  title: 'title.editClueCognitionEnergy',
  route: editClueCognitionEnergy,
  form: 'lead.energy',
  saves: ({ callId }: OutboxItem) => callId === saveEnergy.id,
  fields: energyFields,
  values: energyValues,
  submit: (core: Core, id: LeadId, out: v.InferOutput<typeof energyFields.schema>) =>
    energySubmission(
      core,
      { id, version: out.version, rows: energyRows(out) },
      out.rows.flatMap(({ bill }) => bill),
    ),
} as const
