import { creditCodeCheck, isCreditCode } from './creditCode'

describe('credit codes', () => {
  it.each(['91440604MA51C6RT86', '91440605MA41041370'])('%s is valid', (code) => {
    expect(isCreditCode(code)).toBe(true)
  })

  it.each([
    ['two characters changed places', '91440604MA51C6TR86'],
    ['the letter O for a zero', '9144O604MA51C6RT86'],
    ['too short', '91440604MA51C6RT8'],
    ['nothing', ''],
  ])('%s is invalid', (_, code) => {
    expect(isCreditCode(code)).toBe(false)
  })

  it('has no check character for letters that are not used', () => {
    expect(creditCodeCheck('9144O604MA51C6RT8')).toBeUndefined()
  })
})
