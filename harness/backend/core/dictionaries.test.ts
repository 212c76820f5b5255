/** @jest-environment node */

import { DICTIONARIES, getDictionary, getOrganisations } from '#domain/directory'
import { ROLE_NAMES } from '#platform/core'
import type { ResponseOf } from '#platform/http'
import { pluginDevs } from '#plugins/dev'
import { definePluginDev } from '../contract'
import { simulate } from '../kit/simulate'
import { coreDev } from './dev'
import { rightsOf } from './rights'

const none = definePluginDev({ id: 'none', handlers: [], kinds: [], seed: () => ({}) })
const sim = simulate(none)
const of = (type: (typeof DICTIONARIES)[number]) => sim.as('rep01').call(getDictionary, { type })

test.each(DICTIONARIES.filter((type) => type !== 'right'))('%s has entries in both languages', async (type) => {
  const entries = await of(type)
  expect(entries.length).toBeGreaterThan(3)
  expect(entries.filter(({ name, nameEn }) => !/[\u3400-\u9fff]/.test(name) || !nameEn)).toEqual([])
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
})

test('needs and programmes have the same codes, as domain/gaps.md lists them', async () => {
  const codes = 'heat steam power cooling pv storage charging saving carbon service'.split(' ')
  for (const type of ['needTag', 'programmeTag'] as const)
    expect((await of(type)).map(({ code }) => code)).toEqual(codes)
})

test('every role says what it may do, in both languages', async () => {
  const roles = await of('role')
  expect(roles.map(({ code }) => code)).toEqual(ROLE_NAMES)
  expect(roles.filter(({ description, descriptionEn }) => !description || !descriptionEn)).toEqual([])
})

test('every right of every area has words', async () => {
  const words = new Set<string>()
  for (const dev of pluginDevs) {
    const entries = await simulate(dev).as('rep01').call(getDictionary, { type: 'right' })
    for (const { code } of entries) words.add(code)
  }
  const rights = [...rightsOf([coreDev, ...pluginDevs]).keys()]
  expect(rights.filter((right) => !words.has(right))).toEqual([])
})

test('groups of a dictionary come before their entries', async () => {
  const entries = await of('industry')
  const seen = new Set<string>()
  for (const { code, parent } of entries) {
    expect(parent === undefined || seen.has(parent)).toBe(true)
    seen.add(code)
  }
})

test.each([
  ['rep01', ['440605']],
  ['rep02', ['4406', '440604', '440605', '440606']],
  ['rep03', ['44', '4406', '440604', '440605', '440606', '4420']],
  ['rep04', []],
  ['rep05', ['3302']],
])('the organisations of domain/permissions.md; granted to %s: %j', async (loginName, granted) => {
  const codes: string[] = []
  const mine: string[] = []
  const walk = (nodes: ResponseOf<typeof getOrganisations>[number]['children']) => {
    for (const { orgCode, granted: isMine, children } of nodes) {
      codes.push(orgCode)
      if (isMine) mine.push(orgCode)
      walk(children)
    }
  }
  const tree = () => sim.as(loginName).call(getOrganisations, {})
  walk(await tree())
  expect(codes.sort()).toEqual(['00', '33', '3302', '44', '4406', '440604', '440605', '440606', '4420'])
  expect(mine.sort()).toEqual(granted)
})
