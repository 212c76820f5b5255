import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Employee, employeeKind } from '#harness/backend/core/employees'
import { openPage, type Simulation, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { HttpError, type RequestOf } from '#platform/http'
import { setLanguage } from '#platform/i18n'
import { checkCode, getCenter, nextCode, saveRequest } from '../api'
import { centerKind, requestKind, type SimCenter, type SimRequest } from '../backend/records'
import dev from '../dev'
import badge from '../due'
import plugin from '../plugin'
import repeatable from '../repeatable'
import { codeOf } from '../rules/code'
import centersToday from '../today'

/* Screens of requests for centers over the simulator, on Friday, 2026-11-20. */

beforeAll(() => startScreens(plugin))
/** What the server was asked for, by call. */
const requested: (readonly [call: string, request: unknown])[] = []
function open(who: string, address: string, sim = simulate(dev)) {
  requested.splice(0)
  const as: Simulation['as'] = (name) => {
    const whole = sim.as(name)
    return {
      ...whole,
      call: (call, request) => {
        requested.push([call.id, request])
        return whole.call(call, request)
      },
    }
  }
  return openPage({ plugin, dev }, who, address, { ...sim, as })
}
/** The form has a name and a code checked once nothing changes them any more. */
const checked = (what: { readonly name: string } | { readonly code: string }) =>
  waitFor(() => expect(requested).toContainEqual([checkCode.id, expect.objectContaining(what)]))
const { signal } = new AbortController()

const INPUT = { selector: 'input, textarea' }
/** By its label: to compute roles and names of a whole form takes long. */
const field = (label: RegExp) => screen.getByLabelText(label, INPUT)
const findField = (label: RegExp) => screen.findByLabelText(label, INPUT)
const click = async (shown: HTMLElement) => {
  fireEvent.click(shown)
  await act(async () => undefined)
}
const press = async (label: string | RegExp, inside: Pick<typeof screen, 'findByText'> = screen) =>
  click(await inside.findByText(label, { selector: 'button, button *' }))
/** Chooses an action or a kind. */
const switchTo = async (label: string) => click(await screen.findByLabelText(label, INPUT))

test('a wrong check digit is said while it is typed', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-000006')
  expect(await screen.findByText(/Something in this request is wrong: edit it before you submit it/)).toBeTruthy()
  expect(screen.getByText('Code: Check digit should be 7.')).toBeTruthy()
  await press('Edit')
  expect(await screen.findByText('Check digit should be 7.')).toBeTruthy()
})

test('in Chinese, what is wrong stands after a full-width colon', async () => {
  await setLanguage('zh-CN')
  await open('rep01', '/costProfitCenterAdd?id=CC-000006')
  expect(await screen.findByText('编码：校验位应为7')).toBeTruthy()
  await setLanguage('en')
})

/** A draft of rep01 (CC-6 has a wrong digit), changed. */
function withDraft(id: string, change: Partial<SimRequest>) {
  const sim = simulate(dev)
  const table = sim.store.table(requestKind)
  table.put({ ...(table.get(id) as SimRequest), code: 'C440600603', ...change })
  return sim
}

test('what the server finds wrong with a draft stands at its fields', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-000006&edit=1', withDraft('CC-000006', { responsible: 'emp14' }))
  expect(await screen.findByText('Choose a person of Nanhai.')).toBeTruthy()
  expect(field(/^Code/).getAttribute('aria-invalid')).not.toBe('true')
})

test('a person and an organisation that were not chosen are missing', async () => {
  await open('rep01', '/costProfitCenterAdd')
  // Its button is there before what was typed earlier is read.
  await findField(/^New$/)
  await press('Submit')
  expect(await screen.findByText('Choose a person of the organisation.')).toBeTruthy()
  expect(screen.getByText('Choose an organisation for which you may apply.')).toBeTruthy()
})

test.each([
  ['returned', 'Submit'],
  ['step1', 'Withdraw'],
] as const)('a message about a returned request leads, in the state %s, to what offers: %s', async (state, offered) => {
  const course = [{ at: '2026-11-19T01:00:00.000Z', act: 'submit', by: 'rep01', step: 'draft' }] as const
  await open('rep01', '/costProfitCenterAdd?id=CC-000003&returned=1', withDraft('CC-000003', { state, course }))
  expect(await screen.findByText(offered)).toBeTruthy()
  if (state === 'returned') expect(await screen.findByText('Save draft')).toBeTruthy()
  else expect(screen.queryByText('Save draft')).toBeNull()
})

test('a request has all of its name among its facts', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-000006')
  const facts = (await screen.findAllByRole('term')).map(({ parentElement }) => parentElement?.textContent)
  expect(facts).toContain('Name南海示范班组')
})

test('what is wrong with a draft stands on its page, with the organisation', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-000006', withDraft('CC-000006', { responsible: 'emp14' }))
  expect(await screen.findByText('Responsible person: Choose a person of Nanhai.')).toBeTruthy()
})

test('a submit that is refused says on the page what has become wrong', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-000006', withDraft('CC-000006', {}))
  const submit = await screen.findByText('Submit')
  const requests = sim.store.table(requestKind)
  requests.put({ ...(requests.get('CC-000006') as SimRequest), responsible: 'emp14' })
  await click(submit)
  expect(await screen.findByText('Responsible person: Choose a person of Nanhai.')).toBeTruthy()
})

test('the centers above that are offered are of the company of the organisation', async () => {
  const { sim } = await open(
    'emp08',
    '/costProfitCenterAdd?id=CC-000006&edit=1',
    withDraft('CC-000006', { by: 'emp08' }),
  )
  expect([...sim.store.table(centerKind).values()].some(({ code }) => code.startsWith('C4420'))).toBe(true)
  fireEvent.change(await findField(/^Center above/), { target: { value: '公司本部' } })
  await screen.findByText(/^C4406.*公司本部/)
  expect(screen.queryByText(/^C4420.*公司本部/)).toBeNull()
})

test('a draft that meets another version stays one: keeping one’s own saves it again, and submits nothing', async () => {
  const sim = withDraft('CC-000003', { state: 'draft', course: [], name: '客服四组', parentCode: undefined })
  await open('rep01', '/costProfitCenterAdd?id=CC-000003&edit=1', sim)
  const name = await findField(/^Name/)
  const table = sim.store.table(requestKind)
  const before = table.get('CC-000003') as SimRequest
  table.put({ ...before, version: before.version + 1 })
  fireEvent.change(name, { target: { value: '客服四组2' } })
  await press('Save draft')
  await press('Save mine')
  await waitFor(() => expect(screen.queryByText('Save draft')).toBeNull())
  expect(table.get('CC-000003')).toMatchObject({ name: '客服四组2', state: 'draft', course: [] })
})

test('a submit that the server would refuse saves the draft and says at the field why', async () => {
  // Another form than that of the other tests, whose drafts stay on the phone.
  const parentCode = 'C440600009'
  const sim = withDraft('CC-000003', { state: 'draft', course: [], name: '客服三组', parentCode })
  await open('rep01', '/costProfitCenterAdd?id=CC-000003&edit=1', sim)
  const name = await findField(/^Name/)
  // The center above is closed while the form is open.
  const centers = sim.store.table(centerKind)
  centers.put({ ...(centers.get(parentCode) as SimCenter), to: '2026-11-30' })
  fireEvent.change(name, { target: { value: '客服三组2' } })
  await press('Submit')
  expect(await screen.findByText('Not valid at the start.')).toBeTruthy()
  expect(sim.store.table(requestKind).get('CC-000003')).toMatchObject({ name: '客服三组2', state: 'draft' })
  expect(field(/^Name/)).toHaveProperty('value', '客服三组2')
})

test('a draft is deleted, and taken back', async () => {
  const { sim, core } = await open('rep01', '/costProfitCenterAdd?id=CC-000006')
  const draft = () => sim.store.table(requestKind).get('CC-000006')
  await click(await screen.findByLabelText('More actions'))
  await press('Delete draft')
  await waitFor(() => expect(draft()).toBeUndefined())
  await waitFor(() => expect(core.feedback.toasts.map(({ text }) => text)).toContain('Draft deleted'))
  await act(async () => core.feedback.toasts.find(({ text }) => text === 'Draft deleted')?.action?.run())
  await waitFor(() => expect(draft()?.state).toBe('draft'))
})

test('a code that somebody has names who, and the next one', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-000006&edit=1', withDraft('CC-000006', {}))
  const code = await findField(/^Code/)
  fireEvent.change(code, { target: { value: 'C440600017' } })
  expect(await screen.findByText('Taken by Nanhai hot-water team.')).toBeTruthy()
  expect(screen.getByText(/^Next free: C4406\d{5}$/)).toBeTruthy()
})

const codeOfCenter = ({ store }: Simulation, name: string) =>
  [...store.table(centerKind).values()].find((center) => center.name === name && center.kind === 'cost')?.code ?? ''

/** In the form of a new center with its own code, a center to change is chosen instead. */
async function chooseInstead() {
  expect(await findField(/^Code/)).toHaveProperty('value', 'C440600603')
  await switchTo('Change')
  fireEvent.change(await findField(/^Center(?! above)/), { target: { value: '热水班组2' } })
  await press(/^C4406/)
  const name = field(/^Name/)
  await waitFor(() => expect(name).toHaveProperty('value', '热水班组2'))
}

/** A new center has its own code again, and no other one is proposed. */
async function newAgain() {
  requested.splice(0)
  await switchTo('New')
  await checked({ code: 'C440600603' })
  expect(field(/^Code/)).toHaveProperty('value', 'C440600603')
  expect(requested.map(([call]) => call)).not.toContain(nextCode.id)
}

/** A draft of rep01 without a code. */
function withoutCode() {
  const sim = simulate(dev)
  const table = sim.store.table(requestKind)
  table.put({ ...(table.get('CC-000006') as SimRequest), requestId: 'CC-900001', code: '' })
  return sim
}
const UNCODED = '/costProfitCenterAdd?id=CC-900001&edit=1'

test('without a serial number left there is no proposal, and the code says why', async () => {
  const sim = withoutCode()
  const table = sim.store.table(requestKind)
  table.put({ ...(table.get('CC-000001') as SimRequest), code: codeOf('cost', '4406', 9999) ?? '' })
  await open('rep01', UNCODED, sim)
  expect(await screen.findByText('No serial left.')).toBeTruthy()
})

test('the next code is proposed, also of another kind; one that was typed stays, and says what is wrong with it', async () => {
  await open('rep01', UNCODED, withoutCode())
  const code = await findField(/^Code/)
  await waitFor(() => expect(code).toHaveProperty('value', expect.stringMatching(/^C4406\d{5}$/)))
  await switchTo('Profit center')
  await waitFor(() => expect(code).toHaveProperty('value', expect.stringMatching(/^P4406\d{5}$/)))
  fireEvent.change(code, { target: { value: 'P44O600015' } })
  expect(await screen.findByText('Must be P and 9 digits.')).toBeTruthy()
  await switchTo('Cost center')
  expect(await screen.findByText('Must be C and 9 digits.')).toBeTruthy()
  expect(code).toHaveProperty('value', 'P44O600015')
})

test('a draft that is edited is saved without being submitted', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-000006')
  await press('Edit')
  const code = await findField(/^Code/)
  fireEvent.change(code, { target: { value: 'C440600603' } })
  await press('Save draft')
  await waitFor(() =>
    expect(sim.store.table(requestKind).get('CC-000006')).toMatchObject({ code: 'C440600603', state: 'draft' }),
  )
  // The form is left before the next test begins.
  expect(await screen.findByText('Edit')).toBeTruthy()
})

test('a center that is changed keeps what is not changed: its parent, period and responsible person', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd')
  await switchTo('Change')
  fireEvent.change(await findField(/^Center(?! above)/), { target: { value: '热水班组2' } })
  await press(/^C4406/)
  const center = [...sim.store.table(centerKind).values()].find(
    ({ name, kind }) => name === '热水班组2' && kind === 'cost',
  )
  await waitFor(() => expect(field(/^Name/)).toHaveProperty('value', '热水班组2'))
  fireEvent.change(field(/^Reason/), { target: { value: 'A new name for it' } })
  await press('Gas')
  await press('Save draft')
  await waitFor(() => {
    const all = [...sim.store.table(requestKind).values()]
    expect(all.find(({ action }) => action === 'change')).toMatchObject({
      centerCode: center?.code,
      code: center?.code,
      parentCode: center?.parentCode,
      responsible: center?.responsible,
      orgCode: center?.orgCode,
    })
  })
})

test('a center that was chosen before the switch to a new one is not sent, and the next code is proposed', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd')
  const known = new Set([...sim.store.table(requestKind).values()].map(({ requestId }) => requestId))
  await switchTo('Change')
  fireEvent.change(await findField(/^Center(?! above)/), { target: { value: '热水班组2' } })
  await press(/^C4406/)
  const name = field(/^Name/)
  await waitFor(() => expect(name).toHaveProperty('value', '热水班组2'))
  await switchTo('New')
  fireEvent.change(name, { target: { value: 'Night shift 2' } })
  fireEvent.change(field(/^Reason/), { target: { value: 'For the night shift' } })
  await press('Gas')
  const taken = new Set([...sim.store.table(centerKind).values()].map(({ code }) => code))
  const code = field(/^Code/) as HTMLInputElement
  await waitFor(() => expect(code.value).toMatch(/^C4406\d{5}$/))
  expect(taken.has(code.value)).toBe(false)
  await press('Save draft')
  await waitFor(() => {
    const made = [...sim.store.table(requestKind).values()].find(({ requestId }) => !known.has(requestId))
    expect(made).toMatchObject({ action: 'new', name: 'Night shift 2' })
    expect(made?.centerCode).toBeUndefined()
  })
  // Its draft on the phone is gone, before the next test begins a new request.
  await waitFor(() => expect(screen.queryByText('Save draft')).toBeNull())
})

test('the code that was entered for a new center is there again after a change was looked at', async () => {
  const draft = withDraft('CC-000006', { requestId: 'CC-900009' })
  await open('rep01', '/costProfitCenterAdd?id=CC-900009&edit=1', draft)
  await chooseInstead()
  await newAgain()
})

test('that code is there again also after the form was closed and opened in between', async () => {
  const draft = withDraft('CC-000006', { requestId: 'CC-900016' })
  const { unmount } = await open('rep01', '/costProfitCenterAdd?id=CC-900016&edit=1', draft)
  await chooseInstead()
  unmount()
  await open('rep01', '/costProfitCenterAdd?id=CC-900016&edit=1', draft)
  await waitFor(() => expect(field(/^Change$/)).toHaveProperty('checked', true))
  await newAgain()
})

test('that code is there again also after the change was saved with something to correct', async () => {
  const draft = withDraft('CC-000006', { requestId: 'CC-900017' })
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-900017&edit=1', draft)
  await chooseInstead()
  const centers = sim.store.table(centerKind)
  const code = codeOfCenter(sim, '热水班组2')
  centers.put({ ...(centers.get(code) as SimCenter), version: 9 })
  await press('Submit')
  expect(await screen.findByText('The center was changed since: choose it again.')).toBeTruthy()
  await newAgain()
})

test('a center that was taken out before the switch to a new one leaves no code behind: the next one is proposed', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-900010&edit=1', withChange('CC-900010'))
  await press('Choose another')
  await switchTo('New')
  const code = (await findField(/^Code/)) as HTMLInputElement
  await waitFor(() => {
    expect(code.value).toMatch(/^C4406\d{5}$/)
    expect(sim.store.table(centerKind).get(code.value)).toBeUndefined()
  })
})

test('a target that no longer shows, after the switch to a cost center, neither blocks nor is sent', async () => {
  const draft = withDraft('CC-000006', { requestId: 'CC-900002', kind: 'profit', code: 'P440600015', target: 5 })
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-900002&edit=1', draft)
  fireEvent.change(await findField(/^Target/), { target: { value: '-5' } })
  await switchTo('Cost center')
  fireEvent.change(field(/^Code/), { target: { value: 'C440600603' } })
  await press('Submit')
  await waitFor(() => expect(sim.store.table(requestKind).get('CC-900002')?.state).toBe('step1'))
  expect(sim.store.table(requestKind).get('CC-900002')?.target).toBeUndefined()
})

const CHANGED = codeOf('cost', '4406', 11) ?? ''
/** A returned request of rep01 for another name of a center. */
const withChange = (requestId: string, change: Partial<SimRequest> = {}) => {
  const about = { action: 'change', centerCode: CHANGED, code: CHANGED, seen: { code: CHANGED, version: 1 } } as const
  return withDraft('CC-000003', { requestId, ...about, name: 'Night shift 5', ...change })
}

test('another action by mistake loses nothing of a change: its center and what was requested are there again', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-900005&edit=1', withChange('CC-900005'))
  const name = await findField(/^Name/)
  await switchTo('New')
  await waitFor(() => expect(screen.queryByText(new RegExp(CHANGED))).toBeNull())
  requested.splice(0)
  await switchTo('Change')
  expect(await screen.findByText(new RegExp(CHANGED))).toBeTruthy()
  await checked({ name: 'Night shift 5' })
  expect(name).toHaveProperty('value', 'Night shift 5')
  fireEvent.change(field(/^Reason/), { target: { value: 'A new name for it' } })
  await press('Save draft')
  await waitFor(() =>
    expect(sim.store.table(requestKind).get('CC-900005')).toMatchObject({
      reason: 'A new name for it',
      name: 'Night shift 5',
      code: CHANGED,
      centerCode: CHANGED,
    }),
  )
})

test('a target is there again once the kind is profit center again', async () => {
  const draft = withDraft('CC-000006', { requestId: 'CC-900006', kind: 'profit', code: 'P440600015', target: 5 })
  await open('rep01', '/costProfitCenterAdd?id=CC-900006&edit=1', draft)
  expect(await findField(/^Target/)).toHaveProperty('value', '5')
  await switchTo('Cost center')
  await waitFor(() => expect(screen.queryByLabelText(/^Target/, INPUT)).toBeNull())
  await switchTo('Profit center')
  expect(await findField(/^Target/)).toHaveProperty('value', '5')
})

test('a center that was changed since is chosen again, and gives what it is now', async () => {
  const sim = withChange('CC-900007')
  const centers = sim.store.table(centerKind)
  centers.put({ ...(centers.get(CHANGED) as SimCenter), version: 2, name: 'Dispatch' })
  await open('rep01', '/costProfitCenterAdd?id=CC-900007&edit=1', sim)
  const name = await findField(/^Name/)
  expect(await screen.findByText('The center was changed since: choose it again.')).toBeTruthy()
  await checked({ name: 'Night shift 5' })
  expect(name).toHaveProperty('value', 'Night shift 5')
  await press('Choose another')
  fireEvent.change(await findField(/^Center(?! above)/), { target: { value: CHANGED } })
  await press(/^C4406/)
  await waitFor(() => expect(name).toHaveProperty('value', 'Dispatch'))
  fireEvent.change(field(/^Reason/), { target: { value: 'A new name for it' } })
  await press('Save draft')
  await waitFor(() =>
    expect(sim.store.table(requestKind).get('CC-900007')).toMatchObject({ seen: { code: CHANGED, version: 2 } }),
  )
})

/** What a center is now does not load while `isDown`. */
function withoutCenters(sim: Simulation) {
  const state = { isDown: true }
  const as: Simulation['as'] = (who) => {
    const whole = sim.as(who)
    return {
      ...whole,
      call: (call, request) =>
        state.isDown && call.id === getCenter.id
          ? Promise.reject(new HttpError('network', 'Network Error', { callId: call.id }))
          : whole.call(call, request),
    }
  }
  return { state, sim: { ...sim, as } }
}

test('a center that does not load says so; once it has loaded, what was entered meanwhile stays', async () => {
  const none = { action: 'change', state: 'draft', course: [], centerCode: undefined, name: '' } as const
  const { state, sim } = withoutCenters(withDraft('CC-000003', { requestId: 'CC-900012', ...none }))
  await open('rep01', '/costProfitCenterAdd?id=CC-900012&edit=1', sim)
  fireEvent.change(await findField(/^Center(?! above)/), { target: { value: CHANGED } })
  await press(/^C4406/)
  const again = await screen.findByText('Try again')
  fireEvent.change(field(/^Name/), { target: { value: 'Night shift 12' } })
  state.isDown = false
  await click(again)
  await waitFor(() => expect(screen.queryByText('Try again')).toBeNull())
  fireEvent.change(field(/^Reason/), { target: { value: 'A new name for it' } })
  await press('Save draft')
  const { version, from } = sim.store.table(centerKind).get(CHANGED) as SimCenter
  await waitFor(() =>
    expect(sim.store.table(requestKind).get('CC-900012')).toMatchObject({
      seen: { code: CHANGED, version },
      name: 'Night shift 12',
      from,
    }),
  )
})

test('a form that was closed before its center had loaded is given what the center is', async () => {
  await open(
    'rep01',
    '/costProfitCenterAdd?id=CC-900013&edit=1',
    withChange('CC-900013', { seen: undefined, name: '' }),
  )
  await waitFor(() => expect(field(/^Name/)).toHaveProperty('value', '客服组10'))
})

test('a request that does not say what it saw of its center asks to choose it again, and says why', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-900014&edit=1', withChange('CC-900014', { seen: undefined }))
  expect(await screen.findByText('What the center is now was not loaded: choose it again.')).toBeTruthy()
  await checked({ name: 'Night shift 5' })
  expect(field(/^Name/)).toHaveProperty('value', 'Night shift 5')
})

test('a draft is saved with a wrong check digit', async () => {
  const draft = withDraft('CC-000006', { requestId: 'CC-900003', code: 'C440600018' })
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-900003&edit=1', draft)
  fireEvent.change(await findField(/^Name/), { target: { value: 'Night shift 3' } })
  await press('Save draft')
  await waitFor(() => expect(sim.store.table(requestKind).get('CC-900003')).toMatchObject({ name: 'Night shift 3' }))
})

test('where somebody else saved first, form and outbox compare every field', async () => {
  const draft = withDraft('CC-000006', { requestId: 'CC-900004', code: 'C440600603' })
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-900004&edit=1', draft)
  const reason = await findField(/^Reason/)
  fireEvent.change(reason, { target: { value: 'For the night shift' } })
  const table = sim.store.table(requestKind)
  const other = { version: 9, business: 'works', parentCode: 'C440600017', to: '2027-11-30' } as const
  table.put({ ...(table.get('CC-900004') as SimRequest), ...other })
  await press('Save draft')
  const notice = await screen.findByRole('alert')
  const labels = within(notice).getAllByRole('term')
  const fields = ['Center above', 'Last day', 'Business', 'Reason']
  expect(labels.map(({ textContent }) => textContent)).toEqual(fields)
  const mine: RequestOf<typeof saveRequest> = {
    requestId: 'CC-900004',
    version: 1,
    action: 'new',
    kind: 'cost',
    orgCode: '440605',
    name: 'Night shift',
    code: 'C440600603',
    from: '2026-12-01',
    responsible: { id: 'emp10', name: '' },
    business: 'gas',
    reason: 'For the night shift',
  }
  const { data } = await sim.refusal(sim.as('rep01').call(saveRequest, mine))
  const both = repeatable[0]?.compare?.(mine, data) ?? []
  const differing = both.filter(({ mine: own, theirs }) => own !== theirs).map(({ label }) => label)
  expect(differing).toEqual(expect.arrayContaining(['field.parentCode', 'field.to', 'field.business']))
  expect(both.find(({ label }) => label === 'field.business')).toMatchObject({ mine: 'Gas', theirs: 'Works' })
})

test('the new name of a center is checked while it is typed, its own is free to it', async () => {
  await open('rep01', '/costProfitCenterAdd')
  await switchTo('Change')
  fireEvent.change(await findField(/^Center(?! above)/), { target: { value: '热水班组2' } })
  await press(/^C4406/)
  const name = field(/^Name/)
  await waitFor(() => expect(name).toHaveProperty('value', '热水班组2'))
  fireEvent.change(name, { target: { value: '市场部6' } })
  expect(await screen.findByText(/^This name is taken in/)).toBeTruthy()
  fireEvent.change(name, { target: { value: '热水班组2' } })
  await waitFor(() => expect(screen.queryByText(/^This name is taken in/)).toBeNull())
})

test('the manager approves, and finance is next', async () => {
  const { sim } = await open('rep02', '/costProfitCenterAdd?id=CC-000001')
  await press('Approve')
  const question = within(await screen.findByRole('dialog', { name: 'Approve this request?' }))
  await press('Approve', question)
  await waitFor(() => expect(sim.store.table(requestKind).get('CC-000001')?.state).toBe('step2'))
})

test('whoever decides second is told who was first, and sees the approval as it is now', async () => {
  const { sim } = await open('rep02', '/costProfitCenterAdd?id=CC-000001')
  await press('Approve')
  const question = within(await screen.findByRole('dialog', { name: 'Approve this request?' }))
  const table = sim.store.table(requestKind)
  const request = table.get('CC-000001') as SimRequest
  const first = {
    at: sim.now.toISOString(),
    act: 'return',
    by: 'emp12',
    step: 'step1',
    comment: 'Wrong month',
  } as const
  table.put({ ...request, version: request.version + 1, state: 'returned', course: [...request.course, first] })
  await press('Approve', question)
  expect(await screen.findByText(/^Decided by .+ just now\.$/)).toBeTruthy()
  expect(await screen.findByText('Wrong month')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Return')).toBeNull())
})

test('for a change the approver reads what is now beside what is requested, and the state of the center', async () => {
  const sim = withChange('CC-900008', { state: 'step1', name: 'Night shift 8', to: '2027-12-31' })
  const { name = '' } = sim.store.table(centerKind).get(CHANGED) ?? {}
  await open('rep02', '/costProfitCenterAdd?id=CC-900008', sim)
  const card = within(await screen.findByRole('region', { name: 'What changes' }))
  expect(await card.findByText(`${name} → Night shift 8`)).toBeTruthy()
  expect(card.getByText('open → 31 Dec 2027')).toBeTruthy()
  expect(card.getByText('Valid')).toBeTruthy()
  expect(card.queryByText(/Code|Responsible/)).toBeNull()
})

test('another responsible person of the same name is a change, told apart by the login name', async () => {
  const sim = withChange('CC-900011', { state: 'step1', responsible: 'emp14' })
  const { name = '', responsible = '' } = sim.store.table(centerKind).get(CHANGED) ?? {}
  sim.store.table(requestKind).put({ ...(sim.store.table(requestKind).get('CC-900011') as SimRequest), name })
  const employees = sim.store.table(employeeKind)
  const { userName, userNameEn } = employees.get(responsible) as Employee
  employees.put({ ...(employees.get('emp14') as Employee), userName, userNameEn })
  await open('rep02', '/costProfitCenterAdd?id=CC-900011', sim)
  const card = within(await screen.findByRole('region', { name: 'What changes' }))
  const both = `${userNameEn} · ${responsible} → ${userNameEn} · emp14`
  expect(await card.findByText(both)).toBeTruthy()
})

test('what only a return can mend is said beside a marked code', async () => {
  const { sim } = await open('emp08', '/costProfitCenterAdd?id=CC-000002')
  await press('Approve')
  const question = within(await screen.findByRole('dialog', { name: 'Approve this request?' }))
  const employees = sim.store.table(employeeKind)
  employees.put({ ...(employees.get('emp10') as Employee), orgCode: '3302' })
  const code = await question.findByRole('textbox', { name: /^Code/ })
  fireEvent.change(code, { target: { value: 'C440600018' } })
  await press('Approve', question)
  expect(await question.findByText('Check digit should be 7.')).toBeTruthy()
  expect(question.getByText('The responsible person has left the organisation: return the request.')).toBeTruthy()
})

test('finance corrects the code, the manager does not', async () => {
  const { sim, unmount } = await open('emp08', '/costProfitCenterAdd?id=CC-000002')
  await press('Approve')
  const question = within(await screen.findByRole('dialog', { name: 'Approve this request?' }))
  const code = await question.findByRole('textbox', { name: /^Code/ })
  fireEvent.change(code, { target: { value: 'c440600801' } })
  await press('Approve', question)
  await waitFor(() =>
    expect(sim.store.table(requestKind).get('CC-000002')).toMatchObject({ state: 'done', code: 'C440600801' }),
  )
  unmount()
  await open('rep02', '/costProfitCenterAdd?id=CC-000001')
  await press('Approve')
  const other = within(await screen.findByRole('dialog', { name: 'Approve this request?' }))
  await other.findByRole('textbox', { name: /^Comment/ })
  expect(other.queryByRole('textbox', { name: /^Code/ })).toBeNull()
})

test.each([
  ['2026-11-17T02:00:00.000Z', 'today'],
  ['2026-11-16T02:00:00.000Z', 'late'],
])('a decision that waits since %s is due %s; a late one says so in list and page', async (at, due) => {
  const sim = simulate(dev)
  const table = sim.store.table(requestKind)
  const request = table.get('CC-000001') as SimRequest
  table.put({ ...request, course: request.course.map((step) => ({ ...step, at })) })
  const items = await centersToday(simCore(sim, plugin, 'rep02').core, signal)
  expect(items.find(({ id }) => id === 'CC-000001')?.due).toBe(due)
  for (const address of ['/costProfitCenterList?tab=toApprove&keyword=Nanhai', '/costProfitCenterAdd?id=CC-000001']) {
    const { unmount } = await open('rep02', address, sim)
    expect(await screen.findAllByText('Nanhai hot-water team')).not.toHaveLength(0)
    expect(screen.queryAllByText('Waiting 4 working days')).toHaveLength(due === 'late' ? 1 : 0)
    unmount()
  }
})

test('a center that is closed asks for its last day alone', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-000004&edit=1')
  expect(await screen.findByText('Last day')).toBeTruthy()
  for (const field of ['Name', 'Code', 'Organisation', 'First day', 'Responsible person', 'Business'])
    expect(screen.queryByLabelText(new RegExp(`^${field}`))).toBeNull()
})

test('what was entered of a center before it was to be closed neither blocks nor is sent, and is there again after', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-900018&edit=1', withChange('CC-900018'))
  fireEvent.change(await findField(/^Name/), { target: { value: 'A' } })
  fireEvent.change(field(/^First day/), { target: { value: '2026-12-01' } })
  await switchTo('Close')
  await switchTo('Change')
  expect(field(/^Name/)).toHaveProperty('value', 'A')
  await switchTo('Close')
  fireEvent.change(field(/^Last day/), { target: { value: '2026-11-30' } })
  await press('Submit')
  const request = () => sim.store.table(requestKind).get('CC-900018')
  await waitFor(() => expect(request()).toMatchObject({ state: 'step1', action: 'close', name: '客服组10' }))
  expect(request()).toMatchObject({ from: sim.store.table(centerKind).get(CHANGED)?.from, to: '2026-11-30' })
})

test('a form of a center to be closed that begins again has what was saved', async () => {
  const sim = withChange('CC-900021')
  const { unmount } = await open('rep01', '/costProfitCenterAdd?id=CC-900021&edit=1', sim)
  await findField(/^Name/)
  await switchTo('Close')
  await screen.findByText(/^Draft \d/)
  unmount()
  await open('rep01', '/costProfitCenterAdd?id=CC-900021&edit=1', sim)
  await press('Start over')
  await checked({ name: 'Night shift 5' })
  expect(await findField(/^Name/)).toHaveProperty('value', 'Night shift 5')
})

test('a center to be closed that does not load says so, and can be loaded again', async () => {
  const { state, sim } = withoutCenters(withChange('CC-900022'))
  await open('rep01', '/costProfitCenterAdd?id=CC-900022&edit=1', sim)
  fireEvent.change(await findField(/^Name/), { target: { value: 'A' } })
  await switchTo('Close')
  const again = await screen.findByText('Try again')
  state.isDown = false
  await click(again)
  await waitFor(() => expect(screen.queryByText('Try again')).toBeNull())
  fireEvent.change(field(/^Last day/), { target: { value: '2026-11-30' } })
  await press('Submit')
  await waitFor(() => expect(sim.store.table(requestKind).get('CC-900022')).toMatchObject({ state: 'step1' }))
})

test('a wrong target of a profit center that is to be closed does not block', async () => {
  const code = codeOf('profit', '4406', 5) ?? ''
  const about = { by: 'emp07', kind: 'profit', centerCode: code, code, seen: { code, version: 1 }, target: 5 } as const
  const { sim } = await open('emp07', '/costProfitCenterAdd?id=CC-900019&edit=1', withChange('CC-900019', about))
  fireEvent.change(await findField(/^Target/), { target: { value: '0' } })
  await switchTo('Close')
  fireEvent.change(field(/^Last day/), { target: { value: '2026-11-30' } })
  await press('Submit')
  await waitFor(() => expect(sim.store.table(requestKind).get('CC-900019')).toMatchObject({ state: 'step1' }))
  expect(sim.store.table(requestKind).get('CC-900019')?.target).toBeUndefined()
})

test('a business that was chosen cannot be taken off again', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-900020&edit=1', withDraft('CC-000006', { requestId: 'CC-900020' }))
  const chosen = await screen.findByRole('button', { name: 'Service', pressed: true })
  await click(chosen)
  expect(chosen.getAttribute('aria-pressed')).toBe('true')
})

test('badge and today: what waits for the user, and own requests that were returned', async () => {
  const core = (who: string) => simCore(simulate(dev), plugin, who).core
  const waiting = [...simulate(dev).store.table(requestKind).values()].filter(
    ({ state, orgCode }) => state === 'step1' && orgCode.startsWith('4406'),
  )
  expect(await badge(core('rep02'), signal)).toBe(waiting.length)
  expect(await badge(core('rep01'), signal)).toBe(0)
  expect((await centersToday(core('rep01'), signal)).map(({ id }) => id)).toContain('CC-000003')
  expect((await centersToday(core('rep02'), signal)).map(({ id }) => id)).toContain('CC-000001')
})
