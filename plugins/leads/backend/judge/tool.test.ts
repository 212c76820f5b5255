import * as v from 'valibot'
import { type Simulation, simulate } from '#harness/backend/kit/testing'
import * as api from '../../api'
import dev from '../../dev'
import { leadIdSchema } from '../../rules/vocabulary'
import { SCENES } from '../seed/scenes'
import { SOLUTIONS, VIDEOS } from '../seed/solutions'

const leadId = v.parse(leadIdSchema, 'L-000001')
const sceneId = 'SC-steam'
const answers = ['coal', 'old', 'mid', 'round', 'open'].map((optionId, index) => ({
  subjectId: `ST-${index + 1}`,
  optionId,
}))

let sim: Simulation
beforeEach(() => {
  sim = simulate(dev)
})
const rep = (who = 'rep01') => sim.as(who)

describe('the scenes', () => {
  test('lead only to subjects and solutions that exist', () => {
    for (const { subjects } of SCENES) {
      const ids = subjects.map(({ id }) => id)
      for (const { next, scores = {}, veto = [] } of subjects.flatMap(({ options }) => options)) {
        if (next !== undefined) expect(ids).toContain(next)
        for (const schemaId of [...Object.keys(scores), ...veto]) expect(Object.keys(SOLUTIONS)).toContain(schemaId)
      }
    }
    for (const schemaId of VIDEOS.flatMap(({ about }) => about)) expect(Object.keys(SOLUTIONS)).toContain(schemaId)
  })

  test('say how many subjects the longest way over a subject has', async () => {
    const ask = (subjectId?: string) => rep().call(api.getJudgeSubject, { sceneId, ...(subjectId && { subjectId }) })
    expect([(await ask()).total, (await ask('ST-3')).total, (await ask('ST-5')).total]).toEqual([5, 5, 5])
  })

  test('of unknown scenes and subjects there is nothing', async () => {
    const refusals = [{ sceneId: 'SC-none' }, { sceneId, subjectId: 'ST-99' }]
    for (const request of refusals)
      expect((await sim.refusal(rep().call(api.getJudgeSubject, request))).code).toBe(4004)
  })
})

describe('saved answers', () => {
  test('come back, with the result once the last subject is answered', async () => {
    await rep().call(api.setPreStroe, { sceneId, answers: answers.slice(0, 2) })
    expect(await rep().call(api.getPreStroe, { sceneId })).toMatchObject([
      { answers: answers.slice(0, 2), results: [] },
    ])
    await rep().call(api.setPreStroe, { sceneId, answers })
    const [saved] = await rep().call(api.getPreStroe, {})
    expect(saved?.results).toEqual([
      { schemaId: 'supply', fit: 93 },
      { schemaId: 'boiler', fit: 87 },
      { schemaId: 'waste', fit: 58 },
      { schemaId: 'chp', fit: 50 },
    ])
  })

  test('without a lead are those of the employee; about a lead those of everybody who sees it', async () => {
    await rep().call(api.setPreStroe, { sceneId, answers })
    await rep().call(api.setPreStroe, { sceneId: 'SC-kiln', leadId, answers: [] })
    await rep().call(api.setPreStroe, { sceneId, leadId, answers: answers.slice(0, 1) })
    expect(await rep('rep02').call(api.getPreStroe, { sceneId })).toEqual([])
    const ofLead = await rep('rep02').call(api.getPreStroe, { leadId })
    expect(ofLead.map(({ sceneId: id, answers: given }) => [id, given.length])).toEqual([[sceneId, 1]])
  })

  test('about a lead need the right to edit it', async () => {
    const save = (who: string) => sim.refusal(rep(who).call(api.setPreStroe, { sceneId, leadId, answers }))
    expect(await save('rep03')).toMatchObject({ code: 4003, data: { right: 'lead.edit' } })
    expect((await save('rep05')).code).toBe(4003)
  })

  test('about a lead of the pool are saved by nobody, as the rights on it say', async () => {
    const pooled = v.parse(leadIdSchema, 'L-000008')
    const manager = rep('rep02')
    expect((await manager.call(api.clueAuthority, { id: pooled })).edit).toBe(false)
    const about = { sceneId, leadId: pooled, answers }
    expect((await sim.refusal(manager.call(api.setPreStroe, about))).code).toBe(4010)
    const proposed = manager.call(api.schemeGeneration, { ...about, schemaIds: ['boiler'] })
    expect((await sim.refusal(proposed)).code).toBe(4010)
  })
})

describe('a proposal', () => {
  const propose = (change: object = {}) =>
    rep().call(api.schemeGeneration, { sceneId, leadId, answers, schemaIds: ['boiler'], ...change })

  test('is a page at an address', async () => {
    expect((await propose()).url).toMatch(/^\/file\/fdfs\/F-\d+\/PR-\d+\.html$/)
  })

  test.each([
    [{ answers: answers.slice(0, 2) }, 'answers'],
    [{ schemaIds: [] }, 'schemaIds'],
    [{ schemaIds: ['kiln'] }, 'schemaIds'],
  ])('%j is refused at %s', async (change, field) => {
    expect(await sim.refusal(propose(change))).toMatchObject({ code: 4000, data: { fields: { [field]: 'required' } } })
  })

  test('never of a solution that an answer ruled out', async () => {
    const own = [...answers.slice(0, 4), { subjectId: 'ST-5', optionId: 'own' }]
    expect(await sim.refusal(propose({ answers: own, schemaIds: ['supply'] }))).toMatchObject({ code: 4000 })
  })
})

test('videos about a solution, or all; solutions that are gone are left out', async () => {
  expect((await rep().call(api.getSchemaVideo, { schemaId: 'chp' })).map(({ id }) => id)).toEqual(['VI-000004'])
  expect(await rep().call(api.getSchemaVideo, {})).toHaveLength(7)
  const [first] = await rep().call(api.getSchemaVideo, {})
  expect(first?.url).toBe('/file/fdfs/VI-000001/video.mp4')
  expect((await rep().call(api.getSchemaBySchemaId, { ids: ['pv', 'gone'] })).map(({ id }) => id)).toEqual(['pv'])
})

test('every ticket for the sibling system is another, and ends after five minutes', async () => {
  const [one, two] = [
    await rep().call(api.launchLead, { id: leadId }),
    await rep().call(api.launchLead, { id: leadId }),
  ]
  expect(one.ticket).not.toBe(two.ticket)
  expect(one.expiresAt.getTime() - sim.now.getTime()).toBe(300_000)
  expect((await sim.refusal(rep('rep05').call(api.launchLead, { id: leadId }))).code).toBe(4003)
})
