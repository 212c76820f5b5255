import { readLaunch } from './launch'

const read = (address: string) => readLaunch(new URL(address, 'http://localhost'))

describe('the launch address', () => {
  it('is read from both queries; the one inside the hash takes precedence', () => {
    const launch = read('/?token=outer&loginName=rep01#/clueList?token=inner')
    expect(launch).toMatchObject({ token: 'inner', loginName: 'rep01', ticket: '' })
    expect(read('/?token=outer#/clueList?token=').token).toBe('outer')
  })

  it.each([
    ['/?token=t&loginName=l#/clueList', '/#/clueList'],
    ['/app/?ticket=1&x=a%20b#/clueList?itcode=1&stage=s%2B1', '/app/?x=a%20b#/clueList?stage=s%2B1'],
    ['/?authorization=1&itcode=2&authCode=3&authTenantId=4&userId=5', '/'],
    ['/?from=home#/clueMap', '/#/clueMap?from=home'],
    ['/?from=home&pageType=user', '/#/?from=home&pageType=user'],
    ['/?from=home#/clueMap?from=appCenter', '/#/clueMap?from=appCenter'],
    ['/?from=greatgas&userId=u#/clueList', '/?isfromhaoqiwangApp=1#/clueList'],
    ['/#/clueList?from=greatgas&tab=mine', '/?isfromhaoqiwangApp=1#/clueList?tab=mine'],
    ['/?from=greatgas&isfromhaoqiwangApp=1', '/?isfromhaoqiwangApp=1'],
    ['/?isfromhaoqiwangApp=1#/a', '/?isfromhaoqiwangApp=1#/a'],
    ['/#/clueDetail?id=1', '/#/clueDetail?id=1'],
    ['/', '/'],
  ])('%s stays in the address bar as %s', (address, stays) => {
    expect(read(address).address).toBe(stays)
  })

  it('carries the partner marker as a parameter or as from=greatgas', () => {
    expect(read('/?from=greatgas')).toMatchObject({ partner: true, rewritten: true })
    expect(read('/?isfromhaoqiwangApp=true')).toMatchObject({ partner: true, rewritten: false })
    expect(read('/?isfromhaoqiwangApp=0')).toMatchObject({ partner: false })
  })

  it('accepts two page types only', () => {
    expect(read('/?pageType=privacy').pageType).toBe('privacy')
    expect(read('/?pageType=help').pageType).toBeUndefined()
  })

  it('tolerates broken percent signs and names without values', () => {
    expect(read('/?token=%E0%A4%A&loginName#/a?%%%').address).toBe('/#/a?%%%')
  })
})
