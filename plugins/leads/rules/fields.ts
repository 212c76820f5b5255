import * as v from 'valibot'
import { fromField, thisYear } from '#base/calendar'
import { across, choice, defineFields, type Field, files, flag, number, photo, rows, text, value } from '#base/fields'
import { isCreditCode, isPhone, normalisePhone, point } from '#base/wire'
import { ADDRESS_TEXT, NAME_TEXT, NOTE_TEXT, PERSON_MAX, TRACK_AUDIO_MAX, TRACK_PHOTOS_MAX, TRACK_TEXT } from './limits'
import { NEXT_STEP_KINDS, SOMEBODY_ELSE, sourceCodes, TAX_GRADES, TRACK_KINDS } from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are keys of the area's texts. */

/** Most rows of equipment and of energy. */
export const EQUIPMENT_MAX = 50
export const ENERGY_MAX = 30

const place = v.nullable(point)
const name = text({
  required: true,
  least: NAME_TEXT.min,
  most: NAME_TEXT.max,
  message: 'add.error.name',
  key: 'length',
})
/** Another name for a lead. */
export const nameFields = defineFields({ name })
const address = text({
  required: true,
  least: ADDRESS_TEXT.min,
  most: ADDRESS_TEXT.max,
  message: 'cognition.error.address',
  key: 'length',
})
const creditCode = text({
  clean: (code) => code.trim().toUpperCase(),
  check: isCreditCode,
  message: 'cognition.error.code',
})
/** A number is stored without its separators. */
const phone = text({ clean: normalisePhone, check: isPhone, message: 'cognition.error.phone' })
/** Code of a dictionary. */
const chosen = text({ required: true, message: 'cognition.error.choose', key: 'required' })
const short = text({ most: 60, key: 'length' })
/** Name of a new contact. */
const person = text({ most: PERSON_MAX, key: 'length' })
/** The note that a reason requires, and the reason for giving a lead back. */
export const requiredNote = text({
  required: true,
  least: NOTE_TEXT.min,
  most: NOTE_TEXT.max,
  message: 'move.error.note',
  longMessage: 'move.error.noteLong',
  key: 'length',
})

/** The note beside another reason. */
export const optionalNote = text({ most: NOTE_TEXT.max, message: 'move.error.noteLong', key: 'length' })

const isAhead = (at: string) => (fromField(at)?.getTime() ?? 0) > Date.now()
/** A next step; `nextAt` as its field holds it, `2026-11-16T14:30`, '' without one. */
export const nextFields = {
  nextAt: text({ check: isAhead, message: 'followUp.error.nextPast' }),
  nextKind: choice(NEXT_STEP_KINDS, { required: true }),
  nextText: short,
}

export const addFields = defineFields({
  name,
  creditCode,
  custId: short,
  industry: chosen,
  source: choice(sourceCodes, { required: true, key: 'required' }),
  address,
  point: value(place, null, { required: true, message: 'add.error.point' }),
  entityId: short,
  contactName: person,
  phone,
  /** Also beside a discarded lead with the same code. */
  force: flag(),
})

/** The place of a lead. */
export const placeFields = defineFields({
  address: text({
    required: true,
    least: ADDRESS_TEXT.min,
    most: ADDRESS_TEXT.max,
    message: 'mark.error.address',
    key: 'length',
  }),
  point: value(place, null, { required: true, message: 'mark.error.point' }),
})

export const clueFields = defineFields(
  {
    version: value(v.number(), 0),
    address,
    point: value(place, null),
    source: choice(sourceCodes, { required: true, message: 'cognition.error.choose', key: 'required' }),
    entityId: short,
    distanceToMain: number({ least: 0, most: 99_999, message: 'cognition.error.metres' }),
    decider: short,
    deciderName: person,
    deciderPhone: phone,
    ...nextFields,
    /** One that is due already may stay as it is. */
    nextAt: text(),
  },
  (whole) =>
    v.pipe(
      whole,
      across(
        ['decider', 'deciderName'],
        ({ decider, deciderName }) => decider !== SOMEBODY_ELSE || deciderName !== undefined,
        'followUp.error.contactName',
        'deciderName',
      ),
    ),
)

export const companyFields = defineFields({
  version: value(v.number(), 0),
  creditCode,
  industry: chosen,
  scale: short,
  legalRep: short,
  taxGrade: choice(TAX_GRADES),
  shifts: choice(['1', '2', '3', '4']),
  licencePhoto: photo(),
})

const id = value(v.optional(v.string()), undefined)

export const deviceFields = defineFields({
  id,
  type: chosen,
  fuel: chosen,
  count: number({ required: true, least: 1, most: 999, whole: true, message: 'cognition.error.count' }),
  capacity: number({ required: true, above: 0, message: 'cognition.error.positive' }),
  year: number({ least: 1950, most: thisYear, message: 'cognition.error.year' }),
  hours: number({ least: 0, most: 24, message: 'cognition.error.hours' }),
  days: number({ least: 0, most: 366, message: 'cognition.error.days' }),
  load: number({ least: 0, most: 100, message: 'cognition.error.load' }),
  plateCode: short,
  plate: photo(),
})

const MONTH_MOST = 1e12
const month = number({ least: 0, most: MONTH_MOST, message: 'cognition.error.month' })
const none = () => []
/** January to December; sent with null for unknown ones, or none. */
const months: Field<string[], (number | null)[], (number | null)[]> = {
  rules: { required: false },
  entry: v.pipe(
    v.array(month.entry),
    v.length(12),
    v.transform((all) => (all.every((each) => each === undefined) ? [] : all.map((each) => each ?? null))),
  ),
  sent: v.optional(v.array(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MONTH_MOST)))), []),
  draft: v.pipe(v.array(v.string()), v.length(12)),
  valueOf: (known) => Array.from({ length: 12 }, (_, at) => month.valueOf(Array.isArray(known) ? known[at] : '', none)),
}

export const consumptionFields = defineFields({
  id,
  kind: chosen,
  year: number({ required: true, least: 2000, most: thisYear, message: 'cognition.error.year' }),
  amount: number({ required: true, above: 0, message: 'cognition.error.positive' }),
  months,
  price: number({ least: 0, most: 1e6, message: 'cognition.error.price' }),
  bill: photo(),
})

export const equipmentFields = defineFields({
  version: value(v.number(), 0),
  rows: rows(deviceFields, { most: EQUIPMENT_MAX, message: 'cognition.error.rows' }),
})

export const energyFields = defineFields({
  version: value(v.number(), 0),
  rows: rows(consumptionFields, { most: ENERGY_MAX, message: 'cognition.error.rows' }),
})

export const followUpFields = defineFields(
  {
    kind: choice(TRACK_KINDS, { required: true }),
    /** Id of a contact, `SOMEBODY_ELSE`, or ''. */
    contact: text(),
    contactName: person,
    text: text({
      required: true,
      least: TRACK_TEXT.min,
      most: TRACK_TEXT.max,
      message: 'followUp.error.text',
      longMessage: 'followUp.error.textLong',
      key: 'text',
    }),
    ...nextFields,
    nextAt: text({
      required: true,
      check: isAhead,
      message: 'followUp.error.nextPast',
      emptyMessage: 'followUp.error.next',
    }),
    photos: files({ most: TRACK_PHOTOS_MAX, message: 'followUp.error.photos', key: 'most' }),
    audio: files({ most: TRACK_AUDIO_MAX, message: 'followUp.error.audio', key: 'most' }),
    /**
     * The call that it is about, if it was made in the app. ms since the epoch, s. Null without one, so that a draft
     * says so too.
     */
    call: value(v.nullable(v.object({ at: v.number(), seconds: v.optional(v.number()) })), null),
  },
  (whole) =>
    v.pipe(
      whole,
      across(
        ['contact', 'contactName'],
        ({ contact, contactName }) => contact !== undefined || contactName !== undefined,
        'followUp.error.contact',
        'contact',
      ),
      across(
        ['contact', 'contactName'],
        ({ contact, contactName }) => contact !== SOMEBODY_ELSE || contactName !== undefined,
        'followUp.error.contactName',
        'contactName',
      ),
    ),
)
