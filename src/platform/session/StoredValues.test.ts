import { StoredValues } from './StoredValues'

const cookieWrites = () => jest.spyOn(document, 'cookie', 'set')

describe('the stored values', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('are written to local storage; login name and marker also as cookies until 2038, the token never', () => {
    const writes = cookieWrites()
    const stored = new StoredValues({ notice: jest.fn() })
    stored.set('token', 't')
    stored.set('loginName', 'rep01')
    stored.set('isfromhaoqiwangApp', '1')
    stored.set('userCode', 'c')
    expect({ ...localStorage }).toEqual({ token: 't', loginName: 'rep01', isfromhaoqiwangApp: '1', userCode: 'c' })
    expect(writes.mock.calls.flat()).toEqual([
      'loginName=rep01; expires=Fri, 01 Jan 2038 00:00:00 GMT; path=/; SameSite=Lax',
      'isfromhaoqiwangApp=1; expires=Fri, 01 Jan 2038 00:00:00 GMT; path=/; SameSite=Lax',
    ])
  })

  it('are removed together with their cookie', () => {
    const stored = new StoredValues({ notice: jest.fn() })
    stored.set('loginName', 'rep01')
    expect(document.cookie).toContain('loginName=rep01')
    stored.set('loginName', undefined)
    expect(stored.get('loginName')).toBeUndefined()
    expect(document.cookie).not.toContain('loginName')
  })

  it('keep the ticket in session storage only', () => {
    const stored = new StoredValues({ notice: jest.fn() })
    stored.ticket = 'ticket-1'
    expect(stored.ticket).toBe('ticket-1')
    expect(sessionStorage.getItem('ticket')).toBe('ticket-1')
    expect(localStorage.getItem('ticket')).toBeNull()
  })

  it('are kept in memory, with one notice, when storage is full', () => {
    const notice = jest.fn()
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const stored = new StoredValues({ notice })
    stored.set('token', 't')
    stored.set('loginName', 'rep01')
    expect([stored.get('token'), stored.get('loginName')]).toEqual(['t', 'rep01'])
    expect(notice).toHaveBeenCalledTimes(1)
    full.mockRestore()
    stored.set('token', 'u')
    expect(localStorage.getItem('token')).toBe('u')
  })

  it('are kept in memory, with one notice, when the browser forbids storage', () => {
    const notice = jest.fn()
    const forbidden = {
      document,
      location,
      get localStorage(): Storage {
        throw new DOMException('forbidden', 'SecurityError')
      },
      get sessionStorage(): Storage {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }
    const stored = new StoredValues({ notice, view: forbidden })
    expect(stored.get('token')).toBeUndefined()
    stored.set('token', 't')
    stored.ticket = 'x'
    expect([stored.get('token'), stored.ticket]).toEqual(['t', 'x'])
    expect(notice).toHaveBeenCalledTimes(1)
  })
})

it('a refusal before the notice is set is shown once when it is', () => {
  const view = {
    ...window,
    get localStorage(): Storage {
      throw new Error('forbidden')
    },
  } as unknown as Window
  const stored = new StoredValues({ view })
  expect(stored.get('token')).toBeUndefined()
  const notice = jest.fn()
  stored.notifyWith(notice)
  stored.get('name')
  expect(notice).toHaveBeenCalledTimes(1)
})
