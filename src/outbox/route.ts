import { defineRoute } from '#src/routes'

/** Address of the outbox page (ours); declared here, because the bar of every page leads to it. */
export const outboxRoute = defineRoute('/x/core/outbox')
