import * as v from 'valibot'

/** Maximum number of issues in a report; further ones add no information. */
const SHOWN_ISSUES = 3

type Issue = v.BaseIssue<unknown>

/**
 * Why a value does not fit its schema, as text for error reports: path, what is expected and the type of the actual
 * value. Unlike valibot's own message it never repeats the value, which may be personal and of any length.
 */
export function describeIssues(issues: readonly Issue[]): string {
  const shown = issues.slice(0, SHOWN_ISSUES).map(describeIssue)
  const rest = issues.length - shown.length
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join('; ')
}

/** The text of an error that schema parsing threw; undefined for any other error. */
export function describeSchemaError(error: unknown): string | undefined {
  return error instanceof v.ValiError ? describeIssues(error.issues as readonly Issue[]) : undefined
}

function describeIssue(issue: Issue): string {
  const path = v.getDotPath(issue)
  return `${path ? `${path}: ` : ''}${expectation(issue)}, received ${kindOf(issue.input)}`
}

function expectation({ expected, message, received, type }: Issue): string {
  if (expected !== null) return `expected ${expected}`
  // Without an expectation the message is a fixed text of ours (`v.check`) or valibot's own, which ends with the value.
  return message.endsWith(`eceived ${received}`) ? `not a valid ${type}` : message
}

function kindOf(value: unknown): string {
  if (typeof value === 'string') return `a text of ${value.length} characters`
  if (Array.isArray(value)) return `a list of ${value.length}`
  return value === null ? 'null' : typeof value
}
