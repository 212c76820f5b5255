import * as v from 'valibot'
import { toFieldMoment } from '#base/calendar'
import { isReadAgain } from '#testing'
import { insertClockIn, insertTrack, type Lead, moveNextStep } from './api'
import calls from './repeatable'
import { leadIdSchema } from './rules/vocabulary'
import { leadStore } from './stores/LeadStore'
import { leadRecords } from './stores/leadRecords'
import { fakeCore } from './testing/fakeCore'

const leadId = v.parse(leadIdSchema, 'L-000001')
const at = new Date('2026-11-23T01:00:00Z')
const request = {
  leadId,
  kind: 'call',
  contactName: '何主任',
  text: 'Asked for a price.',
  nextStep: { at, kind: 'visit' },
}
const track = {
  trackId: 'T-1',
  clueId: leadId,
  kind: 'call',
  contact: { contactId: 'P-1', name: '何主任' },
  text: 'Asked for a price.',
  at: '2026-11-20T01:41:00Z',
  by: { loginName: 'rep01', userName: '李伟' },
  nextStep: { at: at.toISOString(), kind: 'visit' },
}
const checkedIn = { leadId, key: 'k1', kind: 'visit', point: { lng: 113, lat: 23 }, fixAt: at, deviceAt: at }
const followUp = calls.find(({ call }) => call.id === insertTrack.id)

const look = (stored: object, wanted: object = request) => {
  const { core } = fakeCore({ 'ennNewClueTrack/selectList': () => [stored] })
  return followUp?.alreadyThere?.(core, wanted)
}

describe('the look-up of a follow-up with unknown result', () => {
  test('matches by kind, text, contact, next step and author', async () => {
    expect(await look(track)).toBe(true)
    expect(
      await look(
        { ...track, contact: { contactId: 'P-1', name: '陈敏' } },
        { ...request, contactName: undefined, contactId: 'P-1' },
      ),
    ).toBe(true)
  })

  test.each([
    ['another kind', { kind: 'visit' }],
    ['another text', { text: 'Asked for something else.' }],
    ['another contact', { contact: { contactId: 'P-2', name: '陈敏' } }],
    ['another author', { by: { loginName: 'rep02', userName: '王芳' } }],
    ['another date', { nextStep: { at: '2026-11-24T01:00:00Z', kind: 'visit' } }],
    ['another next step', { nextStep: { at: at.toISOString(), kind: 'call' } }],
  ])('does not match %s', async (_what, change) => {
    expect(await look({ ...track, ...change })).toBe(false)
  })
})

test('editing an unsent follow-up restores the form values', () => {
  expect(followUp?.edit?.(request)).toEqual({
    to: '/x/leads/followUp?id=L-000001',
    form: 'lead.followUp',
    record: leadId,
    values: {
      kind: 'call',
      contact: 'new',
      contactName: '何主任',
      text: 'Asked for a price.',
      nextAt: toFieldMoment(at),
      nextKind: 'visit',
      nextText: '',
      photos: [],
      audio: [],
      call: null,
    },
  })
})

test('a follow-up sent in the background reloads the open lead', async () => {
  const clue = { clueId: leadId, name: 'Hongsheng Ceramics', version: 4, stage: '3', state: '1' }
  const { core, paths } = fakeCore({ 'ennNewClueTrack/selectList': () => [track], getClueDetailList: () => [clue] })
  const open = core.store(leadRecords).of(leadId)
  await Promise.all([open.main.load(), open.own.tracks.load()])
  const before = paths().length
  followUp?.afterSent?.(core, request)
  expect(paths().slice(before).sort()).toEqual(['getClueDetailList', 'selectList'])
})

test.each([
  ['follow-up', insertTrack, request],
  ['check-in', insertClockIn, checkedIn],
])('a %s was refreshed only once the open lead was read again', async (_, call, sent) => {
  const clue = { clueId: leadId, name: 'Hongsheng Ceramics', version: 4, stage: '3', state: '1' }
  const { core } = fakeCore({ 'ennNewClueTrack/selectList': () => [track], getClueDetailList: () => [clue] })
  const { main } = core.store(leadRecords).of(leadId)
  await main.load()
  const send = () => calls.find((entry) => entry.call.id === call.id)?.afterSent?.(core, sent)
  const wasRead = await isReadAgain(core, main, send)
  expect([main.error, wasRead]).toEqual([undefined, true])
})

test('a follow-up is compared with the version on the server by the labels of the form', () => {
  const theirs = { kind: 'visit', text: 'They came by.', nextStep: { at: 'x' } }
  const fields = followUp?.compare?.(request, theirs)
  expect(fields?.map(({ label }) => label)).toEqual([
    'field.kind',
    'field.contact',
    'followUp.text.call',
    'followUp.comparedNextAt',
    'followUp.comparedNextKind',
    'followUp.comparedNextText',
  ])
  expect(fields?.[2]).toMatchObject({ mine: 'Asked for a price.', theirs: 'They came by.' })
  expect(fields?.[3]?.theirs).toBe('–')
  expect(followUp?.compare?.(request, 'nothing that fits')).toBeUndefined()
})

test('a moved next step is compared with the one on the server', () => {
  const entry = calls.find(({ call }) => call.id === moveNextStep.id)
  const moved = { id: leadId, version: 3, nextStep: { at, kind: 'visit', text: '报价' } }
  const theirs = { nextStep: { at: at.toISOString(), kind: 'call' } }
  expect(entry?.compare?.(moved, theirs)?.map(({ label, mine, theirs }) => [label, mine === theirs])).toEqual([
    ['followUp.comparedNextAt', true],
    ['followUp.comparedNextKind', false],
    ['followUp.comparedNextText', false],
  ])
  expect(entry?.compare?.(moved, {})?.map(({ theirs }) => theirs)).toEqual(['–', '–', '–'])
  expect(entry?.compare?.(moved, null)).toBeUndefined()
})

describe('a follow-up that waits lies over its lead', () => {
  const writtenAt = new Date('2026-11-20T01:41:00Z')

  test('as its last contact and next step', () => {
    const lead = { id: leadId, version: 3, name: 'Hongsheng Ceramics', lastContact: undefined }
    expect(
      followUp?.overlay?.(lead, { ...request, nextStep: { at, kind: 'visit', text: 'Price' } }, writtenAt),
    ).toEqual({
      lastContact: { kind: 'call', at: writtenAt },
      nextStep: { at, kind: 'visit', text: 'Price', textEn: undefined },
    })
  })

  test('unless another build wrote it in a form that this one cannot read', () => {
    expect(followUp?.overlay?.({ id: leadId }, { text: 'Asked for a price.' }, writtenAt)).toBeUndefined()
  })
})

test.each([
  ['follow-up', insertTrack, request],
  ['check-in', insertClockIn, checkedIn],
])('a %s sent in the background reloads the row of a lead that was never opened', async (_, call, sent) => {
  const clue = { clueId: leadId, name: 'Hongsheng Ceramics', version: 4, stage: '3', state: '1' }
  const { core } = fakeCore({ getClueDetailList: () => [clue] })
  core.store(leadStore).put({ id: leadId, version: 3 } as Lead)
  await calls.find((entry) => entry.call.id === call.id)?.afterSent?.(core, sent)
  expect(core.store(leadStore).get(leadId)?.version).toBe(4)
})

describe('the look-up of a check-in with unknown result', () => {
  const entry = calls.find(({ call }) => call.id === insertClockIn.id)
  const made = new Date('2026-11-20T01:41:00Z')
  const checkIn = { leadId, key: 'k1', kind: 'visit', point: { lng: 113, lat: 23 }, fixAt: made, deviceAt: made }
  const stored = { clockInId: 'K-1', clueId: leadId, key: 'k1', kind: 'visit', at: '2026-11-20T01:41:00Z' }
  const find = (one: object, wanted: object) => {
    const { core } = fakeCore({ 'ennNewClueClockInRecord/selectPage': () => ({ list: [one], total: 1 }) })
    return entry?.alreadyThere?.(core, wanted)
  }

  test('recognises it by the key of the device', async () => {
    expect(await find(stored, checkIn)).toBe(true)
    expect(await find({ ...stored, key: 'k2' }, checkIn)).toBe(false)
  })

  test('recognises a correction by its note', async () => {
    const correction = { leadId, key: 'k3', kind: 'visit', deviceAt: made, corrects: 'K-1', note: 'Wrong company' }
    expect(await find(stored, correction)).toBe(false)
    const corrected = { ...stored, correction: { note: 'Wrong company', at: '2026-11-20T02:00:00Z' } }
    expect(await find(corrected, correction)).toBe(true)
  })

  test('an arrival can be edited with its time and place, a leaving and a correction cannot', () => {
    expect(entry?.edit?.({ ...checkIn, visitId: 'V-000001', photos: [], reason: 'Gate closed' })).toMatchObject({
      to: `/cluePunchCard?id=${leadId}&visitId=V-000001`,
      form: 'lead.checkIn',
      record: leadId,
      values: { at: made.getTime(), key: 'k1', reason: 'Gate closed', fix: { lng: 113, lat: 23 } },
    })
    expect(entry?.edit?.({ ...checkIn, kind: 'leave', arriveId: 'K-1' })).toBeUndefined()
    expect(entry?.edit?.({ ...checkIn, corrects: 'K-1', note: 'Wrong company' })).toBeUndefined()
  })
})
