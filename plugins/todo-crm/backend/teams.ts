import { days } from '#base/calendar'
import {
  answer,
  type SimContext,
  type SimHandler,
  type SimKind,
  SimRefusal,
  type Wire,
} from '#harness/backend/contract'
import { EMPLOYEES, employeeKind } from '#harness/backend/core/employees'
import {
  enteredBy,
  giveTodos,
  messagesAbout,
  personOf,
  picked,
  refusal,
  restoreHandler,
  type SeedKit,
  seedRecords,
  simMoves,
} from '#harness/backend/kit'
import { recordId } from '#harness/backend/world'
import { getTeam, restoreTeam, saveTeam } from '../api'
import { isExplained, sentMember, sentRemoval } from '../rules/fields'
import { removalRefused, teamRefused, withLeader } from '../rules/team'
import { MOST_MEMBERS, removeReasons, teamRoles } from '../rules/vocabulary'
import { businessOf, leaderOf, type SimMember, type SimTeam, type SimTeamEvent, teamKind, teams } from './records'
import { FIXED, ROLES, seated } from './seed/teams'

/** Teams of opportunities (domain/todo-crm.md 2): one call adds, changes, replaces the leader and removes. */

const WORDS: Readonly<Record<number, string>> = {
  4501: 'A team needs one leader.',
  4502: 'A team needs somebody from sales.',
  4503: 'A team has at most 12 members.',
}
const refused = (code: number) => new SimRefusal(code, WORDS[code] ?? '')

/** Somebody with one or two roles. */
function memberOf(entered: unknown, { now }: SimContext): SimMember {
  const { id, roles } = enteredBy(sentMember, entered)
  const words = roles.flatMap((role) => teamRoles.fromWire(role) ?? [])
  if (words.length !== roles.length) throw refusal(4000, { fields: { roles: 'roles' } })
  return { id, roles: words, since: days.of(now) }
}

const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

interface Changed {
  readonly members: readonly SimMember[]
  readonly events: readonly SimTeamEvent[]
}

/** The members and the entries of the history after a change; throws what forbids it. */
function changedBy(team: SimTeam, wire: Wire, context: SimContext): Changed {
  const { members } = team
  const { employee, now, store } = context
  const entry = (act: SimTeamEvent['act'], id: string, more: Partial<SimTeamEvent> = {}): SimTeamEvent => {
    return { at: now.toISOString(), act, id, by: employee.loginName, ...more }
  }
  const isThere = (id: string) => members.some((member) => member.id === id)
  const added = many(wire.add).map((each) => memberOf(each, context))
  const given = new Map(
    many(wire.change)
      .map((each) => memberOf(each, context))
      .map(({ id, roles }) => [id, roles]),
  )
  const removedId = Object(wire.remove).id
  const isTwice = new Set(added.map(({ id }) => id)).size < added.length
  if (isTwice || added.some(({ id }) => isThere(id) || !store.table(employeeKind).get(id)))
    throw refusal(4000, { fields: { id: 'person' } })
  const hasLeft = [...given.keys(), removedId ?? leaderOf(team)].some((id) => !isThere(id))
  if (hasLeft) throw refusal(4000, { fields: { id: 'gone' } })
  let after: readonly SimMember[] = members.map((each) => ({ ...each, roles: given.get(each.id) ?? each.roles }))
  const events = [...added.map(({ id }) => entry('add', id)), ...[...given.keys()].map((id) => entry('change', id))]
  if (typeof wire.leader === 'string') {
    if (!isThere(wire.leader)) throw refusal(4000, { fields: { leader: 'gone' } })
    if (wire.leader === leaderOf(team)) throw refusal(4000, { fields: { leader: 'person' } })
    after = withLeader(after, wire.leader)
    events.push(entry('leader', wire.leader))
  }
  if (removedId !== undefined) {
    const { reason, text } = enteredBy(sentRemoval, wire.remove)
    if (!isExplained({ reason, text })) throw refusal(4000, { fields: { text: 'text' } })
    const code = removalRefused(after, removedId)
    if (code !== undefined) throw refused(code)
    after = after.filter((member) => member.id !== removedId)
    events.push(entry('remove', removedId, { reason: removeReasons.toWire(reason), ...(text && { text }) }))
  }
  if (events.length === 0) throw refusal(4000, { fields: { members: 'person' } })
  const all = [...after, ...added]
  const code = teamRefused(all)
  if (code !== undefined) throw refused(code)
  return { members: all, events }
}

const moves = simMoves(
  teams,
  {
    save: {
      right: 'team.manage',
      may: (team, context) => teams.may('team.manage', team, context) || leaderOf(team) === context.employee.loginName,
      undo: true,
      // What a change must hold to depends on the team as it would be, which `run` works out.
      run: (team, wire, context) => {
        const { members, events } = changedBy(team, wire, context)
        return { members, history: [...events, ...team.history] }
      },
      after: (team, before, context) => {
        notifyChanged(team, before, context)
        const left = before.members.find(({ id }) => !team.members.some((member) => member.id === id))
        if (left) handOver(team, left.id, context)
      },
      undone: (team, context, before = team) => {
        notifyChanged(team, before, context)
        for (const { id } of team.members) handBack(team, id, context)
      },
      example: ({ members }) => {
        if (members.length < MOST_MEMBERS)
          return { add: [{ id: members.some(({ id }) => id === 'emp29') ? 'emp26' : 'emp29', roles: ['T'] }] }
        return { change: members.slice(-1).map(({ id }) => ({ id, roles: ['F'] })) }
      },
    },
  },
  view,
)

/** A to-do found at a visit to a customer; both belong to the area of visits. */
interface Todo {
  readonly id: string
  readonly version: number
  readonly visitId: string
  readonly owner: string
  readonly state: string
  /** Who had it before they left a team, and the version of the team in which they left. */
  readonly handedBy?: string
  readonly handedIn?: number
}
const todoKind: SimKind<Todo> = { name: 'visit-need', id: ({ id }) => id }
const visitKind: SimKind<{ readonly id: string; readonly custId?: string }> = { name: 'visit', id: ({ id }) => id }

/** The open to-dos of somebody about the team's customer. */
function todosOf(team: SimTeam, owner: string | undefined, context: SimContext): Todo[] {
  const { store } = context
  const custId = businessOf(team, context)?.custId
  return [...store.table(todoKind).values()].filter((todo) => {
    if (todo.owner !== owner || !['open', 'doing'].includes(todo.state)) return false
    return custId !== undefined && store.table(visitKind).get(todo.visitId)?.custId === custId
  })
}

/** Gives a to-do to somebody, also in the list of to-dos. */
function give(todo: Todo, owner: string, context: SimContext): void {
  context.store.table(todoKind).put({ ...todo, version: todo.version + 1, owner })
  giveTodos(todo.id, { owner }, context)
}

/** The to-dos of somebody who has left the team go to its leader. */
function handOver(team: SimTeam, from: string, context: SimContext): void {
  const owner = leaderOf(team)
  if (owner === undefined) return
  for (const todo of todosOf(team, from, context))
    give({ ...todo, handedBy: from, handedIn: team.version }, owner, context)
}

/** Somebody whose removal was undone just now gets their to-dos back. */
function handBack(team: SimTeam, to: string, context: SimContext): void {
  for (const { handedBy, handedIn, ...todo } of todosOf(team, leaderOf(team), context))
    if (handedBy === to && handedIn === team.version - 1) give(todo, to, context)
}

const send = messagesAbout(teamKind, { category: 'project', level: 'normal' }, (team, context) => {
  // A text among the params has 64 characters at most (domain: messages 1).
  return { teamId: team.teamId, name: (businessOf(team, context)?.name ?? team.teamId).slice(0, 64) }
})

/** Told to those who joined or left, and to the new leader; who did it is the sender. */
function notifyChanged(team: SimTeam, before: SimTeam, context: SimContext): void {
  const [was, is] = [before.members.map(({ id }) => id), team.members.map(({ id }) => id)]
  const leads = (id: string) => id === leaderOf(team) && id !== leaderOf(before)
  const led = (id: string) => id === leaderOf(before) && id !== leaderOf(team)
  const { name, nameEn } = businessOf(team, context) ?? { name: team.teamId, nameEn: team.teamId }
  for (const [change, en, zh, readers] of [
    ['added', 'Added to team', '已加入团队', is.filter((id) => !was.includes(id))],
    ['removed', 'Removed from team', '已移出团队', was.filter((id) => !is.includes(id))],
    ['leader', 'You lead the team', '您已成为组长', is.filter(leads)],
    ['leader', 'You no longer lead', '您不再担任组长', is.filter(led)],
  ] as const) {
    const title = { en: `${en}: ${nameEn}`, zh: `${zh}：${name}` }
    const others = readers.filter((id) => id !== context.employee.loginName)
    send(team, others, { type: 'team.changed', title, params: { change } }, context)
  }
}

function view(team: SimTeam, context: SimContext): object {
  const business = businessOf(team, context)
  const all = [...context.store.table(teamKind).values()]
  return {
    ...picked(team, 'teamId', 'version', 'businessId'),
    ...(business ? picked(business, 'name', 'nameEn', 'custId') : { name: team.businessId }),
    members: team.members.map(({ id, roles, since }) => ({
      person: personOf(context, id),
      roles: roles.map(teamRoles.toWire),
      since,
      teams: all.filter(({ members }) => members.some((member) => member.id === id)).length,
    })),
    history: team.history.map(({ id, by, ...event }) => ({
      ...event,
      person: personOf(context, id),
      ...(by !== undefined && { by: personOf(context, by) }),
    })),
    ...moves.abilities(team, context),
  }
}

const PEOPLE = EMPLOYEES.filter(({ orgCode }) => orgCode.startsWith('4406')).map(({ loginName }) => loginName)
/** Fixed teams, of which the second is full. */
const drawTeams = seedRecords<SimTeam>(
  'T',
  { small: 20, default: 40, large: 40 },
  {
    ...FIXED,
    2: { members: seated(...PEOPLE.slice(0, MOST_MEMBERS).map((id, at) => [id, ROLES[at] ?? 'technical'] as const)) },
  },
  (teamId, number, { random }) => {
    const first = random.int(0, PEOPLE.length - 1)
    const people = [...PEOPLE, ...PEOPLE].slice(first, first + random.int(3, 7))
    const members = seated(...people.map((id, at) => [id, ROLES[at] ?? 'technical'] as const))
    return { teamId, version: 1, businessId: recordId('B', number), members, history: [] }
  },
)

/** Each member joined on a day of their own; the latest first. */
export const seedTeams = (kit: SeedKit): SimTeam[] =>
  drawTeams(kit).map((team) => {
    const joined = (index: number) => -20 - index * 9
    return {
      ...team,
      members: team.members.map((member, index) => ({ ...member, since: kit.clock.day(joined(index)) })),
      history: team.members.map(({ id }, index) => ({ at: kit.clock.past(joined(index), 600), act: 'add', id })),
    }
  })

/** The team of an opportunity that nobody has opened before: its owner leads and sells. */
function firstOf(businessId: string, context: SimContext): SimTeam {
  const owner = businessOf({ businessId }, context)?.owner
  if (owner === undefined) throw refusal(4004)
  const since = days.of(context.now)
  const team = {
    teamId: '',
    version: 1,
    businessId,
    members: [{ id: owner, roles: ['leader', 'sales'], since }],
    history: [],
  } as const
  if (!teams.sees(team, context)) throw refusal(4003, { right: teams.right })
  return teams.create((teamId) => ({ ...team, teamId }), context)
}

export const teamHandlers: readonly SimHandler[] = [
  answer(getTeam, ({ teamId, businessId }, context) => {
    if (teamId !== undefined) return view(teams.read(teamId, context), context)
    const found = [...context.store.table(teamKind).values()].find((team) => team.businessId === businessId)
    return view(found ? teams.read(found.teamId, context) : firstOf(String(businessId), context), context)
  }),
  ...moves.handlers({ save: saveTeam }, 'teamId'),
  restoreHandler(restoreTeam, [moves]),
]
