import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { href } from '#base/routes'
import { businessPicker, peoplePicker } from '#domain/directory'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { programmeKind } from '#harness/backend/world'
import { canReach, defineStore } from '#platform/core'
import { HttpError, type RequestOf } from '#platform/http'
import { postToTodoApp } from '#platform/messages'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { pressWhenReady, showPages } from '#testing'
import {
  changeAdvice,
  getAdvice,
  listAdvice,
  listPartners,
  recentPartners,
  saveAdvice,
  saveTeam,
  suspendPartner,
} from '../api'
import { adviceKind, type SimAdvice, teamKind } from '../backend/records'
import badge from '../badge'
import dev from '../dev'
import openAdvice, { openTeam } from '../messages/handlers'
import plugin from '../plugin'
import { advices, saveMembers, teams } from '../records'
import repeatable from '../repeatable'
import {
  advices as adviceList,
  choosePartner,
  salesSolutionsAdviceDetails,
  salesSolutionsAdviceSelect,
  teamManagement,
} from '../routes'
import { adviceSearch } from '../rules/filters'
import search from '../search'
import today from '../today'
import AdviceList from './AdviceList'
import TeamManagement from './TeamManagement'

jest.mock('../../../src/platform/messages/sibling', () => ({ postToTodoApp: jest.fn() }))

beforeAll(() => startScreens(plugin))
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

  test('the only one that is asked for is replaced by the next that is chosen', async () => {
    const sim = simulate(dev)
    const { items } = await sim.as('rep01').call(listPartners, { page: 1 })
    const [first, second] = items.filter(({ can }) => can.includes('choose'))
    await open('rep01', href(choosePartner, { max: 1, chosen: [first?.id ?? ''] }), sim)
    const row = (name = '') => screen.findByRole('button', { name: new RegExp(`^${name}`) })
    expect((await row(first?.nameEn)).getAttribute('aria-current')).toBe('true')
    await userEvent.click(await row(second?.nameEn))
    const value = [second?.id]
    await waitFor(() => expect(postToTodoApp).toHaveBeenLastCalledWith('todo.done', { route: '/choosePartner', value }))
  })

  test('an approver sees partners and chooses none', async () => {
    await open('rep03', href(choosePartner, { max: 5 }))
    expect(await screen.findAllByRole('button', { name: /^Details: / })).not.toHaveLength(0)
    expect(screen.getByRole('heading', { name: 'Partners' })).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Choose \(/ })).toBeNull()
  })
})

test.each(['id=T-000004', 'businessId=B-000004'])('a team of others says who sees it: %s', async (search) => {
  await open('rep01', `/teamManagement?${search}`)
  expect(await screen.findByText('You are not in this team')).toBeTruthy()
})

test('a member of a team sees it whatever their role; of sales advice and partners nothing is requested', async () => {
  const { core } = await open('emp08', '/teamManagement?id=T-000001')
  expect(await screen.findByRole('heading', { name: 'Members 5 / 12' })).toBeTruthy()
  const routes = (plugin.routes ?? []).map(({ route }) => route)
  expect(routes.filter(({ path }) => canReach(core, path))).toEqual([teamManagement])
  const http = jest.spyOn(core, 'http')
  const { signal } = new AbortController()
  const parts = [today(core, signal), badge(core, signal), search(core, 'Guangda', signal)]
  expect(await Promise.all<unknown>(parts)).toEqual([[], 0, []])
  expect(http).not.toHaveBeenCalled()
})

test('today and the badge are one’s own recommendations that have waited a week for feedback', async () => {
  const sim = simulate(dev)
  const { signal } = new AbortController()
  const coreOf = (who: string) => simCore(sim, plugin, who).core
  const isDue = ({ state, recommendedAt }: SimAdvice) =>
    state === '2' && Date.parse(recommendedAt ?? '') < Date.parse('2026-11-14T00:00+08:00')
  const due = [...sim.store.table(adviceKind).values()].filter(isDue)
  for (const who of ['rep01', 'emp12']) {
    const own = due.filter(({ by }) => by === who).map(({ adviceId }) => adviceId)
    expect(own.length).toBeGreaterThan(0)
    expect(await badge(coreOf(who), signal)).toBe(own.length)
    expect((await today(coreOf(who), signal)).map(({ id }) => id).sort()).toEqual(own.sort())
  }
  expect(await badge(coreOf('rep02'), signal)).toBe(0)
  expect(await today(coreOf('rep01'), signal)).toContainEqual({
    id: 'A-000002',
    title: 'Guangda Glass Works',
    detail: 'Ask for feedback · Gas steam boilers',
    at: new Date('2026-11-19T00:00+08:00'),
    due: 'today',
    main: { does: 'write' },
    list: '/x/todo-crm/advice?due=1',
    to: '/salesSolutionsAdviceDetails?id=A-000002',
  })
})

test('the search finds partners, and advice by its customer', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { signal } = new AbortController()
  expect(await search(core, 'Hengda', signal)).toContainEqual({
    id: 'R-000001',
    kind: 'Partners',
    title: 'Nanhai Hengda Equipment',
    to: '/choosePartner?keyword=Hengda&id=R-000001',
  })
  expect(await search(core, 'Guangda', signal)).toContainEqual({
    id: 'A-000002',
    kind: 'Sales advice',
    title: 'Guangda Glass Works',
    detail: 'Gas steam boilers',
    to: '/salesSolutionsAdviceDetails?id=A-000002',
  })
})

test('the page of a team says that it is one, and whose', async () => {
  await open('rep01', '/teamManagement?id=T-000001')
  expect(await screen.findByRole('heading', { name: 'Project team' })).toBeTruthy()
  expect(screen.getByText('Guangda Glass Works, compressed air')).toBeTruthy()
})

test('whoever leads a team has its actions, whatever their role', async () => {
  const sim = simulate(dev)
  await sim.as('rep01').call(saveTeam, { teamId: 'T-000001', version: 1, leader: 'emp08' })
  await open('emp08', '/teamManagement?id=T-000001', sim)
  expect(await screen.findByRole('button', { name: 'Add a member' })).toBeTruthy()
})

const ZENG = { id: 'emp16', name: '曾勇', nameEn: 'Zeng Yong' }

function PersonPicker() {
  const page = usePageNavigation()
  return (
    <button type="button" onClick={() => page.answer(peoplePicker, [ZENG])}>
      Zeng Yong
    </button>
  )
}
function OpportunityPicker() {
  const page = usePageNavigation()
  const { custId } = useSearch(businessPicker)
  return (
    <button type="button" onClick={() => page.answer(businessPicker, [{ id: 'B-000001', name: 'B-000001' }])}>
      {`Opportunity of ${custId}`}
    </button>
  )
}

describe('members of a team', () => {
  const team = (sim: ReturnType<typeof simulate>) => sim.store.table(teamKind).get('T-000001')
  const inSheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
  async function openWithPickers(address: string) {
    const sim = simulate(dev)
    const pages = [
      { route: teamManagement, screen: TeamManagement },
      { route: peoplePicker, screen: PersonPicker },
      { route: businessPicker, screen: OpportunityPicker },
    ]
    const { core } = simCore(sim, plugin, 'rep01')
    return { ...(await showPages(core, pages, address, plugin.id)), sim }
  }

  test('somebody who is chosen joins with roles, which are changed later', async () => {
    const { sim } = await openWithPickers('/teamManagement?id=T-000001')
    await press('Add a member')
    await press('Zeng Yong')
    const adding = await inSheet('Add Zeng Yong')
    await userEvent.click(await adding.findByRole('button', { name: 'Add a member' }))
    expect(await adding.findByText('Choose one or two roles.')).toBeTruthy()
    await userEvent.click(adding.getByRole('button', { name: 'Technical' }))
    await userEvent.click(adding.getByRole('button', { name: 'Add a member' }))
    expect(await screen.findByRole('heading', { name: 'Members 6 / 12' })).toBeTruthy()
    expect(team(sim)?.members.at(-1)).toMatchObject({ id: 'emp16', roles: ['technical'] })
    await press(/^Zeng Yong/)
    await press('Change roles')
    await press('Delivery')
    await press('Save')
    await waitFor(() => expect(team(sim)?.members.at(-1)?.roles).toEqual(['technical', 'delivery']))
  })

  test('the leader stays one, with one role besides', async () => {
    const { sim } = await open('rep01', '/teamManagement?id=T-000001')
    await press(/^Li Wei/)
    await press('Change roles')
    const leads = await screen.findByRole('button', { name: 'Leader' })
    expect([leads.getAttribute('aria-pressed'), Object(leads).disabled]).toEqual(['true', true])
    await press('Sales')
    await press('Finance')
    await press('Save')
    expect(await screen.findByText('Choose one or two roles.')).toBeTruthy()
    await press('Finance')
    await press('Save')
    await waitFor(() => expect(team(sim)?.members[0]?.roles).toEqual(['leader', 'sales']))
  })

  test('the roles of somebody who has left meanwhile are not saved: it is said that they have', async () => {
    const { sim } = await open('rep01', '/teamManagement?id=T-000001')
    await press(/^Feng Chao/)
    await press('Change roles')
    await press('Delivery')
    const remove = { id: 'emp14', reason: 'moved' } as const
    await sim.as('rep02').call(saveTeam, { teamId: 'T-000001', version: 1, remove })
    await press('Save')
    const sheet = await inSheet('Roles of Feng Chao')
    await sheet.findByText(/^Members: /)
    await press('Save')
    expect(await sheet.findByText('No longer in the team.')).toBeTruthy()
  })

  test('another reason is put into five characters at least', async () => {
    const { sim } = await open('rep01', '/teamManagement?id=T-000001')
    await press(/^Feng Chao/)
    await press('Remove')
    const sheet = await inSheet('Remove Feng Chao?')
    await userEvent.click(await sheet.findByText('Other'))
    const remove = async (text: string) => {
      fireEvent.change(sheet.getByRole('textbox', { name: /^Note/ }), { target: { value: text } })
      await userEvent.click(sheet.getByRole('button', { name: 'Remove' }))
    }
    await remove('太远四字')
    expect(await sheet.findByText('Write 5 to 200 characters.')).toBeTruthy()
    await remove('太远五个字')
    await waitFor(() => expect(team(sim)?.history[0]).toMatchObject({ act: 'remove', text: '太远五个字' }))
  })

  test.each([
    ['the leader', /^Li Wei/, 'A team needs one leader.'],
    ['the last one of sales', /^Liang Zhiqiang/, 'A team needs somebody from sales.'],
  ])('why %s cannot be removed is said at the action', async (_, name, why) => {
    await open('rep01', '/teamManagement?id=T-000001')
    await press(name)
    const action = (await screen.findByText(why)).closest('button')
    expect(action?.textContent).toBe(`Remove${why}`)
    expect(action?.disabled).toBe(true)
  })

  test('a full team says so in place of the button', async () => {
    await open('rep02', '/teamManagement?id=T-000002')
    expect((await screen.findByText('At most 12 members.')).closest('button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a member' })).toBeNull()
  })

  test('without an opportunity one of the customer is chosen first', async () => {
    const { shown } = await openWithPickers('/teamManagement?custId=C-000001')
    expect(await screen.findByText('Which team?')).toBeTruthy()
    await press('Choose an opportunity')
    await press('Opportunity of C-000001')
    expect(await screen.findByRole('heading', { name: 'Members 5 / 12' })).toBeTruthy()
    expect(shown()).toBe('/teamManagement?id=T-000001')
  })
})

test('who changes a team second is told who was first, and sees both lists', async () => {
  const { sim } = await open('rep01', '/teamManagement?id=T-000001')
  await screen.findByRole('heading', { name: 'Members 5 / 12' })
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
  await screen.findByRole('heading', { name: 'Members 5 / 12' })
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
  await press('Save draft')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('offer.pdf')
  expect(notice.textContent).toContain('boiler.jpg')
})

test('a draft that waits is compared with what somebody saved first in words, need by need', async () => {
  const sim = simulate(dev)
  const { id: adviceId, custId, version } = await sim.as('rep01').call(getAdvice, { adviceId: 'A-000001' })
  const saved = { adviceId, custId, version, needs: NEEDS, capacity: 5, files: ['/file/offer.pdf'] }
  await sim.as('rep01').call(saveAdvice, saved)
  const theirs = await sim.as('rep01').send(getAdvice, { adviceId })
  const needs = [{ tag: 'steam', weight: 'low' as const }]
  const boilers = { id: 'S-000001', name: '燃气蒸汽锅炉', nameEn: 'Gas steam boilers' }
  const mine: RequestOf<typeof saveAdvice> = { adviceId, custId, version, needs, solutionId: boilers, arguments: long }
  const of = (code: string) => ({ label: 'field.weight', row: { dictionary: 'needTag', code, which: '' } })
  expect(repeatable[0]?.compare?.(mine, theirs)).toEqual([
    { ...of('steam'), mine: 'low', theirs: 'high' },
    { ...of('saving'), mine: '–', theirs: 'medium' },
    { label: 'field.capacity', mine: '–', theirs: '5' },
    { label: 'field.businessId', mine: '–', theirs: '–' },
    { label: 'field.solutionId', mine: 'Gas steam boilers', theirs: '–' },
    { label: 'field.arguments', mine: long, theirs: '–' },
    { label: 'field.photos', mine: '–', theirs: '–' },
    { label: 'field.files', mine: '–', theirs: 'offer.pdf (file)' },
  ])
})

test('who recommends a draft that was changed meanwhile sees its capacity in both versions', async () => {
  const { sim } = await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001')
  await screen.findByRole('button', { name: 'Recommend' })
  const { id: adviceId, custId, version } = await sim.as('rep01').call(getAdvice, { adviceId: 'A-000001' })
  const entered = { adviceId, custId, version, needs: NEEDS, solutionId: SOLUTION }
  await sim.as('rep01').call(saveAdvice, { ...entered, capacity: 5 })
  await press('Recommend')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(/Capacity: .* → 5 t\/h/)
})

test('the changes of a draft that wait are said on its page, where it is not recommended until they are sent', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    const { sim, core, unmount } = await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001&edit=1')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Arguments/ }), { target: { value: long } })
    await press('Save draft')
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
  expect(await screen.findByText(/^Draft \d/)).toBeTruthy()
  expect(screen.queryByText(/^Not in this draft/)).toBeNull()
  first.unmount()
  await open('rep01', address(['steam-high', 'saving-medium']))
  const notice = (await screen.findByText(/^Not in this draft: .*\(medium\)$/)).closest<HTMLElement>('[role=status]')
  await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByText(/^Not in this draft/)).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Arguments/ }).value).toBe(long)
})

test('a need that is not chosen yet is asked for in its row', async () => {
  await open('rep01', href(salesSolutionsAdviceDetails, { custId: 'C-000002' }))
  expect((await screen.findByRole('button', { name: /^Needs, row 1/ })).textContent).toBe('Needs, row 1Choose a need.')
})

test('the page of an advice says that it is one, and to whom', async () => {
  await open('rep01', '/salesSolutionsAdviceDetails?id=A-000002')
  expect(await screen.findByRole('heading', { name: 'Sales advice' })).toBeTruthy()
  expect(screen.getByText('Customer', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Guangda Glass Works')
})

test('the form is refused at a colleague’s customer', async () => {
  await open('rep01', '/salesSolutionsAdviceDetails?custId=C-000013')
  expect(await screen.findByText('You cannot write sales advice')).toBeTruthy()
})

test('a refusal of the form that comes late shows the words that were typed until then', async () => {
  const sim = simulate(dev)
  let pass: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    pass = resolve
  })
  const as: typeof sim.as = (who) => ({
    ...sim.as(who),
    async call(call, request) {
      if (call.id === listAdvice.id) await until
      return sim.as(who).call(call, request)
    },
  })
  await open('rep01', '/salesSolutionsAdviceDetails?custId=C-000013', { ...sim, as })
  await pressWhenReady('Save draft')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Arguments/ }), { target: { value: 'Less gas' } })
  pass()
  expect(await screen.findByText('You cannot write sales advice')).toBeTruthy()
  expect(await screen.findByText('Less gas', { selector: 'dd' })).toBeTruthy()
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Arguments'])
})

test.each([
  ['of all customers', 'rep01', undefined, true],
  ['of one’s own', 'rep01', 'C-000001', true],
  ['of a colleague’s', 'rep01', 'C-000013', false],
  ['of a salesperson’s, for the manager', 'rep02', 'C-000013', true],
])('in a list %s, new advice is offered: %s %s %s', async (_, who, custId, isOffered) => {
  const sim = simulate(dev)
  const seeded = sim.store.table(adviceKind).get('A-000002')
  if (!seeded) throw new Error('no advice')
  for (const each of ['C-000001', 'C-000013'])
    sim.store.table(adviceKind).put({ ...seeded, adviceId: `A-9${each.slice(4)}`, custId: each, by: 'emp11' })
  await open(who, href(adviceList, { custId }), sim)
  await screen.findAllByText(/^\w+ \w+ · /)
  expect(screen.queryByRole('button', { name: 'New advice' }) !== null).toBe(isOffered)
})

test.each([
  ['rep01', true],
  ['rep03', false],
])(
  'where a customer’s list is not loaded, new advice is offered to who may write any: %s %s',
  async (who, isOffered) => {
    const http = () => Promise.reject(new HttpError('network', 'no network', { callId: listAdvice.id }))
    const { core } = simCore(simulate(dev), plugin, who, { http })
    const pages = [{ route: adviceList, screen: AdviceList, search: adviceSearch }]
    await showPages(core, pages, href(adviceList, { custId: 'C-000001' }), plugin.id)
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'New advice' }) !== null).toBe(isOffered)
  },
)

test('the menu opens the advice of all customers, also after a filter of one customer’s', async () => {
  const first = await open('rep01', href(adviceList, { custId: 'C-000013' }))
  await press('Recommended')
  await waitFor(() => expect(first.shown()).toBe('/x/todo-crm/advice?custId=C-000013&states=recommended'))
  first.unmount()
  const { shown } = await open('rep01', href(adviceList, {}))
  expect(await screen.findByRole('button', { name: 'New advice' })).toBeTruthy()
  expect(shown()).toBe('/x/todo-crm/advice?states=recommended')
})

test('exactly two solutions are compared; a value is said as on the cards, or not known', async () => {
  const sim = simulate(dev)
  const programmes = sim.store.table(programmeKind)
  const steam = programmes.get('S-000001')
  if (!steam) throw new Error('no solution')
  programmes.put({ ...steam, programmeId: 'S-900001', tags: ['steam', 'pv'] })
  programmes.put({ ...steam, programmeId: 'S-900002' })
  await open('rep01', href(salesSolutionsAdviceSelect, { custId: 'C-000005', needs: ['steam-high'] }), sim)
  await screen.findAllByRole('button', { name: 'Compare' })
  const card = (id: string) => within(document.querySelector(`[data-record="solution:${id}"]`) ?? document.body)
  const mark = (id: string) => userEvent.click(card(id).getByRole('button', { name: 'Compare' }))
  const isRefused = () => {
    const { disabled } = screen.getByRole<HTMLButtonElement>('button', { name: 'Compare two' })
    return [disabled, screen.queryByText('Choose exactly two.') !== null]
  }
  expect(card('S-000001').getByText(/ to .+ a year$/)).toBeTruthy()
  expect(card('S-900001').queryByText('Value')).toBeNull()
  expect(isRefused()).toEqual([true, true])
  await mark('S-000001')
  expect(isRefused()).toEqual([true, true])
  await mark('S-900001')
  expect(isRefused()).toEqual([false, false])
  await mark('S-900002')
  expect(isRefused()).toEqual([true, true])
  await mark('S-900002')
  await press('Compare two')
  const row = await within(await screen.findByRole('dialog')).findByRole('row', { name: /^Value/ })
  expect(row.textContent).toMatch(/^Value.+ to .+ a year–$/)
  expect(screen.getByRole('row', { name: /^Capacity/ }).textContent).toBe('Capacity4–10 t/h4–10 t/h')
})

test('where no solution matches, the way on is back to the needs', async () => {
  const needs = ['charging-high', 'cooling-high']
  await open('rep01', href(salesSolutionsAdviceSelect, { custId: 'C-000001', needs, capacity: 900 }))
  expect(await screen.findByRole('button', { name: 'Change the needs' })).toBeTruthy()
})

test('a solution that no page waits for leaves for the to-do app', async () => {
  await open('rep01', href(salesSolutionsAdviceSelect, { custId: 'C-000001', needs: ['steam-high'], capacity: 8 }))
  const [choose] = await screen.findAllByRole('button', { name: 'Choose' })
  if (choose) await userEvent.click(choose)
  const value = expect.objectContaining({ id: expect.stringMatching(/^S-/) })
  expect(postToTodoApp).toHaveBeenCalledWith('todo.done', { route: '/salesSolutionsAdviceSelect', value })
})

test('a recommendation is confirmed, and makes the customer stale, whose log it is written to', async () => {
  const { core } = await open('rep01', '/salesSolutionsAdviceDetails?id=A-000001')
  const { invalidateRecord } = core.store(defineStore('test.shown', () => ({ invalidateRecord: jest.fn() })))
  await press('Recommend')
  await waitFor(() => expect(invalidateRecord).toHaveBeenCalledWith('C-000001'))
  expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Recommended'])
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
