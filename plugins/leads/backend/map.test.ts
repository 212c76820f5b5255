/** @jest-environment node */

import * as v from 'valibot'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, HERE, pointBeside } from '#harness/backend/world'
import { rights as customer } from '../../customer/rights'
import * as api from '../api'
import dev from '../dev'
import { leadIdSchema } from '../rules/vocabulary'

const sim = simulate(dev)
const rep01 = sim.as('rep01')
const id = (text: string) => v.parse(leadIdSchema, text)
const FOSHAN = { west: 112.5, south: 22.5, east: 113.5, north: 23.5 }
const aroundHere = (metres: number) => {
  const [low, high] = [pointBeside(HERE, -metres, -metres), pointBeside(HERE, metres, metres)]
  return { west: low.lng, south: low.lat, east: high.lng, north: high.lat }
}

describe('leads on the map', () => {
  it('far away they are drawn together, and none is lost', async () => {
    const entries = await rep01.call(api.getClueListForMapAggregated, { bounds: FOSHAN, zoom: 10, type: 'own' })
    const { total } = await rep01.call(api.getClueListForMapCount, { bounds: FOSHAN, type: 'own' })
    expect(entries.length).toBeLessThan(total / 4)
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    for (const { count, stages } of entries) expect(stages.reduce((sum, each) => sum + each, 0)).toBe(count)
  })

  it('near they stand alone, each with what its mark shows', async () => {
    const entries = await rep01.call(api.getClueListForMapAggregated, { bounds: aroundHere(20_000), zoom: 16 })
    const first = entries.find(({ clueId }) => clueId === 'L-000001')
    expect(first).toMatchObject({ count: 1, state: 'owned', mine: true, name: expect.stringContaining('宏盛') })
    expect(entries.every(({ count, clueId }) => count === 1 && clueId !== undefined)).toBe(true)
    expect(new Set(entries.map(({ state }) => state)).has('pool')).toBe(true)
  })

  it('the page has those of the bounds with their points, the count the same number', async () => {
    const bounds = aroundHere(3000)
    const page = await rep01.call(api.getClueListForMapPage, { bounds, page: 1, ...HERE, sort: 'distance' })
    expect(page.total).toBe((await rep01.call(api.getClueListForMapCount, { bounds })).total)
    for (const { point } of page.items) {
      expect(point && point.lng >= bounds.west && point.lng <= bounds.east).toBe(true)
    }
    const distances = page.items.map(({ distance = 0 }) => distance)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })

  it('the filters of the lists hold', async () => {
    const late = await rep01.call(api.getClueListForMapCount, { bounds: FOSHAN, type: 'own', due: 'late' })
    expect(late.total).toBe((await rep01.call(api.getClueOwnSum, { due: 'late' })).total)
    const near = await rep01.call(api.getClueListForMapCount, { ...HERE, radius: 1000 })
    expect(near.total).toBeLessThan((await rep01.call(api.getClueListForMapCount, HERE)).total)
  })

  it('a lead without a point is on no map; the organisation is refused to who manages none', async () => {
    const { total } = await rep01.call(api.getClueListForMapCount, { type: 'own' })
    expect(total).toBeLessThan((await rep01.call(api.getClueOwnSum, {})).total)
    const refused = sim.refusal(rep01.call(api.getClueListForMapCount, { type: 'org' }))
    expect(await refused).toMatchObject({ code: 4003 })
  })
})

describe('the place of a lead', () => {
  it('has an address with its division, and names of what is near', async () => {
    const found = await rep01.call(api.getQueryAddress, HERE)
    expect(found.address).toMatch(/^广东省佛山市.+号$/)
    expect(found.areaCode).toBe('440604')
    const far = await rep01.call(api.getQueryAddress, pointBeside(HERE, 200_000, -200_000))
    expect(far).toMatchObject({ address: '', names: [] })
  })

  it('names the companies near it to those who see them, and nothing to those without a right', async () => {
    const sim = simulate({ ...dev, rights: { ...dev.rights, ...customer } })
    const near = sim.store.table(companyKind).get('C-000001')
    const from = near?.point ?? HERE
    expect((await sim.as('rep01').call(api.getQueryAddress, from)).names).toContain(near?.name)
    expect((await sim.as('rep05').call(api.getQueryAddress, from)).names).not.toContain(near?.name)
    const refused = await sim.refusal(sim.as('rep04').call(api.getQueryAddress, from))
    expect(refused).toMatchObject({ code: 4003, data: { right: 'lead.read' } })
  })

  it('is marked with the version; an old one is refused with the lead as it is; the mark can be taken back', async () => {
    const mine = simulate(dev)
    const me = mine.as('rep01')
    const [lead] = await me.call(api.getClueDetailList, { ids: [id('L-000010')] })
    if (!lead) throw new Error('no lead')
    expect(lead.point).toBeUndefined()
    const request = { id: lead.id, version: lead.version, address: '广东省佛山市禅城区南庄镇陶博大道8号', point: HERE }
    const marked = await me.call(api.changeClueAddress, request)
    expect(marked).toMatchObject({
      point: HERE,
      address: request.address,
      areaCode: '440604',
      version: lead.version + 1,
    })
    expect(await mine.refusal(me.call(api.changeClueAddress, request))).toMatchObject({
      code: 4009,
      data: { version: marked.version },
    })
    const undo = { leads: [{ id: lead.id, version: marked.version }], changes: { restore: true as const } }
    const [back] = (await me.call(api.updateClue, undo)).leads
    expect(back).toMatchObject({ address: lead.address })
    expect(back?.point).toBeUndefined()
  })

  it('needs an address of 5 to 120 characters and a point', async () => {
    const { version } = (await rep01.call(api.getClueDetailList, { ids: [id('L-000001')] }))[0] ?? { version: 0 }
    const wrong = rep01.send(api.changeClueAddress, { clueId: 'L-000001', version, address: '南庄' })
    expect(await sim.refusal(wrong)).toMatchObject({
      code: 4000,
      data: { fields: { address: 'length', point: 'point' } },
    })
  })
})
