import { observer } from 'mobx-react-lite'
import { createElement, useEffect } from 'react'
import { ChunkError } from '#base/loading'
import { defineRoute, parseSearch } from '#base/routes'
import { useCore } from '#platform/core'
import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { type MountedPage, usePage, usePageNavigation } from '#platform/navigation'
import { type Failure, PluginBoundary, type RegisteredRoute, type Registry, type Screens } from '#platform/plugin'
import { PageWaiting } from './CouldNotSignIn'
import { DeniedPage } from './DeniedPage'
import { StatePage } from './StatePage'

interface PluginPageProps {
  readonly page: MountedPage
  readonly registry: Registry
  readonly screens: Screens
  readonly report: (error: unknown, where: string) => void
}

const home = defineRoute('/')

/**
 * The page of an address: its plugin's screen, or the reason why it cannot be shown (unknown, denied, not built,
 * failed).
 */
export const PluginPage = observer(function PluginPage({ page, registry, screens, report }: PluginPageProps) {
  const { decide } = useCore()
  const entry = registry.routes.get(page.path)
  // The address may belong to an area whose definition has failed.
  if (!entry && registry.problems.some(({ code }) => code === 'definition-failed'))
    return <ReasonPage reason="failed" entry={undefined} />
  if (!entry || isUnfit(entry, page.query)) return <ReasonPage reason="unknown" entry={entry} />
  const requested = entry.open ? [] : [entry.plugin.access, entry.access]
  const decisions = requested.map((access) => decide(access))
  const refused = decisions.find((decision) => !decision.ok)
  if (refused && !refused.ok) return <DeniedPage entry={entry} reason={refused.reason} right={refused.right} />
  if (decisions.some((decision) => decision.ok && decision.pending)) return <PageWaiting entry={entry} />
  if (!entry.screen) return <ReasonPage reason="unbuilt" entry={entry} />
  const { id, owner } = entry.plugin
  return (
    <PluginBoundary
      plugin={id}
      owner={owner}
      report={report}
      waiting={<PageWaiting entry={entry} />}
      failed={(failure) => <FailedPage entry={entry} failure={failure} />}
      resetOn={page.query}
      onRetry={() => screens.evict(page.path)}
    >
      <TitledScreen entry={entry} screens={screens} />
    </PluginBoundary>
  )
})

/** True if the query does not fit the route, as far as its parameters are declared before its screen is loaded. */
function isUnfit({ route }: RegisteredRoute, query: string): boolean {
  const parsed = parseSearch(route, query)
  return !parsed.ok && !parsed.hasLazySearch
}

interface TitledScreenProps {
  readonly entry: RegisteredRoute
  readonly screens: Screens
}

/**
 * The screen itself; sets the document's title while its page is visible (section 2: a page title on every route). The
 * screen is looked up here, inside the boundary, because a retry replaces its component. It rerenders when the screen's
 * module is loaded, which may declare further parameters (`later`).
 */
function TitledScreen({ entry, screens }: TitledScreenProps) {
  const t = useTextsOf(entry.plugin.id)
  const { page, visible } = usePage()
  const title = t(entry.title)
  useEffect(() => {
    if (visible) document.title = title
  }, [visible, title])
  const screen = screens.of(entry)
  const parsed = parseSearch(entry.route, page.query, screens.searchOf(entry))
  const isPartly = parsed.ok && parsed.dropped.length > 0
  const { feedback } = useCore()
  const core = useCoreTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of that moment
  useEffect(() => {
    if (visible && isPartly) feedback.toast(core('state.partly'))
  }, [visible, isPartly, feedback])
  if (!parsed.ok && !parsed.hasLazySearch) return <ReasonPage reason="unknown" entry={entry} />
  return screen ? createElement(screen) : null
}

/** Why a page cannot be shown: its state, picture, texts and the next step. */
const REASONS = {
  unknown: {
    state: 'not-found',
    kind: 'not-found',
    title: 'state.notFoundTitle',
    text: 'state.notFoundText',
    action: 'home',
  },
  unbuilt: {
    state: 'construction',
    kind: 'construction',
    title: 'state.constructionTitle',
    text: 'state.constructionText',
    action: 'back',
  },
  /** The code of its area is not on the device, and there is no network. */
  offline: {
    state: 'error',
    kind: 'offline',
    title: 'boundary.offlineTitle',
    text: 'boundary.offlineText',
    action: 'retry',
  },
  chunk: { state: 'error', kind: 'failed', title: 'boundary.title', text: 'boundary.chunk', action: 'retry' },
  failed: { state: 'error', kind: 'failed', title: 'boundary.title', text: 'boundary.text', action: 'retry' },
} as const

interface ReasonPageProps {
  readonly reason: keyof typeof REASONS
  /** Undefined for an unregistered address. */
  readonly entry: RegisteredRoute | undefined
  readonly onRetry?: () => void
  /** For support. */
  readonly error?: unknown
}

function ReasonPage({ reason, entry, onRetry = () => window.location.reload(), error }: ReasonPageProps) {
  const page = usePageNavigation()
  const t = useCoreTexts()
  const { state, kind, title, text, action } = REASONS[reason]
  const actions = {
    home: { label: t('state.home'), onPress: () => page.replace(home) },
    back: { label: t('back'), onPress: page.back },
    retry: { label: t('boundary.retry'), onPress: onRetry, isRetry: true as const },
  }
  const details = error === undefined ? {} : { error: error instanceof Error ? error.message : String(error) }
  return (
    <StatePage
      entry={entry}
      state={state}
      kind={kind}
      title={t(title)}
      text={t(text)}
      action={actions[action]}
      details={details}
    />
  )
}

function FailedPage({ entry, failure: { error, retry } }: { entry: RegisteredRoute; failure: Failure }) {
  const isMissing = error instanceof ChunkError && !navigator.onLine
  if (isMissing) return <ReasonPage reason="offline" entry={entry} onRetry={retry} />
  const reason = error instanceof ChunkError ? 'chunk' : 'failed'
  return <ReasonPage reason={reason} entry={entry} onRetry={retry} error={error} />
}
