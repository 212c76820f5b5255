import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { applicationKind } from './backend/records'
import dev from './dev'
import plugin from './plugin'
import rolesToday from './today'

/** Due items of the area on the workbench, at the example time (2026-11-20). */

beforeAll(() => startScreens(plugin))

function setUp(who: string, roles: readonly string[] = ['sales']) {
  const sim = simulate(dev)
  const { core: plain } = simCore(sim, plugin, who)
  const core = { ...plain, session: { ...plain.session, roles, rolesLoaded: true } }
  return { core, sim, items: () => rolesToday(core, new AbortController().signal) }
}

/** AP-000001 of rep04, applied for on a day at 10:00. */
function appliedOn(sim: ReturnType<typeof simulate>, day: string) {
  const table = sim.store.table(applicationKind)
  const application = table.get('AP-000001')
  if (!application) throw new Error('no AP-000001')
  table.put({ ...application, at: `${day}T10:00:00+08:00` })
}

test.each([
  // Ten working days.
  ['2026-11-06', 'today', '2026-11-20'],
  ['2026-11-09', 'soon', '2026-11-23'],
])('an application of %s is due %s, on its last day', async (day, due, last) => {
  const { sim, items } = setUp('rep03', ['approver'])
  appliedOn(sim, day)
  const item = (await items()).find(({ id }) => id === 'AP-000001')
  expect(item).toMatchObject({ due, title: 'Role application of Sun Hao' })
  expect(item?.at?.toISOString()).toBe(new Date(`${last}T00:00:00+08:00`).toISOString())
})

test('a role is due soon while it is about to end', async () => {
  const { items } = setUp('rep01')
  expect(await items()).toMatchObject([
    { id: 'GR-000001', due: 'soon', title: 'Your role is about to end: Field sales', to: '/roleList?id=GR-000001' },
  ])
})

describe('an employee without a role', () => {
  test('whose application waits sees who decides, and reminds them in one tap', async () => {
    const { core, sim, items } = setUp('rep04', [])
    const [waiting] = await items()
    expect(waiting).toMatchObject({
      title: 'Your application is with Zhao Min',
      action: 'Remind',
      to: '/recordDetail?id=AP-000001',
    })
    await waiting?.run?.(core)
    expect(
      sim.store
        .table(applicationKind)
        .get('AP-000001')
        ?.course.map(({ act }) => act),
    ).toEqual(['apply', 'urge'])
    expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['The approvers were reminded.'])
  })

  test('who reminded them within 4 hours is told so, and opens the application', async () => {
    const { core, items } = setUp('rep04', [])
    await (await items())[0]?.run?.(core)
    const [waiting] = await items()
    expect(waiting).toMatchObject({ action: 'Reminded', to: '/recordDetail?id=AP-000001' })
    expect(waiting).not.toHaveProperty('run')
  })

  test('is led to the form', async () => {
    const { sim, items } = setUp('rep04', [])
    const table = sim.store.table(applicationKind)
    for (const application of [...table.values()]) {
      if (application.by === 'rep04') table.put({ ...application, state: 'withdrawn' })
    }
    expect(await items()).toEqual([
      expect.objectContaining({
        title: 'You have no role yet, so leads and customers are hidden.',
        action: 'Apply',
        to: '/addApply',
      }),
    ])
  })
})
