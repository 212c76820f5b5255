import * as v from 'valibot'
import { EXAMPLE_TIME as NOW } from '#harness/backend/clock'
import { type Simulation, simulate } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import * as api from '../api'
import dev from '../dev'
import { leadIdSchema } from '../rules/vocabulary'

const id = (number: number) => v.parse(leadIdSchema, `L-${String(number).padStart(6, '0')}`)
const inDays = (days: number) => new Date(Number(NOW) + days * 86_400_000)

let sim: Simulation
beforeEach(() => {
  sim = simulate(dev)
})

const submit = (number: number, change: object = {}, who = 'rep01') =>
  sim.as(who).call(api.insertTrack, {
    leadId: id(number),
    kind: 'call',
    contactName: '何主任',
    text: 'Asked for a price for two boilers.',
    nextStep: { at: inDays(3), kind: 'visit' },
    ...change,
  })

describe('a follow-up', () => {
  it('moves a verified lead on, sets its next step and its score, and stands first in the timeline', async () => {
    const { track, lead } = await submit(6)
    expect(lead).toMatchObject({
      stage: 'followedUp',
      version: 2,
      nextStep: { kind: 'visit', at: inDays(3) },
      lastContact: { kind: 'call', at: NOW },
      score: 44,
    })
    const tracks = await sim.as('rep01').call(api.selectTracks, { id: id(6) })
    expect(tracks.map((each) => each.id)[0]).toBe(track.id)
    expect(tracks).toHaveLength(2)
    expect((await sim.as('rep01').call(api.getScoring, { id: id(6) })).before).toBe(41)
  })

  it('names the contact that is left of some who were merged one after the other', async () => {
    const { track } = await submit(1)
    const { contactId, clueId } = { contactId: track.contact?.id ?? '', clueId: id(1) }
    const contacts = sim.store.table(contactKind)
    const met = contacts.get(contactId)
    if (!met) throw new Error('no contact')
    const named = (other: string) => ({ ...met, clueId, contactId: other, name: other })
    contacts.put({ ...met, state: '3', mergedInto: 'P-800001' })
    contacts.put({ ...named('P-800001'), state: '3', mergedInto: 'P-800002' })
    contacts.put(named('P-800002'))
    const [first] = await sim.as('rep01').call(api.selectTracks, { id: id(1) })
    expect(first?.contact?.id).toBe('P-800002')
  })

  it('has what was said in its recordings once the server has written it, 5 s later', async () => {
    await submit(1, { audio: [{ url: '/audio/1', duration: 12 }] })
    const heard = async () => (await sim.as('rep01').call(api.selectTracks, { id: id(1) }))[0]?.audio
    expect(await heard()).toEqual([{ url: '/audio/1', duration: 12, transcript: undefined }])
    sim.wait(5000)
    expect(await heard()).toEqual([{ url: '/audio/1', duration: 12, transcript: 'No transcript' }])
  })

  it('that waited on the phone has what was said 5 s after it has arrived, not after it was written', async () => {
    await submit(1, { audio: [{ url: '/audio/1' }], deviceAt: new Date(Number(NOW) - 3_600_000) })
    const heard = async () => (await sim.as('rep01').call(api.selectTracks, { id: id(1) })).flatMap((one) => one.audio)
    const transcript = async () => (await heard()).find(({ url }) => url === '/audio/1')?.transcript
    expect(await transcript()).toBeUndefined()
    sim.wait(5000)
    expect(await transcript()).toBe('No transcript')
  })

  it('somebody new becomes a contact of the lead', async () => {
    const { track } = await submit(1)
    const contacts = await sim.as('rep01').call(api.selectClueIdAndBp, { id: id(1) })
    expect(contacts.map((contact) => contact.id)).toContain(track.contact?.id)
    expect(contacts).toHaveLength(4)
  })

  it('with one of its contacts adds nobody', async () => {
    const { track } = await submit(1, { contactId: 'P-000001' })
    expect(track.contact).toMatchObject({ id: 'P-000001', name: '陈敏' })
    expect(await sim.as('rep01').call(api.selectClueIdAndBp, { id: id(1) })).toHaveLength(3)
  })

  it('written without network is judged by when it was written, for 24 hours', async () => {
    const written = { deviceAt: NOW, nextStep: { at: inDays(0.5), kind: 'visit' } }
    sim.wait(86_400_000)
    const { track, lead } = await submit(1, written)
    expect(track.at).toEqual(NOW)
    expect(lead).toMatchObject({ lastContact: { at: NOW }, nextStep: { at: inDays(0.5) } })
    sim.wait(1)
    expect(await sim.refusal(submit(2, written))).toMatchObject({ code: 4000, data: { fields: { nextStep: 'next' } } })
    const late = await submit(2, { deviceAt: NOW, nextStep: { at: inDays(3), kind: 'visit' } })
    expect(late.track.at).toEqual(sim.now)
    const early = await submit(3, { deviceAt: inDays(2), nextStep: { at: inDays(3), kind: 'visit' } })
    expect(early.track.at).toEqual(sim.now)
  })

  it('tells every wrong field', async () => {
    const wrong = {
      contactName: ' ',
      text: 'short',
      nextStep: { at: inDays(-1), kind: 'call' },
      photos: Array(7).fill('p'),
    }
    expect(await sim.refusal(submit(1, wrong))).toMatchObject({
      code: 4000,
      data: { fields: { contact: 'required', text: 'text', nextStep: 'next', photos: 'most' } },
    })
  })

  it('is for those who may edit the lead, while it is owned', async () => {
    expect(await sim.refusal(submit(1, {}, 'rep03'))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(submit(8))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(submit(9))).toMatchObject({ code: 4010 })
  })
})

describe('what happened', () => {
  it('400 follow-ups come at once, latest first', async () => {
    const tracks = await sim.as('rep01').call(api.selectTracks, { id: id(20) })
    expect(tracks).toHaveLength(400)
    const times = tracks.map((track) => Number(track.at))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('check-ins come in pages, with the time on site', async () => {
    const page = await sim.as('rep01').call(api.selectClockIns, { id: id(1), page: 1 })
    expect(page.total).toBe(1)
    expect(page.items[0]).toMatchObject({ kind: 'visit', dwell: 41, by: { nameEn: 'Li Wei' }, leadId: 'L-000001' })
    expect(page.items[0]).toMatchObject({
      text: expect.stringMatching(/^已看锅炉房/),
      textEn: expect.stringMatching(/^Boiler house seen/),
    })
  })
})
