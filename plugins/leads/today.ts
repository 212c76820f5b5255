import * as v from 'valibot'
import { days, toFieldMoment } from '#base/calendar'
import { href } from '#base/routes'
import { isArrival } from '#domain/checkIn/rules'
import type { Core } from '#platform/core'
import { codeText, currentLanguage, nameIn, textIn } from '#platform/i18n'
import {
  figureOf,
  type TodayFigure,
  type TodayFigureRow,
  type TodayItem,
  type TodayMain,
  type TodayNearby,
  type TodayShortcut,
} from '#platform/plugin'

import { getClueList, type Lead } from './api'
import { loadToday } from './due'
import { menuText } from './plugin'
import { addClueCognition, checkInReviews, clueDetail, clueList, clueMap, cluePunchCard, leadFollowUp } from './routes'
import type { DUE } from './rules/filters'
import { TRACK_TEXT } from './rules/limits'
import { NEXT_STEP_KINDS, type NextStepKind } from './rules/vocabulary'
import { outboxRecord } from './stores/followUp'

export { hasArrived } from './stores/arrivals'

export const moves = () => import(/* webpackChunkName: "leads-moves" */ './dayMoves')

/** Next steps of the user's leads that are late, due today or within a week, earliest first (domain: leads 6). */
export default async function leadsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  // The week begins with today.
  const { late, week } = await loadToday(core, signal)
  const today = days.today()
  const isToday = ({ nextStep }: Lead) => nextStep !== undefined && days.of(nextStep.at) <= today
  // A list has what is still to come alone only where nothing is due today.
  const soon = week.items.some(isToday) ? undefined : 'week'
  return [
    ...late.items.map((lead) => itemOf(core, lead, 'late', 'late')),
    ...week.items.map((lead) =>
      isToday(lead) ? itemOf(core, lead, 'today', 'today') : itemOf(core, lead, 'soon', soon),
    ),
  ]
}

const named = v.object({
  id: v.optional(v.string()),
  leadId: v.optional(v.string()),
  visitId: v.optional(v.string()),
  kind: v.optional(v.unknown()),
  nextStep: v.optional(v.unknown()),
})
/** The step of an item, as its moves need it. */
const stepData = v.object({ kind: v.string(), text: v.optional(v.string()) })
/** The lead's half of its facts, which is sent with the step, or without one. */
const facts = v.object({
  half: v.object({
    place: v.object({}),
    nextStep: v.optional(v.object({ ...stepData.entries, at: v.date() })),
  }),
})

/**
 * Of what waits about a lead, its check-ins with their leaving, and what ends or moves its step; not facts that leave
 * the step, labels or visits.
 */
export function waiting(
  item: Pick<TodayItem, 'id' | 'at' | 'data'>,
  request: unknown,
): 'arrival' | 'other' | undefined {
  if (!v.is(named, request) || ![request.id, request.leadId].includes(item.id) || request.visitId !== undefined)
    return undefined
  if (isArrival(request)) return 'arrival'
  const isLeaving = request.kind === 'leave'
  return isLeaving || request.nextStep !== undefined || changesStep(item, request) ? 'other' : undefined
}

/** Facts that plan another step than that of an item. */
function changesStep({ at, data }: Pick<TodayItem, 'at' | 'data'>, request: unknown): boolean {
  if (!at || !v.is(stepData, data) || !v.is(facts, request)) return false
  const { nextStep } = request.half
  // Its field holds minutes.
  return (
    nextStep === undefined ||
    toFieldMoment(nextStep.at) !== toFieldMoment(at) ||
    nextStep.kind !== data.kind ||
    (nextStep.text ?? '') !== (data.text ?? '')
  )
}

/** `list`: the filter of the list that has exactly those that are due like it. */
function itemOf(core: Core, lead: Lead, due: TodayItem['due'], list: (typeof DUE)[number] | undefined): TodayItem {
  const { id, nextStep, contact, phone, point, version } = lead
  const mayEdit = core.decide({ permission: 'lead.edit' }).ok
  const person = contact && {
    id: contact.id,
    name: nameIn(contact, currentLanguage()),
    ...(phone !== undefined && { phone }),
  }
  return {
    id,
    title: nameIn(lead, currentLanguage()),
    due,
    to: href(clueDetail, { id }),
    record: outboxRecord(id),
    version,
    ...(list && { list: href(clueList, { tab: 'mine', due: list }) }),
    ...(person && { contact: person }),
    ...(point && { place: point }),
    ...(nextStep && {
      detail: stepText(nextStep),
      at: nextStep.at,
      main: mainOf(core, lead, nextStep.kind),
      // Whatever comes next: the check-in may have set it.
      ...(wasThereToday(lead) && { isThere: true }),
      data: { kind: nextStep.kind, text: nextStep.text },
    }),
    // The first one spoken to makes a contact, for which there is a form.
    ...(mayEdit && nextStep && { can: person ? (['tomorrow', 'note'] as const) : (['tomorrow'] as const) }),
    asksNext: true,
    noteLeast: TRACK_TEXT.min,
    noteMost: TRACK_TEXT.max,
  }
}

function stepText({ text, textEn, kind }: NonNullable<Lead['nextStep']>): string {
  return textIn(text, textEn, currentLanguage()) ?? codeText(menuText, 'step', kind)
}

/** Where somebody is called, one goes or writes for a step. */
function mainOf(core: Core, lead: Lead, kind: unknown): TodayMain {
  const { id, phone, contact, point } = lead
  if (isGoneTo(kind) && point && !wasThereToday(lead) && core.decide({ permission: 'lead.checkin' }).ok)
    return { does: 'checkIn', to: href(cluePunchCard, { id }) }
  if (kind === 'call' && phone !== undefined && contact)
    return { does: 'call', to: href(leadFollowUp, { id, kind: 'call' }) }
  return { does: 'write', to: href(leadFollowUp, { id }) }
}
/** After the check-in of today, what came of it is written. */
const wasThereToday = ({ lastContact }: Lead) =>
  lastContact?.kind === 'checkIn' && days.of(lastContact.at) === days.today()
const isGoneTo = (kind: unknown) => isKnownStep(kind) && (kind === 'visit' || kind === 'survey')
const isKnownStep = (kind: unknown): kind is NextStepKind => NEXT_STEP_KINDS.some((known) => known === kind)

/** Late steps of the organisation, leads that nobody has, and odd check-ins to decide about. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { teamLate, teamFree, teamOdd } = await loadToday(core, signal)
  return [
    ...figureOf(teamLate, {
      id: 'late',
      label: menuText('team.late'),
      tone: 'late',
      to: href(clueList, { tab: 'org', due: 'late', states: ['owned'] }),
      rows: teamLate?.items.map((lead) => lateRow(core, lead)) ?? [],
    }),
    ...figureOf(teamFree, {
      id: 'unassigned',
      label: menuText('team.unassigned'),
      to: href(clueList, { tab: 'pool' }),
    }),
    ...figureOf(teamOdd, { id: 'check-ins', label: menuText('team.toReview'), tone: 'warn', to: href(checkInReviews) }),
  ]
}

function lateRow({ session }: Core, lead: Lead): TodayFigureRow {
  const { id, nextStep, owner } = lead
  return {
    id,
    title: nameIn(lead, currentLanguage()),
    to: href(clueDetail, { id }),
    ...(nextStep && { detail: stepText(nextStep), at: nextStep.at }),
    ...(owner && { owner: { id: owner.id, name: nameIn(owner, currentLanguage()) } }),
    canRemind: owner !== undefined && owner.id !== session.loginName,
  }
}

export function shortcuts(core: Core): readonly TodayShortcut[] {
  const mayCreate = core.decide({ permission: 'lead.create' }).ok
  return [
    { id: 'map', kind: 'map', title: menuText('menu.map'), to: href(clueMap) },
    ...(mayCreate
      ? [
          {
            id: 'lead',
            kind: 'create',
            title: menuText('create.lead'),
            order: 10,
            to: href(addClueCognition),
          } as const,
          {
            id: 'follow-up',
            kind: 'create',
            title: menuText('create.followUp'),
            order: 30,
            to: href(clueList, { tab: 'mine' }),
          } as const,
        ]
      : []),
  ]
}

/** Leads of the pool around a place. */
export async function nearby(
  core: Core,
  { lng, lat }: { readonly lng: number; readonly lat: number },
  radius: number,
  signal: AbortSignal,
): Promise<readonly TodayNearby[]> {
  if (!core.decide({ permission: 'lead.pool' }).ok) return []
  const query = { type: 'pool', radius, sort: 'distance', lng, lat, page: 1 } as const
  const { items } = await core.http(getClueList, query, { signal, background: true })
  return items.flatMap((lead) => {
    const { id, point, industry } = lead
    const title = nameIn(lead, currentLanguage())
    const detail = industry && nameIn(industry, currentLanguage())
    return point ? [{ id, title, ...(detail && { detail }), place: point, to: href(clueDetail, { id }) }] : []
  })
}
