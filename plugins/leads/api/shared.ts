import * as v from 'valibot'
import { coded, momentToWire, named, renamed } from '#base/wire'
import { callsOf } from '#platform/http'
import { LABEL_CATEGORIES, leadIdSchema, NEXT_STEP_KINDS } from '../rules/vocabulary'

/** Calls of the area (section 7): path prefix and host. */
export const { get, post } = callsOf('/api/cperpDemandMgr/ennNewClue', 'cm')
/** Those of our own. */
export const ours = callsOf('/api/leads')

/** Request of a call about one lead. */
export const ofLead = renamed({ id: leadIdSchema }, { id: 'clueId' })

/** Response schema for ignored responses. */
export const ignored = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/** GCJ-02. */
export const pointSchema = v.object({ lng: v.number(), lat: v.number() })

/** Position of the user (GCJ-02), for distances, the sort order 'distance' and the radius. */
export const positionEntries = { lng: v.optional(v.number()), lat: v.optional(v.number()) }

export const optionalText = v.optional(v.string())
export const optionalTexts = v.optional(v.array(v.string()))

/** A next step as it is sent. */
export const plannedSchema = v.object({ at: momentToWire, kind: v.picklist(NEXT_STEP_KINDS), text: optionalText })

/** Number of leads by stage: found, verified, followed up, opportunity, won. */
export const byStage = v.pipe(v.array(v.number()), v.length(5))

/** Somebody at a lead's company, by name. */
export const namedContact = renamed({ contactId: v.string(), ...named }, { contactId: 'id' })

/** Leads near a place, nearest first; `distance` in m. */
export const nearbySchema = v.array(renamed({ clueId: leadIdSchema, ...named, distance: v.number() }, { clueId: 'id' }))

export const labelSchema = renamed(
  { labelId: v.string(), ...named, category: coded(LABEL_CATEGORIES) },
  { labelId: 'id' },
)
/** A label of a lead or of a company. */
export type Label = v.InferOutput<typeof labelSchema>
