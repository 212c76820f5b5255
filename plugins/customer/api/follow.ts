import * as v from 'valibot'
import { ofCompany, post } from './calls'

/** Apart from the other moves, because lists have a star too. */
export const followCompany = post('/follow', {
  about: 'Follows a company or stops following it.',
  request: v.object({ ...ofCompany, on: v.boolean() }),
  response: v.null(),
})
