import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { href } from '#base/routes'
import { holdExampleTime, openPage, simCore, simulate } from '#harness/backend/kit/testing'
import { defineStore } from '#platform/core'
import type { RequestOf } from '#platform/http'
import { recentPartners, type saveAdvice, saveTeam, suspendPartner } from '../api'
import dev from '../dev'
import openAdvice, { openTeam } from '../messages/handlers'
import plugin from '../plugin'
import repeatable from '../repeatable'
import { choosePartner } from '../routes'

beforeAll(holdExampleTime)

const open = (who: string, address: string, sim = simulate(dev)) => openPage({ plugin, dev }, who, address, sim)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('partners', () => {
  test('a suspended one that was chosen before is kept and marked; the choice is among the recent ones', async () => {
    const { sim } = await open('rep01', href(choosePartner, { max: 5, chosen: ['R-000002'] }))
    expect(await screen.findByText(/ is suspended until 31 Dec\.$/)).toBeTruthy()
    const free = screen.getAllByRole('checkbox').find((box) => !Object(box).disabled && !Object(box).checked)
    if (free) await userEvent.click(free)
    const [, second] = within(screen.getByRole('group', { name: 'Chosen' })).getAllByRole('button')
    await press('Choose (2)')
    const latest = async () => (await sim.as('rep01').call(recentPartners, { page: 1 })).items[0]?.nameEn
    await waitFor(async () => expect(await latest()).toBe(second?.textContent))
  })

  test('one that a manager has suspended meanwhile is refused, and the page stays', async () => {
    const { sim, core } = await open('rep01', href(choosePartner, { max: 5, chosen: ['R-000001'] }))
    await screen.findByRole('button', { name: 'Choose (1)' })
    await within(await screen.findByRole('group', { name: 'Chosen' })).findByRole('button')
    const what = { id: 'R-000001', version: 1, to: 'suspend', until: '2026-12-31', reason: '安全检查未通过' } as const
    await sim.as('rep02').call(suspendPartner, what)
    await press('Choose (1)')
    await waitFor(() =>
      expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['The partner is suspended or barred.']),
    )
    expect(await screen.findByText(/ is suspended until /)).toBeTruthy()
  })

  test('those chosen last are narrowed by the search, too', async () => {
    const sim = simulate(dev)
    const all = (await sim.as('rep01').call(recentPartners, { page: 1 })).items
    const [first] = all
    await open('rep01', href(choosePartner, { tab: 'recent', max: 5, keyword: first?.creditCode ?? '' }), sim)
    await screen.findByRole('button', { name: `Details: ${first?.nameEn}` })
    expect(all.length).toBeGreaterThan(1)
    expect(screen.getAllByRole('button', { name: /^Details: / })).toHaveLength(1)
  })

  test('an approver sees partners and chooses none', async () => {
    await open('rep03', href(choosePartner, { max: 5 }))
    expect(await screen.findAllByRole('button', { name: /^Details: / })).not.toHaveLength(0)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Choose \(/ })).toBeNull()
  })
})

test.each(['id=T-000004', 'businessId=B-000004'])('a team of others says who sees it: %s', async (search) => {
  await open('rep01', `/teamManagement?${search}`)
  expect(await screen.findByText('You are not in this team')).toBeTruthy()
})

test('who changes a team second is told who was first, and sees both lists', async () => {
  const { sim } = await open('rep01', '/teamManagement?id=T-000001')
  await screen.findByRole('heading', { name: '5 of 12 members' })
  const remove = { id: 'emp08', reason: 'moved' } as const
  await sim.as('rep02').call(saveTeam, { teamId: 'T-000001', version: 1, remove })
  await press(/^Feng Chao/)
  await press('Make leader')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Changed by Chen Jing just now.')
  expect(notice.textContent).toMatch(/Members: .*Lin Fang.* → /)
})

test('a recommendation makes the customer stale, whose log it is written to', async () => {
  const { core } = await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001')
  const { invalidateRecord } = core.store(defineStore('test.shown', () => ({ invalidateRecord: jest.fn() })))
  await press('Recommend')
  await waitFor(() => expect(invalidateRecord).toHaveBeenCalledWith('C-000001'))
})

test.each([
  [openAdvice, 'A-000002'],
  [openTeam, 'T-000001'],
])('a message opens its record as it is now', (handle, id) => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const [invalidateRecord, openHref] = [jest.fn(), jest.fn()]
  handle({ ...core, invalidateRecord, navigation: { ...core.navigation, openHref } } as never, { id })
  expect([invalidateRecord.mock.calls, openHref.mock.calls.length]).toEqual([[[id]], 1])
})

test('a draft that waits is edited with the names of its choices', () => {
  const request: RequestOf<typeof saveAdvice> = {
    custId: 'C-000001',
    version: 0,
    needs: [{ tag: 'steam', weight: 'high' }],
    solutionId: { id: 'S-000001', name: '燃气蒸汽锅炉' },
    businessId: { id: 'B-000001', name: '蒸汽改造' },
  }
  const edited = JSON.stringify(repeatable[0]?.edit?.(request, []))
  expect([edited.includes('燃气蒸汽锅炉'), edited.includes('蒸汽改造')]).toEqual([true, true])
})
