import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import * as v from 'valibot'
import { CoreContext } from '#platform/core'
import { registerTexts, setLanguage, startTexts } from '#platform/i18n'
import { textsOf } from '#plugins/texts'

import { leadSchema } from '../../api/lead'
import plugin from '../../plugin'
import type { Tab } from '../../rules/filters'
import { leadStore } from '../../stores/LeadStore'
import { fakeCore } from '../../testing/fakeCore'
import { wireLead, wireSite } from '../../testing/samples'
import { LeadRow } from './LeadRow'
import type { RowActions } from './useRowActions'

const actions = (): jest.Mocked<RowActions> => ({
  open: jest.fn(),
  follow: jest.fn(),
  call: jest.fn(),
  take: jest.fn(),
  copyName: jest.fn(),
  followUp: jest.fn(),
})

beforeAll(async () => {
  await startTexts()
  const i18n = jest.requireActual<typeof import('#platform/i18n')>('#platform/i18n')
  registerTexts('leads', ...textsOf(plugin))
  await i18n.loadTexts('leads')
})

function show(wire: object, tab: Tab = 'mine') {
  const { core } = fakeCore({})
  const lead = v.parse(leadSchema, wire)
  const done = actions()
  act(() => core.store(leadStore).put(lead))
  render(
    <CoreContext value={core}>
      <LeadRow id={lead.id} tab={tab} actions={done} />
    </CoreContext>,
  )
  return { lead, done }
}

test('a row shows name, stage, next step, potential, distance, tags and score', () => {
  show({ ...wireLead, nextStep: { at: new Date(Date.now() - 2 * 86_400_000).toISOString(), kind: 'quote' } })
  const row = screen.getByRole('article')
  expect(row.dataset.record).toBe('lead:L-000001')
  expect(screen.getByRole('heading', { name: 'Hongsheng Ceramics' })).toBeTruthy()
  for (const text of ['Followed up', 'Quote 2 days late', '4.20 M', 'm³/y', '350 m', 'Ceramics', 'Steam boiler', '+1'])
    expect(row.textContent).toContain(text)
  expect(screen.getByRole('img', { name: 'Score 86 of 100' })).toBeTruthy()
})

test('in Chinese the row shows the Chinese name', async () => {
  await setLanguage('zh-CN')
  try {
    show(wireLead)
    expect(screen.getByRole('heading', { name: '佛山市宏盛陶瓷有限公司' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '关注佛山市宏盛陶瓷有限公司' })).toBeTruthy()
    expect(screen.getByRole('article').textContent).not.toMatch(/[A-Z][a-z]/)
  } finally {
    await setLanguage('en')
  }
})

test('a site with only a name has a row without figures', () => {
  show({ ...wireSite, state: '0' }, 'pool')
  expect(screen.getByRole('link', { name: 'Boiler house 7' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'No score yet' })).toBeTruthy()
  expect(screen.getByRole('article').textContent).not.toMatch(/undefined|NaN|m³/)
})

test('unknown codes are shown as they are', () => {
  const lastContact = { kind: 'fax', at: '2026-11-18T10:00:00+08:00' }
  show({ ...wireLead, stage: '7', lastContact, nextStep: { at: new Date().toISOString(), kind: 'dinner' } })
  const row = screen.getByRole('article').textContent
  for (const text of ['7', 'fax', 'dinner']) expect(row).toContain(text)
  expect(row).not.toMatch(/stage\.|contact\.|step\./)
})

test('the list of the organisation shows the owner', () => {
  show(wireLead, 'org')
  expect(screen.getByRole('article').textContent).toContain('Owner: Li Wei')
})

test('the star has an accessible name and a pressed state', async () => {
  const { done, lead } = show(wireLead)
  const star = screen.getByRole('button', { name: 'Follow Hongsheng Ceramics' })
  expect(star.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(star)
  expect(done.follow).toHaveBeenCalledWith(lead)
  expect(done.open).not.toHaveBeenCalled()
})

test('a tap opens the lead, a right click opens its menu', async () => {
  const { done, lead } = show(wireLead)
  const link = screen.getByRole('link')
  await userEvent.click(link)
  expect(done.open).toHaveBeenCalledWith(lead.id)
  await userEvent.pointer({ keys: '[MouseRight]', target: link })
  await userEvent.click(await screen.findByRole('button', { name: 'Copy name' }))
  expect(done.copyName).toHaveBeenCalledWith(lead)
})
