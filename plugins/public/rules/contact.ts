import { type Day, days } from '#base/calendar'
import { isPhone } from '#base/wire'

/** Rules of contacts (domain/public-contacts.md 5), shared by screens and simulator. */

/** Ids of leads begin so; every other id is a customer's. */
const LEAD = 'L-'

/** A customer or a lead, as requests name it. */
export function subjectOf(id: string | undefined): { readonly custId?: string; readonly clueId?: string } {
  if (id === undefined) return {}
  return id.startsWith(LEAD) ? { clueId: id } : { custId: id }
}

/** Phone numbers of a contact. */
export const MOST_PHONES = 3
/** A birthday is announced so many days before. */
export const BIRTHDAY_SOON = 3
const FIRST_YEAR = 1920

/** What is wrong with the numbers of a contact, as the key of the error. */
export function phonesError(phones: readonly string[]): 'phone' | 'phoneTwice' | undefined {
  if (phones.length === 0 || phones.length > MOST_PHONES || !phones.every(isPhone)) return 'phone'
  return new Set(phones).size < phones.length ? 'phoneTwice' : undefined
}

/** A birthday as it is stored: `1985.2.8` → `1985-02-08`, `2月29日` → `02-29`. */
export function keptBirthday(written: string): string {
  const text = written.normalize('NFKC').trim()
  const [, year, month = '', day = ''] = /^(?:(\d{4})\D)?(\d{1,2})\D(\d{1,2})日?$/.exec(text) ?? []
  if (month === '') return text
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].filter(Boolean).join('-')
}

const dayExists = (day: string) => String(new Date(day).toJSON()).startsWith(day)

/** True for a day between 1920 and today, or one without a year. */
export function isBirthday(kept: string, today = days.today()): boolean {
  // 29 February exists in the leap year.
  if (/^\d\d-\d\d$/.test(kept)) return dayExists(`2000-${kept}`)
  return /^\d{4}-\d\d-\d\d$/.test(kept) && dayExists(kept) && kept >= String(FIRST_YEAR) && kept <= today
}

/** The next birthday, today's included; 29 February counts on the 28th outside leap years. */
export function nextBirthday(birthday: string, today: Day): Day {
  const monthAndDay = birthday.slice(-5)
  const inYear = (year: number) => {
    const day = `${year}-${monthAndDay}`
    return (dayExists(day) ? day : `${year}-02-28`) as Day
  }
  const year = Number(today.slice(0, 4))
  return inYear(year) < today ? inYear(year + 1) : inYear(year)
}

/** Months and days of the birthdays that are at most three days ahead. */
export function birthdaysSoon(today: Day): ReadonlySet<string> {
  const ahead = Array.from({ length: BIRTHDAY_SOON + 1 }, (_, n) => days.add(today, n))
  const isLeapDayOn = (day: Day) => day.endsWith('02-28') && days.add(day, 1).endsWith('03-01')
  return new Set(ahead.flatMap((day) => [day.slice(5), ...(isLeapDayOn(day) ? ['02-29'] : [])]))
}

/** True if a birthday is at most three days ahead; `soon`: for many of them. */
export function isBirthdaySoon(birthday: string | undefined, today: Day, soon = birthdaysSoon(today)): boolean {
  return birthday !== undefined && soon.has(birthday.slice(-5)) && isBirthday(birthday, today)
}

interface Ordered {
  readonly state: string
  readonly influence: string
  readonly lastContact?: string | undefined
}

/** Influence codes in the order of a list. */
const INFLUENCE_ORDER = '12394'
/** Later than any contact, so that a time subtracted from it sorts descending as text. ms */
const FAR = 9e12

/** Sort key of a list: who left is last, then influence, last contact descending, name. */
export function orderKey({ state, influence, lastContact }: Ordered, pinyin: string): string {
  const ago = String(FAR - (lastContact === undefined ? 0 : Date.parse(lastContact))).padStart(13, '0')
  return [state, INFLUENCE_ORDER.indexOf(influence), ago, pinyin].join(' ')
}

/** Whom somebody is compared with. */
export interface Likened {
  readonly custId?: string | undefined
  readonly clueId?: string | undefined
  readonly name: string
  readonly phones: readonly string[]
}

/** Of one customer or lead; one who came with a lead that was won belongs to both. */
const areTogether = (one: Likened, other: Likened) =>
  [one.custId, one.clueId].some((id) => id !== undefined && [other.custId, other.clueId].includes(id))

const plainName = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** How two contacts are alike: same number certain, same name likely; `elsewhere`: the number at another customer. */
export function likeness(one: Likened, other: Likened): 'certain' | 'likely' | 'elsewhere' | undefined {
  const isThere = areTogether(one, other)
  if (one.phones.some((phone) => other.phones.includes(phone))) return isThere ? 'certain' : 'elsewhere'
  return isThere && plainName(one.name) === plainName(other.name) ? 'likely' : undefined
}

/** All numbers of two contacts, those of the kept one first; over three the user chooses. */
export const allPhones = (keep: Likened, drop: Likened) => [...new Set([...keep.phones, ...drop.phones])]

/** What was read from a card or picked on the phone. */
export interface ReadPerson {
  readonly name: string
  readonly duty?: string | undefined
  readonly phones: readonly string[]
}

/** Fields that reading can fill. */
export interface Filled {
  readonly name: string
  readonly duty: string
  readonly phone: string
  readonly phone2: string
  readonly phone3: string
}
type FilledName = keyof Filled

const PHONES = ['phone', 'phone2', 'phone3'] as const
const cut = (text = '') => text.split(/[/、;；]/).map((part) => part.trim())

/**
 * Fills empty fields only; what finds its field taken is offered. A card of two people fills in the first and offers the
 * second.
 */
export function filledFrom(values: Filled, read: ReadPerson) {
  const fill: Partial<Record<FilledName, string>> = {}
  const offers: { readonly name: FilledName; readonly text: string }[] = []
  const put = (text: string, names: readonly FilledName[], last: FilledName) => {
    if (text === '' || names.some((name) => (fill[name] ?? values[name]) === text)) return
    const free = names.find((name) => (fill[name] ?? values[name]).trim() === '')
    if (free) fill[free] = text
    else offers.push({ name: last, text })
  }
  for (const name of cut(read.name)) put(name, ['name'], 'name')
  for (const duty of cut(read.duty)) put(duty, ['duty'], 'duty')
  for (const phone of read.phones) put(phone, PHONES, 'phone3')
  return { fill, offers }
}

interface Card extends Likened {
  readonly duty?: string | undefined
  readonly email?: string | undefined
  readonly birthday?: string | undefined
  readonly home?: { readonly name: string } | undefined
}

/** A contact as a vCard 3.0: what is shown of it, also where that is masked. */
export function vCardOf({ name, duty, phones, email, birthday, home }: Card): string {
  const plain = (text: string) => text.replace(/([\\,;])/g, '\\$1').replace(/\s+/g, ' ')
  const line = (field: string, text: string | undefined) => (text ? [`${field}:${plain(text)}`] : [])
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...line('N', name),
    ...line('FN', name),
    ...line('ORG', home?.name),
    ...line('TITLE', duty),
    ...phones.flatMap((phone) => line('TEL', phone)),
    ...line('EMAIL', email),
    ...line('BDAY', birthday?.length === 10 ? birthday : undefined),
    'END:VCARD',
    '',
  ].join('\r\n')
}
