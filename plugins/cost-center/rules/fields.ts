import * as v from 'valibot'
import { days } from '#base/calendar'
import { choice, defineFields, files, number, ref, text, type ValuesOf, value } from '#base/fields'
import { codeError } from './code'
import { isMonthEnd, isStart } from './period'
import { ACTIONS, BUSINESSES, KINDS, MOST_FILES, NAME, REASON } from './vocabulary'

/** The fields of a request, for form, draft and server; messages are text keys of the area. */

/** Name of the form's drafts. */
export const REQUEST_FORM = 'cost-center.request'

const cleanCode = (entered: string) => entered.trim().toUpperCase()

const table = {
  action: choice(ACTIONS, { required: true, message: 'error.action' }),
  kind: choice(KINDS, { required: true, message: 'error.kind' }),
  orgCode: text({ required: true, message: 'error.orgCode' }),
  /** The center that is changed or closed. */
  centerCode: ref({ message: 'error.centerCode' }),
  name: text({ required: true, ...NAME, message: 'error.name' }),
  code: text({ required: true, clean: cleanCode, message: 'error.code' }),
  parentCode: ref({ message: 'error.parent' }),
  from: text({ required: true, message: 'error.period' }),
  to: text({ check: isMonthEnd, message: 'error.to' }),
  responsible: ref({ required: true, message: 'error.responsible' }),
  business: choice(BUSINESSES, { required: true, message: 'error.business' }),
  /** Of a profit center. CNY a year */
  target: number({ above: 0, message: 'error.target' }),
  reason: text({ required: true, ...REASON, message: 'error.reason' }),
  files: files({ most: MOST_FILES, message: 'error.most' }),
  /** Of the request that is edited; 0 for a new one. */
  version: value(v.number(), 0),
}
export const requestFields = defineFields(table, (whole) =>
  v.pipe(
    whole,
    v.forward(
      v.check(({ action, code, kind, orgCode }) => {
        return codeError(code, kind, action === 'new' ? orgCode : undefined) === undefined
      }, 'error.code'),
      ['code'],
    ),
    v.forward(
      v.check(({ action, from }) => action !== 'new' || isStart(from, days.today()), 'error.period'),
      ['from'],
    ),
    v.forward(
      v.check(({ action, from, to }) => (to === undefined ? action !== 'close' : to > from), 'error.to'),
      ['to'],
    ),
    v.forward(
      v.check(({ kind, business }) => kind === 'cost' || business !== 'admin', 'error.business'),
      ['business'],
    ),
    v.forward(
      v.check(({ kind, target }) => kind === 'cost' || target !== undefined, 'error.target'),
      ['target'],
    ),
    v.forward(
      v.check(({ kind, files: all }) => kind === 'cost' || all.length > 0, 'error.files'),
      ['files'],
    ),
    v.forward(
      v.check(({ action, centerCode }) => action === 'new' || centerCode !== undefined, 'error.centerCode'),
      ['centerCode'],
    ),
  ),
)
export type RequestValues = ValuesOf<typeof table>
export type RequestContent = v.InferOutput<typeof requestFields.schema>

/** Comment on an approval, which may be empty, and why a request is returned. */
export const remark = text({ most: REASON.most, message: 'error.comment' })
export const returnReason = text({ required: true, ...REASON, message: 'error.reason' })

/** What an approver enters, by decision; the code is corrected by finance. */
export const decisionFields = {
  approve: defineFields({ comment: remark, code: text({ clean: cleanCode }) }),
  return: defineFields({ comment: returnReason, code: text() }),
}
