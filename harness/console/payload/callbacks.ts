import * as v from 'valibot'
import { EVENT_NAMES, REPLY_NAMES } from '#base/config'
import type { HostMethod } from '#platform/host'
import { SAMPLES } from '../../../plugins/public/conformance/samples'
import { METHODS as RULES } from '../../../src/platform/host/engine/methods'
import { hostEvents, isHostEvent } from '../../../src/platform/messages/hostEvents'
import { fieldsOf, type PayloadField } from '../../inspector/fieldsOf'
import { METHODS, methodNamed } from '../../simulator/methods'
import type { CallbackName } from '../../simulator/types'
import type { TimelineRow } from '../timelineRows'

/* What a host passes to the global functions of the page: the form of each, a sample, and whether a payload fits. */

export const CALLBACKS: readonly CallbackName[] = [...EVENT_NAMES, ...REPLY_NAMES]

/** Samples of the events; those of replies are the answers of their methods. */
const EVENT_SAMPLES: Readonly<Partial<Record<CallbackName, unknown>>> = {
  openKeybord: { height: 300 },
  gotoDetailPermission: { route: 'sales' },
  openThirdParty: { url: '/embed/lead/L-000001' },
  nativeError: { message: 'The camera is in use' },
}

const names = Object.keys(METHODS) as readonly HostMethod[]
/** Methods that a native host answers through this function. */
const methodsOf = (name: CallbackName) => names.filter((method) => METHODS[method].reply === name)

export interface PayloadForm {
  readonly fields: readonly PayloadField[]
  readonly sample: unknown
  /** What is wrong with a payload; '' if one of the app's schemas accepts it. */
  readonly misfit: (payload: unknown) => string
}

/** What a schema says against a payload; '' if it accepts it. */
export function misfitOf(schema: v.GenericSchema, payload: unknown): string {
  try {
    const parsed = v.safeParse(schema, payload)
    if (parsed.success) return ''
    const [issue] = parsed.issues
    return `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()
  } catch (error) {
    // Some schemas of the bridge throw, such as that of an empty list of photos.
    return error instanceof Error ? error.message || error.name : String(error)
  }
}

/** Form of the payload of a method's success. */
export function methodForm(method: HostMethod): PayloadForm {
  const schema = RULES[method].answer
  const sample = SAMPLES[method].answer
  return { fields: fieldsOf(schema, sample), sample, misfit: (payload) => misfitOf(schema, payload) }
}

/** Form of the argument of a callback; one function may serve several methods, or a method and an event. */
export function callbackForm(name: CallbackName): PayloadForm {
  const forms = methodsOf(name).map(methodForm)
  if (isHostEvent(name)) {
    const { schema } = hostEvents[name]
    const sample = EVENT_SAMPLES[name]
    forms.push({ fields: fieldsOf(schema, sample), sample, misfit: (payload) => misfitOf(schema, payload) })
  }
  const fields = new Map(forms.flatMap((form) => form.fields).map((field) => [field.name, field]))
  return {
    fields: [...fields.values()].map((field) => (forms.length > 1 ? { ...field, isRequired: false } : field)),
    sample: forms.find(({ sample }) => sample !== undefined)?.sample,
    misfit: (payload) => {
      const wrong = forms.map(({ misfit }) => misfit(payload))
      return wrong.includes('') ? '' : (wrong[0] ?? '')
    },
  }
}

/** Results of a call that the app gets data for. */
const WITH_DATA: readonly string[] = ['success', 'late', 'twice', 'malformed']

/** The data of an answer in the envelope of section 4, or the answer itself. */
const dataOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'data' in answer ? answer.data : answer

/**
 * What the app's schema says against the data of a row; '' if it fits, undefined for a row that it does not concern.
 */
export function verdictOf({
  group,
  method: name,
  result,
  decoded,
}: Pick<TimelineRow, 'group' | 'method' | 'result' | 'decoded'>): string | undefined {
  const callback = group === 'event' ? CALLBACKS.find((each) => each === name) : undefined
  if (callback) return callbackForm(callback).misfit(decoded)
  const method = group === 'call' ? methodNamed(name) : undefined
  if (!method || decoded === undefined || !WITH_DATA.includes(result)) return undefined
  return methodForm(method).misfit(dataOf(decoded))
}
