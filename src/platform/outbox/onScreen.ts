import { defineRoute } from '#base/routes'
import type { OutboxItem } from './outboxItem'

/** What every screen needs of the outbox; apart from its code, which a list does not load. */

/** Address of the outbox page (ours); the bar of every page leads to it. */
export const outboxRoute = defineRoute('/x/core/outbox')

/** Refused or in conflict: the user has to decide. */
export const needsPerson = ({ state }: Pick<OutboxItem, 'state'>): boolean =>
  state.kind === 'failed' || state.kind === 'conflict'
