import { observer } from 'mobx-react-lite'
import { createElement, useEffect } from 'react'
import { useCore } from '#src/core'
import { useCoreTexts, useTextsOf } from '#src/i18n'
import { ChunkError } from '#src/loading'
import { goBack, type MountedPage, replace, usePage, usePageState } from '#src/navigation'
import { type Failure, PluginBoundary, type RegisteredRoute, type Registry, type Screens } from '#src/plugin'
import { defineRoute, parseSearch } from '#src/routes'
import { PageFrame, StateView } from '#src/ui'
import { PageWaiting } from './PageWaiting'

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
  if (!entry || !parseSearch(entry.route, page.query).ok) return <NotFoundPage />
  const asked = entry.open ? [] : [entry.plugin.access, entry.access]
  const decision = asked.map((access) => decide(access)).find((answer) => !answer.ok)
  if (decision && !decision.ok) return <DeniedPage reason={decision.reason} />
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
      onRetry={() => screens.forget(page.path)}
    >
      <TitledScreen entry={entry} screens={screens} />
    </PluginBoundary>
  )
})

interface TitledScreenProps {
  readonly entry: RegisteredRoute
  readonly screens: Screens
}

/**
 * The screen itself; sets the document's title while its page is visible (section 2: a page title on every route). The
 * screen is looked up here, inside the boundary, because a retry replaces its component.
 */
function TitledScreen({ entry, screens }: TitledScreenProps) {
  const t = useTextsOf(entry.plugin.id)
  const { visible } = usePage()
  const title = t(entry.title)
  useEffect(() => {
    if (visible) document.title = title
  }, [visible, title])
  const screen = screens.of(entry)
  return screen ? createElement(screen) : null
}

function NotFoundPage() {
  const t = useCoreTexts()
  usePageState('not-found')
  return (
    <PageFrame title={t('state.notFoundTitle')} nav={{ onBack: goBack }}>
      <StateView
        kind="not-found"
        title={t('state.notFoundTitle')}
        text={t('state.notFoundText')}
        action={{ label: t('state.home'), onPress: () => replace(home) }}
      />
    </PageFrame>
  )
}

function DeniedPage({ reason }: { reason: string }) {
  const t = useCoreTexts()
  usePageState('denied')
  return (
    <PageFrame title={t('state.deniedTitle')} nav={{ onBack: goBack }}>
      <StateView
        kind="denied"
        title={t('state.deniedTitle')}
        text={reason}
        action={{ label: t('boundary.back'), onPress: goBack }}
      />
    </PageFrame>
  )
}

function ConstructionPage({ entry }: { entry: RegisteredRoute }) {
  const t = useCoreTexts()
  usePageState('construction')
  return (
    <PageFrame title={t('state.constructionTitle')} nav={{ onBack: goBack }}>
      <StateView
        kind="construction"
        title={t('state.constructionTitle')}
        text={`${t('state.constructionText')} (${entry.plugin.id}, ${entry.plugin.owner})`}
        action={{ label: t('boundary.back'), onPress: goBack }}
      />
    </PageFrame>
  )
}

function FailedPage({ entry, failure }: { entry: RegisteredRoute; failure: Failure }) {
  const t = useCoreTexts()
  usePageState('error')
  const { id, owner } = entry.plugin
  const message = failure.error instanceof Error ? failure.error.message : String(failure.error)
  const text =
    failure.error instanceof ChunkError ? t('boundary.chunk') : t('boundary.text', { plugin: id, owner, message })
  return (
    <PageFrame title={t('boundary.title')} nav={{ onBack: goBack }}>
      <StateView
        kind="failed"
        title={t('boundary.title')}
        text={text}
        action={{ label: t('boundary.retry'), onPress: failure.retry }}
        alternative={{ label: t('boundary.back'), onPress: goBack }}
      />
    </PageFrame>
  )
}
