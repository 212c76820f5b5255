import { type Href, href } from '#base/routes'
import {
  clueCognition,
  editClueCognitionClueInfo,
  editClueCognitionEnergy,
  editClueCognitionInfo,
  leadFollowUp,
} from '../../routes'
import { isMissingKey, type MissingKey } from '../../rules/nextStage'
import type { LeadId } from '../../rules/vocabulary'

/**
 * Where a fact that is missing for the next stage is entered; undefined for a contract, which is concluded elsewhere.
 */
const ENTERED: Readonly<Record<MissingKey, (id: LeadId) => Href | undefined>> = {
  code: (id) => href(editClueCognitionInfo, { id, field: 'creditCode' }),
  point: (id) => href(editClueCognitionClueInfo, { id, field: 'place' }),
  phone: (id) => href(editClueCognitionClueInfo, { id, field: 'decider' }),
  contact: (id) => href(leadFollowUp, { id }),
  decider: (id) => href(editClueCognitionClueInfo, { id, field: 'decider' }),
  bill: (id) => href(editClueCognitionEnergy, { id, field: 'rows' }),
  cognition: (id) => href(clueCognition, { id }),
  nextStep: (id) => href(editClueCognitionClueInfo, { id, field: 'nextStep' }),
  contract: () => undefined,
}

/** Address of the field in which a missing fact is entered. */
export const enteredAt = (id: LeadId, key: string): Href | undefined =>
  isMissingKey(key) ? ENTERED[key](id) : undefined
