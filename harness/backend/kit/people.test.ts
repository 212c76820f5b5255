/** @jest-environment node */
import { messageKind } from '../core/messages'
import { isAssignable } from './assignable'
import { fakeArea, orderKind, type SimOrder } from './fakeArea'
import { messagesAbout, notify, receivedToday } from './notify'
import { decidedBefore, doneBy, organisationOf, refuseSecond, stepNow, stepped } from './people'
import { simulate } from './testing'

const sim = simulate(fakeArea().dev)

test('an organisation that is gone is named by its code', () => {
  expect(organisationOf('4406')).toMatchObject({ orgCode: '4406', orgNameEn: expect.not.stringMatching('4406') })
  expect(organisationOf('9999')).toEqual({ orgCode: '9999', orgName: '9999', orgNameEn: '9999' })
})

test.each([
  [59_999, 'now', 0, 'just now'],
  [60_000, 'minutes', 1, '1 minutes ago'],
  [3 * 3_600_000, 'hours', 3, '3 hours ago'],
  [49 * 3_600_000, 'days', 2, '2 days ago'],
])('who was first %i ms ago is told in the largest unit', (time, kind, number, words) => {
  const context = sim.context('rep01')
  const done = doneBy(context, 'nobody', new Date(context.now.getTime() - time).toISOString())
  expect(done).toEqual({ data: { name: 'nobody', nameEn: 'nobody', kind, number }, words: `nobody ${words}` })
})

test('a message names whom it is about in both languages, and says who wrote it when', () => {
  const context = sim.context('rep01')
  const title = { en: '{name} asks', zh: '{name}申请' }
  notify(
    ['rep02', 'rep03'],
    { category: 'todo', type: 'order.asked', level: 'normal', title, params: { id: 'OR-1' } },
    context,
  )
  notify(['rep02'], { category: 'todo', type: 'order.over', level: 'normal', title, by: 'gone', params: {} }, context)
  const sent = [...context.store.table(messageKind).values()].filter(({ type }) => type.startsWith('order.'))
  const { userName, userNameEn } = context.employee
  const requested = { en: `${userNameEn} asks`, zh: `${userName}申请` }
  const params = { type: 'order.asked', id: 'OR-1', by: 'rep01', at: context.now.toISOString() }
  expect(sent).toMatchObject([
    { to: 'rep02', title: requested, params },
    { to: 'rep03', title: requested, params },
    { to: 'rep02', title: { en: 'gone asks', zh: 'gone申请' }, params: { by: 'gone' } },
  ])
})

test('messages about records name them, reach each reader once, and have in common what the area says once', () => {
  const context = sim.context('rep01')
  const order: SimOrder = { ...(context.store.table(orderKind).get('OR-000001') as SimOrder), title: 'Pump' }
  const notify = messagesAbout(orderKind, { category: 'approval', level: 'important' }, ({ title, due }, { now }) => {
    return { title, days: now.getDate(), due: due && undefined }
  })
  const title = { en: 'a', zh: 'b' }
  notify(order, ['rep02', 'rep03', 'rep02'], { type: 'order.sent', title }, context)
  notify(order, ['rep02'], { type: 'order.late', title, level: 'urgent', by: 'rep04', params: { days: 7 } }, context)
  const [first, second, late, ...others] = [...context.store.table(messageKind).values()].filter(
    ({ type }) => type === 'order.sent' || type === 'order.late',
  )
  expect([first?.to, second?.to, late?.to, others]).toEqual(['rep02', 'rep03', 'rep02', []])
  expect(first).toMatchObject({
    category: 'approval',
    level: 'important',
    subject: { kind: 'order', id: 'OR-000001' },
    params: { id: 'OR-000001', title: 'Pump', days: String(context.now.getDate()) },
  })
  expect(first?.params).not.toHaveProperty('due')
  expect(late).toMatchObject({ level: 'urgent', params: { by: 'rep04', title: 'Pump', days: '7' } })
})

test('a step has its comment, if there is one; a second decision is refused with who was first', () => {
  const context = sim.context('rep02')
  const at = context.now.toISOString()
  expect(stepNow('return', context, 'Why?')).toEqual({ at, act: 'return', by: 'rep02', comment: 'Why?' })
  expect(stepNow('approve', context)).toEqual({ at, act: 'approve', by: 'rep02' })
  const refused = decidedBefore(5901, { by: 'rep02', at }, context)
  expect(refused).toMatchObject({
    code: 5901,
    message: 'Decided by Chen Jing just now.',
    data: { nameEn: 'Chen Jing' },
  })
})

test('a step changes the state and is added to the course; only a decision of somebody else refuses another one', () => {
  const [approver, other] = [sim.context('rep02'), sim.context('rep03')]
  const sent = { course: [stepNow('send', sim.context('rep01'))] }
  const returned = stepped<string, string>(sent, 'return', 'draft', approver, 'Why?')
  const at = approver.now.toISOString()
  const step = { at, act: 'return', by: 'rep02', comment: 'Why?' }
  expect(returned).toEqual({ state: 'draft', course: [...sent.course, step], updatedAt: at })
  expect(() => refuseSecond(5901, sent, other)).not.toThrow()
  expect(() => refuseSecond(5901, returned, approver)).not.toThrow()
  expect(() => refuseSecond(5901, returned, other)).toThrow('Decided by Chen Jing just now.')
})

test('what was told today is told of its reader and type only', () => {
  const message = { category: 'todo', type: 'order.daily', level: 'normal', title: { en: 'a', zh: 'b' } } as const
  const context = sim.context('rep01')
  notify(['rep01'], { ...message, params: { id: 'OR-1' } }, context)
  notify(['rep02'], { ...message, params: { id: 'OR-2' } }, context)
  notify(
    ['rep01'],
    { ...message, params: { id: 'OR-3' } },
    { ...context, now: new Date(context.now.getTime() - 86_400_000) },
  )
  expect(receivedToday('order.daily', context).map(({ params }) => params?.id)).toEqual(['OR-1'])
  expect(receivedToday('order.other', context)).toEqual([])
})

describe('who may be made an owner', () => {
  const rights = {
    'order.work': { sales: 'own', manager: 'unit' },
    'order.assign': { manager: 'unit' },
  } as const
  const area = simulate({ ...fakeArea().dev, rights })
  const mayOwn = (who: string, byWhom = 'rep02') =>
    isAssignable(who, { work: 'order.work', assign: 'order.assign' }, area.context(byWhom))

  test.each([
    ['rep01', true, 'works in a district of the city'],
    ['emp14', true, 'works in another district of the city'],
    ['rep02', true, 'manages the city'],
    ['rep04', false, 'has no role'],
    ['rep03', false, 'has a role without the right to work'],
    ['rep05', false, 'works in another province'],
    ['emp22', false, 'works in another city'],
    ['nobody', false, 'does not exist'],
  ])('%s: %s, because who %s', (who, may) => expect(mayOwn(who)).toBe(may))

  test('somebody who cannot assign can make nobody an owner', () => expect(mayOwn('emp11', 'rep01')).toBe(false))
})
