import { issueRows, issues } from './issues'
import { reportRows, reports } from './reports'
import { todoRows, todos } from './todos'

/** Stores of to-dos, issues and reports, which live longer than a screen. */
export default [todoRows, todos, issueRows, issues, reportRows, reports]
