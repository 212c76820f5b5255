import { startTexts } from '#platform/i18n'
import { type AccessFacts, decideAccess, mergeRights, type Rights, roleText } from './access'

const plugins: { readonly rights: Rights }[] = [
  { rights: { 'lead.read': { sales: 'own' }, 'lead.assign': { manager: 'unit' } } },
  { rights: { 'lead.read': { manager: 'unit' } } },
]
function facts(roles: string[], more: Partial<AccessFacts> = {}): AccessFacts {
  const session = { state: 'signed-in', roles } as const
  return { session, hostKind: 'browser', rights: mergeRights(plugins), flags: [], text: (key) => key, ...more }
}

describe('access', () => {
  test('rights of several plugins are merged', () => {
    expect(decideAccess({ permission: 'lead.read' }, facts(['manager']))).toEqual({ ok: true })
    expect(decideAccess({ permission: 'lead.read' }, facts(['sales']))).toEqual({ ok: true })
  })

  test('without the right, or with an unknown role, access is refused and the reason names the right', () => {
    const refused = (right: string) => ({ ok: false, reason: 'access.permission', right })
    expect(decideAccess({ permission: 'lead.assign' }, facts(['sales']))).toEqual(refused('lead.assign'))
    expect(decideAccess({ permission: 'lead.read' }, facts(['stranger']))).toEqual(refused('lead.read'))
    expect(decideAccess({ permission: 'lead.read' }, facts([]))).toEqual(refused('lead.read'))
  })

  test('while the roles are loading, what needs one waits; if they could not be loaded, the back end decides', () => {
    const session = { state: 'signed-in', roles: [], rolesLoaded: false, rolesPending: true } as const
    const open = mergeRights([...plugins, { rights: { 'role.apply': { '*': 'all' } } }])
    const pending = { ...facts([], { rights: open }), session }
    expect(decideAccess({ permission: 'lead.read' }, pending)).toEqual({ ok: true, pending: true })
    expect(decideAccess({ permission: 'role.apply' }, pending)).toEqual({ ok: true })
    expect(decideAccess(undefined, pending)).toEqual({ ok: true })
    const failed = { ...pending, session: { ...session, rolesPending: false } }
    expect(decideAccess({ permission: 'lead.read' }, failed)).toEqual({ ok: true })
  })

  test('a right of everybody needs no role', () => {
    const open = mergeRights([{ rights: { 'role.apply': { '*': 'all' } } }])
    expect(decideAccess({ permission: 'role.apply' }, facts([], { rights: open }))).toEqual({ ok: true })
  })

  test('a flag must be set and the host must match', () => {
    expect(decideAccess({ flag: 'beta' }, facts([]))).toEqual({ ok: false, reason: 'access.flag' })
    expect(decideAccess({ flag: 'beta' }, facts([], { flags: ['beta'] }))).toEqual({ ok: true })
    expect(decideAccess({ hosts: ['partner'] }, facts([]))).toEqual({ ok: false, reason: 'access.hosts' })
  })

  test.each([undefined, {}, { permission: 'lead.read' }, { flag: 'beta' }] as const)(
    'an anonymous user is refused %j, with or without a right',
    (access) => {
      const session = { state: 'anonymous', roles: [] } as const
      const requested = { ...facts([], { flags: ['beta'] }), session }
      expect(decideAccess(access, requested)).toEqual({ ok: false, reason: 'session.signInFirst' })
    },
  )

  test('without identity every area is refused', () => {
    const session = { state: 'no-identity', roles: [] } as const
    expect(decideAccess(undefined, { ...facts([]), session })).toEqual({ ok: false, reason: 'access.noIdentity' })
  })
})

test('a role that the app does not know is named by its code', async () => {
  await startTexts()
  expect(['sales', 'pilot'].map(roleText)).toEqual(['Field sales', 'pilot'])
})
