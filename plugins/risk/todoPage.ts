import { type Core, registeredHref } from '#platform/core'
import type { Todo } from './api/todos'
import { biweekReport } from './routes'

/** The page of a report names its period alone, which would open the user's own one. */
const ofTeam = (route: string) => (route.startsWith(`${biweekReport.path}?`) ? `${route}&scope=team` : route)

/** The page that settles a to-do; undefined if this version has none. `isOwn`: the user's. */
export const pageOfRoute = ({ registry }: Core, route: string, isOwn: boolean) =>
  registeredHref(registry, isOwn ? route : ofTeam(route))

/** The same of a to-do as it is listed. */
export const pageOfTodo = (core: Core, { route = '', owner }: Pick<Todo, 'route' | 'owner'>) =>
  pageOfRoute(core, route, owner.id === core.session.loginName)
