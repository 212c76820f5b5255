import * as v from 'valibot'
import { call } from '#src/http'

/** Apart from the other moves, because lists have a star too. */
export const followCompany = call({
  host: 'main',
  method: 'POST',
  send: 'json',
  path: '/api/customer/follow',
  about: 'Follows a company or stops following it.',
  request: v.object({ custId: v.string(), on: v.boolean() }),
  response: v.null(),
})
