import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { href } from '#base/routes'
import { holdExampleTime, openPage, simCore, simulate } from '#harness/backend/kit/testing'
import { defineStore } from '#platform/core'
import type { RequestOf } from '#platform/http'
import { postToTodoApp } from '#platform/messages'
import { changeAdvice, getAdvice, recentPartners, saveAdvice, saveTeam, suspendPartner } from '../api'
import { teamKind } from '../backend/records'
import dev from '../dev'
import openAdvice, { openTeam } from '../messages/handlers'
import plugin from '../plugin'
import { advices, saveMembers, teams } from '../records'
import repeatable from '../repeatable'
import { choosePartner, salesSolutionsAdviceDetails, salesSolutionsAdviceSelect } from '../routes'

jest.mock('../../../src/platform/messages/sibling', () => ({ postToTodoApp: jest.fn() }))

beforeAll(holdExampleTime)
afterEach(() => localStorage.clear())

/** As those of A-000001, and its solution. */
const NEEDS = [
  { tag: 'steam', weight: 'high' as const },
  { tag: 'saving', weight: 'medium' as const },
]
const SOLUTION = { id: 'S-000001', name: '' }

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

  const six = ['R-000001', 'R-000005', 'R-000006', 'R-000007', 'R-000008', 'R-000009']
  test.each([
    ['five without a number', undefined, 5],
    ['twenty at most: no more are asked for', 21, 5],
    ['as many as asked for', 6, 6],
  ])('are chosen %s', async (_, max, most) => {
    await open('rep01', href(choosePartner, { max, chosen: six.slice(0, most) }))
    expect(await screen.findByText(`Choose at most ${most}.`)).toBeTruthy()
    const free = screen.getAllByRole('checkbox').filter((box) => !Object(box).disabled && !Object(box).checked)
    expect(free).toEqual([])
  })

  test('twenty can be asked for', async () => {
    await open('rep01', href(choosePartner, { max: 20, chosen: six }))
    await screen.findByRole('button', { name: 'Choose (6)' })
    expect(screen.queryByText(/^Choose at most/)).toBeNull()
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

test.each([
  [8, false],
  [9, true],
])('who is in %i teams is shown as busy: %s', async (count, isBusy) => {
  const sim = simulate(dev)
  const seeded = sim.store.table(teamKind)
  const team = seeded.get('T-000001')
  if (!team) throw new Error('no team')
  for (const other of [...seeded.values()]) seeded.put({ ...other, members: [] })
  seeded.put(team)
  for (let number = 2; number <= count; number++) seeded.put({ ...team, teamId: `T-90000${number}` })
  await open('rep01', '/teamManagement?id=T-000001', sim)
  await screen.findByRole('heading', { name: '5 of 12 members' })
  expect(screen.queryAllByText(new RegExp(`in ${count} teams`)).length > 0).toBe(isBusy)
})

test('to-dos that change hands with a member are read again wherever they are opened', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const shown = core.store(defineStore('test.opened', () => ({ invalidateAll: jest.fn() })))
  await core.store(teams).of('T-000001').main.load()
  const save = (change: Parameters<typeof saveMembers.run>[2]) => saveMembers.run(core, 'T-000001', change)
  await save({ change: [{ id: 'emp14', roles: ['delivery'] }] })
  expect(shown.invalidateAll).not.toHaveBeenCalled()
  await save({ remove: { id: 'emp14', reason: 'moved' } })
  expect(shown.invalidateAll).toHaveBeenCalledTimes(1)
  await saveMembers.undo?.(core, 'T-000001')
  expect(shown.invalidateAll).toHaveBeenCalledTimes(2)
})

test('an older recommendation that is opened is read again when a new one replaces it', async () => {
  const { sim, core } = await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001')
  const entered = { custId: 'C-000001', version: 0, needs: NEEDS, solutionId: SOLUTION }
  const older = await sim.as('rep01').call(saveAdvice, entered)
  await sim.as('rep01').call(changeAdvice, { adviceId: older.id, version: older.version, to: 'recommend' })
  const opened = core.store(advices).of(older.id)
  await opened.main.load()
  expect(opened.main.value?.state).toBe('recommended')
  await press('Recommend')
  await waitFor(async () => {
    // As its page does when it is shown again.
    await opened.main.need()
    expect(opened.main.value?.state).toBe('replaced')
  })
})

const long = '蒸汽成本最低，同行业已有三家投运'

test('a draft that somebody saved first is compared with its files and photos', async () => {
  const sim = simulate(dev)
  await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001&edit=1', sim)
  const field = await screen.findByRole('textbox', { name: /^Arguments/ })
  const { id: adviceId, custId, version } = await sim.as('rep01').call(getAdvice, { adviceId: 'A-000001' })
  const theirs = { files: ['/file/offer.pdf'], photos: ['/file/boiler.jpg'] }
  await sim.as('rep01').call(saveAdvice, { adviceId, custId, version, needs: NEEDS, ...theirs })
  fireEvent.change(field, { target: { value: long } })
  await press('Save')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('offer.pdf')
  expect(notice.textContent).toContain('boiler.jpg')
})

test('who recommends a draft that was changed meanwhile sees its capacity in both versions', async () => {
  const { sim } = await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001')
  await screen.findByRole('button', { name: 'Recommend' })
  const { id: adviceId, custId, version } = await sim.as('rep01').call(getAdvice, { adviceId: 'A-000001' })
  const entered = { adviceId, custId, version, needs: NEEDS, solutionId: SOLUTION }
  await sim.as('rep01').call(saveAdvice, { ...entered, capacity: 5 })
  await press('Recommend')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(/Capacity: .* → 5 MW or t\/h/)
})

test('the changes of a draft that wait are said on its page, where it is not recommended until they are sent', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    const { sim, core, unmount } = await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001&edit=1')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Arguments/ }), { target: { value: long } })
    await press('Save')
    await waitFor(() => expect(core.outbox.unsentCount).toBe(1))
    unmount()
    const again = await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001', sim)
    await act(async () => void (await again.core.outbox.load()))
    expect(await screen.findByText('Changes wait on this phone. Recommend once they are sent.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Recommend' })).toBeNull()
    again.unmount()
    await (await core.outbox.load()).discardAll()
    for (const { outbox: each } of [core, again.core]) each.dispose()
  } finally {
    online.mockRestore()
  }
})

test('the needs of a visit that an older draft lacks can be added to it', async () => {
  const address = (needs: string[]) => href(salesSolutionsAdviceDetails, { custId: 'C-000001', needs })
  const first = await open('rep01', address(['steam-high']))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Arguments/ }), { target: { value: long } })
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy()
  expect(screen.queryByText(/^Not in this draft/)).toBeNull()
  first.unmount()
  await open('rep01', address(['steam-high', 'saving-medium']))
  const notice = (await screen.findByText(/^Not in this draft: .*\(medium\)$/)).closest<HTMLElement>('[role=status]')
  await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByText(/^Not in this draft/)).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Arguments/ }).value).toBe(long)
})

test('a solution that no page waits for leaves for the to-do app', async () => {
  await open('rep01', href(salesSolutionsAdviceSelect, { custId: 'C-000001', needs: ['steam-high'], capacity: 8 }))
  const [choose] = await screen.findAllByRole('button', { name: 'Choose' })
  if (choose) await userEvent.click(choose)
  const value = expect.objectContaining({ id: expect.stringMatching(/^S-/) })
  expect(postToTodoApp).toHaveBeenCalledWith('todo.done', { route: '/salesSolutionsAdviceSelect', value })
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
