import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { DAY } from '#base/calendar'
import type { Route, Search } from '#base/routes'
import { EXAMPLE_TIME } from '#harness/backend/clock'
import { grantKind } from '#harness/backend/core/grants'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { HttpError } from '#platform/http'
import { setLanguage } from '#platform/i18n'
import type { Employee } from '#platform/session'
import { showPages } from '#testing'
import { apply, checkItems, decideApplication, listGrants } from '../api'
import { applicationKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { applicationRows, grantRows, ownGrants } from '../records'
import * as r from '../routes'
import { applicationSearch, grantSearch } from '../rules/filters'
import ApplicationDetail from './ApplicationDetail'
import ApplicationList from './ApplicationList'
import ApplyForm from './ApplyForm'
import ChooseOwnOrganisations from './ChooseOwnOrganisations'
import ChooseOwnRoles from './ChooseOwnRoles'
import GiveUpForm from './GiveUpForm'
import RoleDescription from './RoleDescription'
import RoleList from './RoleList'

const coreOf = (who: string, more?: Parameters<typeof simCore>[3]) => simCore(simulate(dev), plugin, who, more)

/** Screens of the area against its simulator, at the example time (2026-11-20). */

beforeAll(async () => {
  await startScreens(plugin)
})
afterEach(async () => {
  localStorage.clear()
  await setLanguage('en')
})

const PAGES: readonly (readonly [route: Route, screen: ComponentType, search?: Search])[] = [
  [r.roleList, RoleList, grantSearch],
  [r.record, ApplicationList, applicationSearch],
  [r.recordDetail, ApplicationDetail],
  [r.addApply, ApplyForm],
  [r.deleteApply, GiveUpForm],
  [r.delOrigin, ChooseOwnOrganisations],
  [r.delRole, ChooseOwnRoles],
  [r.roleDescription, RoleDescription],
]

async function open(who: string, address: string, { sim, core } = coreOf(who)) {
  const shown = await showPages(
    core,
    PAGES.map(([route, page, search]) => ({ route, screen: page, search })),
    address,
    'permissions',
  )
  return { ...shown, sim, core }
}
const rows = () => screen.getAllByRole('article').map(({ textContent }) => textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('/roleList', () => {
  test('shows organisation, state, period and the days that are left', async () => {
    await open('rep01', '/roleList')
    expect((await screen.findAllByRole('article')).length).toBe(4)
    expect(rows()[0]).toBe('Field salesAbout to endNanhai11 days21 Sep – 1 Dec')
    expect(rows()[1]).toBe('Field salesNot begun yetChancheng2 Dec 2026 – 19 May 2027')
  })

  test('is narrowed to a state by the address', async () => {
    await open('rep01', '/roleList?state=revoked')
    await screen.findByRole('article')
    expect(rows()).toEqual(['Field salesGiven upShunde4 May – 20 Dec'])
  })

  test('a role leads to giving it up, with the role chosen', async () => {
    const { shown } = await open('rep01', '/roleList?id=GR-000001')
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Give up' }))
    expect(shown()).toBe('/deleteApply?grants=GR-000001')
  })

  test('without roles it says so and leads to the form', async () => {
    const { shown } = await open('emp29', '/roleList?state=future')
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    await press('Apply for roles')
    expect(shown()).toBe('/addApply?')
  })
})

describe('/record', () => {
  test.each([
    ['rep03', true],
    ['rep01', false],
  ])('%s has the tab of applications to approve: %s', async (who, has) => {
    await open(who, '/record')
    await screen.findAllByRole('article')
    expect(screen.queryAllByRole('tab', { name: /^To approve/ })).toHaveLength(has ? 1 : 0)
  })
})

describe('/recordDetail', () => {
  test('shows what is asked, the course and whose turn it is', async () => {
    await open('rep03', '/recordDetail?id=AP-000001')
    const course = await screen.findByRole('list', { name: 'Approval' })
    expect(
      within(course)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Applied19 Nov 10:00Sun Hao, done', 'Decision, until 3 DecZhao Min, waiting'])
    expect(screen.getByText('Field sales, Nanhai')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Sun Hao asks for: Field sales, Nanhai' })).toBeTruthy()
    expect(screen.getByText('13 days left to decide')).toBeTruthy()
  })

  test('an application of one’s own is named by what is asked', async () => {
    await open('rep04', '/recordDetail?id=AP-000001')
    expect(await screen.findByRole('heading', { level: 2, name: 'Apply for roles' })).toBeTruthy()
  })

  test('reminded by the applicant in between: nothing is decided, and the notice says what changed', async () => {
    const { sim } = await open('rep03', '/recordDetail?id=AP-000001')
    await press('Approve')
    const table = sim.store.table(applicationKind)
    const before = table.get('AP-000001')
    if (!before) throw new Error('no AP-000001')
    const urged = { act: 'urge', by: 'rep04', at: '2026-11-20T09:40:00+08:00' } as const
    table.put({ ...before, version: 2, course: [...before.course, urged] })
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Changed by somebody else in the meantime')).toBeTruthy()
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText('Approval: Applied · Sun Hao → Reminded the approvers · Sun Hao')).toBeTruthy()
    expect(table.get('AP-000001')?.state).toBe('approving')
  })

  test('a rejection needs a reason, an approval none', async () => {
    const { sim } = await open('rep03', '/recordDetail?id=AP-000001')
    await press('Reject')
    const sheet = within(await screen.findByRole('dialog'))
    const comment = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ })
    fireEvent.change(comment, { target: { value: 'No.' } })
    await userEvent.click(sheet.getByRole('button', { name: 'Reject' }))
    expect(await sheet.findByText('Give a reason (5–200).')).toBeTruthy()
    fireEvent.change(comment, { target: { value: 'Training first' } })
    await userEvent.click(sheet.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(sim.store.table(applicationKind).get('AP-000001')?.state).toBe('rejected'))
    expect(sim.store.table(applicationKind).get('AP-000001')?.course.at(-1)).toMatchObject({
      comment: 'Training first',
    })
  })

  test('an application of somebody else is not shown', async () => {
    await open('rep01', '/recordDetail?id=AP-000003')
    expect(await screen.findByText('You cannot see this')).toBeTruthy()
  })
})

test('the last approver of an organisation stays: whoever decides reads why, and can reject', async () => {
  const { sim, core } = coreOf('emp30')
  const grant = { id: 'GR-800001', loginName: 'emp08', roleName: 'approver', orgCode: '44' } as const
  sim.store.table(grantKind).put({ ...grant, from: '2026-11-01', to: '2027-02-01', version: 1 })
  const giveUp = async (who: string, grantId: string) => {
    const reason = '调到其他部门，不再需要'
    const [made] = await sim.as(who).call(apply, { kind: 'delete', items: [{ grantId }], reason })
    if (!made) throw new Error('no application')
    return made
  }
  const { id, version } = await giveUp('rep03', 'GR-000003')
  const { id: second } = await giveUp('emp08', 'GR-800001')
  await sim.as('emp30').call(decideApplication, { id, version, decision: 'approve' })
  await open('emp30', `/recordDetail?id=${second}`, { sim, core })
  expect(await screen.findByText('Guangdong needs an approver.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

describe('after a decision', () => {
  test('the next application that waits follows by one tap, with the number of those left', async () => {
    const { shown } = await open('rep03', '/recordDetail?id=AP-000001')
    await press('Approve')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Next (4 left)' }))
    await waitFor(() => expect(shown()).not.toBe('/recordDetail?id=AP-000001'))
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
  })
})

describe('/addApply', () => {
  /** emp29 with an organisation of their own. */
  const inNanhai = () => {
    const { sim, core } = coreOf('emp29')
    const employee: Employee = {
      loginName: 'emp29',
      userName: 'Feng Lei',
      companyName: '',
      orgName: '南海',
      code: 'emp29',
      orgCode: '440605',
      manageCompanyCode: '',
      manageCompanyName: '',
      regionName: '',
    }
    return { sim, core: { ...core, session: { ...core.session, employee } } }
  }

  test('a role at one’s own organisation for half a year, with a reason, is sent with three taps', async () => {
    const { sim, shown } = await open('emp29', '/addApply', inNanhai())
    await userEvent.click(await screen.findByRole('button', { name: 'Project staff' }))
    expect(screen.getByRole('button', { name: /^Project staff · Nanhai/ })).toBeTruthy()
    await press('New in this position')
    await press('Send application')
    await waitFor(() => expect(shown()).toMatch(/^\/recordDetail/))
    const made = [...sim.store.table(applicationKind).values()].filter(({ by }) => by === 'emp29').at(-1)
    expect(made).toMatchObject({
      items: [{ orgCode: '440605', roleName: 'project', from: '2026-11-20', to: '2027-05-21' }],
      reason: 'New in this position',
    })
  })

  test('a second tap on a role takes it out of the application', async () => {
    await open('emp29', '/addApply', inNanhai())
    const chip = await screen.findByRole('button', { name: 'Project staff' })
    await userEvent.click(chip)
    await userEvent.click(chip)
    expect(screen.queryByRole('button', { name: /^Project staff · Nanhai/ })).toBeNull()
  })

  test('with the form open over midnight no role is named to somebody who has none', async () => {
    await open('emp29', '/addApply', inNanhai())
    const chip = await screen.findByRole('button', { name: 'Project staff' })
    await userEvent.click(chip)
    await screen.findByText(/^Decided by/)
    jest.setSystemTime(EXAMPLE_TIME.getTime() + DAY)
    try {
      // Draws the form again.
      await press('Send application')
      expect(await screen.findByText('Give a reason (5–200).')).toBeTruthy()
      expect(screen.getByText(/^Decided by/)).toBeTruthy()
      expect(screen.queryByText(/^You have part of this time/)).toBeNull()
    } finally {
      jest.setSystemTime(EXAMPLE_TIME)
    }
    // The draft on the phone is empty for the next test.
    await userEvent.click(chip)
  })

  const editRow = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Field sales/ }))
    return screen.findByRole('dialog')
  }
  const setDay = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  test.each([
    ['/addApply?grant=GR-000001', '2026-12-02', '2027-12-03', 'At most a year (approver half a year).'],
    ['/addApply?grant=GR-000001', '2026-11-01', '2026-11-19', 'Choose days from today on.'],
  ])('%s from %s to %s: %s', async (address, from, to, error) => {
    await open('rep01', address)
    await editRow()
    setDay(/^First day/, from)
    setDay(/^Last day/, to)
    await press('Done')
    await press('Send application')
    expect((await screen.findAllByText(error)).length).toBeGreaterThan(0)
    expect(screen.getByText('Give a reason (5–200).')).toBeTruthy()
  })

  test('a role that the user has all the time is refused before it is sent', async () => {
    await open('rep01', '/addApply?grant=GR-000001')
    await editRow()
    setDay(/^First day/, '2026-11-20')
    setDay(/^Last day/, '2026-11-30')
    expect(await screen.findByText('You already hold this role in that period.')).toBeTruthy()
  })

  test('of a draft that begins on a day which is over, the days from today on are asked for, and no role is named', async () => {
    await open('emp29', '/addApply', inNanhai())
    await userEvent.click(await screen.findByRole('button', { name: 'Project staff' }))
    await userEvent.click(screen.getByRole('button', { name: /^Project staff · Nanhai/ }))
    await screen.findByRole('dialog')
    setDay(/^First day/, '2026-11-19')
    setDay(/^Last day/, '2027-03-01')
    await press('Done')
    expect(await screen.findByText('20 Nov 2026 – 1 Mar 2027')).toBeTruthy()
    expect(screen.queryByText(/^You have part of this time/)).toBeNull()
  })

  test.each([
    ['en', 'Reason', 'Send application', 'You have already applied for this (2 Dec to 19 May 2027).'],
    ['zh-CN', '理由', '提交申请', '已有待审批的相同申请（12-02 至 2027-05-19）'],
  ] as const)(
    '%s: the application that waits already is named with its days, before and at the submit',
    async (language, reason, send, text) => {
      await setLanguage(language)
      const pending = { from: '2026-12-02', to: '2027-05-19' }
      const { sim, core: whole } = coreOf('rep01')
      const refused = new HttpError('refused', 'Waiting already.', { callId: 'x', code: 5006, data: pending })
      const http: typeof whole.http = async (call, request, options) => {
        if (call.id === apply.id) throw refused
        return call.id === checkItems.id ? call.response([{ code: 5006, pending }]) : whole.http(call, request, options)
      }
      const { core } = simCore(sim, plugin, 'rep01', { http })
      await open('rep01', '/addApply?grant=GR-000001', { sim, core })
      expect(await screen.findByText(text)).toBeTruthy()
      fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${reason}`) }), {
        target: { value: 'New district' },
      })
      await press(send)
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text))
    },
  )

  test('the application to copy is gone', async () => {
    await open('rep01', '/addApply?copy=AP-999999')
    expect(await screen.findByText('Application not found')).toBeTruthy()
  })

  test('a right that has gone (4003) leaves the input in the form', async () => {
    const { sim, core } = coreOf('rep01')
    const refused = new HttpError('refused', 'No right.', { callId: 'x', code: 4003 })
    const http: typeof core.http = (call, request, options) =>
      call.declaration.about.startsWith('Applies for roles')
        ? Promise.reject(refused)
        : core.http(call, request, options)
    await open('rep01', '/addApply?grant=GR-000001', { sim, core: { ...core, http } })
    fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'New district' } })
    await press('Send application')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Not sent'))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('New district')
  })

  test('a success without an application is a failure that leaves the input in the form', async () => {
    const { sim, core: whole } = coreOf('rep01')
    const http: typeof whole.http = async (call, request, options) =>
      call.id === apply.id ? call.response([]) : whole.http(call, request, options)
    const { core } = simCore(sim, plugin, 'rep01', { http })
    const { shown } = await open('rep01', '/addApply?grant=GR-000001', { sim, core })
    fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'New district' } })
    await press('Send application')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Not sent'))
    expect(shown()).toBe('/addApply?grant=GR-000001')
  })
})

describe('giving up', () => {
  test('only roles that can be given up are offered, and only those of the organisations', async () => {
    await open('rep01', '/delRole?orgCodes=440604&chosen=GR-000030')
    const [only, ...others] = await screen.findAllByRole<HTMLInputElement>('checkbox')
    expect([only?.checked, others]).toEqual([true, []])
  })

  test('organisations are those of roles that can be given up', async () => {
    await open('rep01', '/delOrigin')
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
  })

  test('the last approver of an organisation reads why the role has to stay', async () => {
    await open('rep03', '/delRole')
    const role = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Guangdong needs an approver\./ })
    expect(role.disabled).toBe(true)
  })

  test('the form says why the server refuses it, in words of the area', async () => {
    await open('rep03', '/deleteApply?grants=GR-000003')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Another task' } })
    await press('Send application')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Guangdong needs an approver.'))
  })

  test('what was chosen is asked about: who decides', async () => {
    await open('rep01', '/deleteApply?grants=GR-000001')
    expect(await screen.findByText('Decided by: Zhao Min')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Roles to give up.*Field sales, Nanhai/ })).toBeTruthy()
  })

  test('one toast says that it was sent, and who decides', async () => {
    const { core } = await open('rep01', '/deleteApply?grants=GR-000001')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Another task' } })
    await press('Send application')
    await waitFor(() => expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Sent. Decided by: Zhao Min']))
  })

  test('what shows the user’s own roles is refetched once it was sent', async () => {
    const { sim, core: whole } = coreOf('rep01')
    let asked = 0
    const http: typeof whole.http = (call, request, options) => {
      if (call.id === listGrants.id) asked += 1
      return whole.http(call, request, options)
    }
    const { core } = simCore(sim, plugin, 'rep01', { http })
    const { shown } = await open('rep01', '/deleteApply?grants=GR-000001', { sim, core })
    fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Another task' } })
    await press('Send application')
    await waitFor(() => expect(shown()).toMatch(/^\/recordDetail/))
    const before = asked
    await core.store(ownGrants).need()
    expect(asked).toBe(before + 1)
    expect([core.store(applicationRows).revision, core.store(grantRows).revision]).toEqual([1, 1])
  })

  test('roles that cannot be named are not shown by their ids: the form waits for them', async () => {
    const { sim, core: whole } = coreOf('rep01')
    let isDown = true
    const http: typeof whole.http = (call, request, options) =>
      isDown && call.id === listGrants.id
        ? Promise.reject(new HttpError('network', 'Network Error', { callId: call.id }))
        : whole.http(call, request, options)
    await open('rep01', '/deleteApply?grants=GR-000001', simCore(sim, plugin, 'rep01', { http }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/GR-000001/)).toBeNull()
    isDown = false
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: /^Roles to give up.*Field sales, Nanhai/ })).toBeTruthy()
  })
})

test('/roleDescription shows the chosen role first and marks the user’s own', async () => {
  await open('rep01', '/roleDescription?role=finance')
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(heads.slice(0, 3)).toEqual(['Right', 'Finance staff', 'Field sales (yours)'])
  const row = screen.getByRole('row', { name: /^Apply for roles/ })
  expect(within(row).getAllByRole('cell')).toHaveLength(6)
  await act(() => press('Approver'))
  await waitFor(() => expect(screen.getAllByRole('columnheader')[1]?.textContent).toBe('Approver'))
})

test('/roleDescription says so if what a role is for could not be loaded, and loads it again', async () => {
  const { sim, core: whole } = coreOf('rep01')
  let isDown = true
  const http: typeof whole.http = (call, request, options) =>
    isDown && call.id.endsWith('/doctionary/dic') && (request as { type?: string }).type === 'role'
      ? Promise.reject(new HttpError('status', 'Maintenance', { callId: call.id, status: 500 }))
      : whole.http(call, request, options)
  await open('rep01', '/roleDescription?role=finance', simCore(sim, plugin, 'rep01', { http }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('row', { name: /^Apply for roles/ })).toBeTruthy()
  isDown = false
  await userEvent.click(again)
  expect(await screen.findByText('Sees bills, approves budgets and cost centres')).toBeTruthy()
})
