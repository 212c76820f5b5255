import { observer } from 'mobx-react-lite'
import { createElement, useEffect } from 'react'
import { ChunkError } from '#base/loading'
import { defineRoute, parseSearch } from '#base/routes'
import { useBackOnline, useCore } from '#platform/core'
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
  if (!entry && registry.problems.some(({ code }) => code === 'definition-failed')) return <NotStartedPage />
  if (!entry || isUnfit(entry, page.query)) return <NotFoundPage entry={entry} />
  const requested = entry.open ? [] : [entry.plugin.access, entry.access]
  const decisions = requested.map((access) => decide(access))
  const refused = decisions.find((decision) => !decision.ok)
  if (refused && !refused.ok) return <DeniedPage entry={entry} reason={refused.reason} right={refused.right} />
  if (decisions.some((decision) => decision.ok && decision.pending)) return <PageWaiting entry={entry} />
  if (!entry.screen) return <ConstructionPage entry={entry} />
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
  if (!parsed.ok && !parsed.hasLazySearch) return <NotFoundPage entry={entry} />
  return screen ? createElement(screen) : null
}

function NotFoundPage({ entry }: { entry: RegisteredRoute | undefined }) {
  const page = usePageNavigation()
  const t = useCoreTexts()
  return (
    <StatePage
      entry={entry}
      state="not-found"
      kind="not-found"
      title={t('state.notFoundTitle')}
      text={t('state.notFoundText')}
      action={{ label: t('state.home'), onPress: () => page.replace(home) }}
    />
  )
}

/** An address that may belong to an area whose definition has failed. */
function NotStartedPage() {
  const t = useCoreTexts()
  return (
    <StatePage
      entry={undefined}
      state="error"
      kind="failed"
      title={t('boundary.title')}
      text={t('boundary.text')}
      action={{ label: t('boundary.retry'), onPress: () => window.location.reload() }}
    />
  )
}

function ConstructionPage({ entry }: { entry: RegisteredRoute }) {
  const page = usePageNavigation()
  const t = useCoreTexts()
  return (
    <StatePage
      entry={entry}
      state="construction"
      kind="construction"
      title={t('state.constructionTitle')}
      text={t('state.constructionText')}
      action={{ label: t('boundary.back'), onPress: page.back }}
    />
  )
}

function FailedPage({ entry, failure: { error, retry } }: { entry: RegisteredRoute; failure: Failure }) {
  const t = useCoreTexts()
  const isMissing = error instanceof ChunkError && !navigator.onLine
  useBackOnline(isMissing ? retry : undefined)
  if (isMissing)
    return (
      <StatePage
        entry={entry}
        state="error"
        kind="offline"
        title={t('boundary.offlineTitle')}
        text={t('boundary.offlineText')}
        action={{ label: t('boundary.retry'), onPress: retry }}
      />
    )
  return (
    <StatePage
      entry={entry}
      state="error"
      kind="failed"
      title={t('boundary.title')}
      text={t(error instanceof ChunkError ? 'boundary.chunk' : 'boundary.text')}
      action={{ label: t('boundary.retry'), onPress: retry }}
      details={{ error: error instanceof Error ? error.message : String(error) }}
    />
  )
}
