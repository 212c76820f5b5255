/** @jest-environment node */
import { ENVIRONMENTS } from '#base/config'
import { clients } from '#platform/http'
import { getFrom } from '../../spec/support/wire'
import { backEndsOf } from './backEnds'

const identity = { token: '', loginName: '', ticket: '' }

test.each(ENVIRONMENTS)('in %s the app calls these places, spelt like this', (environment) => {
  const { declaration } = getFrom('main')
  const called = Object.values(clients).map(({ base }) => base({ identity, declaration, environment }))
  const places = backEndsOf({ APP_ENV: environment }).map(({ path }) => path)
  expect(called.filter((base) => !places.some((path) => base === path || base.startsWith(`${path}/`)))).toEqual([])
  expect(places.filter((path) => !called.includes(path))).toEqual([])
})

test.each([
  ['pro', '/gateway/PROD'],
  ['', '/gateway/FAT'],
  ['nosuch', '/gateway/FAT'],
])('APP_ENV=%s calls the gateway at %s', (given, path) => {
  expect(backEndsOf({ APP_ENV: given }).map((place) => place.path)).toContain(path)
})
