import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import {
  allPhones,
  birthdaysSoon,
  filledFrom,
  isBirthday,
  isBirthdaySoon,
  keptBirthday,
  likeness,
  nextBirthday,
  orderKey,
  phonesError,
  vCardOf,
} from './contact'
import { type ContactValues, contactFields, enteredPhones, leaveFields } from './fields'

/** Worked examples of domain/public-contacts.md 5. */

const TODAY = '2026-11-20' as Day

describe('numbers', () => {
  test.each([
    ['one to three that can be called', ['13800135678', '0757-86321234-8', '4008821234'], undefined],
    ['none', [], 'phone'],
    ['a fourth', ['13800135671', '13800135672', '13800135673', '13800135674'], 'phone'],
    ['no mobile number', ['12800135678'], 'phone'],
    ['too short', ['1380013567'], 'phone'],
    ['without its area code', ['8632123'], 'phone'],
    ['one twice', ['13800135678', '13800135678'], 'phoneTwice'],
  ])('%s', (_, phones, error) => {
    expect(phonesError(phones)).toBe(error)
  })
})

describe('birthday', () => {
  test.each([
    ['1985.2.8', '1985-02-08'],
    ['1985年2月8日', '1985-02-08'],
    ['2月29日', '02-29'],
    ['２-29', '02-29'],
    [' 02-29 ', '02-29'],
    ['soon', 'soon'],
  ])('%s is kept as %s', (written, kept) => {
    expect(keptBirthday(written)).toBe(kept)
  })

  test.each([
    ['1920-01-01', true],
    ['1919-12-31', false],
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['02-29', true],
    ['02-30', false],
    ['1985-02-29', false],
    ['soon', false],
    ['**-**', false],
  ])('%s can be one: %s', (kept, can) => {
    expect(isBirthday(kept, TODAY)).toBe(can)
  })

  test.each([
    ['02-29', '2026-11-20', '2027-02-28'],
    ['1984-02-29', '2027-12-01', '2028-02-29'],
    ['11-20', '2026-11-20', '2026-11-20'],
    ['1990-11-19', '2026-11-20', '2027-11-19'],
  ])('the next one of %s after %s is %s', (birthday, today, next) => {
    expect(nextBirthday(birthday, today as Day)).toBe(next)
  })

  test.each([
    ['11-23', true],
    ['11-24', false],
    ['11-19', false],
    [undefined, false],
    ['**-**', false],
  ])('%s is announced on 20 November: %s', (birthday, soon) => {
    expect(isBirthdaySoon(birthday, TODAY)).toBe(soon)
  })

  test.each(['2026-11-20', '2026-12-29', '2027-02-25', '2027-02-26', '2028-02-25', '2028-02-26', '2028-02-29'])(
    'on %s those are announced that come within three days',
    (today) => {
      const all = Array.from({ length: 366 }, (_, n) => days.add('2028-01-01' as Day, n).slice(5))
      const soon = all.filter((birthday) => days.between(today as Day, nextBirthday(birthday, today as Day)) <= 3)
      expect(all.filter((birthday) => birthdaysSoon(today as Day).has(birthday))).toEqual(soon)
      expect(all.filter((birthday) => isBirthdaySoon(birthday, today as Day))).toEqual(soon)
    },
  )
})

test('the order is who decides, influences, uses, is unknown, opposes; then the last contact, then the name', () => {
  const at = (influence: string, lastContact?: string, pinyin = 'a', state = '1') =>
    orderKey({ state, influence, ...(lastContact && { lastContact }) }, pinyin)
  const expected = [
    at('1', '2026-11-01T00:00:00Z'),
    at('1', '2026-10-01T00:00:00Z'),
    at('1', undefined, 'a'),
    at('1', undefined, 'b'),
    at('2'),
    at('3'),
    at('9'),
    at('4'),
    at('1', '2026-11-01T00:00:00Z', 'a', '2'),
  ]
  expect([...expected].reverse().sort()).toEqual(expected)
})

describe('duplicates', () => {
  const chen = { custId: 'C-000001', name: '陈敏', phones: ['13800135678'] }
  test.each([
    ['same number, same customer', { ...chen, name: '小陈' }, 'certain'],
    ['same name, other number', { ...chen, name: ' 陈　敏 ', phones: ['0757-86321234'] }, 'likely'],
    ['the number elsewhere', { ...chen, custId: 'C-000002' }, 'elsewhere'],
    ['the number at a lead', { clueId: 'L-000001', name: '陈敏', phones: chen.phones }, 'elsewhere'],
    ['one who came with a lead that was won', { ...chen, clueId: 'L-000001' }, 'certain'],
    ['the name elsewhere', { custId: 'C-000002', name: '陈敏', phones: ['13900000000'] }, undefined],
    ['nothing alike', { ...chen, name: '何军', phones: ['13900000000'] }, undefined],
  ])('%s: %s', (_, other, like) => {
    expect(likeness(chen, other)).toBe(like)
  })

  test('somebody new at a lead that was won is compared with those who came with it', () => {
    const other = { clueId: 'L-000001', name: '陈敏', phones: chen.phones }
    expect(likeness({ ...chen, clueId: 'L-000001' }, other)).toBe('certain')
  })

  test('both have all numbers, each once, those of the kept one first', () => {
    const drop = { name: '陈敏', phones: ['0757-86321234', '13800135678'] }
    expect(allPhones(chen, drop)).toEqual(['13800135678', '0757-86321234'])
  })
})

describe('a card, or somebody picked on the phone', () => {
  const empty = { name: '', duty: '', phone: '', phone2: '', phone3: '' }
  const card = { name: '陈敏', duty: '能源主管', phones: ['13800135678', '0757-86321234'] }

  test('fills empty fields', () => {
    const { fill, offers } = filledFrom(empty, card)
    expect(fill).toEqual({ name: '陈敏', duty: '能源主管', phone: '13800135678', phone2: '0757-86321234' })
    expect(offers).toEqual([])
  })

  test('offers what finds its field taken, and nothing that is entered already', () => {
    const { fill, offers } = filledFrom({ ...empty, name: '陈敏', duty: '厂长', phone: '13800135678' }, card)
    expect(fill).toEqual({ phone2: '0757-86321234' })
    expect(offers).toEqual([{ name: 'duty', text: '能源主管' }])
  })

  test('of two people fills in the first', () => {
    const { fill, offers } = filledFrom(empty, { ...card, name: '陈敏 / 何军' })
    expect(fill.name).toBe('陈敏')
    expect(offers).toEqual([{ name: 'name', text: '何军' }])
  })

  test('a fourth number is offered', () => {
    const phones = ['13800135671', '13800135672', '13800135673', '13800135674']
    const { fill, offers } = filledFrom(empty, { name: '陈敏', phones })
    expect(fill).toMatchObject({ phone3: '13800135673' })
    expect(offers).toEqual([{ name: 'phone3', text: '13800135674' }])
  })

  test('without a number fills in the name alone', () => {
    expect(filledFrom(empty, { name: '陈敏', phones: [] }).fill).toEqual({ name: '陈敏' })
  })
})

describe('the form', () => {
  const filled: ContactValues = contactFields.values({
    name: '陈敏',
    influence: 'unknown',
    phone: '+86 138-0013-5678',
    home: { id: 'C-000001', name: '宏盛陶瓷' },
    version: 0,
  })
  const errors = (more: Partial<ContactValues>) => {
    const { issues = [] } = v.safeParse(contactFields.schema, { ...filled, ...more })
    return issues.map((issue) => [v.getDotPath(issue), issue.message])
  }

  test.each<[string, Partial<ContactValues>, (readonly [string, string])[]]>([
    ['a name and a number are enough', {}, []],
    ['one character', { name: '敏' }, []],
    ['an emoji', { name: '🙂' }, []],
    ['thirty characters', { name: '敏'.repeat(30) }, []],
    ['thirty-one', { name: '敏'.repeat(31) }, [['name', 'error.long']]],
    ['no name', { name: ' ' }, [['name', 'error.name']]],
    ['no number', { phone: '' }, [['phone', 'error.phone']]],
    ['full-width digits', { phone: '１３８００１３５６７８' }, []],
    ['a wrong number', { phone2: '8632123' }, [['phone2', 'error.phone']]],
    ['one twice', { phone3: '138 0013 5678' }, [['phone3', 'error.phoneTwice']]],
    ['the main number was removed', { phone: '', phone2: '0757-86321234' }, []],
    ['no customer', { home: null }, [['home', 'error.home']]],
    ['a birthday to come', { birthday: '2199-01-01' }, [['birthday', 'error.birthday']]],
    ['half an address', { email: 'chen@' }, [['email', 'error.email']]],
  ])('%s', (_, more, expected) => {
    expect(errors(more)).toEqual(expected)
  })

  test('the first number that is left becomes the main one', () => {
    expect(enteredPhones({ ...filled, phone: '', phone2: '0757 8632 1234', phone3: '13900000000' })).toEqual([
      '0757-86321234',
      '13900000000',
    ])
  })
})

test.each([
  ['today', 0, []],
  ['tomorrow', 1, ['error.date']],
])('somebody who has left since %s', (_, ahead, messages) => {
  const { issues = [] } = v.safeParse(leaveFields.schema, { at: days.add(days.today(), ahead) })
  expect(issues.map(({ message }) => message)).toEqual(messages)
})

test('a vCard has what is shown, also where that is masked', () => {
  const card = vCardOf({
    name: '陈敏, 小陈',
    duty: '能源主管',
    phones: ['138****5678'],
    email: 'c***@x.cn',
    birthday: '**-**',
    home: { name: '宏盛陶瓷' },
  })
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:陈敏\\, 小陈',
    'FN:陈敏\\, 小陈',
    'ORG:宏盛陶瓷',
    'TITLE:能源主管',
    'TEL:138****5678',
    'EMAIL:c***@x.cn',
    'END:VCARD',
    '',
  ])
})
