import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import {
  choice,
  defineDecisionFields,
  defineFields,
  files,
  number,
  ref,
  text,
  type ValuesOf,
  value,
} from '#base/fields'
import { cleanCode, codeError } from './code'
import { isMonthEnd, isStart } from './period'
import { ACTIONS, type Action, BUSINESSES, KINDS, type Kind, MOST_FILES, NAME, REASON } from './vocabulary'

/** The fields of a request, for form, draft and server; messages are text keys of the area. */

/** Name of the form's drafts. */
export const REQUEST_FORM = 'cost-center.request'

const table = {
  action: choice(ACTIONS, { required: true, message: 'error.action' }),
  kind: choice(KINDS, { required: true, message: 'error.kind' }),
  orgCode: text({ required: true, message: 'error.orgCode' }),
  /** The center that is changed or closed. */
  centerCode: ref({ message: 'error.centerCode' }),
  /** The center whose values stand in the form, as it was then. */
  seen: value(v.optional(v.object({ code: v.string(), version: v.number() })), undefined),
  name: text({ required: true, ...NAME, message: 'error.name' }),
  code: text({ required: true, clean: cleanCode, message: 'error.code' }),
  /** What was entered for a new center while one that is changed lends its code; kept with the draft, and not sent. */
  newCode: value(v.optional(v.string()), undefined),
  parentCode: ref({ message: 'error.parent' }),
  from: text({ required: true, message: 'error.period' }),
  to: text({ check: isMonthEnd, message: 'error.to' }),
  responsible: ref({ required: true, message: 'error.responsible' }),
  /** A center that is closed needs none. */
  business: choice(BUSINESSES, { message: 'error.business' }),
  /** Of a profit center. CNY a year */
  target: number({ above: 0, message: 'error.target' }),
  reason: text({ required: true, ...REASON, message: 'error.reason' }),
  files: files({ most: MOST_FILES, message: 'error.most' }),
  /** Of the request that is edited; 0 for a new one. */
  version: value(v.number(), 0),
}
interface Across {
  readonly action: Action
  readonly kind: Kind
  readonly orgCode: string
  readonly centerCode?: unknown
  readonly code: string
  readonly from: string
  readonly to?: string | undefined
  readonly business?: string | undefined
  readonly target?: number | undefined
  readonly files: readonly unknown[]
}

/** What is wrong across the fields of a request, by field; form and server find the same. */
export function errorsAcross({ action, kind, orgCode, centerCode, code, from, to, ...of }: Across, today: Day) {
  const isNew = action === 'new'
  const isClosing = action === 'close'
  const isProfit = kind === 'profit' && !isClosing
  return {
    code: isNew && codeError(code, kind, orgCode) !== undefined && 'code',
    from: isNew && !isStart(from, today) && 'period',
    to: (to === undefined ? isClosing : !isMonthEnd(to) || to <= from) && 'to',
    business: (of.business === undefined ? !isClosing : isProfit && of.business === 'admin') && 'business',
    target: isProfit && of.target === undefined && 'target',
    files: isProfit && of.files.length === 0 && 'files',
    centerCode: !isNew && centerCode === undefined && 'centerCode',
  } as const
}

/** The fields of a request; `isWhole`: they are checked across each other too, as a submit is. */
export const requestFieldsIf = (isWhole: () => boolean) =>
  defineFields(table, (whole) =>
    v.pipe(
      whole,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || !isWhole()) return
        const { value: input } = dataset
        for (const [key, word] of Object.entries(errorsAcross(input, days.today())))
          if (word)
            addIssue({ message: `error.${word}`, path: [{ type: 'object', origin: 'value', input, key, value: word }] })
      }),
    ),
  )
export const requestFields = requestFieldsIf(() => true)
export type RequestValues = ValuesOf<typeof table>
export type RequestContent = v.InferOutput<typeof requestFields.schema>

/** What an approver enters, by decision; the code is corrected by finance. */
export const decisionFields = defineDecisionFields(
  'return',
  { ...REASON, message: 'error.reason', longMessage: 'error.comment' },
  { code: text({ clean: cleanCode }) },
)
