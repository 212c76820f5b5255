import { type Fault, FaultList, parseFaults } from './faults'

const list = (...faults: Fault[]) => {
  const made = new FaultList()
  made.add(faults)
  return made
}
const call = (pathname: string, method = 'GET', host: 'cm' | 'crm' = 'cm') => ({ host, method, pathname })
const CLUES = '/cm/api/cperpDemandMgr/ennNewClue/getClueList'

describe('matching calls by path, host and method', () => {
  it.each([
    ['getClueList', CLUES, true],
    ['/getClueList', CLUES, true],
    ['/api/cperpDemandMgr/ennNewClue/getClueList', CLUES, true],
    [CLUES, CLUES, true],
    ['ennNewClue', CLUES, true],
    ['getClue', CLUES, false],
    ['getClueList', `${CLUES}ForMapPage`, false],
    ['getClue*', `${CLUES}ForMapPage`, true],
    ['/api/v1/common/getUserCode/{loginName}', '/crm/api/v1/common/getUserCode/rep01', true],
    ['/api/v1/common/getUserCode', '/crm/api/v1/common/getUserCode/rep01', true],
    ['/upload-file?path=hd', '/crm/upload-file', true],
  ])('path %s and %s: %s', (path, pathname, met) => {
    expect(list({ path, status: 500 }).take(call(pathname)) !== undefined).toBe(met)
  })

  it('host and method restrict the match', () => {
    const faults = list({ host: 'cm', method: 'POST', status: 500 })
    expect(faults.take(call(CLUES))).toBeUndefined()
    expect(faults.take(call(CLUES, 'POST', 'crm'))).toBeUndefined()
    expect(faults.take(call(CLUES, 'POST'))).toMatchObject({ status: 500 })
  })
})

describe('matching calls by number', () => {
  const acted = (fault: Fault) => {
    const faults = list(fault)
    return Array.from({ length: 5 }, () => (faults.take(call(CLUES)) ? 'x' : '.')).join('')
  }
  it.each([
    [{ status: 500 }, 'xxxxx'],
    [{ status: 500, times: 2 }, 'xx...'],
    [{ status: 500, nth: 2 }, '.x...'],
    [{ status: 500, nth: 2, times: 3 }, '.xxx.'],
  ])('%j: %s', (fault, expected) => {
    expect(acted(fault)).toBe(expected)
  })

  it('the first fault that is due is applied, and the others still count the call', () => {
    const faults = list({ status: 500, times: 1 }, { status: 503, nth: 2 })
    expect([faults.take(call(CLUES))?.status, faults.take(call(CLUES))?.status]).toEqual([500, 503])
    expect(faults.list()).toMatchObject([
      { seen: 2, fired: 1 },
      { seen: 2, fired: 1 },
    ])
  })
})

describe('to hold the next answer', () => {
  const UNREAD = { host: 'main', method: 'GET', pathname: '/main/api/messages/unread' } as const
  const own = [
    { host: 'log', method: 'POST', pathname: '/log/add' },
    { host: 'analytics', method: 'POST', pathname: '/analytics/hit' },
    UNREAD,
  ] as const

  it('passes over what the app calls by itself: logs, analytics, the number of unread messages', () => {
    const faults = list({ hold: true, nth: 1 })
    expect(own.map((each) => faults.take(each))).toEqual([undefined, undefined, undefined])
    expect(faults.take(call(CLUES))).toMatchObject({ hold: true })
  })

  it('does not pass over a call that it names', () => {
    expect(list({ hold: true, path: 'unread' }).take(UNREAD)).toMatchObject({ hold: true })
    expect(list({ hold: true, host: 'log' }).take(own[0])).toMatchObject({ hold: true })
    expect(list({ status: 500 }).take(UNREAD)).toMatchObject({ status: 500 })
  })
})

describe('accepted input', () => {
  it('one fault or a list, methods in any case', () => {
    expect(parseFaults({ method: 'post', drop: 'answer' })).toEqual({
      ok: true,
      faults: [{ method: 'POST', drop: 'answer' }],
    })
    expect(parseFaults([{ stallAt: 0.5 }])).toMatchObject({ ok: true })
  })

  it.each([
    [[{ drop: 'both' }], '0.drop'],
    [{ nth: 0 }, 'nth'],
    [{ stallAt: 2 }, 'stallAt'],
    [{ pth: '/x' }, 'pth'],
  ])('%j is refused, naming the field', (raw, field) => {
    const parsed = parseFaults(raw)
    expect(parsed.ok ? '' : parsed.message).toContain(field)
  })
})
