import { autorun } from 'mobx'
import * as v from 'valibot'
import { HttpError } from '#platform/http'
import { leadIdSchema } from '../rules/vocabulary'
import { fakeCore, refused } from '../testing/fakeCore'
import { Judging } from './Judging'
import { leadRecords } from './leadRecords'

const leadId = v.parse(leadIdSchema, 'L-000001')
const option = (id: string, next?: string) => ({ id, text: id, next, scores: { boiler: id === 'yes' ? 3 : 0 } })
const SUBJECTS: Readonly<Record<string, object>> = {
  A: { subjectId: 'A', text: 'A?', total: 3, options: [option('yes', 'B'), option('no')] },
  B: { subjectId: 'B', text: 'B?', total: 3, options: [option('yes', 'C'), option('no', 'C')] },
  C: { subjectId: 'C', text: 'C?', total: 3, options: [option('yes'), option('no')] },
}
const answersOf = (text: string) =>
  [...text].map((sign, index) => ({ subjectId: 'ABC'[index] ?? '', optionId: sign === 'y' ? 'yes' : 'no' }))

function world(saved = '') {
  const server = { answers: answersOf(saved), fails: false as boolean | Error, saves: 0 }
  const stand = fakeCore({
    getJudgeSubject: ({ subjectId = 'A' }: { subjectId?: string }) => SUBJECTS[subjectId] ?? refused(4004),
    getPreStroe: () => (server.answers.length > 0 ? [{ sceneId: 'S', clueId: leadId, answers: server.answers }] : []),
    setPreStroe: ({ answers }: { answers: typeof server.answers }) => {
      if (server.fails) return server.fails === true ? new HttpError('network', 'lost', { callId: 'x' }) : server.fails
      server.answers = answers
      server.saves += 1
      return { sceneId: 'S', clueId: leadId, answers }
    },
  })
  const open = async () => {
    const judging = new Judging(stand.core, 'S', leadId)
    await judging.start.load()
    return judging
  }
  return { server, open, drafts: stand.drafts }
}

async function give(judging: Judging, ...options: string[]) {
  for (const each of options) {
    judging.choose(each)
    await judging.goOn()
  }
  await judging.save()
}

test('asks one subject after the other, up to the result', async () => {
  const judging = await world().open()
  expect(judging.subject?.id).toBe('A')
  await give(judging, 'yes', 'no')
  expect([judging.subject?.id, judging.chosen]).toEqual(['C', undefined])
  judging.choose('yes')
  expect(judging.isLast).toBe(true)
  await judging.goOn()
  expect(judging.subject).toBeUndefined()
})

test('a screen that shows it from the start sees the first subject', async () => {
  const { core } = fakeCore({
    getJudgeSubject: ({ subjectId }: { subjectId?: string }) => (subjectId === undefined ? SUBJECTS.A : refused(4004)),
    getPreStroe: () => [],
  })
  const judging = new Judging(core, 'S', leadId)
  const seen: (string | undefined)[] = []
  const stop = autorun(() => seen.push(judging.subject?.id))
  await judging.start.load()
  stop()
  expect([seen[0], seen[seen.length - 1], judging.start.error]).toEqual([undefined, 'A', undefined])
})

test('resumes at the same subject from what the server has', async () => {
  const { open, server } = world()
  await give(await open(), 'yes', 'no')
  expect(server.answers).toEqual(answersOf('yn'))
  expect((await open()).subject?.id).toBe('C')
})

test('resumes at the result of a judgement that is complete', async () => {
  const judging = await world('yyy').open()
  expect(judging.subject).toBeUndefined()
  expect(judging.path.steps).toHaveLength(3)
})

test('what could not be saved comes back from the device, and is saved then', async () => {
  const { open, server, drafts } = world('y')
  const judging = await open()
  server.fails = true
  await give(judging, 'yes')
  expect(judging.saving).toBe('unsaved')
  server.fails = false
  const again = await open()
  expect(again.subject?.id).toBe('C')
  await again.save()
  expect([again.saving, server.answers]).toEqual(['saved', answersOf('yy')])
  expect(await drafts.load('lead.judge', `${leadId} S`)).toBeUndefined()
})

test('a refusal is told, and the answers stay', async () => {
  const { open, server } = world()
  const judging = await open()
  server.fails = refused(4003, { right: 'lead.edit' })
  await give(judging, 'yes')
  expect([judging.saving, judging.saveError, judging.subject?.id]).toEqual(['unsaved', server.fails, 'B'])
})

test('going back shows the answer; another one keeps those that follow as far as the way is the same', async () => {
  const judging = await world('yyy').open()
  judging.goBack()
  judging.goBack()
  expect([judging.subject?.id, judging.chosen]).toEqual(['B', 'yes'])
  judging.choose('no')
  await judging.goOn()
  expect([judging.subject?.id, judging.chosen]).toEqual(['C', 'yes'])
  judging.goBack()
  judging.goBack()
  judging.choose('no')
  expect(judging.given).toEqual(answersOf('n'))
  judging.choose('yes')
  expect(judging.given).toHaveLength(3)
})

describe('while the next subject loads slowly', () => {
  /** At the first subject, whose answer leads to one that is there once it is released. */
  async function openHeld() {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { core } = fakeCore({
      getJudgeSubject: ({ subjectId = 'A' }: { subjectId?: string }) =>
        subjectId === 'C' ? held.then(() => SUBJECTS.C) : SUBJECTS[subjectId],
      getPreStroe: () => [],
      setPreStroe: () => ({ sceneId: 'S', clueId: leadId, answers: [] }),
    })
    const judging = new Judging(core, 'S', leadId)
    await judging.start.load()
    await give(judging, 'yes')
    judging.choose('yes')
    const going = judging.goOn()
    const arrive = () => {
      release()
      return going
    }
    return { judging, arrive }
  }

  test('it is shown once it is there', async () => {
    const { judging, arrive } = await openHeld()
    await arrive()
    expect(judging.subject?.id).toBe('C')
  })

  test('who goes back stays there', async () => {
    const { judging, arrive } = await openHeld()
    judging.goBack()
    await arrive()
    expect(judging.subject?.id).toBe('A')
  })

  test('who answers otherwise stays at the subject', async () => {
    const { judging, arrive } = await openHeld()
    judging.choose('no')
    await arrive()
    expect([judging.subject?.id, judging.chosen]).toEqual(['B', 'no'])
  })
})

test('quick answers are saved in order, the last one wins', async () => {
  const { open, server } = world()
  const judging = await open()
  judging.choose('no')
  judging.choose('yes')
  await judging.save()
  expect([server.answers, server.saves]).toEqual([answersOf('y'), 1])
})

test('a subject that was removed is asked no more: the questions begin again there', async () => {
  const { open, server } = world('yy')
  server.answers = [...server.answers.slice(0, 1), { subjectId: 'X', optionId: 'yes' }]
  expect((await open()).subject?.id).toBe('B')
})

test('starts anew on the server, too', async () => {
  const { open, server } = world('yy')
  const judging = await open()
  judging.restart()
  await judging.save()
  expect([judging.subject?.id, judging.chosen, server.answers]).toEqual(['A', undefined, []])
})

describe('on a lead whose rights its page is still loading nobody answers who may not edit it', () => {
  const none = { claim: false, edit: false, checkIn: false, assign: false, discard: false, returnPool: false }
  async function openBeside(meanwhile: (page: { answer: () => void; leave: () => void }) => void) {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { core } = fakeCore({
      getJudgeSubject: ({ subjectId = 'A' }: { subjectId?: string }) => SUBJECTS[subjectId] ?? refused(4004),
      getPreStroe: () => [],
      clueAuthority: () => answered.then(() => ({ ...none, phone: false, why: {} })),
    })
    const { rights } = core.store(leadRecords).of(leadId).beside
    void rights.load()
    const judging = new Judging(core, 'S', leadId)
    const started = judging.start.load()
    meanwhile({ answer, leave: rights.stop })
    await started
    return judging
  }

  test('once they are there', async () => {
    const { mayAnswer } = await openBeside(({ answer }) => answer())
    expect(mayAnswer).toBe(false)
  })

  test('also if that page is left before', async () => {
    const { mayAnswer } = await openBeside(({ answer, leave }) => {
      leave()
      answer()
    })
    expect(mayAnswer).toBe(false)
  })
})
