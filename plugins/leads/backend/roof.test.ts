/** @jest-environment node */

import * as v from 'valibot'
import { simulate } from '#harness/backend/kit/testing'
import { HERE, pointBeside } from '#harness/backend/world'
import * as api from '../api'
import dev from '../dev'
import { type RoofArea, roofEstimate } from '../rules/roof'
import { leadIdSchema } from '../rules/vocabulary'

const id = (text: string) => v.parse(leadIdSchema, text)
const FIRST = id('L-000001')
const corners = (...places: readonly (readonly [number, number])[]) =>
  places.map(([east, north]) => pointBeside(HERE, east, north))
const area = (ring: RoofArea['ring']): RoofArea => ({ id: 'A-9', kind: 'roof', roofKind: 'flat', ring })

const start = () => {
  const sim = simulate(dev)
  return { sim, me: sim.as('rep01') }
}

test('lead 1 has a metal roof of 12,400 m²', async () => {
  const { me } = start()
  const roof = await me.call(api.queryAreaData, { id: FIRST })
  expect(roof).toMatchObject({ version: 1, tilt: 10 })
  expect(roofEstimate(roof.areas)).toMatchObject({ net: 12_400, peak: 1488, energy: 1_562_400 })
})

test('a saved roof comes back whole, and its net area is the potential of the lead, whose version stays', async () => {
  const { me } = start()
  const second = id('L-000002')
  const none = await me.call(api.queryAreaData, { id: second })
  expect(none).toMatchObject({ version: 0, areas: [] })
  const [before] = await me.call(api.getClueDetailList, { ids: [second] })
  const areas = [area(corners([0, 0], [100, 0], [100, 50], [0, 50]))]
  const saved = await me.call(api.updateAreaData, { id: second, version: 0, tilt: 15, areas })
  expect(saved).toMatchObject({ version: 1, tilt: 15, areas })
  expect(await me.call(api.queryAreaData, { id: second })).toEqual(saved)
  const [lead] = await me.call(api.getClueDetailList, { ids: [second] })
  expect(lead?.version).toBe(before?.version)
  expect(lead?.potential.roof).toBe(roofEstimate(areas).net)
  const potential = await me.call(api.getEnnNewCluePotential, { id: second })
  expect(potential.find(({ energy }) => energy === 'roof')).toMatchObject({ peak: roofEstimate(areas).peak })
})

test('an old version is refused with the roof as it is; a roof that crosses itself at its field', async () => {
  const { sim, me } = start()
  const crossing = [area(corners([0, 0], [50, 50], [50, 0], [0, 40]))]
  const wrong = me.call(api.updateAreaData, { id: FIRST, version: 1, areas: crossing })
  expect(await sim.refusal(wrong)).toMatchObject({ code: 4000, data: { fields: { polygons: 'crossing' } } })
  const old = me.call(api.updateAreaData, { id: FIRST, version: 0, areas: [] })
  expect(await sim.refusal(old)).toMatchObject({ code: 4009, data: { clueId: FIRST, version: 1 } })
})

test('more corners than can be drawn are refused', async () => {
  const { sim, me } = start()
  const ring = Array.from({ length: 201 }, (_, n) => pointBeside(HERE, 100 * Math.cos(n / 32), 100 * Math.sin(n / 32)))
  const wrong = me.call(api.updateAreaData, { id: FIRST, version: 1, areas: [area(ring)] })
  expect(await sim.refusal(wrong)).toMatchObject({ code: 4000, data: { fields: { polygons: 'most' } } })
})

test('only who may edit the lead may draw its roof', async () => {
  const { sim } = start()
  const refused = sim.as('rep03').call(api.updateAreaData, { id: FIRST, version: 1, areas: [] })
  expect(await sim.refusal(refused)).toMatchObject({ code: 4003, data: { right: 'lead.edit' } })
  const gone = sim.as('rep05').call(api.queryAreaData, { id: FIRST })
  expect(await sim.refusal(gone)).toMatchObject({ code: expect.any(Number) })
  const discarded = sim.as('rep01').call(api.updateAreaData, { id: id('L-000009'), version: 0, areas: [] })
  expect(await sim.refusal(discarded)).toMatchObject({ code: 4010 })
})
