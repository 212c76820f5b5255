import { LARGEST_PAGE } from '#platform/http'
import { sharedLoad } from '#platform/plugin'
import { listProjects, type Project } from './api'

/** Projects under construction that the user manages, for badge and today. */
export const ownProjects = sharedLoad(async ({ http, session }, signal): Promise<readonly Project[]> => {
  const query = { manager: [session.loginName ?? ''], state: ['running' as const], page: 1, size: LARGEST_PAGE }
  return (await http(listProjects, query, { signal, background: true })).items
})
