import * as v from 'valibot'
import { days } from '#base/calendar'
import { across, choice, defineFields, flag, list, photo, text, type ValuesOf, value } from '#base/fields'
import { isPhone, normalisePhone } from '#base/wire'
import { influenceCodes } from '#domain/directory'
import { isBirthday, keptBirthday, MOST_PHONES } from './contact'

/** The fields of a contact, for form, draft and server; messages are text keys of the area. */

const short = text({ most: 30, message: 'error.long' })
const number = text({ clean: normalisePhone, check: isPhone, message: 'error.phone' })
const ref = v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.string()) })

/** What a contact is, as form and server check it alike; the numbers are checked by `phonesError`. */
export const contactTable = {
  name: text({ required: true, most: 30, message: 'error.name', longMessage: 'error.long' }),
  duty: short,
  department: short,
  influence: choice(influenceCodes, { required: true, message: 'error.influence' }),
  birthday: text({ clean: keptBirthday, check: isBirthday, message: 'error.birthday' }),
  email: text({ most: 60, check: (email) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email), message: 'error.email' }),
  wechat: short,
  note: text({ most: 200, message: 'error.long' }),
  card: photo(),
}

/** The numbers in the form, first the main one. */
export const PHONES = ['phone', 'phone2', 'phone3'] as const

const table = {
  ...contactTable,
  phone: number,
  phone2: number,
  phone3: number,
  /** The customer or lead. */
  home: value(v.nullable(ref), null, { required: true, message: 'error.home' }),
  /** Version of the contact that the values were filled from; 0 of a new one. */
  version: value(v.number(), 0),
  /** Saved although somebody has the number. */
  force: flag(),
}
export type ContactValues = ValuesOf<typeof table>

type Numbers = { readonly [K in (typeof PHONES)[number]]?: string | undefined }

/** The numbers that are entered, the first one is the main number. */
export const enteredPhones = (values: Numbers) => PHONES.flatMap((name) => normalisePhone(values[name] ?? '') || [])

/** False for a number that a field above has too. */
const isNew = (name: (typeof PHONES)[number]) => (values: Numbers) => {
  const above = PHONES.slice(0, PHONES.indexOf(name)).map((other) => values[other])
  return !values[name] || !above.includes(values[name])
}

export const contactFields = defineFields(table, (whole) =>
  v.pipe(
    whole,
    across(PHONES, (values) => enteredPhones(values).length > 0, 'error.phone', 'phone'),
    across(PHONES, isNew('phone2'), 'error.phoneTwice', 'phone2'),
    across(PHONES, isNew('phone3'), 'error.phoneTwice', 'phone3'),
  ),
)

/** Since when somebody has left. */
export const leaveFields = defineFields({
  at: text({ required: true, check: (at) => at <= days.today(), message: 'error.date' }),
})

export const mergeFields = defineFields({
  drop: value(v.nullable(v.object({ id: v.string(), version: v.number() })), null, {
    required: true,
    message: 'error.drop',
  }),
  phones: list({ least: 1, most: MOST_PHONES, message: 'error.phones' }),
})
