/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { forbiddenImports, ROOMS, unknownRooms } from './rules'

const ROUTES_ONLY = 'Of another area only routes.ts and messages.ts may be imported'
const UPWARDS = 'A room imports only from rooms above it'
const ENTRY = 'Import the public entry of the room'
const HARNESS = 'Nothing of the harness belongs into the app'
const DEV = 'dev.ts and backend/ are for harness and tests'

const found = (from: string, to: string, name = './x') => forbiddenImports([{ from, to, name, line: 3 }])

test.each([
  ['src/kit/lists/a.ts', 'plugins/visits/routes.ts', '../../../plugins/visits/routes', 'src never imports an area'],
  ['src/kit/lists/a.ts', 'plugins/index.ts', '#plugins', 'src never imports an area'],
  ['src/kit/lists/a.ts', 'harness/backend/kit/index.ts', '#harness/backend/kit', HARNESS],
  ['src/kit/lists/a.ts', 'src/testing/index.ts', '#testing', 'Only tests import test support'],
  ['src/base/wire/a.ts', 'src/platform/http/index.ts', '#platform/http', UPWARDS],
  ['src/platform/outbox/a.ts', 'src/platform/core/index.ts', '#platform/core', UPWARDS],
  ['src/kit/lists/a.ts', 'src/kit/records/Resource.ts', '../records/Resource', ENTRY],
  ['src/app/boot/a.ts', 'src/platform/messages/startMessaging.ts', '../../platform/messages/startMessaging', ENTRY],
  ['src/kit/lists/a.ts', 'src/kit/lists/index.ts', '#kit/lists', 'Inside a room import the module itself'],
  ['src/kit/lists/a.ts', 'src/platform/plugin/index.ts', '#platform/plugin', 'Only the app itself knows'],
  ['plugins/visits/a.ts', 'plugins/leads/stores/leads.ts', '../leads/stores/leads', ROUTES_ONLY],
  ['plugins/visits/backend/a.ts', 'plugins/leads/backend/leads.ts', '../../leads/backend/leads', ROUTES_ONLY],
  ['plugins/visits/pages/A.tsx', 'src/kit/lists/defineList.ts', '../../../src/kit/lists/defineList', ENTRY],
  ['plugins/visits/pages/A.tsx', 'harness/backend/kit/index.ts', '#harness/backend/kit', HARNESS],
  ['plugins/visits/pages/A.tsx', 'plugins/visits/dev.ts', '../dev', DEV],
  ['plugins/visits/pages/A.tsx', 'plugins/visits/backend/visits.ts', '../backend/visits', DEV],
  ['plugins/visits/a.ts', 'plugins/index.ts', '#plugins', 'An area does not import the list of areas'],
])('%s may not import %s', (from, to, name, advice) => {
  expect(found(from, to, name)).toEqual([expect.stringContaining(advice)])
  expect(found(from, to, name)[0]).toContain(`${from}:3 imports ${name}.`)
})

test.each([
  ['plugins/visits/a.ts', 'plugins/leads/routes.ts', '../leads/routes'],
  ['plugins/visits/pages/A.tsx', 'plugins/leads/messages.ts', '../../leads/messages'],
  ['plugins/visits/pages/part/A.tsx', 'plugins/visits/records.ts', '../../records'],
  ['plugins/visits/pages/A.tsx', 'src/kit/lists/index.ts', '#kit/lists'],
  ['plugins/visits/rules/a.ts', 'src/domain/checkIn/rules/index.ts', '#domain/checkIn/rules'],
  ['plugins/visits/dev.ts', 'harness/backend/contract.ts', '#harness/backend/contract'],
  ['plugins/leads/dev.ts', 'plugins/leads/backend/visits.ts', './backend/visits'],
  ['plugins/visits/backend/a.test.ts', 'plugins/visits/dev.ts', '../dev'],
  ['src/kit/lists/a.test.ts', 'plugins/leads/stores/leads.ts', '../../../plugins/leads/stores/leads'],
  ['src/app/boot/boot.tsx', 'plugins/index.ts', '#plugins'],
  ['src/kit/lists/a.ts', 'src/kit/records/index.ts', '#kit/records'],
  ['src/domain/checkIn/a.ts', 'src/domain/checkIn/rules/index.ts', './rules'],
])('%s may import %s', (from, to, name) => {
  expect(found(from, to, name)).toEqual([])
})

test('the order names every room, each with a public entry', () => {
  const rooms = Object.entries(ROOMS).flatMap(([folder, names]) => names.map((room) => `${folder}/${room}`))
  const folders = Object.keys(ROOMS)
  const there = folders.flatMap((folder) => readdirSync(`src/${folder}`).map((room) => `${folder}/${room}`))
  expect(there.filter((path) => !path.includes('.')).sort()).toEqual([...rooms].sort())
  expect(rooms.filter((room) => room !== 'app/boot' && !existsSync(`src/${room}/index.ts`))).toEqual([])
  expect(unknownRooms([{ from: 'src/kit/lists/a.ts', to: undefined, name: './b', line: 1 }])).toEqual([])
  expect(unknownRooms([{ from: 'src/kit/sheets/a.ts', to: undefined, name: './b', line: 1 }])).toEqual(['kit/sheets'])
})
