import * as v from 'valibot'
import { call } from '#src/http'
import { many, maybe, moment, text } from '#src/wire'
import { leadIdSchema } from '../rules/vocabulary'
import { CLUE } from './shared'

/** Calls of the judgement tool, its videos and proposals (gaps 'leads', judge). */

const JUDGE = '/api/systemMgr/judge/'

const sceneSchema = v.pipe(
  v.object({ sceneId: v.string(), name: v.string(), nameEn: text, text, textEn: text, topic: text, topicEn: text }),
  v.transform(({ sceneId, ...rest }) => ({ id: sceneId, ...rest })),
)

/** A scene that can be judged, e.g. industrial steam; one with a topic is shown on /special. */
export type Scene = v.InferOutput<typeof sceneSchema>

export const getScene = call({
  host: 'cm',
  method: 'GET',
  path: `${JUDGE}getScene`,
  send: 'query',
  about: 'Scenes of the judgement tool; those with a topic are its special topics.',
  request: v.object({}),
  response: v.array(sceneSchema),
})

const optionSchema = v.object({
  id: v.string(),
  text: v.string(),
  textEn: text,
  /** The next subject; absent at the end of the judgement. */
  next: text,
  scores: v.nullish(v.record(v.string(), v.number()), () => ({})),
  /** Ids of the solutions that this answer rules out. */
  veto: many(v.string()),
})

const subjectSchema = v.pipe(
  v.object({
    subjectId: v.string(),
    text: v.string(),
    textEn: text,
    options: v.array(optionSchema),
    /** Number of subjects on the longest way through the scene that leads over this one. */
    total: v.number(),
  }),
  v.transform(({ subjectId, ...rest }) => ({ id: subjectId, ...rest })),
)

export type Subject = v.InferOutput<typeof subjectSchema>

/** A subject of a scene, by default the first. */
export const getJudgeSubject = call({
  host: 'cm',
  method: 'GET',
  path: `${JUDGE}getJudgeSubject`,
  send: 'query',
  about: 'One subject of a scene with its options; without an id the first.',
  request: v.object({ sceneId: v.string(), subjectId: v.optional(v.string()) }),
  response: subjectSchema,
})

/** Answers as they are saved. */
export const answersSchema = v.array(v.object({ subjectId: v.string(), optionId: v.string() }))

const judgementSchema = v.pipe(
  v.object({
    sceneId: v.string(),
    clueId: maybe(leadIdSchema),
    answers: answersSchema,
    at: maybe(moment),
    /** Solutions that fit or are possible, best first; empty until the last subject is answered. */
    results: many(v.object({ schemaId: v.string(), fit: v.number() })),
  }),
  v.transform(({ clueId, ...rest }) => ({ ...rest, leadId: clueId })),
)

/** Saved answers of a scene. */
export type Judgement = v.InferOutput<typeof judgementSchema>

/** Saved answers about a lead, or the user's own without a lead; of one scene, or of all scenes. */
export const getPreStroe = call({
  host: 'cm',
  method: 'GET',
  path: `${JUDGE}getPreStroe`,
  send: 'query',
  about: 'Saved answers about a lead, or my own without a lead: of one scene or of all, latest first.',
  request: v.pipe(
    v.object({ sceneId: v.optional(v.string()), leadId: v.optional(leadIdSchema) }),
    v.transform(({ leadId, ...rest }) => ({ clueId: leadId, ...rest })),
  ),
  response: v.array(judgementSchema),
})

export const setPreStroe = call({
  host: 'cm',
  method: 'POST',
  path: `${JUDGE}setPreStroe`,
  send: 'json',
  repeatable: true,
  about: 'Saves the answers given so far in a scene; an empty list starts anew.',
  request: v.pipe(
    v.object({ sceneId: v.string(), leadId: v.optional(leadIdSchema), answers: answersSchema }),
    v.transform(({ leadId, ...rest }) => ({ clueId: leadId, ...rest })),
  ),
  response: judgementSchema,
})

const solutionSchema = v.pipe(
  v.object({
    schemaId: v.string(),
    name: v.string(),
    nameEn: text,
    reasons: many(v.object({ text: v.string(), textEn: text })),
    figures: many(v.object({ name: v.string(), nameEn: text, value: v.number(), unit: text, unitEn: text })),
  }),
  v.transform(({ schemaId, ...rest }) => ({ id: schemaId, ...rest })),
)

/** A solution with what speaks for it and its usual figures. */
export type Solution = v.InferOutput<typeof solutionSchema>

export const getSchemaBySchemaId = call({
  host: 'cm',
  method: 'GET',
  path: `${JUDGE}getSchemaBySchemaId`,
  send: 'query',
  about: 'Solutions by id with reasons and figures.',
  request: v.pipe(
    v.object({ ids: v.array(v.string()) }),
    v.transform(({ ids }) => ({ schemaIds: ids.join(',') })),
  ),
  response: v.array(solutionSchema),
})

const videoSchema = v.object({
  id: v.string(),
  title: v.string(),
  titleEn: text,
  cover: text,
  seconds: v.number(),
  url: v.string(),
})

/** Videos about a solution, or all. */
export const getSchemaVideo = call({
  host: 'cm',
  method: 'GET',
  path: `${JUDGE}getSchemaVideo`,
  send: 'query',
  about: 'Videos about a solution, or all of them.',
  request: v.object({ schemaId: v.optional(v.string()) }),
  response: v.array(videoSchema),
})

/**
 * Writes a proposal of the chosen solutions; send it with an idempotency key. Refused with 4000 `fields`: `answers`
 * (the last subject is not answered), `schemaIds` (none, or one that the answers do not support).
 */
export const schemeGeneration = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}schemeGeneration`,
  send: 'json',
  repeatable: true,
  about: 'Writes a proposal from a judgement and answers its address.',
  request: v.pipe(
    v.object({
      sceneId: v.string(),
      leadId: v.optional(leadIdSchema),
      answers: answersSchema,
      schemaIds: v.array(v.string()),
    }),
    v.transform(({ leadId, ...rest }) => ({ clueId: leadId, ...rest })),
  ),
  response: v.object({ url: v.pipe(v.string(), v.nonEmpty()) }),
})

/** A ticket for the sibling system's page of a lead: used once, within 5 minutes (domain/contracts.md 3). */
export const launchLead = call({
  host: 'main',
  method: 'POST',
  path: '/api/leads/launch',
  send: 'json',
  about: 'A ticket for the sibling system’s page of a lead, used once within 5 minutes.',
  request: v.pipe(
    v.object({ id: leadIdSchema }),
    v.transform(({ id }) => ({ clueId: id })),
  ),
  response: v.object({ ticket: v.pipe(v.string(), v.nonEmpty()), expiresAt: moment }),
})
