/** @jest-environment node */
import { outsideOrigins } from './outsideOrigins'
import { values } from './testing/given'

test('back ends of other origins are called, and files of the file host shown and played', () => {
  const origins = outsideOrigins(
    values({ MAIN_URL: 'https://main.example/v1', FILE_HOST: 'https://files.example', CRM_HOST: '/crm' }),
    443,
  )
  expect(origins.connect).toEqual(['https://main.example', 'https://files.example'])
  expect(origins.image).toEqual(['https://files.example'])
  expect(origins.media).toEqual(['https://files.example'])
})

test('only the gateway of the build’s environment is called', () => {
  const gateways = { GATEWAY_URL_UAT: 'https://uat.example', GATEWAY_URL_PROD: 'https://prod.example' }
  expect(outsideOrigins(values({ APP_ENV: 'PRO', ...gateways }), 443).connect).toEqual(['https://prod.example'])
})

test.each([
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', ['https://*.tiles.example']],
  ['https://t{s}.tiles.example/{z}/{x}/{y}{r}.png', ['https://*.tiles.example']],
  ['https://tiles.example/{z}?style=7&x={x}&y={y}', ['https://tiles.example']],
  ['/tiles/{z}/{x}/{y}.svg', []],
])('tiles at %s', (template, image) => {
  expect(outsideOrigins(values({ MAP_TILES_URL: template }), 443).image).toEqual(image)
})

test('pages that are framed, with the port of the app, and hosts that frame it', () => {
  const embedding = values({ EMBED_ORIGINS: 'http://127.0.0.1:{port}, https://todo.example' })
  const origins = outsideOrigins(embedding, 8443, 'https://host.example https://other.example')
  expect(origins.frame).toEqual(['http://127.0.0.1:8443', 'https://todo.example'])
  // The to-do app frames pages of the app, too.
  expect(origins.ancestors).toEqual([...origins.frame, 'https://host.example', 'https://other.example'])
})

test('what is no address is named with its variable', () => {
  expect(() => outsideOrigins(values({ FILE_HOST: 'https://' }), 443)).toThrow('FILE_HOST: https:// is not')
})
