import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, type SimKind, type Wire } from '#harness/backend/contract'
import { issueTicket, keepFile, latestFirst, refusal, refuseFields, shipFile, writable } from '#harness/backend/kit'
import { FILM, newRecordId } from '#harness/backend/world'
import {
  answersSchema,
  getJudgeSubject,
  getPreStroe,
  getScene,
  getSchemaBySchemaId,
  getSchemaVideo,
  launchLead,
  schemeGeneration,
  setPreStroe,
} from '../../api/tool'
import { type JudgeAnswer, type JudgePath, judge, pathOf } from '../../rules/judge'
import { isOwned, leads } from '../leads'
import { SCENES, type SimScene, type Words } from '../seed/scenes'
import { COVERS, SOLUTIONS, VIDEOS } from '../seed/solutions'
import { proposalPage } from './proposal'

/** Handlers of the judgement tool. */

/** Saved answers of a scene: about a lead, for everybody who sees it, or of one employee. */
interface SimJudgement {
  readonly id: string
  readonly sceneId: string
  readonly clueId?: string | undefined
  readonly by: string
  readonly at: string
  readonly answers: readonly JudgeAnswer[]
}
export const judgementKind: SimKind<SimJudgement> = { name: 'judgement', id: ({ id }) => id }

const named = (key: string, [zh, en]: Words) => ({ [key]: zh, [`${key}En`]: en })

function sceneOf(sceneId: unknown): SimScene {
  const scene = SCENES.find((each) => each.sceneId === sceneId)
  if (!scene) throw refusal(4004)
  return scene
}

const subjectOf = (scene: SimScene, id: string | undefined) => scene.subjects.find((each) => each.id === id)

/** Number of subjects on the longest way from a subject to the end, the subject itself included. */
function remaining(scene: SimScene, id: string | undefined): number {
  const subject = subjectOf(scene, id)
  return subject ? 1 + Math.max(...subject.options.map(({ next }) => remaining(scene, next))) : 0
}

/** Number of subjects on the longest way to a subject, without it. */
function before(scene: SimScene, id: string): number {
  const leading = scene.subjects.filter(({ options }) => options.some(({ next }) => next === id))
  return leading.length === 0 ? 0 : 1 + Math.max(...leading.map((subject) => before(scene, subject.id)))
}

function subject({ sceneId, subjectId }: Wire) {
  const scene = sceneOf(sceneId)
  const found = subjectOf(scene, String(subjectId ?? scene.subjects[0]?.id))
  if (!found) throw refusal(4004)
  return {
    subjectId: found.id,
    ...named('text', found.words),
    options: found.options.map(({ words, scores = {}, veto = [], ...option }) => {
      return { ...option, ...named('text', words), scores, veto }
    }),
    total: before(scene, found.id) + remaining(scene, found.id),
  }
}

function walk(scene: SimScene, answers: readonly JudgeAnswer[]) {
  return pathOf(
    scene.subjects[0]?.id ?? '',
    (id) => subjectOf(scene, id),
    (id) => answers.find(({ subjectId }) => subjectId === id)?.optionId,
  )
}

const isComplete = ({ next, steps }: JudgePath) => next === undefined && steps.length > 0

/** The lead of a request, if it names one that the employee sees. */
const leadOf = ({ clueId }: Wire, context: SimContext) =>
  clueId === undefined || clueId === null ? undefined : leads.read(clueId, context)

function view({ sceneId, clueId, at, answers }: SimJudgement) {
  const path = walk(sceneOf(sceneId), answers)
  const judged = isComplete(path) ? judge(path.steps) : []
  const results = judged.filter(({ verdict }) => verdict === 'fits' || verdict === 'possible')
  return { sceneId, clueId, at, answers, results: results.map(({ schemaId, fit }) => ({ schemaId, fit })) }
}

function saved(wire: Wire, context: SimContext) {
  const lead = leadOf(wire, context)
  const isAsked = ({ clueId, by, sceneId }: SimJudgement) =>
    (lead ? clueId === lead.clueId : clueId === undefined && by === context.employee.loginName) &&
    (wire.sceneId === undefined || sceneId === wire.sceneId)
  const all = [...context.store.table(judgementKind).values()]
  return latestFirst(all.filter((judgement) => isAsked(judgement) && judgement.answers.length > 0)).map(view)
}

/** The lead, if the employee may write about it, as in an edit: nobody does so in the pool, or once it is discarded. */
const editable = (wire: Wire, context: SimContext) =>
  leadOf(wire, context) && writable(leads, 'lead.edit', wire.clueId, context, isOwned)

function answersOf({ answers }: Wire): readonly JudgeAnswer[] {
  const parsed = v.safeParse(answersSchema, answers)
  if (!parsed.success) throw refusal(4000, { fields: { answers: 'required' } })
  return parsed.output
}

function save(wire: Wire, context: SimContext) {
  const { sceneId } = sceneOf(wire.sceneId)
  const lead = editable(wire, context)
  const by = context.employee.loginName
  const about = { id: `${lead?.clueId ?? by} ${sceneId}`, sceneId, clueId: lead?.clueId, by }
  const judgement: SimJudgement = { ...about, at: context.now.toISOString(), answers: answersOf(wire) }
  context.store.table(judgementKind).put(judgement)
  return view(judgement)
}

function solutions({ schemaIds }: Wire) {
  return String(schemaIds ?? '')
    .split(',')
    .flatMap((schemaId) => {
      const found = Object.hasOwn(SOLUTIONS, schemaId) ? SOLUTIONS[schemaId] : undefined
      if (!found) return []
      const reasons = found.reasons.map((reason) => named('text', reason))
      const figures = found.figures.map(([name, value, unit]) => {
        return { ...named('name', name), value, ...named('unit', unit) }
      })
      return [{ schemaId, ...named('name', found.name), reasons, figures }]
    })
}

/** A generated cover: no request leaves the simulator. */
function drawnCover([from, to]: readonly [string, string]): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><defs><linearGradient id="a" x2="1" y2="1">` +
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<path fill="url(#a)" d="M0 0h320v180H0z"/><path fill="#fff" fill-opacity=".14" d="M0 180V120l60-30v30l60-30v30l60-30v90z"/>` +
    `<path fill="#fff" fill-opacity=".2" d="M210 180V60h24v120zm40 0V40h24v140z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

// Without `Buffer`, because the simulator also runs in a service worker.
const bytes = Uint8Array.from(atob(FILM), (character) => character.charCodeAt(0))
const film = new File([bytes], 'video.mp4', { type: 'video/mp4' })
/** Addresses of the films by id of the video. */
const FILMS = new Map(VIDEOS.map(({ id }) => [id, shipFile(id, film)]))

function videos({ schemaId }: Wire) {
  const found = VIDEOS.filter(({ about }) => schemaId === undefined || about.includes(String(schemaId)))
  return found.map(({ id, title, cover, seconds }) => {
    return { id, ...named('title', title), cover: cover && drawnCover(COVERS[cover]), seconds, url: FILMS.get(id) }
  })
}

function propose(wire: Wire, context: SimContext) {
  const scene = sceneOf(wire.sceneId)
  const lead = editable(wire, context)
  const path = walk(scene, answersOf(wire))
  const judged = judge(path.steps)
  const wanted = Array.isArray(wire.schemaIds) ? wire.schemaIds.map(String) : []
  const chosen = wanted.flatMap(
    (id) => judged.find(({ schemaId, verdict }) => schemaId === id && verdict !== 'vetoed') ?? [],
  )
  refuseFields({
    answers: !isComplete(path) && 'required',
    schemaIds: (wanted.length === 0 || chosen.length < wanted.length) && 'required',
  })
  const page = proposalPage({
    company: lead?.name,
    scene: scene.name[0],
    answers: path.steps.map(({ subject: { words }, option }) => [words[0], option.words[0]] as const),
    solutions: chosen.flatMap(({ schemaId, fit }) => {
      const solution = SOLUTIONS[schemaId]
      return solution ? [{ ...solution, fit }] : []
    }),
  })
  const name = `${newRecordId('PR', context.store.next('proposal'))}.html`
  return { url: keepFile(new File([page], name, { type: 'text/html;charset=utf-8' }), context).fileUrl }
}

function launch(wire: Wire, context: SimContext) {
  const { clueId } = leads.read(wire.clueId, context)
  return issueTicket(`/lead/${encodeURIComponent(clueId)}`, context, {
    name: { en: `Lead ${clueId}`, zh: `线索 ${clueId}` },
    acts: [{ act: 'save', label: { en: 'Save', zh: '保存' } }],
    run: (_, note) => ({ clueId, note }),
  })
}

export const toolHandlers: readonly SimHandler[] = [
  answer(getScene, () =>
    SCENES.map(({ sceneId, name, about, topic }) => ({
      sceneId,
      ...named('name', name),
      ...named('text', about),
      ...(topic && named('topic', topic)),
    })),
  ),
  answer(getJudgeSubject, subject),
  answer(getPreStroe, saved),
  answer(setPreStroe, save),
  answer(getSchemaBySchemaId, solutions),
  answer(getSchemaVideo, videos),
  answer(schemeGeneration, propose),
  answer(launchLead, launch),
]
