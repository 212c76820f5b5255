import { employeeNames } from './employeeNames'

const employee = {
  loginName: 'rep01',
  userName: '李伟',
  userNameEn: 'Li Wei',
  companyName: '蓝焰能源（佛山）有限公司',
  companyNameEn: 'Blue Flame Energy (Foshan)',
  orgName: '南海',
  orgNameEn: 'Nanhai',
  regionName: '广东',
  regionNameEn: undefined,
  code: '1',
  orgCode: '440605',
  manageCompanyCode: '4406',
  manageCompanyName: '',
}

test('in English, English names are used where the back end has them', () => {
  expect(employeeNames({ loginName: 'rep01', employee }, 'en')).toEqual({
    person: 'Li Wei',
    company: 'Blue Flame Energy (Foshan)',
    organisation: 'Nanhai',
    region: '广东',
  })
  expect(employeeNames({ loginName: 'rep01', employee }, 'zh-CN')).toEqual({
    person: '李伟',
    company: '蓝焰能源（佛山）有限公司',
    organisation: '南海',
    region: '广东',
  })
})

test('until the back end has answered, only the account name is known', () => {
  const nothing = { person: 'rep01', company: '', organisation: '', region: '' }
  expect(employeeNames({ loginName: 'rep01', employee: undefined }, 'en')).toEqual(nothing)
})
