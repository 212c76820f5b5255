import { callPhone } from './findHost'
import { watchLinks } from './web/testing/surroundings'

const links = watchLinks()

it('starts a call without leaving the page', () => {
  expect(callPhone(window, '+86 757-8888 1234')).toEqual({ ok: true, data: null })
  expect(links).toMatchObject([{ href: 'tel:+8675788881234', target: '' }])
  expect(document.querySelector('a')).toBeNull()
})

it('refuses a text without a number', () => {
  expect(callPhone(window, 'none')).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  expect(links).toEqual([])
})
