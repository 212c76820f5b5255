import * as v from 'valibot'
import { entriesOf, many, maybe, moment, named, renamed, text } from '#base/wire'
import { callsOf } from '#platform/http'
import { leadIdSchema } from '../rules/vocabulary'
import { post as clue, ofLead, optionalText, ours } from './shared'

/** Calls of the judgement tool, its videos and proposals (gaps 'leads', judge). */

const { get, post } = callsOf('/api/systemMgr/judge', 'cm')

const sceneSchema = renamed(
  { sceneId: v.string(), ...named, ...entriesOf(text, 'text', 'textEn', 'topic', 'topicEn') },
  { sceneId: 'id' },
)

/** A scene that can be judged, e.g. industrial steam; one with a topic is shown on /special. */
export type Scene = v.InferOutput<typeof sceneSchema>

export const getScene = get('/getScene', {
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

const subjectSchema = renamed(
  {
    subjectId: v.string(),
    text: v.string(),
    textEn: text,
    options: v.array(optionSchema),
    /** Number of subjects on the longest path through the scene that contains this one. */
    total: v.number(),
  },
  { subjectId: 'id' },
)

export type Subject = v.InferOutput<typeof subjectSchema>

/** A subject of a scene, by default the first. */
export const getJudgeSubject = get('/getJudgeSubject', {
  about: 'One subject of a scene with its options; without an id the first.',
  request: v.object({ sceneId: v.string(), subjectId: optionalText }),
  response: subjectSchema,
})

/** Wire form of saved answers. */
export const answersSchema = v.array(v.object({ subjectId: v.string(), optionId: v.string() }))

const judgementSchema = renamed(
  {
    sceneId: v.string(),
    clueId: maybe(leadIdSchema),
    answers: answersSchema,
    at: maybe(moment),
    /** Solutions that fit or are possible, best first; empty until the last subject is answered. */
    results: many(v.object({ schemaId: v.string(), fit: v.number() })),
  },
  { clueId: 'leadId' },
)

/** Saved answers of a scene. */
export type Judgement = v.InferOutput<typeof judgementSchema>

/** Saved answers about a lead, or the user's own without a lead; of one scene, or of all scenes. */
export const getPreStroe = get('/getPreStroe', {
  about: 'Saved answers about a lead, or my own without a lead: of one scene or of all, latest first.',
  request: renamed({ sceneId: optionalText, leadId: v.optional(leadIdSchema) }, { leadId: 'clueId' }),
  response: v.array(judgementSchema),
})

export const setPreStroe = post('/setPreStroe', {
  repeatable: true,
  about: 'Saves the answers given so far in a scene; an empty list starts anew.',
  request: renamed(
    { sceneId: v.string(), leadId: v.optional(leadIdSchema), answers: answersSchema },
    { leadId: 'clueId' },
  ),
  response: judgementSchema,
})

const solutionSchema = renamed(
  {
    schemaId: v.string(),
    ...named,
    reasons: many(v.object({ text: v.string(), textEn: text })),
    figures: many(v.object({ ...named, value: v.number(), unit: text, unitEn: text })),
  },
  { schemaId: 'id' },
)

/** A solution with the reasons for it and its usual figures. */
export type Solution = v.InferOutput<typeof solutionSchema>

export const getSchemaBySchemaId = get('/getSchemaBySchemaId', {
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

export type Video = v.InferOutput<typeof videoSchema>

/** Videos about a solution, or all. */
export const getSchemaVideo = get('/getSchemaVideo', {
  about: 'Videos about a solution, or all of them.',
  request: v.object({ schemaId: optionalText }),
  response: v.array(videoSchema),
})

/**
 * Writes a proposal of the chosen solutions; send it with an idempotency key. Refused with 4000 `fields`: `answers`
 * (the last subject is not answered), `schemaIds` (none, or one that the answers do not support).
 */
export const schemeGeneration = clue('/schemeGeneration', {
  repeatable: true,
  about: 'Writes a proposal from a judgement and answers its address.',
  request: renamed(
    {
      sceneId: v.string(),
      leadId: v.optional(leadIdSchema),
      answers: answersSchema,
      schemaIds: v.array(v.string()),
    },
    { leadId: 'clueId' },
  ),
  response: v.object({ url: v.pipe(v.string(), v.nonEmpty()) }),
})

/** A ticket for the sibling system's page of a lead: used once, within 5 minutes (domain/contracts.md 3). */
export const launchLead = ours.post('/launch', {
  about: 'A ticket for the sibling system’s page of a lead, used once within 5 minutes.',
  request: ofLead,
  response: v.object({ url: v.string(), ticket: v.pipe(v.string(), v.nonEmpty()), expiresAt: moment }),
})
