/** @jest-environment node */
import messages from '../../../plugins/messages/dev'
import { createBackend } from '../createBackend'

const backend = createBackend({ devs: [messages] })
afterEach(() => backend.reset())

async function send(path: string, init: RequestInit = {}, as = 'rep01') {
  const headers = new Headers(init.headers)
  if (as) headers.set('Authorization', `sim-${as}`)
  const response = await backend.handle(new Request(`http://sim${path}`, { ...init, headers }))
  if (!(response instanceof Response)) throw new Error(`no answer: ${path}`)
  return response
}
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})
const bodyOf = async (response: Promise<Response>) => (await response).json()

describe('signing in', () => {
  it('by password returns the login result', async () => {
    expect(
      await bodyOf(send('/main/api/core/signIn', post({ loginName: 'rep02', password: 'demo' }), '')),
    ).toMatchObject({
      code: 1000,
      data: { authorization: 'sim-rep02', loginName: 'rep02', code: '10000002', roles: [{ roleName: 'manager' }] },
    })
  })

  it.each([
    ['rep01', 'wrong'],
    ['nobody', 'demo'],
    ['', ''],
  ])('as %s with %s is refused', async (loginName, password) => {
    expect(await bodyOf(send('/main/api/core/signIn', post({ loginName, password }), ''))).toMatchObject({
      code: 4001,
      message: 'Wrong account or password.',
    })
  })

  it('by ticket returns the result with 00, repeatedly; 01 for an invalid ticket', async () => {
    const path = '/cm/api/sysWebserviceMgr/getToken?ticket='
    for (const _ of [1, 2]) {
      expect(await bodyOf(send(`${path}ticket-rep05`, {}, ''))).toEqual({
        code: '00',
        message: 'success',
        result: { authorization: 'sim-rep05', loginName: 'rep05', code: '10000005' },
      })
    }
    expect(await bodyOf(send(`${path}ticket-rep77`, {}, ''))).toMatchObject({ code: '01', result: null })
  })

  it('by auth code also returns the employee, even without a role', async () => {
    const login = (user: string, code = `auth-${user}`) =>
      send(`/crm/api/hqwLogin?authCode=${code}&authTenantId=sim&userId=${user}`, {}, '')
    expect(await bodyOf(login('rep04'))).toMatchObject({
      data: { authorization: 'sim-rep04', roles: [], employee: { userName: '孙浩', orgCode: '440605' } },
    })
    expect(await bodyOf(login('rep77'))).toMatchObject({ code: 1000, data: { employee: null } })
    expect((await login('rep01', 'auth-rep02')).status).toBe(401)
  })

  it('employee info contains every field of section 3 and the roles in force', async () => {
    expect(await bodyOf(send('/main/api/core/employee'))).toMatchObject({
      data: {
        loginName: 'rep01',
        userName: '李伟',
        companyName: '蓝焰能源（佛山）有限公司',
        orgName: '南海',
        code: '10000001',
        orgCode: '440605',
        manageCompanyCode: '4406',
        manageCompanyName: '蓝焰能源（佛山）有限公司',
        regionName: '广东',
        roles: [{ roleName: 'sales' }],
      },
    })
  })

  it('returns the user code of a login name', async () => {
    expect(await bodyOf(send('/crm/api/v1/common/getUserCode/rep03'))).toMatchObject({ data: '10000003' })
    expect(await bodyOf(send('/crm/api/v1/common/getUserCode/rep77'))).toMatchObject({ code: 4004 })
  })
})

describe('lists', () => {
  it('the organisation tree contains people and marks where the user has a role', async () => {
    const { data } = await bodyOf(send('/crm/api/v1/org/orgListByloginUser1', post({}), 'rep02'))
    const guangdong = data[0].children.find((each: { orgCode: string }) => each.orgCode === '44')
    const foshan = guangdong.children[0]
    expect(data[0]).toMatchObject({ orgCode: '00', granted: false })
    expect(foshan).toMatchObject({ orgCode: '4406', orgNameEn: 'Foshan', granted: true })
    expect(foshan.children.map((each: { orgCode: string; granted: boolean }) => [each.orgCode, each.granted])).toEqual([
      ['440604', true],
      ['440605', true],
      ['440606', true],
    ])
    expect(foshan.children[1].employees[0]).toMatchObject({ loginName: 'rep01', roles: [{ roleName: 'sales' }] })
  })

  it('a dictionary seeded by an area is returned for a form request', async () => {
    const items = [{ code: '1', name: '陶瓷' }]
    const record = { dic: 'industry', items }
    await send('/__sim/records/dictionary/industry', { method: 'PUT', body: JSON.stringify(record) })
    const ask = (type: string) =>
      bodyOf(send('/crm/api/v1/doctionary/dic', { method: 'POST', body: new URLSearchParams({ type }) }))
    expect(await ask('industry')).toMatchObject({ code: 1000, data: items })
    expect(await ask('colour')).toMatchObject({ code: 4004 })
  })
})

describe('messages', () => {
  const unread = async (as?: string) => (await bodyOf(send('/main/api/messages/unread', {}, as))).data
  const list = async (query: string, as?: string) =>
    (await bodyOf(send(`/main/api/messages/list${query}`, {}, as))).data as {
      total: number
      list: { mid: string; seq: number; readAt?: string; level: string; category: string }[]
    }

  it('are counted by category and reader, without expired ones', async () => {
    expect(await unread()).toEqual({
      total: 17,
      byCategory: { todo: 6, risk: 4, lead: 3, notice: 2, approval: 1, visit: 1 },
      maxSeq: 86,
      now: expect.any(String),
    })
    expect([(await unread('rep04')).total, (await unread('rep05')).maxSeq]).toEqual([1, 9])
    expect(await unread('rep02')).toEqual({ total: 0, byCategory: {}, maxSeq: 0, now: expect.any(String) })
  })

  it('are sorted by number with urgent unread ones on top of page 1, and are paged by number', async () => {
    const first = await list('?pageSize=20')
    expect(first.total).toBe(86)
    expect(first.list.slice(0, 3).map(({ level }) => level)).toEqual(['urgent', 'urgent', 'urgent'])
    const top = first.list.slice(0, 3).map(({ seq }) => seq)
    const others = Array.from({ length: 86 }, (_, index) => 86 - index).filter((seq) => !top.includes(seq))
    expect(first.list.slice(3).map(({ seq }) => seq)).toEqual(others.slice(0, 20))
    const next = await list(`?pageSize=20&before=${others[19]}`)
    expect(next.list.map(({ seq }) => seq).slice(0, 5)).toEqual(others.slice(20, 25))
  })

  it('can be filtered', async () => {
    const found = await list('?unread=1&category=lead')
    expect(found.total).toBe(3)
    expect(found.list.every(({ readAt, category }) => readAt === undefined && category === 'lead')).toBe(true)
  })

  it('a new message increments the highest number', async () => {
    const record = { mid: 'MS-9', to: 'rep01', seq: 87, category: 'lead', type: 'x.y', level: 'normal', title: 'New' }
    const at = '2026-11-20T01:00:00Z'
    await send('/__sim/records/message/MS-9', { method: 'PUT', body: JSON.stringify({ ...record, at }) })
    expect((await unread()).maxSeq).toBe(87)
    expect((await list('?unread=1')).list.find(({ mid }) => mid === 'MS-9')).toMatchObject({ seq: 87 })
  })
})

describe('uploads', () => {
  const form = (field: string, more: Record<string, string> = {}) => {
    const data = new FormData()
    data.append(field, new File(['hello'], '现场 1.JPG', { type: 'image/jpeg' }))
    for (const [name, value] of Object.entries(more)) data.append(name, value)
    return { method: 'POST', body: data }
  }

  it.each([
    ['/cm/api/systemMgr/uploadImg', 'file'],
    ['/crm/upload-file?path=hd&itcode=rep01&t=1', 'files'],
  ])('%s takes the field %s and serves it again', async (path, field) => {
    const { data } = await bodyOf(send(path, form(field)))
    expect(data).toMatchObject({ fileName: '现场 1.JPG', size: 5, suffix: 'jpg' })
    const file = await send(data.fileUrl, {}, '')
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(await file.text()).toBe('hello')
  })

  it('a request without path=hd is another call', async () => {
    expect((await send('/crm/upload-file', form('files'))).status).toBe(404)
  })

  it('an upload without a file is refused', async () => {
    expect(await bodyOf(send('/cm/api/systemMgr/uploadImg', form('picture')))).toMatchObject({ code: 4000 })
  })

  it('the file host issues a token, accepts it, and answers without an envelope', async () => {
    const { token } = await bodyOf(send('/file/getToken', { method: 'POST' }))
    expect(await bodyOf(send('/file/fdfs/upload', form('file', { token })))).toMatchObject({ suffix: 'jpg', size: 5 })
    const { body } = form('file')
    const natively = await send('/file/fdfs/upload', { method: 'POST', body, headers: { token } })
    expect(natively.status).toBe(200)
    expect((await send('/file/fdfs/upload', form('file'))).status).toBe(403)
  })
})

describe('gateway', () => {
  const key = { 'X-GW-AccessKey': 'sim' }

  it('requires its access key but no sign-in', async () => {
    const path = '/gateway/FAT/greatgas/v2/gmb/monitormsg'
    expect((await send(path, post({ message: 'boom' }, key), '')).status).toBe(200)
    expect((await send(path, post({ message: 'boom' }), '')).status).toBe(401)
    expect(await bodyOf(send('/__sim/records/report'))).toMatchObject({
      total: 1,
      list: [{ report: { message: 'boom' } }],
    })
  })

  it('returns the user of a temporary token', async () => {
    const path = '/gateway/PROD/new/open/ws/auth/customer/authenticationByTmpToken'
    const ask = (tmpToken: string) => bodyOf(send(path, post({ params: { appId: 'sim', tmpToken } }, key), ''))
    expect(await ask('tmp-rep01')).toMatchObject({ code: 200, data: { loginName: 'rep01' } })
    expect(await ask('tmp-rep77')).toMatchObject({ code: 401 })
  })
})

describe('approvers of a role', () => {
  const names = async (who: string) => {
    const { data } = await bodyOf(send('/main/api/core/approvers?right=lead.read', {}, who))
    return data.map(({ userNameEn, orgNameEn }: Record<string, string>) => `${userNameEn}, ${orgNameEn}`)
  }

  it('are those of the organisation, else of its nearest ancestor', async () => {
    expect(await names('rep04')).toEqual(['Zhao Min, Guangdong'])
    expect(await names('emp22')).toEqual(['Huang Li, Zhongshan'])
    expect(await names('rep05')).toEqual(['Gao Yuan, Group'])
  })

  it('exclude the applicant', async () => {
    expect(await names('emp06')).toEqual(['Zhao Min, Guangdong'])
    expect(await names('emp30')).toEqual([])
  })
})
